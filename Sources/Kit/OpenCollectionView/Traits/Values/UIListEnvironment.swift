/// The appearance of the list that a view is in, as a trait.
///
/// A collection view tells it the views of its lists' sections, and with it their place among the rows.
///
/// Difference from UIKit: views of other sections find it unspecified, and never ``none`` by themselves.
public enum UIListEnvironment: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// No list.
  case none = 1
  /// A list that fills its window.
  case plain = 2
  /// A list of groups that reach from side to side.
  case grouped = 3
  /// A list of groups that are cards.
  case insetGrouped = 4
  /// A list at the side of a window.
  case sidebar = 5
  /// A list at the side of a window, whose headers stay in sight.
  case sidebarPlain = 6
}
