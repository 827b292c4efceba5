import OpenCollectionView

/// A box on the table: what was put into it last, its name, and how many it has. It is lit while something is held over it.
final class DeskBoxCell: UICollectionViewCell {
  static let identifier = "desk box"
  private static let title = GrowingFont(size: 15, weight: .semibold, style: .subheadline, largest: 24)
  private static let subtitle = GrowingFont(size: 13, style: .footnote, largest: 20)
  private static let (side, margin, gap, lineGap): (CGFloat, CGFloat, CGFloat, CGFloat) = (40, 8, 10, 1)

  /// The height that has room for the names of some boxes, as large as text is to be.
  static func height(of boxes: [DeskBox], width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    // Whatever comes into it, no box says more than this.
    let words = TitledText.height(
      of: boxes.map { ($0.title, "999 photos") }, title, subtitle, width: width - 2 * margin - side - gap, traits)
    return max(side, words + lineGap) + 2 * margin
  }

  private lazy var words = TitledText(Self.title, Self.subtitle, gap: Self.lineGap, in: contentView)
  /// The three that were put in last, the last one in front.
  private let pictureViews = (0..<3).map { _ in UIImageView() }
  private let symbol = UIImageView(image: UIImage(systemName: "archivebox"))
  private var isLit = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    contentView.layer.cornerRadius = 12
    symbol.contentMode = .center
    symbol.tintColor = .galleryMark
    contentView.addSubview(symbol)
    for (number, view) in pictureViews.enumerated() {
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.layer.cornerRadius = 3
      view.layer.borderWidth = 1.5
      view.layer.borderColor = UIColor.white.cgColor
      view.transform = CGAffineTransform(rotationAngle: [-0.16, 0.13, 0][number])
      contentView.addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityHint = "Puts what is in it back on the table"
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ box: DeskBox) {
    accessibilityLabel = words.show(box.title, box.subtitle)
    let last = box.items.suffix(pictureViews.count)
    for (view, item) in zip(pictureViews.reversed(), last.reversed()) { view.image = item.picture }
    for (number, view) in pictureViews.enumerated() { view.isHidden = number < pictureViews.count - last.count }
    symbol.isHidden = !last.isEmpty
    setNeedsLayout()
  }

  /// The part into which things go.
  var mouth: CGRect { symbol.frame }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard isLit != (state.cellDropState == .targeted) else { return }
    isLit = !isLit
    UIView.animate(withDuration: 0.15) { [self] in
      updateColors()
      contentView.transform = isLit ? CGAffineTransform(scaleX: 1.03, y: 1.03) : .identity
    }
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    symbol.frame = CGRect(
      x: Self.margin, y: ((bounds.height - Self.side) / 2).rounded(), width: Self.side, height: Self.side)
    let left = Self.margin + Self.side + Self.gap
    words.place(left: left, width: max(0, bounds.width - left - Self.margin), middle: bounds.midY)
    contentView.mirrorForReading([symbol, words.titleLabel, words.subtitleLabel])
    for view in pictureViews {
      view.bounds.size = CGSize(width: 36, height: 36)
      view.center = CGPoint(x: symbol.frame.midX, y: symbol.frame.midY)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  private func updateColors() {
    contentView.backgroundColor = isLit ? UIColor.galleryTint.withAlphaComponent(0.18) : .tertiarySystemFill
    contentView.layer.borderWidth = isLit ? 2 : 0
    contentView.layer.borderColor = UIColor.galleryTint.resolvedColor(with: traitCollection).cgColor
  }
}
