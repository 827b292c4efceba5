/// Follows a pointer over a view while no button is pressed. Without a pointer it does nothing. // G111
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var point: CGPoint?

  /// Where the pointer is, in the coordinates of `view`; nil means the window.
  open override func location(in view: UIView?) -> CGPoint { convertFromWindow(point ?? .zero, to: view) }

  /// The pointer entered, moved within, or left the view.
  func hover(_ state: State, at point: CGPoint?) {
    guard isEnabled || state == .ended else { return }
    if let point { self.point = point }
    currentState = state
    sendActions()
    if state == .ended { currentState = .possible }
  }
}
