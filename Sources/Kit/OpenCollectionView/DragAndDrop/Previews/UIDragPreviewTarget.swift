/// The place where the preview of something that is dragged comes from, or goes to: the middle of the visible part of it. // N22
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
