import OpenCollectionView

/// A journey in the list: a picture, its name, and that there is more behind it.
final class JourneyCell: UICollectionViewCell {
  static let identifier = "journey"
  /// What stands beside the words, in points: the picture, and that there is more.
  private static let (wordsLeft, wordsRight): (CGFloat, CGFloat) = (60 + 14, 24)
  private static let title = GrowingFont(size: 17, weight: .semibold, largest: 28)
  private static let subtitle = GrowingFont(size: 14, largest: 22)

  /// The height that has room for all of some journeys' words, as large as text is to be.
  static func height(of journeys: [PhotoSection], width: CGFloat, margins: UIEdgeInsets, _ traits: UITraitCollection)
    -> CGFloat
  {
    let words = journeys.map { ($0.title, $0.subtitle) }
    let room = width - margins.left - margins.right - wordsLeft - wordsRight
    return max(80, TitledText.height(of: words, title, subtitle, width: room, traits) + 32)
  }

  private let pictureView = UIImageView(frame: .zero)
  private lazy var words = TitledText(Self.title, Self.subtitle, in: contentView)
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let hairline = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 10
    chevron.tintColor = .galleryMark
    chevron.contentMode = .center
    hairline.backgroundColor = .separator
    for view in [pictureView, chevron, hairline] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ journey: PhotoSection, picture: UIImage) {
    pictureView.image = picture
    accessibilityLabel = words.show(journey.title, journey.subtitle)
  }

  /// The space at both sides, on the line of the bar's large title.
  var margins = UIEdgeInsets.zero {
    didSet { if margins != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let left = margins.left
    let right = bounds.width - margins.right
    let pixel = 1 / traitCollection.displayScale
    pictureView.frame = CGRect(x: left, y: bounds.midY - 30, width: 60, height: 60)
    let textX = left + Self.wordsLeft
    words.place(left: textX, width: max(0, right - textX - Self.wordsRight), middle: bounds.midY)
    chevron.frame = CGRect(x: right - 16, y: 0, width: 16, height: bounds.height)
    hairline.frame = CGRect(x: textX, y: bounds.height - pixel, width: max(0, right - textX), height: pixel)
    contentView.mirrorForReading(contentView.subviews)
  }

  override var isHighlighted: Bool {
    didSet { showState() }
  }

  override var isSelected: Bool {
    didSet { showState() }
  }

  private func showState() {
    contentView.backgroundColor = isHighlighted || isSelected ? .systemFill : nil
  }
}
