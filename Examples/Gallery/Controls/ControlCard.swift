import OpenCollectionView

/// Something with controls that knows how high it is at a width.
protocol CardContent: UIView {
  func height(forWidth width: CGFloat) -> CGFloat
}

extension UIView {
  /// Has all views around this one laid out anew, because it has become higher or lower.
  func heightDidChange() {
    var view: UIView? = self
    while let current = view {
      current.setNeedsLayout()
      view = current.superview
    }
  }
}

/// A card with a title above its controls.
final class ControlCard: UIView {
  private let titleLabel = UILabel()
  private let content: any CardContent

  init(_ title: String, _ content: any CardContent) {
    self.content = content
    super.init(frame: .zero)
    becomeCard()
    titleLabel.text = title
    titleLabel.setGrowingFont(ofSize: 13, weight: .semibold, as: .footnote, upTo: 24)
    titleLabel.textColor = .gallerySecondary
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private static let inset: CGFloat = 16
  /// From the upper edge to the content.
  private var top: CGFloat { 26 + titleHeight }
  private var titleHeight: CGFloat { max(18, titleLabel.font.lineHeight.rounded(.up)) }

  func height(forWidth width: CGFloat) -> CGFloat {
    top + content.height(forWidth: width - 2 * Self.inset) + Self.inset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.inset
    titleLabel.frame = CGRect(x: Self.inset, y: 14, width: width, height: titleHeight)
    content.frame = CGRect(x: Self.inset, y: top, width: width, height: bounds.height - top - Self.inset)
  }
}
