import FrameClock
import GestureEngine

/// Recognizes taps on a text, which begin editing; what is dragged from it scrolls what is around it. // X6
final class FieldTapRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate, OfLibrary {
  private var lastTap = (time: -1.0, count: 0)
  /// Two taps within this time are one gesture, in seconds. As with other recognizers.
  private static let pause = 0.35

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    // Keys mean something else to a text.
    allowedPressTypes = []
    delegate = self
  }

  private var owner: (any TextOwner)? { view as? any TextOwner }

  /// The controls within the text have their own taps.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let owner, owner.takesTaps else { return false }
    var view = touch.view
    while let current = view, current !== owner {
      if current is UIControl { return false }
      view = current.superview
    }
    owner.edited.isDecidedByTap = false
    if !owner.isFirstResponder, owner.canBecomeFirstResponder {
      owner.window?.windowScene?.texts.order(.tapEdits(touch: touch.sample.identifier), for: owner.edited)
    }
    return true
  }

  override func sendActions() {
    super.sendActions()
    guard state == .ended, let owner else { return }
    let now = owner.window?.windowScene?.application.clock.now ?? 0
    lastTap = (now, now - lastTap.time <= Self.pause ? lastTap.count + 1 : 1)
    owner.wasTapped(at: location(in: owner), count: lastTap.count)
  }
}
