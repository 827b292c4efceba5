import OpenCollectionView

/// The bar above an exhibit: what it is called, and how it stands.
final class TopBar: UIView {
  /// The height below the strip that the device covers, in points.
  static let height: CGFloat = 64

  private let nameLabel = UILabel()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let statusLabel = UILabel()
  private let hairline = UIView()
  private var status = ExhibitStatus(text: "")

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .galleryBackground
    hairline.backgroundColor = .separator
    nameLabel.text = "OpenCollectionView"
    nameLabel.font = .systemFont(ofSize: 12, weight: .semibold)
    nameLabel.textColor = .secondaryLabel
    titleLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    titleLabel.isAccessibilityElement = true
    titleLabel.accessibilityTraits = .header
    summaryLabel.font = .systemFont(ofSize: 15)
    summaryLabel.textColor = .secondaryLabel
    statusLabel.textAlignment = .right
    for label in [nameLabel, titleLabel, summaryLabel, statusLabel, hairline] { addSubview(label) }
  }

  /// Names an exhibit.
  func show(_ exhibit: Exhibit) {
    titleLabel.text = exhibit.title
    summaryLabel.text = exhibit.summary
    setNeedsLayout()
  }

  /// Says how the exhibit stands.
  func show(_ status: ExhibitStatus) {
    guard status != self.status else { return }
    self.status = status
    statusLabel.text = status.text
    statusLabel.font = .systemFont(ofSize: 15, weight: status.isEmphasized ? .semibold : .regular)
    statusLabel.textColor = status.isEmphasized ? tintColor : .secondaryLabel
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let right = bounds.width - safe.right - margin
    let pixel = 1 / traitCollection.displayScale
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)

    let top = bounds.height - Self.height
    nameLabel.sizeToFit()
    titleLabel.sizeToFit()
    summaryLabel.sizeToFit()
    statusLabel.sizeToFit()
    nameLabel.frame.origin = CGPoint(x: left, y: top + 10)
    titleLabel.frame.origin = CGPoint(x: left, y: top + 26)
    // All on the baseline of the title.
    let baseline = titleLabel.frame.minY + titleLabel.font.ascender
    statusLabel.frame.origin = CGPoint(x: right - statusLabel.bounds.width, y: originY(of: statusLabel, on: baseline))
    summaryLabel.frame.origin = CGPoint(x: titleLabel.frame.maxX + 12, y: originY(of: summaryLabel, on: baseline))
    summaryLabel.isHidden = summaryLabel.frame.maxX + 24 > statusLabel.frame.minX
  }

  private func originY(of label: UILabel, on baseline: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return ((baseline - label.font.ascender) * scale).rounded() / scale
  }
}
