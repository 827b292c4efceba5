import OpenCollectionView

/// The bar above an exhibit: the way home, its name, what it shows, and how it stands.
final class TopBar: UIView {
  /// The height below the strip that the device covers, in points.
  static let height: CGFloat = 64

  private let homeButton = UIButton(configuration: .plain())
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let statusLabel = UILabel()
  private let hairline = UIView()
  let guideButton = GuideButton()
  let touchesButton = TouchesButton()
  private var status = ExhibitStatus(text: "")

  /// Called when a visitor wants to see all exhibits.
  var didGoHome: (() -> Void)?

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
    homeButton.accessibilityLabel = "All exhibits"
    homeButton.addAction(UIAction { [weak self] _ in self?.didGoHome?() }, for: .touchUpInside)
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    titleLabel.accessibilityTraits = .header
    summaryLabel.font = .systemFont(ofSize: 15)
    summaryLabel.textColor = .gallerySecondary
    statusLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    for view in [homeButton, titleLabel, summaryLabel, statusLabel, hairline, guideButton, touchesButton] {
      addSubview(view)
    }
  }

  /// Names the exhibit that is shown.
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
    statusLabel.textColor = status.isEmphasized ? tintColor : .gallerySecondary
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let isWide = bounds.width >= 700
    let pixel = 1 / traitCollection.displayScale
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    let top = bounds.height - Self.height
    let touchesRight = bounds.width - safe.right - margin
    touchesButton.showsWord = isWide
    let touches = touchesButton.size
    touchesButton.frame = CGRect(
      x: touchesRight - touches.width, y: top + (Self.height - touches.height) / 2, width: touches.width,
      height: touches.height)
    let guide = GuideButton.size
    guideButton.frame = CGRect(
      x: touchesButton.frame.minX - 8 - guide.width, y: top + (Self.height - guide.height) / 2, width: guide.width,
      height: guide.height)
    layOutHomeButton(left: left, top: top, showsWord: isWide)

    let start = homeButton.frame.maxX + (isWide ? 12 : 4)
    let end = max(start, guideButton.frame.minX - (isWide ? 16 : 8))
    for label in [titleLabel, summaryLabel, statusLabel] { label.sizeToFit() }
    let room = end - start
    if isWide {
      let baseline = top + Self.height / 2 + titleLabel.font.ascender / 2 - 3
      titleLabel.frame.origin = CGPoint(x: start, y: originY(of: titleLabel, on: baseline))
      titleLabel.frame.size.width = min(titleLabel.bounds.width, room)
      statusLabel.frame.size.width = min(statusLabel.bounds.width, max(0, end - titleLabel.frame.maxX - 24))
      statusLabel.frame.origin = CGPoint(
        x: end - statusLabel.bounds.width, y: originY(of: statusLabel, on: baseline))
      summaryLabel.frame.origin = CGPoint(x: titleLabel.frame.maxX + 14, y: originY(of: summaryLabel, on: baseline))
      // Cut off it would say less than nothing.
      summaryLabel.isHidden = summaryLabel.frame.maxX + 24 > statusLabel.frame.minX
    } else {
      // The name, and below it how things stand.
      summaryLabel.isHidden = true
      let titleTop = top + (Self.height - titleLabel.bounds.height - statusLabel.bounds.height - 1) / 2
      titleLabel.frame = CGRect(
        x: start, y: round(titleTop), width: min(titleLabel.bounds.width, room), height: titleLabel.bounds.height)
      statusLabel.frame = CGRect(
        x: start, y: titleLabel.frame.maxY + 1, width: min(statusLabel.bounds.width, room),
        height: statusLabel.bounds.height)
    }
  }

  private func layOutHomeButton(left: CGFloat, top: CGFloat, showsWord: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(
      systemName: "chevron.backward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
    configuration.title = showsWord ? "Gallery" : nil
    configuration.imagePadding = 5
    configuration.contentInsets = .zero
    if homeButton.configuration?.title != configuration.title || homeButton.configuration?.image == nil {
      homeButton.configuration = configuration
    }
    // What is kept free around the arrow stands in the margin.
    let width = showsWord ? homeButton.sizeThatFits(.zero).width.rounded(.up) + 12 : 44
    homeButton.frame = CGRect(
      x: left - (showsWord ? 6 : 14), y: top + (Self.height - 44) / 2, width: width, height: 44)
  }

  private func round(_ value: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return (value * scale).rounded() / scale
  }

  private func originY(of label: UILabel, on baseline: CGFloat) -> CGFloat {
    round(baseline - label.font.ascender)
  }
}
