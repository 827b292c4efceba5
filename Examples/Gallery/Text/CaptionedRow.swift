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
    caption.font = .systemFont(ofSize: 11)
    caption.textColor = .gallerySecondary
    box.layer.cornerRadius = 6
    if padding > 0 { box.backgroundColor = .tertiarySystemFill }
    addSubview(caption)
    addSubview(box)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private static let captionHeight: CGFloat = 17

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: max(min(contentWidth ?? size.width, size.width) - 2 * padding, 0), height: 0)
    let height = Self.captionHeight + content.sizeThatFits(inner).height + 2 * padding
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 14)
    let width = min(contentWidth ?? bounds.width, bounds.width)
    box.frame = CGRect(x: 0, y: Self.captionHeight, width: width, height: max(bounds.height - Self.captionHeight, 0))
    content.frame = box.frame.inside(horizontally: padding, vertically: padding)
  }
}

extension UILabel {
  /// A label of a text.
  convenience init(_ text: String, font: UIFont = .systemFont(ofSize: 15), lines: Int = 0) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    numberOfLines = lines
  }

  /// A label of an attributed text.
  convenience init(_ text: NSAttributedString, lines: Int = 0) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: 15)
    attributedText = text
    numberOfLines = lines
  }
}
