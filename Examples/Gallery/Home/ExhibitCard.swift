import OpenCollectionView

/// An exhibit at home: its miniature, its name, and what it shows in a sentence.
final class ExhibitCard: UICollectionViewCell {
  static let identifier = "exhibit"
  /// The height of a miniature in widths.
  static let proportion: CGFloat = 0.72

  let miniature = MiniatureView()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let ring = UIView()
  private(set) var exhibit: Exhibit?
  private var text: CardText?
  private var isHovered = false {
    didSet { if isHovered != oldValue { didHover?(isHovered) } }
  }

  /// Called when a pointer comes over the card, or leaves it.
  var didHover: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = MiniatureView.cornerRadius
    for label in [titleLabel, summaryLabel] { label.numberOfLines = 0 }
    summaryLabel.textColor = .gallerySecondary
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = MiniatureView.cornerRadius
    for view in [miniature, titleLabel, summaryLabel, ring] { contentView.addSubview(view) }
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] hover in self?.isHovered = hover.state == .began || hover.state == .changed }
    addGestureRecognizer(hover)
    isAccessibilityElement = true
    accessibilityTraits = .link
    updateState()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ exhibit: Exhibit, text: CardText) {
    if self.exhibit?.title != exhibit.title { miniature.show(exhibit) }
    self.exhibit = exhibit
    self.text = text
    titleLabel.text = exhibit.title
    summaryLabel.text = exhibit.summary
    titleLabel.font = text.titleFont
    summaryLabel.font = text.summaryFont
    accessibilityLabel = exhibit.title
    accessibilityHint = exhibit.summary
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    miniature.frame = CGRect(x: 0, y: 0, width: bounds.width, height: (bounds.width * Self.proportion).rounded())
    ring.frame = miniature.frame
    guard let exhibit, let text else { return }
    let titleTop = miniature.frame.maxY + CardText.gap
    let titleHeight = text.titleHeight(of: exhibit, width: bounds.width)
    titleLabel.frame = CGRect(x: 0, y: titleTop, width: bounds.width, height: titleHeight)
    let summaryTop = titleTop + titleHeight + CardText.lineGap
    summaryLabel.frame = CGRect(
      x: 0, y: summaryTop, width: bounds.width, height: text.summaryHeight(of: exhibit, width: bounds.width))
  }

  // MARK: State

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateState() } }
  }

  private func updateState() {
    ring.backgroundColor = isHighlighted ? UIColor.black.withAlphaComponent(0.14) : .clear
    updateColors()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// The colours of layers, which do not follow light and dark by themselves.
  private func updateColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    ring.layer.borderWidth = 1 / traitCollection.displayScale
    ring.layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.1 : 0.07).cgColor
  }
}
