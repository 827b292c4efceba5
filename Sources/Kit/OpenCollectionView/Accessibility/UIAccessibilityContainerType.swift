/// The kind of collection that an element is. Raw values are UIKit's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None in particular.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen that people look for.
  case landmark = 3
  /// A group with a name.
  case semanticGroup = 4
}
