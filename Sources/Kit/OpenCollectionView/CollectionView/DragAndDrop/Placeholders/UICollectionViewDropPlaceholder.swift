/// A cell that is shown for something dropped whose data come later.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Says how the cell looks while what is dropped goes there; all of it unless set. // N61
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
