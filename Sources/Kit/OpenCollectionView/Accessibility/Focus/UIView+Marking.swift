extension UIView {
  /// Has the view described anew before the next commit.
  func markForAccessibility() {
    guard !layoutRun.isMarked, let scene = ((self as? UIWindow) ?? attachedWindow)?.windowScene, !scene.isWithoutHost
    else { return }
    layoutRun.isMarked = true
    scene.accessibility.mark(self)
  }

  /// The view has been laid out, and may say something else: it is described with this frame or, if it is laid out frame after
  /// frame, when that ends.
  func noteLayoutForAccessibility() {
    guard !layoutRun.waitsForOwner else { return }
    guard layoutRun.extend(to: SceneAccessibility.frameBeingLaidOut) else { return markForAccessibility() }
    putOffDescription()
  }

  /// Waits with the description until what goes on frame after frame ends.
  func putOffDescription() {
    guard !layoutRun.isPutOff, !layoutRun.isMarked else { return }
    layoutRun.isPutOff = true
    SceneAccessibility.ofFrame?.putOff(self)
  }

  func markForAccessibilityWithSubviews() {
    markForAccessibility()
    for child in children { child.markForAccessibilityWithSubviews() }
  }

  /// The layer of which assistive tools are told what the view is: its own unless it is a field.
  var describedLayer: CALayer { rare?.describedLayer ?? layer }

  func describeForAccessibility() {
    layoutRun.isMarked = false
    layoutRun.waitsForOwner = false
    if layoutRun.owesArrivals { (self as? UICollectionView)?.describeArrivals() }
    guard rare?.describedView == nil else { return }
    let description = makeLayerAccessibility()
    let layer = describedLayer
    if description != layer.accessibility { layer.accessibility = description }
  }
}
