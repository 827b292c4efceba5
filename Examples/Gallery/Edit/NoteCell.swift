import OpenCollectionView

/// A note: a card in a grid, a row in a list.
final class NoteCell: UICollectionViewListCell {
  static let identifier = "note"

  /// What lies below a card, and is seen while it is carried aside.
  private let ground = UIView()
  private let groundSymbol = UIImageView()
  private let sign = NoteSign()
  /// The note that it shows.
  private(set) var note: Note?

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.layer.cornerRadius = NoteCardView.cornerRadius
    ground.isHidden = true
    ground.isUserInteractionEnabled = false
    groundSymbol.contentMode = .center
    groundSymbol.tintColor = .white
    ground.addSubview(groundSymbol)
    insertSubview(ground, belowSubview: contentView)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: Note) {
    self.note = note
    accessibilityLabel = note.text
    setNeedsUpdateConfiguration()
  }

  /// Tells whether it is in no list.
  var isCard: Bool { traitCollection.listEnvironment == .unspecified }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    accessibilityTraits = state.isSelected ? [.button, .selected] : .button
    guard let note else { return }
    layer.shadowOpacity = isCard ? 0.1 : 0
    if isCard {
      accessories = []
      backgroundConfiguration = .clear()
      contentConfiguration = NoteCard(note: note).updated(for: state)
      return
    }
    var content = defaultContentConfiguration().updated(for: state)
    content.text = note.text
    contentConfiguration = content
    backgroundConfiguration = defaultBackgroundConfiguration().updated(for: state)
    sign.show(note)
    accessories = [
      .multiselect(),
      .customView(configuration: .init(customView: sign, placement: .leading(), maintainsFixedSize: true)),
    ]
  }

  /// Moves a card aside by so much; below it stands what letting go would do, brighter where it is far enough.
  func slide(by way: CGFloat, isMeant: Bool) {
    contentView.transform = CGAffineTransform(translationX: way, y: 0)
    ground.isHidden = way == 0
    guard way != 0 else { return }
    let isDeletion = (way < 0) != isReadFromRight
    ground.frame = bounds
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
}

/// A note's symbol on its paper, before the text of a row.
private final class NoteSign: UIView {
  /// So high that a row with it is as high as others.
  private static let side: CGFloat = 28

  private let paper = PaperView()
  private let symbolView = UIImageView()

  init() {
    let frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    super.init(frame: frame)
    isUserInteractionEnabled = false
    paper.layer.cornerRadius = 8
    paper.clipsToBounds = true
    symbolView.contentMode = .center
    for view in [paper, symbolView] {
      view.frame = frame
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: Note) {
    paper.colors = note.tint.paper
    symbolView.image = UIImage(
      systemName: note.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .medium))
    symbolView.tintColor = note.tint.ink
  }
}
