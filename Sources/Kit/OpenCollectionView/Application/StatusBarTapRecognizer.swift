/// Recognizes taps where the status bar is. A window has one while its upper edge is not its own.
///
/// Where a tap would scroll nothing, what lies there gets it.
final class StatusBarTapRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate, OfLibrary {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delegate = self
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let window = view as? UIWindow, let scene = window.windowScene else { return false }
    let point = touch.location(in: window)
    guard point.y < window.safeAreaInsets.top else { return false }
    return scene.scrollView(forStatusBarTapAt: window.convert(point, to: nil as UIWindow?)) != nil
  }

  /// Taps on what lies under the status bar wait until this is none.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer && !(otherGestureRecognizer is StatusBarTapRecognizer)
  }

  override func sendActions() {
    super.sendActions()
    guard state == .ended, let window = view as? UIWindow else { return }
    window.windowScene?.statusBarWasTapped(at: window.convert(location(in: window), to: nil as UIWindow?))
  }
}

extension UIWindow {
  /// Listens for taps where the status bar is, while there is one.
  func updateStatusBarTap() {
    let present = attachedRecognizers.first { $0 is StatusBarTapRecognizer }
    switch (present, safeAreaInsets.top > 0) {
    case (nil, true): addGestureRecognizer(StatusBarTapRecognizer())
    case (let recognizer?, false): removeGestureRecognizer(recognizer)
    default: break
    }
  }
}
