import OpenCollectionView

/// A card with a small phone that shows what happens, and its name.
final class PresentationCell: UICollectionViewCell {
  static let identifier = "presentation"

  private let phone = MiniaturePhone(frame: .zero)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.becomeCard(withShadowOn: layer)
    titleLabel.numberOfLines = 0
    detailLabel.textColor = .gallerySecondary
    detailLabel.numberOfLines = 0
    for view in [phone, titleLabel, detailLabel] as [UIView] { contentView.addSubview(view) }
  }

  func show(_ sample: PresentationSample, number: Int) {
    titleLabel.text = sample.title
    detailLabel.text = sample.detail
    phone.show(sample.miniature, number: number)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = sample.title
    accessibilityHint = sample.detail
    updateFonts()
  }

  private func updateFonts() {
    titleLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold), compatibleWith: traitCollection)
    detailLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), compatibleWith: traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    setNeedsLayout()
  }

  /// What the words of a card need below its phone, in the size that text has.
  static func wordsHeight(of samples: [PresentationSample], width: CGFloat, traits: UITraitCollection) -> CGFloat {
    let ruler = PresentationCell(frame: .zero)
    return samples.map { sample in
      ruler.titleLabel.text = sample.title
      ruler.detailLabel.text = sample.detail
      ruler.titleLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
        for: .systemFont(ofSize: 15, weight: .semibold), compatibleWith: traits)
      ruler.detailLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: 13), compatibleWith: traits)
      let room = CGSize(width: max(1, width - 2 * inset), height: .greatestFiniteMagnitude)
      return ruler.titleLabel.sizeThatFits(room).height.rounded(.up) + 2
        + ruler.detailLabel.sizeThatFits(room).height.rounded(.up)
    }.max() ?? 0
  }

  static let phoneSize = CGSize(width: 88, height: 156)
  /// Above the phone, and between it and the words.
  static let gap: CGFloat = 18
  static let inset: CGFloat = 14

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        self.contentView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let phoneSize = Self.phoneSize
    phone.frame = CGRect(
      x: ((bounds.width - phoneSize.width) / 2).rounded(), y: Self.gap, width: phoneSize.width, height: phoneSize.height
    )
    let room = CGSize(width: max(1, bounds.width - 2 * Self.inset), height: .greatestFiniteMagnitude)
    titleLabel.frame = CGRect(
      x: Self.inset, y: phone.frame.maxY + Self.gap - 4, width: room.width,
      height: titleLabel.sizeThatFits(room).height.rounded(.up))
    detailLabel.frame = CGRect(
      x: Self.inset, y: titleLabel.frame.maxY + 2, width: room.width,
      height: detailLabel.sizeThatFits(room).height.rounded(.up))
  }
}
