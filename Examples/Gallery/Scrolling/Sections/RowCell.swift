import OpenCollectionView

/// A journey in a line: a small picture, its name, and when it was.
final class RowCell: UICollectionViewCell {
  static let identifier = "row"
  private static let title = GrowingFont(size: 16, weight: .medium, style: .callout, largest: 28)
  private static let subtitle = GrowingFont(size: 13, style: .footnote, largest: 24)

  /// The height that has room for all of some journeys' words, as large as text is to be.
  static func height(of journeys: [PhotoSection], width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let words = journeys.map { ($0.title, $0.subtitle) }
    return max(68, TitledText.height(of: words, title, subtitle, width: width - 74 - 12, traits) + 28)
  }

  private let pictureView = UIImageView()
  private lazy var words = TitledText(Self.title, Self.subtitle, in: contentView)
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 10
    hairline.backgroundColor = .separator
    contentView.addSubview(pictureView)
    contentView.addSubview(hairline)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ journey: PhotoSection, picture: UIImage) {
    pictureView.image = picture
    accessibilityLabel = words.show(journey.title, journey.subtitle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let pixel = 1 / traitCollection.displayScale
    pictureView.frame = CGRect(x: 12, y: bounds.midY - 24, width: 48, height: 48)
    words.place(left: 74, width: max(0, bounds.width - 74 - 12), middle: bounds.midY)
    hairline.frame = CGRect(x: 74, y: bounds.height - pixel, width: bounds.width - 74, height: pixel)
    contentView.mirrorForReading(contentView.subviews)
  }
}
