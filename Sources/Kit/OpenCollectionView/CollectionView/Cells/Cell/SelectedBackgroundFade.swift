/// A selected background that fades in or out. // C120
@MainActor final class SelectedBackgroundFade {
  let view: UIView
  /// The opacity that the program has given it.
  let alpha: CGFloat

  /// - Parameter former: the fade that goes on, which knows the view's own opacity.
  init(of view: UIView, continuing former: SelectedBackgroundFade?) {
    self.view = view
    alpha = former?.alpha ?? view.alpha
  }
}
