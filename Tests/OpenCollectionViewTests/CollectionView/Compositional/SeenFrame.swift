import OpenCollectionView

extension UIView {
  /// Where the view is seen in a view around it at this moment, in the course of an animation, too. For views that are not turned.
  @MainActor func seenFrame(in around: UIView) -> CGRect {
    guard let presented = layer.presentation() else { return .null }
    var middle = presented.position
    var next = superview
    while let host = next, host !== around {
      let shown = host.layer.presentation() ?? host.layer
      middle.x += shown.position.x - shown.bounds.midX
      middle.y += shown.position.y - shown.bounds.midY
      next = host.superview
    }
    let size = presented.bounds.size
    return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
