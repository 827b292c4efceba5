import OpenCollectionView

/// A photo with its title.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"
  private static let cornerRadius: CGFloat = 14
  /// How far the ring of a selected photo stands off from it, to its outer edge.
  private static let ringDistance: CGFloat = 5
  /// In less width a title would be cut off, in points, and larger ones sooner.
  private static let smallestTitledWidth: CGFloat = 136

  private let pictureView = UIImageView()
  private let scrim = CAGradientLayer()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let veil = UIView()
  private let ring = UIView()
  private let badge = UIImageView(image: .checkmark)
  /// Called when the photo is lifted to be carried, or set down.
  var didChangeDragState: (() -> Void)?
  private var isHovered = false {
    didSet { if isHovered != oldValue { updateState() } }
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
    // Nothing is cut off by it: rings and shadows that others give the cell have its form.
    layer.cornerRadius = Self.cornerRadius
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = Self.cornerRadius
    // An even slope ends in a visible line; this one starts gently.
    scrim.colors = [0, 0.12, 0.4, 0.66].map { CGColor(gray: 0, alpha: $0) }
    scrim.locations = [0, 0.3, 0.62, 1]
    pictureView.layer.addSublayer(scrim)
    titleLabel.setGrowingFont(ofSize: 15, weight: .semibold, as: .subheadline, upTo: 26)
    titleLabel.textColor = .white
    titleLabel.numberOfLines = 2
    subtitleLabel.setGrowingFont(ofSize: 12, as: .caption1, upTo: 21)
    subtitleLabel.numberOfLines = 2
    subtitleLabel.textColor = .white.withAlphaComponent(0.75)
    veil.isUserInteractionEnabled = false
    veil.layer.cornerRadius = Self.cornerRadius
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Self.cornerRadius + Self.ringDistance
    ring.layer.borderWidth = 3
    badge.contentMode = .center
    badge.layer.cornerRadius = badge.bounds.width / 2
    badge.layer.borderWidth = 2
    badge.layer.borderColor = .white
    for view in [pictureView, titleLabel, subtitleLabel, veil, ring, badge] { contentView.addSubview(view) }

    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] hover in self?.isHovered = hover.state == .began || hover.state == .changed }
    addGestureRecognizer(hover)
    isAccessibilityElement = true
    updateState()
    updateColors()
  }

  /// Shows a photo.
  func show(_ photo: Photo, picture: UIImage) {
    pictureView.image = picture
    titleLabel.text = photo.title
    subtitleLabel.text = photo.subtitle
    accessibilityLabel = "\(photo.title), \(photo.subtitle)"
    // Another title may have another number of lines.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    pictureView.frame = bounds
    veil.frame = bounds
    ring.frame = bounds.insetBy(dx: -Self.ringDistance, dy: -Self.ringDistance)
    let isTitled = bounds.width >= Self.smallestTitledWidth * traitCollection.textScale(upTo: 1.5)
    for layer in [scrim, titleLabel.layer, subtitleLabel.layer] { layer.isHidden = !isTitled }
    let width = max(0, bounds.width - 24)
    let subtitleHeight = subtitleLabel.height(inWidth: width)
    subtitleLabel.frame = CGRect(
      x: 12, y: bounds.height - 12 - subtitleHeight, width: width, height: subtitleHeight)
    let titleHeight = titleLabel.height(inWidth: width)
    titleLabel.frame = CGRect(
      x: 12, y: subtitleLabel.frame.minY - 1 - titleHeight, width: width, height: titleHeight)
    // What is written is always on it.
    let scrimHeight = min(bounds.height, max(bounds.height * 0.5, (bounds.height - titleLabel.frame.minY) * 1.4))
    scrim.frame = CGRect(
      x: 0, y: bounds.height - scrimHeight.rounded(), width: bounds.width, height: scrimHeight.rounded())
    badge.frame.origin = CGPoint(x: bounds.width - badge.bounds.width - 10, y: 10)
    contentView.mirrorForReading([badge])
  }

  // MARK: State

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateState() } }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateState() } }
  }

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    didChangeDragState?()
  }

  private func updateState() {
    ring.isHidden = !isSelected
    badge.isHidden = !isSelected
    veil.isHidden = !(isHighlighted || isHovered)
    veil.backgroundColor = isHighlighted ? .black.withAlphaComponent(0.22) : .white.withAlphaComponent(0.08)
    veil.layer.borderWidth = isHovered ? 1.5 : 0
  }

  // MARK: Colours

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// The colours of layers, which do not follow light and dark by themselves.
  private func updateColors() {
    ring.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    badge.backgroundColor = tintColor
    veil.layer.borderColor = UIColor.white.withAlphaComponent(0.55).cgColor
    // A hairline holds pictures together whose edges are as light, or as dark, as the wall.
    let isDark = traitCollection.userInterfaceStyle == .dark
    pictureView.layer.borderWidth = 1 / traitCollection.displayScale
    pictureView.layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.1 : 0.08).cgColor
  }
}
