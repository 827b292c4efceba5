/// The view in which a presentation is shown. It keeps touches from what lies behind it.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Tells whether touches go nowhere, because a transition goes on.
  var swallowsTouches = false
  /// Tells whether touches beside what is presented go to what lies behind.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if letsTouchesThrough, let hit, let view = presentation?.presentedView, !hit.isDescendant(of: view) { return nil }
    return swallowsTouches && hit != nil ? self : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
