extension UIView {
  /// Has the view described anew before the next commit.
  func markForAccessibility() {
    guard !isMarkedForAccessibility, let scene = ((self as? UIWindow) ?? attachedWindow)?.windowScene else { return }
    isMarkedForAccessibility = true
    scene.accessibility.mark(self)
  }

  func markForAccessibilityWithSubviews() {
    markForAccessibility()
    for child in children { child.markForAccessibilityWithSubviews() }
  }

  func describeForAccessibility() {
    isMarkedForAccessibility = false
    let description = makeLayerAccessibility()
    if description != layer.accessibility { layer.accessibility = description }
  }
}
