/// The caret that shows where a text would be dropped. // N78
final class DropCaretView: UIView {
  /// Its width, in points. Our choice.
  static let width: CGFloat = 2
  /// The scale of things on their way into a text. Our choice.
  static let dropScale: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.width / 2
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
