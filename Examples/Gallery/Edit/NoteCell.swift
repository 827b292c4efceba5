import OpenCollectionView

/// A note: a card in a grid, a line in a list.
final class NoteCell: UICollectionViewCell {
  static let identifier = "note"
  /// Cells that are lower are lines.
  private static let lowestCard: CGFloat = 90
  private static let cornerRadius: CGFloat = 14
  /// How far the ring of a chosen note stands off from it, to its outer edge.
  private static let ringDistance: CGFloat = 5

  private let paper = PaperView()
  /// What lies below the note, and is seen while it is carried aside.
  private let ground = UIView()
  private let groundSymbol = UIImageView()
  private let disc = UIView()
  private let symbolView = UIImageView()
  private let label = UILabel()
  private let veil = UIView()
  private let ring = UIView()
  private let hole = UIView()
  private let badge = UIImageView(image: .checkmark)
  /// The note that it shows.
  private(set) var note: Note?

  override init(frame: CGRect) {
    super.init(frame: frame)
    paper.layer.cornerRadius = Self.cornerRadius
    paper.clipsToBounds = true
    disc.backgroundColor = .white.withAlphaComponent(0.45)
    symbolView.contentMode = .center
    label.setGrowingFont(ofSize: 16, weight: .semibold, as: .callout, upTo: 30)
    label.numberOfLines = 2
    veil.backgroundColor = .black.withAlphaComponent(0.14)
    veil.layer.cornerRadius = Self.cornerRadius
    ring.layer.cornerRadius = Self.cornerRadius + Self.ringDistance
    ring.layer.borderWidth = 3
    hole.layer.borderWidth = 2
    hole.layer.borderColor = CGColor(gray: 1, alpha: 0.9)
    badge.contentMode = .center
    badge.layer.borderWidth = 2
    badge.layer.borderColor = .white
    for round in [hole, badge] { round.layer.cornerRadius = badge.bounds.width / 2 }
    for view in [paper, disc, symbolView, label, veil, ring, hole, badge] {
      view.isUserInteractionEnabled = false
      contentView.addSubview(view)
    }
    ground.layer.cornerRadius = Self.cornerRadius
    ground.isHidden = true
    ground.isUserInteractionEnabled = false
    groundSymbol.contentMode = .center
    groundSymbol.tintColor = .white
    ground.addSubview(groundSymbol)
    insertSubview(ground, belowSubview: contentView)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    isAccessibilityElement = true
    updateState()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: Note, isChoosing: Bool) {
    self.note = note
    paper.colors = note.tint.paper
    label.text = note.text
    label.textColor = note.tint.ink
    symbolView.image = UIImage(
      systemName: note.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium))
    symbolView.tintColor = note.tint.ink
    accessibilityLabel = note.text
    self.isChoosing = isChoosing
  }

  /// Moves the note aside by so much; below it stands what letting go would do, brighter where it is far enough.
  func slide(by way: CGFloat, isMeant: Bool) {
    contentView.transform = CGAffineTransform(translationX: way, y: 0)
    ground.isHidden = way == 0
    guard way != 0 else { return }
    let isDeletion = (way < 0) != isReadFromRight
    ground.backgroundColor = isDeletion ? .systemRed : .systemIndigo
    ground.alpha = isMeant ? 1 : 0.72
    groundSymbol.image = UIImage(
      systemName: isDeletion ? "trash" : "paintbrush",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    let side = way < 0 ? bounds.width - 52 : 12
    groundSymbol.frame = CGRect(x: side, y: bounds.midY - 20, width: 40, height: 40)
    groundSymbol.transform = isMeant ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    slide(by: 0, isMeant: false)
  }

  /// Tells whether notes are being chosen, and so have room for a check.
  var isChoosing = false {
    didSet { if isChoosing != oldValue { updateState() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let isLine = bounds.height < Self.lowestCard
    paper.frame = bounds
    ground.frame = bounds
    veil.frame = bounds
    ring.frame = bounds.insetBy(dx: -Self.ringDistance, dy: -Self.ringDistance)
    let side: CGFloat = 36
    let badgeSize = badge.bounds.size
    if isLine {
      let middle = bounds.midY
      disc.frame = CGRect(x: 12, y: middle - side / 2, width: side, height: side)
      hole.frame = CGRect(
        origin: CGPoint(x: bounds.width - badgeSize.width - 14, y: middle - badgeSize.height / 2), size: badgeSize)
      label.frame = CGRect(x: 60, y: 0, width: max(0, hole.frame.minX - 68), height: bounds.height)
    } else {
      disc.frame = CGRect(x: 12, y: 12, width: side, height: side)
      hole.frame = CGRect(origin: CGPoint(x: bounds.width - badgeSize.width - 10, y: 10), size: badgeSize)
      let height = max(44, (2 * label.font.lineHeight).rounded(.up))
      label.frame = CGRect(
        x: 14, y: bounds.height - height - 10, width: max(0, bounds.width - 28), height: height)
    }
    disc.layer.cornerRadius = side / 2
    symbolView.frame = disc.frame
    badge.frame = hole.frame
    contentView.mirrorForReading([disc, symbolView, label, hole, badge])
  }

  // MARK: State

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { updateState() } }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateState() } }
  }

  private func updateState() {
    ring.isHidden = !isSelected
    badge.isHidden = !isSelected
    hole.isHidden = !isChoosing || isSelected
    veil.isHidden = !isHighlighted
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

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
  }
}
