import OpenCollectionView

/// Something to try: its number, and what it is.
final class GuideStep: UIView {
  private let numberLabel = UILabel()
  private let textLabel = UILabel()

  init(_ number: Int, _ text: String) {
    super.init(frame: .zero)
    numberLabel.text = "\(number)"
    numberLabel.textAlignment = .center
    numberLabel.textColor = .white
    numberLabel.backgroundColor = .galleryFill
    numberLabel.clipsToBounds = true
    textLabel.text = text
    textLabel.numberOfLines = 0
    addSubview(numberLabel)
    addSubview(textLabel)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = text
    updateFonts()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
  }

  private func updateFonts() {
    textLabel.font = .preferredFont(forTextStyle: .callout, compatibleWith: traitCollection)
    numberLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 24, compatibleWith: traitCollection)
  }

  private var disc: CGFloat { (numberLabel.font.lineHeight + 7).rounded(.up) }

  private func textSize(in width: CGFloat) -> CGSize {
    textLabel.sizeThatFits(CGSize(width: max(1, width - disc - 10), height: .greatestFiniteMagnitude))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(disc, textSize(in: size.width).height.rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - disc - 10
    // The disc stands on the text's first line.
    let top = max(0, (textLabel.font.lineHeight - disc) / 2).rounded()
    numberLabel.layer.cornerRadius = disc / 2
    numberLabel.frame = CGRect(x: isMirrored ? bounds.width - disc : 0, y: top, width: disc, height: disc)
    textLabel.frame = CGRect(
      x: isMirrored ? 0 : disc + 10, y: 0, width: width, height: textSize(in: bounds.width).height.rounded(.up))
  }
}
