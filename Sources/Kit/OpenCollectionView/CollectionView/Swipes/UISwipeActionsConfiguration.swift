public import Foundation

/// The actions on one side of a row, by buttons that it uncovers as it is swiped away from that side.
///
/// A list asks for one each time that a row is swiped: in its configuration's providers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first of them nearest to the edge of the row. // I74
  open private(set) var actions: [UIContextualAction]
  /// Tells whether the first action is done where the row is swiped all the way; true unless set. // I78
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with actions, the first of them nearest to the edge of the row. Without any the row stays closed.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
