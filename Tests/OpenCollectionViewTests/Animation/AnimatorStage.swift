import OpenCollectionView
import TouchTesting

@testable import LayerEngine

/// A screen with one square view, which stands at x = 100.
@MainActor final class AnimatorStage {
  let screen = VirtualScreen(width: 400, height: 400)
  let view = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
  let journal = Journal()

  init() { screen.show(view) }

  /// Where the screen shows the view's middle, rounded to thousandths of a point.
  var shownX: CGFloat { rounded(screen.mirror.nodes[view.layer.identifier]?.properties.position.x ?? .nan) }

  /// How much of the view's colour the screen lets through.
  var shownAlpha: CGFloat { screen.mirror.nodes[view.layer.identifier]?.properties.opacity ?? .nan }

  func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }

  /// Where the screen shows the view after each of some times in seconds.
  func shownX(after times: [Double]) -> [CGFloat] {
    times.map { time in
      screen.advance(by: time)
      return shownX
    }
  }

  /// An animator that takes a second to move the view by 200 points, and notes where it ends.
  func animator(_ curve: UIView.AnimationCurve = .linear, duration: Double = 1) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 300 }
    note(animator, "ends at")
    return animator
  }

  func note(_ animator: UIViewPropertyAnimator, _ words: String) {
    animator.addCompletion { [journal] position in journal.note("\(words) \(position)") }
  }

  /// How many frames run in a number of seconds.
  func frames(in seconds: Double) -> Int {
    let before = screen.frameCount
    screen.advance(by: seconds)
    return screen.frameCount - before
  }
}
