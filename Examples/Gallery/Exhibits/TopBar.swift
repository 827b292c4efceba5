import OpenCollectionView

/// The bar above an exhibit: the way home, its name, what it shows, and how it stands.
final class TopBar: UIView {
  /// The height that it has at least below the strip that the device covers, in points.
  static let smallestHeight: CGFloat = 64

  private let homeButton = UIButton(configuration: .plain())
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let statusLabel = UILabel()
  private let hairline = UIView()
  /// The name of the exhibit, as a reader finds it.
  var heading: UIView { titleLabel }
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
    titleLabel.accessibilityTraits = .header
    summaryLabel.setGrowingFont(ofSize: 15, upTo: 22)
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
    statusLabel.setGrowingFont(ofSize: 15, weight: status.isEmphasized ? .semibold : .regular, upTo: 22)
    statusLabel.textColor = status.isEmphasized ? tintColor : .gallerySecondary
    setNeedsLayout()
  }

  // MARK: Layout

  /// How the words stand.
  private enum Arrangement {
    /// Name, summary and status in a line between the buttons.
    case line
    /// Name and status below each other, between the buttons.
    case column
    /// Name and status below the buttons, since large words have no room between them.
    case below
  }

  private func arrangement(forWidth width: CGFloat) -> Arrangement {
    if width >= 700 { return .line }
    return traitCollection.hasLargeText ? .below : .column
  }

  /// The height in a window of a width, without the strip that the device covers.
  func height(forWidth width: CGFloat) -> CGFloat {
    // On the smallest phones a longer name has no room beside the buttons.
    titleLabel.setGrowingFont(ofSize: width < 360 ? 17 : 20, weight: .semibold, upTo: 30)
    let words = (titleLabel.font.lineHeight + statusLabel.font.lineHeight + 1).rounded(.up)
    switch arrangement(forWidth: width) {
    case .line: return max(Self.smallestHeight, (titleLabel.font.lineHeight + 28).rounded(.up))
    case .column: return max(Self.smallestHeight, words + 16)
    case .below: return Self.rowHeight + words + 12
    }
  }

  /// The height of the buttons' row where words stand below it, in points.
  private static let rowHeight: CGFloat = 60

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let arrangement = arrangement(forWidth: bounds.width)
    let isWide = arrangement == .line
    let pixel = 1 / traitCollection.displayScale
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    let height = height(forWidth: bounds.width)
    let top = bounds.height - height
    let row = CGRect(x: 0, y: top, width: bounds.width, height: arrangement == .below ? Self.rowHeight : height)
    touchesButton.showsWord = isWide
    let right = bounds.width - safe.right - margin
    let touches = touchesButton.size
    touchesButton.frame = CGRect(
      x: right - touches.width, y: row.midY - touches.height / 2, width: touches.width, height: touches.height)
    let guide = GuideButton.size
    guideButton.frame = CGRect(
      x: touchesButton.frame.minX - 8 - guide.width, y: row.midY - guide.height / 2, width: guide.width,
      height: guide.height)
    layOutHomeButton(left: left, in: row, showsWord: isWide)
    for label in [titleLabel, summaryLabel, statusLabel] { label.sizeToFit() }
    let start = homeButton.frame.maxX + (isWide ? 12 : 4)
    let end = max(start, guideButton.frame.minX - (isWide ? 16 : 8))
    switch arrangement {
    case .line:
      layOutLine(from: start, to: end, in: row)
    case .column:
      let words = titleLabel.bounds.height + statusLabel.bounds.height + 1
      layOutColumn(CGRect(x: start, y: top + (height - words) / 2, width: end - start, height: words))
    case .below:
      layOutColumn(CGRect(x: left, y: row.maxY, width: max(0, right - left), height: height - row.height))
    }
    mirrorForReading(subviews)
  }

  private func layOutLine(from start: CGFloat, to end: CGFloat, in row: CGRect) {
    let baseline = row.midY + titleLabel.font.ascender / 2 - 3
    titleLabel.frame.origin = CGPoint(x: start, y: originY(of: titleLabel, on: baseline))
    titleLabel.frame.size.width = min(titleLabel.bounds.width, end - start)
    statusLabel.frame.size.width = min(statusLabel.bounds.width, max(0, end - titleLabel.frame.maxX - 24))
    statusLabel.frame.origin = CGPoint(x: end - statusLabel.bounds.width, y: originY(of: statusLabel, on: baseline))
    summaryLabel.frame.origin = CGPoint(x: titleLabel.frame.maxX + 14, y: originY(of: summaryLabel, on: baseline))
    // Cut off it would say less than nothing.
    summaryLabel.isHidden = summaryLabel.frame.maxX + 24 > statusLabel.frame.minX
  }

  /// The name, and below it how things stand.
  private func layOutColumn(_ room: CGRect) {
    summaryLabel.isHidden = true
    titleLabel.frame = CGRect(
      x: room.minX, y: round(room.minY), width: min(titleLabel.bounds.width, room.width),
      height: titleLabel.bounds.height)
    statusLabel.frame = CGRect(
      x: room.minX, y: titleLabel.frame.maxY + 1, width: min(statusLabel.bounds.width, room.width),
      height: statusLabel.bounds.height)
  }

  private func layOutHomeButton(left: CGFloat, in row: CGRect, showsWord: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(
      systemName: "square.grid.2x2", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
    configuration.title = showsWord ? "Gallery" : nil
    configuration.imagePadding = 5
    configuration.contentInsets = .zero
    if homeButton.configuration?.title != configuration.title || homeButton.configuration?.image == nil {
      homeButton.configuration = configuration
    }
    // What is kept free around the picture stands in the margin.
    let width = showsWord ? homeButton.sizeThatFits(.zero).width.rounded(.up) + 12 : 44
    homeButton.frame = CGRect(
      x: left - (showsWord ? 6 : 14), y: row.midY - 22, width: width, height: 44)
  }

  private func round(_ value: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return (value * scale).rounded() / scale
  }

  private func originY(of label: UILabel, on baseline: CGFloat) -> CGFloat {
    round(baseline - label.font.ascender)
  }
}
