import OpenCollectionView

extension TextCard {
  /// The ladder of text styles.
  static func styles() -> TextCard {
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
      ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
      ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]
    return TextCard("Text styles", spacing: 4, styles.map { StyleRow($0, style: $1) })
  }

  /// Weights, widths and the family of equal widths.
  static func faces() -> TextCard {
    let size: CGFloat = 17
    let fonts: [(String, UIFont)] = [
      ("Regular and semibold on", .systemFont(ofSize: size)),
      ("Semibold", .systemFont(ofSize: size, weight: .semibold)),
      ("Italic", .italicSystemFont(ofSize: size)),
      ("Condensed", .systemFont(ofSize: size, weight: .regular, width: .condensed)),
      ("Expanded", .systemFont(ofSize: size, weight: .regular, width: .expanded)),
      ("Monospaced 0123456789", .monospacedSystemFont(ofSize: size, weight: .regular)),
    ]
    let bold = UIFont.systemFont(ofSize: size).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    let described = bold.map { [("Described as bold and italic", UIFont(descriptor: $0, size: 0))] } ?? []
    return TextCard("Faces", spacing: 6, (fonts + described).map { UILabel($0, font: $1) })
  }
}

/// A text style with its size.
private final class StyleRow: UIView {
  private let name = UILabel()
  private let size = UILabel()

  init(_ title: String, style: UIFont.TextStyle) {
    super.init(frame: .zero)
    name.text = title
    name.font = .preferredFont(forTextStyle: style)
    name.adjustsFontForContentSizeCategory = true
    name.numberOfLines = 0
    size.text = "\(Int(name.font.pointSize))"
    size.setGrowingFont(ofSize: 13, as: .footnote, upTo: 20, hasEvenDigits: true)
    size.textColor = .gallerySecondary
    addSubview(name)
    addSubview(size)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: name.height(inWidth: size.width - 40))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: bounds.width - 40, height: bounds.height)
    size.frame = CGRect(x: bounds.width - 40, y: 0, width: 40, height: bounds.height)
    size.textAlignment = endAlignment
    mirrorForReading([name, size])
  }
}
