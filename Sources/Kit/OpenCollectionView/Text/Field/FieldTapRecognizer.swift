import FrameClock
import GestureEngine

/// Recognizes taps on a field, which begin editing; what is dragged from it scrolls what is around it. // X6
final class FieldTapRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private var lastTap = (time: -1.0, count: 0)
  /// Two taps within this time are one gesture, in seconds. As with other recognizers.
  private static let pause = 0.35

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delegate = self
  }

  private var field: UITextField? { view as? UITextField }

  /// The controls within the field have their own taps.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let field, field.isEnabled else { return false }
    var view = touch.view
    while let current = view, current !== field {
      if current is UIControl { return false }
      view = current.superview
    }
    field.field.isDecidedByTap = false
    if !field.isFirstResponder {
      field.window?.windowScene?.texts.order(.tapEdits(touch: touch.sample.identifier), for: field.edited)
    }
    return true
  }

  override func sendActions() {
    super.sendActions()
    guard state == .ended, let field else { return }
    let now = field.window?.windowScene?.application.clock.now ?? 0
    lastTap = (now, now - lastTap.time <= Self.pause ? lastTap.count + 1 : 1)
    field.wasTapped(at: location(in: field), count: lastTap.count)
  }
}
