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
    titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.textColor = .gallerySecondary
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  private static let inset: CGFloat = 16
  private static let top: CGFloat = 44

  func height(forWidth width: CGFloat) -> CGFloat {
    Self.top + content.height(forWidth: width - 2 * Self.inset) + Self.inset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.inset
    titleLabel.frame = CGRect(x: Self.inset, y: 14, width: width, height: 18)
    content.frame = CGRect(x: Self.inset, y: Self.top, width: width, height: bounds.height - Self.top - Self.inset)
  }
}
