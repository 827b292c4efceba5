extension UIView {
  /// How many device pixels make a point where the view is, or will be seen as far as anybody can tell: on the screen of the
  /// scene whose work is being done, or else of the oldest one. What is rounded before the view is shown stays in its place
  /// then. // S2
  var pixelsPerPoint: CGFloat {
    if let scale = (environment ?? UITraitCollection.innermost)?.displayScale, scale > 0 { return scale }
    let application = UIApplication.shared
    let scene = application.sceneBeingServed ?? application.sceneForNewWindow
    return scene?.screen.scale ?? UITraitCollection.current.displayScale
  }
}
