import OpenCollectionView

/// The name of a section, and when its photos were taken.
final class PhotoHeader: UICollectionReusableView {
  static let identifier = "header"

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  /// The space at the sides, the same as that of the photos below.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    titleLabel.textColor = .label
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = .gallerySecondary
    addSubview(titleLabel)
    addSubview(subtitleLabel)
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  /// Names a section.
  func show(_ section: PhotoSection) {
    titleLabel.text = section.title
    subtitleLabel.text = section.subtitle
    accessibilityLabel = "\(section.title), \(section.subtitle)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.width < 500
    let width = max(0, bounds.width - inset.left - inset.right)
    titleLabel.font = .systemFont(ofSize: isNarrow ? 26 : 32, weight: .semibold)
    // Both lines stand near the photos that they name, not near those above.
    let titleHeight: CGFloat = isNarrow ? 30 : 36
    let bottom = bounds.height - (isNarrow ? 14 : 18)
    subtitleLabel.frame = CGRect(x: inset.left, y: bottom - 18, width: width, height: 18)
    titleLabel.frame = CGRect(x: inset.left, y: bottom - 22 - titleHeight, width: width, height: titleHeight)
  }
}
