import DragEngine

/// One item of a drag that is under way.
@MainActor final class DragPart {
  let item: UIDragItem
  private(set) weak var source: UIDragInteraction?
  /// The preview with which it was lifted; nil for an item that is not seen.
  var lifted: UITargetedDragPreview?
  /// The preview with which it ends.
  var goal: UITargetedDragPreview?
  /// The view of it under the finger; nil for an item that is not seen.
  var shown: LiftedPreviewView?
  /// The changes that the program animates along, where the item ends.
  var animator: DragAnimator?
  var scale = 1.0
  /// The middle of its view where it was lifted, on the screen.
  var home = CGPoint.zero
  /// It was taken out of the air, while it went back from another drag.
  var isCaught = false
  /// The view that comes in place of it where it ends, if that is another view.
  var arriving: LiftedPreviewView?
  /// From the finger to the middle, while it was lifted.
  var grip = CGVector(dx: 0, dy: 0)

  init(_ item: UIDragItem, from source: UIDragInteraction?) {
    self.item = item
    self.source = source
  }
}
