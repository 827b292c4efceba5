import OpenCollectionView

/// The bar above an exhibit: the exhibits by name, what the shown one is, and how it stands.
final class TopBar: UIView {
  /// The height below the strip that the device covers, in points.
  static let height: CGFloat = 64

  private let nameLabel = UILabel()
  /// The names of the exhibits, which scroll where they have no room.
  private let strip = UIScrollView()
  private let fadingStrip = FadingView()
  private var titleLabels: [TopBarTitle] = []
  private let summaryLabel = UILabel()
  private let statusLabel = UILabel()
  private let hairline = UIView()
  private let touchesButton = TouchesButton()
  private var status = ExhibitStatus(text: "")
  private var shownIndex = 0

  /// Called with the place of an exhibit whose name was tapped.
  var didChoose: ((Int) -> Void)?
  /// Called when touches are to be shown, or no longer.
  var didSwitchTouches: ((Bool) -> Void)? {
    get { touchesButton.didSwitch }
    set { touchesButton.didSwitch = newValue }
  }

  /// The names of all exhibits.
  var titles: [String] = [] {
    didSet {
      for label in titleLabels { label.removeFromSuperview() }
      titleLabels = titles.enumerated().map { index, title in
        TopBarTitle(title) { [weak self] in self?.didChoose?(index) }
      }
      for label in titleLabels { strip.addSubview(label) }
      setNeedsLayout()
    }
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
    backgroundColor = .galleryBackground
    hairline.backgroundColor = .separator
    nameLabel.text = "OpenCollectionView"
    nameLabel.font = .systemFont(ofSize: 12, weight: .semibold)
    nameLabel.textColor = .secondaryLabel
    summaryLabel.font = .systemFont(ofSize: 15)
    summaryLabel.textColor = .secondaryLabel
    statusLabel.textAlignment = .right
    statusLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    strip.showsHorizontalScrollIndicator = false
    strip.showsVerticalScrollIndicator = false
    fadingStrip.addSubview(strip)
    for view in [nameLabel, summaryLabel, statusLabel, hairline, fadingStrip, touchesButton] { addSubview(view) }
  }

  /// Marks an exhibit as the one that is shown.
  func show(_ exhibit: Exhibit, at index: Int) {
    shownIndex = index
    for (place, label) in titleLabels.enumerated() { label.isChosen = place == index }
    summaryLabel.text = exhibit.summary
    setNeedsLayout()
    layoutIfNeeded()
    revealTitle(animated: true)
  }

  private func revealTitle(animated: Bool) {
    guard titleLabels.indices.contains(shownIndex) else { return }
    strip.scrollRectToVisible(titleLabels[shownIndex].frame.insetBy(dx: -48, dy: 0), animated: animated)
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
    let touchesRight = bounds.width - safe.right - margin
    touchesButton.showsWord = bounds.width >= 700
    let touchesSize = touchesButton.size
    let right = touchesRight - touchesSize.width - 16
    let pixel = 1 / traitCollection.displayScale
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)

    let top = bounds.height - Self.height
    touchesButton.frame = CGRect(
      x: touchesRight - touchesSize.width, y: top + (Self.height - touchesSize.height) / 2, width: touchesSize.width,
      height: touchesSize.height)
    nameLabel.sizeToFit()
    summaryLabel.sizeToFit()
    statusLabel.sizeToFit()
    nameLabel.frame.origin = CGPoint(x: left, y: top + 10)
    var x = left
    for label in titleLabels {
      label.sizeToFit()
      label.frame.origin = CGPoint(x: x, y: 10)
      x = label.frame.maxX + 20
    }
    let titleEnd = titleLabels.last?.frame.maxX ?? left
    let baseline = top + 26 + (titleLabels.first?.font.ascender ?? 0)
    let stripEnd = titleEnd + max(margin, FadingView.fadeWidth)
    fadingStrip.frame = CGRect(x: 0, y: top + 16, width: min(stripEnd, right + 8), height: 46)
    let isResized = strip.frame.size != fadingStrip.bounds.size
    strip.frame = fadingStrip.bounds
    strip.contentSize = CGSize(width: stripEnd, height: 46)
    // The name of what is shown stays in view in a window that becomes narrower.
    if isResized { revealTitle(animated: false) }
    // The status stands on the baseline of the titles, or where they leave no room on that of the name above them.
    let statusFits = titleEnd + 24 <= right - statusLabel.bounds.width
    let statusBaseline = statusFits ? baseline : nameLabel.frame.minY + nameLabel.font.ascender
    statusLabel.frame.size.width = min(statusLabel.bounds.width, max(0, right - left))
    statusLabel.frame.origin = CGPoint(
      x: right - statusLabel.bounds.width, y: originY(of: statusLabel, on: statusBaseline))
    // How things stand is worth more than whose gallery it is.
    nameLabel.isHidden = !statusFits && statusLabel.frame.minX < nameLabel.frame.maxX + 12
    summaryLabel.frame.origin = CGPoint(x: titleEnd + 16, y: originY(of: summaryLabel, on: baseline))
    summaryLabel.isHidden = !statusFits || summaryLabel.frame.maxX + 24 > statusLabel.frame.minX
  }

  private func originY(of label: UILabel, on baseline: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return ((baseline - label.font.ascender) * scale).rounded() / scale
  }
}
