import OpenCollectionView

/// A view with a few small words above it.
final class CaptionedRow: UIView {
  private let caption = UILabel()
  private let content: UIView
  private let box = UIView()
  private let padding: CGFloat
  private let contentWidth: CGFloat?

  /// With a padding the content lies in a box; a width is that of the box.
  init(_ text: String, _ content: UIView, padding: CGFloat = 0, width: CGFloat? = nil) {
    self.content = content
    self.padding = padding
    contentWidth = width
    super.init(frame: .zero)
    caption.text = text
    caption.setGrowingFont(ofSize: 11, as: .caption2, upTo: 22)
    caption.numberOfLines = 0
    caption.textColor = .gallerySecondary
    box.layer.cornerRadius = 6
    if padding > 0 { box.backgroundColor = .tertiarySystemFill }
    addSubview(caption)
    addSubview(box)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private func captionHeight(inWidth width: CGFloat) -> CGFloat { max(14, caption.height(inWidth: width)) + 3 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: max(min(contentWidth ?? size.width, size.width) - 2 * padding, 0), height: 0)
    let height = captionHeight(inWidth: size.width) + content.sizeThatFits(inner).height + 2 * padding
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = captionHeight(inWidth: bounds.width)
    caption.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top - 3)
    let width = min(contentWidth ?? bounds.width, bounds.width)
    box.frame = CGRect(x: 0, y: top, width: width, height: max(bounds.height - top, 0))
    content.frame = box.frame.inside(horizontally: padding, vertically: padding)
    mirrorForReading([box, content])
  }
}

extension UILabel {
  /// A label of a text, in a font that is meant for text of the usual size and grows with it.
  convenience init(_ text: String, font: UIFont = .systemFont(ofSize: 15), lines: Int = 0) {
    self.init(frame: .zero)
    self.text = text
    self.font = font.grown
    numberOfLines = lines
  }

  /// A label of an attributed text.
  convenience init(_ text: NSAttributedString, lines: Int = 0) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: 15).grown
    attributedText = text
    numberOfLines = lines
  }
}

extension UIFont {
  /// The font in the size that it has beside text of the size that is liked.
  var grown: UIFont { UIFontMetrics.default.scaledFont(for: self) }
}
