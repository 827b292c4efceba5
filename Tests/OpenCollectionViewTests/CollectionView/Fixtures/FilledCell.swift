import OpenCollectionView

/// A cell that fills itself when it is made, as programs for UIKit do, and notes how it was made and what was applied.
final class FilledCell: UICollectionViewCell {
  let label = UIView()
  let madeFrame: CGRect
  private(set) var calls: [String] = []

  override init(frame: CGRect) {
    madeFrame = frame
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    calls.append("prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    calls.append("apply \(layoutAttributes.indexPath.section)-\(layoutAttributes.indexPath.item)")
  }

  func noteFilling() { calls.append("filled in \(text(frame))") }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}
