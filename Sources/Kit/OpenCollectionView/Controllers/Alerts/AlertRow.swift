/// One action of an alert, with the hairline that parts it from the one before.
final class AlertRow: UIView {
  let action: UIAlertAction
  private weak var alert: UIAlertController?
  private let label = UILabel()
  let line = UIView()
  /// Tells whether the line stands before the row rather than above it.
  var isBeside = false

  init(_ action: UIAlertAction, in alert: UIAlertController) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
    let isSheet = alert.preferredStyle == .actionSheet
    let size: CGFloat = isSheet ? 20 : 17
    let stands = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    label.font = stands ? .systemFont(ofSize: size, weight: .semibold) : .systemFont(ofSize: size)
    label.text = action.title
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    line.backgroundColor = AlertLook.hairline
    addSubview(line)
    label.isAccessibilityElement = false
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityIdentifier = action.accessibilityIdentifier
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the title takes.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  var isLit = false {
    didSet { backgroundColor = isLit ? AlertLook.highlight : nil }
  }

  private func showColor() {
    label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: 8, dy: 0)
    let width = 1 / max(traitCollection.displayScale, 1)
    line.frame =
      isBeside
      ? CGRect(x: 0, y: 0, width: width, height: bounds.height) : CGRect(x: 0, y: 0, width: bounds.width, height: width)
  }

  override func accessibilityActivate() -> Bool {
    guard let alert else { return false }
    alert.choose(action)
    return true
  }
}
