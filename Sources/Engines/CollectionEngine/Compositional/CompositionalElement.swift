public import Foundation

/// The place of one element of a compositional layout.
public struct CompositionalElement: Hashable, Sendable {
  /// Cell, supplementary view or decoration.
  public var category: ElementCategory
  /// The kind of a view; nothing for cells.
  public var kind: String
  /// Its section.
  public var section: Int
  /// Its number in the section; ``ofLayout`` for a view of the whole layout.
  public var item: Int
  /// Its frame in the content.
  public var frame: CGRect
  /// The order in which elements lie in front of each other.
  public var zIndex: Int
  /// Tells whether it goes with a row that scrolls across the layout.
  public var isInRow = false

  /// The item of views at the edges of the whole content. // P69
  public static let ofLayout = Int.max
}
