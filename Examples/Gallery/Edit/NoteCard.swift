import OpenCollectionView

/// A note as a card of a grid: the content of its cell.
struct NoteCard: UIContentConfiguration {
  var note: Note
  var isSelected = false
  var isHighlighted = false
  /// Tells whether notes are being chosen, and so have room for a check.
  var isChoosing = false

  func makeContentView() -> any UIView & UIContentView { NoteCardView(self) }

  func updated(for state: any UIConfigurationState) -> NoteCard {
    guard let state = state as? UICellConfigurationState else { return self }
    return NoteCard(
      note: note, isSelected: state.isSelected, isHighlighted: state.isHighlighted, isChoosing: state.isEditing)
  }
}

/// A card with a note.
final class NoteCardView: UIView, UIContentView {
  static let cornerRadius: CGFloat = 14
  /// How far the ring of a chosen note stands off from it, to its outer edge.
  private static let ringDistance: CGFloat = 5

  private let paper = PaperView()
  private let disc = UIView()
  private let symbolView = UIImageView()
  private let label = UILabel()
  private let veil = UIView()
  private let ring = UIView()
  private let hole = UIView()
  private let badge = UIImageView(image: .checkmark)
  private var card: NoteCard

  var configuration: any UIContentConfiguration {
    get { card }
    set {
      guard let new = newValue as? NoteCard else { return }
      card = new
      show()
    }
  }

  init(_ card: NoteCard) {
    self.card = card
    super.init(frame: .zero)
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
      addSubview(view)
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    let note = card.note
    paper.colors = note.tint.paper
    label.text = note.text
    label.textColor = note.tint.ink
    symbolView.image = UIImage(
      systemName: note.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium))
    symbolView.tintColor = note.tint.ink
    ring.isHidden = !card.isSelected
    badge.isHidden = !card.isSelected
    hole.isHidden = !card.isChoosing || card.isSelected
    veil.isHidden = !card.isHighlighted
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    paper.frame = bounds
    veil.frame = bounds
    ring.frame = bounds.insetBy(dx: -Self.ringDistance, dy: -Self.ringDistance)
    let side: CGFloat = 36
    let badgeSize = badge.bounds.size
    disc.frame = CGRect(x: 12, y: 12, width: side, height: side)
    hole.frame = CGRect(origin: CGPoint(x: bounds.width - badgeSize.width - 10, y: 10), size: badgeSize)
    let height = max(44, (2 * label.font.lineHeight).rounded(.up))
    label.frame = CGRect(x: 14, y: bounds.height - height - 10, width: max(0, bounds.width - 28), height: height)
    disc.layer.cornerRadius = side / 2
    symbolView.frame = disc.frame
    badge.frame = hole.frame
    mirrorForReading([disc, symbolView, label, hole, badge])
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
  }
}
