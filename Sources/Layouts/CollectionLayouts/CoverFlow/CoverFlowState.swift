import Foundation

/// The place of a cover flow's row, as far as changes of data, size and layout need to know it.
struct CoverFlowState {
  /// The bounds for which the geometry holds.
  var preparedBounds = CGRect.null
  /// From one item to the next as the properties have it now.
  var step: CGFloat?
  /// Tells whether the update under way is a carried item that passes others.
  var isPassing = false
  /// The position that is to be in the middle when the change under way is over, in items.
  var keptPosition: CGFloat?
  /// The position that was in the middle before the view got another size, in items.
  var resizedPosition: CGFloat?
  /// The item that was in the middle of the layout before.
  var arriving: IndexPath?
}
