/// A view that is lifted, goes back or is dropped, with its look and the place of it.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The place where the preview of something that is dragged comes from, or goes to: the middle of the visible part of it. // N22
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
