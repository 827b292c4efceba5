import OpenCollectionView

/// The heading of a thousand photos, which stays in sight while one of them is.
final class MillionHeader: UICollectionReusableView {
  static let identifier = "heading"
  static let height: CGFloat = 48

  private let titleLabel = UILabel()
  private let rangeLabel = UILabel()
  private let line = UIView()

  /// The space at the sides, the same as that of the photos below.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .galleryBackground.withAlphaComponent(0.94)
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    rangeLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    rangeLabel.textColor = .gallerySecondary
    rangeLabel.textAlignment = .right
    line.backgroundColor = .separator
    for view in [titleLabel, rangeLabel, line] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  func show(section: Int) {
    let first = section * Mosaic.photosPerSection + 1
    titleLabel.text = "Film \((section + 1).grouped)"
    rangeLabel.text = "\(first.grouped) – \((first + Mosaic.photosPerSection - 1).grouped)"
    accessibilityLabel = "\(titleLabel.text ?? ""), photos \(rangeLabel.text ?? "")"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - inset.left - inset.right)
    titleLabel.frame = CGRect(x: inset.left, y: 11, width: width / 2, height: 26)
    rangeLabel.frame = CGRect(x: inset.left + width / 2, y: 16, width: width / 2, height: 18)
    let pixel = 1 / traitCollection.displayScale
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}
