extension UIView {
  /// Has the view described anew before the next commit.
  func markForAccessibility() {
    guard !layoutRun.isMarked, let scene = ((self as? UIWindow) ?? attachedWindow)?.windowScene else { return }
    layoutRun.isMarked = true
    scene.accessibility.mark(self)
  }

  /// The view has been laid out, and may say something else: it is described with this frame or, if it is laid out frame after
  /// frame, when that ends.
  func noteLayoutForAccessibility() {
    let frame = SceneAccessibility.frameBeingLaidOut
    guard frame != LayoutRun.noFrame, layoutRun.extend(to: frame) else { return markForAccessibility() }
    guard !layoutRun.isPutOff, !layoutRun.isMarked else { return }
    layoutRun.isPutOff = true
    SceneAccessibility.ofFrame?.putOff(self)
  }

  func markForAccessibilityWithSubviews() {
    markForAccessibility()
    for child in children { child.markForAccessibilityWithSubviews() }
  }

  func describeForAccessibility() {
    layoutRun.isMarked = false
    let description = makeLayerAccessibility()
    if description != layer.accessibility { layer.accessibility = description }
  }
}
