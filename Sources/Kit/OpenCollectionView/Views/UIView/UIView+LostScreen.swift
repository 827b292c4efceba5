import DecisionTrace

extension UIView {
  /// Notes that the screen of a test that showed the view has ended, as one does that nobody keeps: whoever asks where the view
  /// is from now on gets an answer that no screen stands behind, and is told so.
  package func noteEndOfScreen() { hasLostItsScreen = true }

  /// The layer that points of another view are given in, or those of the window where there is no other view.
  func layerOfPlace(_ view: UIView?) -> CALayer? {
    if let view { return view.layer }
    if let window { return window.layer }
    tellOfLostScreen()
    return nil
  }

  /// Tells, once, of a screen that has ended before what it showed was asked about. // V61
  private func tellOfLostScreen() {
    var outermost = self
    while let around = outermost.superview { outermost = around }
    guard outermost.hasLostItsScreen else { return }
    outermost.hasLostItsScreen = false
    ProgrammingErrors.log(
      "The place of a \(type(of: self)) in its window was asked for after the VirtualScreen that showed it had ended, because "
        + "nobody keeps that: the answer is in the coordinates of a \(type(of: outermost)). Keep the screen for as long as "
        + "what it shows, in a property of the test or by withExtendedLifetime(screen) { ... }.")
  }
}
