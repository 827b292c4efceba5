import OpenCollectionView

/// The name of a group, and what its exhibits have in common.
final class HomeHeading: UICollectionReusableView {
  static let identifier = "heading"
  private static let gap: CGFloat = 4

  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private var fonts: (title: UIFont, summary: UIFont)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, summaryLabel] {
      label.numberOfLines = 0
      addSubview(label)
    }
    titleLabel.textColor = .label
    titleLabel.accessibilityTraits = .header
    summaryLabel.textColor = .gallerySecondary
  }

  required init?(coder: NSCoder) { nil }

  private static func fonts(_ traits: UITraitCollection) -> (title: UIFont, summary: UIFont) {
    (
      UIFontMetrics(forTextStyle: .title2).scaledFont(
        for: .systemFont(ofSize: 24, weight: .bold), compatibleWith: traits),
      UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15), compatibleWith: traits)
    )
  }

  func show(_ group: ExhibitGroup, traits: UITraitCollection) {
    let fonts = Self.fonts(traits)
    self.fonts = fonts
    titleLabel.text = group.title
    titleLabel.font = fonts.title
    summaryLabel.text = group.summary
    summaryLabel.font = fonts.summary
    setNeedsLayout()
  }

  static func height(of group: ExhibitGroup, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    let fonts = fonts(traits)
    return CardText.height(of: group.title, fonts.title, width: width) + gap
      + CardText.height(of: group.summary, fonts.summary, width: width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let fonts else { return }
    let width = bounds.width
    let titleHeight = CardText.height(of: titleLabel.text ?? "", fonts.title, width: width)
    titleLabel.frame = CGRect(x: 0, y: 0, width: width, height: titleHeight)
    summaryLabel.frame = CGRect(
      x: 0, y: titleHeight + Self.gap, width: width,
      height: CardText.height(of: summaryLabel.text ?? "", fonts.summary, width: width))
  }
}
