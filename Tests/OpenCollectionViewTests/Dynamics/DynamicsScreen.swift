import OpenCollectionView
import TouchTesting

/// A screen of 400 × 600 points that is the reference view of an animator, whose steps are its frames.
@MainActor final class DynamicsScreen {
  let screen = VirtualScreen(width: 400, height: 600)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let animator: UIDynamicAnimator

  init() {
    screen.show(view)
    animator = UIDynamicAnimator(referenceView: view)
  }

  /// A square of 100 points, whose mass is 1, with its middle at a point.
  func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let square = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
    view.addSubview(square)
    return square
  }

  func frames(_ count: Int) {
    for _ in 0..<count { screen.advance(by: 1.0 / 60) }
  }
}

/// Tells whether two numbers are as near as said.
func isNear(_ first: CGFloat, _ second: CGFloat, within distance: CGFloat = 1e-9) -> Bool {
  abs(first - second) <= distance
}
