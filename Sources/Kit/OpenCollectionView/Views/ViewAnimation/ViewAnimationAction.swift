/// An action that animates a change of a view's layer while an animation is described.
@MainActor final class ViewAnimationAction: @MainActor CAAction {
  private let animation: ViewAnimation
  private let change: PropertyChange
  /// Held, since the action is run at once. A weak reference would put the view's counts into a table of their own, for all
  /// of its life.
  private let view: UIView

  init(animation: ViewAnimation, change: PropertyChange, view: UIView) {
    self.animation = animation
    self.change = change
    self.view = view
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    animation.animate(change, in: view)
  }
}
