/// The view in which a presentation is shown. It keeps touches from what lies behind it.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Tells whether touches go nowhere, because a transition goes on.
  var swallowsTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return swallowsTouches && hit != nil ? self : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
