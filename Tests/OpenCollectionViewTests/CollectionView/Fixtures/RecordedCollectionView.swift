import OpenCollectionView

/// A collection view that notes its layout passes.
final class RecordedCollectionView: UICollectionView {
  var log: CallLog?

  override func layoutSubviews() {
    log?.noteAtOffset("layoutSubviews begin")
    super.layoutSubviews()
    log?.noteAtOffset("layoutSubviews end")
  }
}
