import Foundation

/// The side of a row whose actions it uncovers.
enum SwipeSide: String {
  /// The one at which reading begins.
  case leading
  /// The one at which reading ends.
  case trailing

  /// The direction on the screen in which a row goes that uncovers the side: 1 to the right, −1 to the left. // I72
  func direction(readsRightToLeft: Bool) -> CGFloat { (self == .leading) != readsRightToLeft ? 1 : -1 }
}

/// Two closures that say what the rows of a section can be swiped for: asked for each pull. // I72
struct SwipeProviders {
  /// Answers what can be done with a row, where there is anything.
  typealias Provider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Asked about the side where reading begins.
  var leading: Provider?
  /// Asked about the side where reading ends.
  var trailing: Provider?

  /// Asks for what a side of an item uncovers.
  func configuration(_ side: SwipeSide, at item: IndexPath) -> UISwipeActionsConfiguration? {
    (side == .leading ? leading : trailing)?(item)
  }
}

extension NSCollectionLayoutSection {
  /// The actions on the leading side of an item of the section; nil for none.
  func swipeActions(leadingAt item: IndexPath) -> UISwipeActionsConfiguration? {
    swipeProviders?.configuration(.leading, at: item)
  }

  /// The actions on the trailing side of an item of the section; nil for none.
  func swipeActions(trailingAt item: IndexPath) -> UISwipeActionsConfiguration? {
    swipeProviders?.configuration(.trailing, at: item)
  }
}
