import DragEngine

/// One item of a drag that is under way.
@MainActor final class DragPart {
  let item: UIDragItem
  private(set) weak var source: UIDragInteraction?
  /// The preview with which it was lifted; nil for an item that is not seen.
  var lifted: UITargetedDragPreview?
  /// The preview with which it ends.
  var goal: UITargetedDragPreview?
  /// What is shown.
  var shown: LiftedPreviewView?
  /// What the program animates along, where the item ends.
  var animator: DragAnimator?
  var scale = 1.0
  /// From the finger to the middle, while it was lifted.
  var grip = CGVector(dx: 0, dy: 0)

  init(_ item: UIDragItem, from source: UIDragInteraction?) {
    self.item = item
    self.source = source
  }
}
