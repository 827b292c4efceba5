// The scroll view as the delegate of its own recognizers.
extension UIScrollView {
  /// The scroll view, if its class, or a program's extension, takes part in decisions about recognizers. // G130
  var gestureDelegate: (any UIGestureRecognizerDelegate)? { self as? any UIGestureRecognizerDelegate }

  /// Tells whether an object can be the delegate of one of the view's own recognizers; where it cannot, that is told.
  func mayBeDelegate(_ delegate: (any UIGestureRecognizerDelegate)?, of gesture: String) -> Bool {
    if delegate === gestureDelegate { return true }
    ProgrammingErrors.report(
      "The delegate of the \(gesture) recognizer of \(type(of: self)) must be the scroll view, and was made "
        + "\(delegate.map { "a \(type(of: $0))" } ?? "nil"): make the class of the scroll view a "
        + "UIGestureRecognizerDelegate, or add a recognizer of your own.", instead: "it stays as it was")
    return false
  }
}
