import OpenCollectionView

/// The heading of a section of notes, with buttons that write one more and that take the section away.
final class NoteHeader: UICollectionReusableView {
  static let identifier = "heading"
  /// The height for text of the usual size, and for larger text.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    max(68, (title.font(traits).lineHeight + 34).rounded(.up))
  }

  private static let title = GrowingFont(size: 26, weight: .semibold, style: .title1, largest: 36)

  private let titleLabel = UILabel()
  private let countLabel = UILabel()
  private let addButton = UIButton(configuration: NoteHeader.configuration("plus"))
  private let removeButton = UIButton(configuration: NoteHeader.configuration("trash"))

  /// Called when a note is to be added to the section.
  var didAdd: (() -> Void)?
  /// Called when the section is to go.
  var didRemove: (() -> Void)?

  /// The space at the sides, the same as that of the notes below.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.setGrowingFont(Self.title)
    titleLabel.accessibilityTraits = .header
    countLabel.setGrowingFont(ofSize: 17, upTo: 24, hasEvenDigits: true)
    countLabel.textColor = .gallerySecondary
    // A number by itself says nothing: the title says it, too.
    countLabel.isAccessibilityElement = false
    addButton.addAction(UIAction { [weak self] _ in self?.didAdd?() }, for: .touchUpInside)
    removeButton.addAction(UIAction { [weak self] _ in self?.didRemove?() }, for: .touchUpInside)
    for view in [titleLabel, countLabel, addButton, removeButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func configuration(_ symbol: String) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .zero
    return configuration
  }

  func show(_ section: NoteSection) {
    titleLabel.text = section.title
    countLabel.text = section.notes.count.grouped
    let notes = section.notes.count == 1 ? "1 note" : "\(section.notes.count.grouped) notes"
    titleLabel.accessibilityLabel = "\(section.title), \(notes)"
    addButton.accessibilityLabel = "Add a note to \(section.title)"
    removeButton.accessibilityLabel = "Remove \(section.title)"
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(traitCollection))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 36
    let y = bounds.height - 12 - side
    let right = bounds.width - inset.right
    removeButton.frame = CGRect(x: right - side, y: y, width: side, height: side)
    addButton.frame = CGRect(x: right - 2 * side - 10, y: y, width: side, height: side)
    let countWidth = countLabel.sizeThatFits(.zero).width.rounded(.up)
    let room = max(0, addButton.frame.minX - inset.left - countWidth - 20)
    let width = min(room, titleLabel.sizeThatFits(CGSize(width: room, height: side)).width.rounded(.up))
    let titleHeight = max(side, titleLabel.font.lineHeight.rounded(.up))
    titleLabel.frame = CGRect(x: inset.left, y: y + (side - titleHeight) / 2, width: width, height: titleHeight)
    // Title and count stand on one line.
    let drop = titleLabel.font.ascender - countLabel.font.ascender
    let titleTop = (side - titleLabel.font.lineHeight) / 2
    countLabel.frame = CGRect(
      x: inset.left + width + 10, y: y + titleTop + drop, width: countWidth, height: countLabel.font.lineHeight)
    mirrorForReading(subviews)
  }
}
