import OpenCollectionView

/// Something that lies on the desk: it is marked where it is chosen, and can be dragged by its picture.
class DeskCell: UICollectionViewCell {
  let pictureView = UIImageView()
  let noteLabel = UILabel()
  let badge = UIImageView(image: .checkmark)
  let ring = DeskProgressRing()
  private let veil = UIView()
  private let frameView = UIView()
  /// How round the corners of the picture are, in points.
  var cornerRadius: CGFloat { 6 }
  /// Tells whether something comes that is not there yet.
  var isArriving = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = cornerRadius
    noteLabel.setGrowingFont(ofSize: 12, weight: .medium, as: .footnote, upTo: 17)
    // Notes are paper, by day and by night.
    noteLabel.textColor = UIColor(red: 0.24, green: 0.2, blue: 0.1, alpha: 1)
    noteLabel.numberOfLines = 0
    noteLabel.lineBreakMode = .byTruncatingTail
    veil.backgroundColor = .black.withAlphaComponent(0.2)
    veil.isHidden = true
    frameView.layer.borderWidth = 3
    frameView.layer.cornerRadius = cornerRadius
    frameView.isHidden = true
    badge.contentMode = .center
    badge.layer.cornerRadius = 13
    badge.layer.borderWidth = 2
    badge.layer.borderColor = UIColor.white.cgColor
    badge.isHidden = true
    for view in [veil, frameView] { view.isUserInteractionEnabled = false }
    for view in [pictureView, noteLabel, veil, frameView, badge, ring] { contentView.addSubview(view) }
    isAccessibilityElement = true
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what lies there.
  func show(_ item: DeskItem) {
    isArriving = false
    ring.isHidden = true
    pictureView.alpha = 1
    pictureView.image = item.picture
    if case .note(let text) = item.content { noteLabel.text = text } else { noteLabel.text = nil }
    noteLabel.isHidden = noteLabel.text == nil
    accessibilityLabel = item.spoken
    accessibilityValue = nil
    accessibilityTraits = .image
    updateColors()
    setNeedsLayout()
  }

  /// Shows that something comes.
  func showProgress(of arrival: DeskArrival) {
    if !isArriving {
      isArriving = true
      ring.isHidden = false
      noteLabel.isHidden = true
      pictureView.image = arrival.original?.picture
      accessibilityTraits = [.image, .updatesFrequently]
      updateColors()
      setNeedsLayout()
    }
    ring.progress = arrival.progress
    // A picture comes as in a tray: slowly, and all of it at once.
    pictureView.alpha = pictureView.image == nil ? 1 : 0.08 + 0.92 * arrival.progress * arrival.progress
    accessibilityLabel = arrival.title
    accessibilityValue = arrival.subtitle
  }

  /// The part of the cell that is lifted.
  var liftedPath: UIBezierPath { UIBezierPath(roundedRect: pictureView.frame, cornerRadius: cornerRadius) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let picture = pictureView.frame
    veil.frame = picture
    veil.layer.cornerRadius = cornerRadius
    frameView.frame = picture
    noteLabel.frame = picture.inside(horizontally: 8, vertically: 8)
    let isSmall = picture.width < 64
    badge.frame = CGRect(
      x: isSmall ? picture.midX - 13 : picture.maxX - 32, y: isSmall ? picture.midY - 13 : picture.maxY - 32, width: 26,
      height: 26)
    if !isSmall { contentView.mirrorForReading([badge]) }
  }

  // MARK: State

  override var isSelected: Bool {
    didSet {
      badge.isHidden = !isSelected
      frameView.isHidden = !isSelected
    }
  }

  override var isHighlighted: Bool {
    didSet { veil.isHidden = !isHighlighted }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  /// The colours of layers, which do not follow light and dark by themselves.
  func updateColors() {
    frameView.layer.borderColor = UIColor.galleryTint.resolvedColor(with: traitCollection).cgColor
    badge.backgroundColor = .galleryFill
    // Paper for what is written, and for what has not come.
    pictureView.backgroundColor =
      isArriving
      ? UIColor.secondarySystemFill : noteLabel.text == nil ? .clear : UIColor(red: 1, green: 0.94, blue: 0.7, alpha: 1)
  }
}
