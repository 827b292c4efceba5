/// A token as it is shown in a field.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let icon = UIImageView()
  private let label = UILabel()
  private static let padding: CGFloat = 6
  private static let height: CGFloat = 24

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = 5
    isUserInteractionEnabled = false
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .white
    label.text = token.text
    label.textColor = .white
    label.font = .systemFont(ofSize: 15)
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let picture = token.icon == nil ? 0 : 16 + Self.padding / 2
    return CGSize(width: Self.padding * 2 + picture + label.intrinsicContentSize.width, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var rect = bounds.shrunk(dx: Self.padding, dy: 0)
    if token.icon != nil {
      icon.frame = CGRect(x: rect.minX, y: bounds.midY - 8, width: 16, height: 16)
      rect = rect.inset(by: UIEdgeInsets(top: 0, left: 16 + Self.padding / 2, bottom: 0, right: 0))
    }
    label.frame = rect
  }
}
