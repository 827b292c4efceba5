import OpenCollectionView

/// A header or a decoration that notes the frame with which it was made.
final class FilledView: UICollectionReusableView {
  let madeFrame: CGRect

  override init(frame: CGRect) {
    madeFrame = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}
