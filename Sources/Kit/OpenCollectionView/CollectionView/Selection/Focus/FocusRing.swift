/// The ring around the item that the keyboard is at.
final class FocusRing: UIView {
  /// How wide the ring is, in points. Our choice.
  private static let width: CGFloat = 3
  /// How round its corners are, in points. Our choice.
  private static let radius: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = Self.width
    layer.cornerRadius = Self.radius
    layer.zPosition = 1
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.borderColor = tintColor.cgColor
  }
}
