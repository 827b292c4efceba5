import LayerEngine
import OpenCollectionView
import PlaneGeometry
import TouchTesting

/// A screen of 400 × 800 points with one square view of 100 points, and a journal.
///
/// Make it within the test: animations that are begun outside of views' turns go by the application that was made last.
@MainActor struct AnimationStage {
  let journal = Journal()
  let screen = VirtualScreen(width: 400, height: 800)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { screen.show(view) }

  /// A completion handler that notes a name and whether the animation was finished.
  func completion(_ name: String) -> (Bool) -> Void {
    { [journal] finished in journal.note("\(name) \(finished)") }
  }

  /// Where the view's middle is shown, horizontally.
  var shownX: Double { shown(view).position.x }

  func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  /// The shown place of the view's middle, horizontally, after each of some times in seconds from now, in whole points.
  func shownX(after times: [Double]) -> [Double] {
    let start = screen.now
    return times.map { time in
      screen.advance(by: start + time - screen.now)
      return shownX.rounded()
    }
  }

  /// Moves the view's middle in a second.
  func move(to x: CGFloat, _ name: String, options: UIView.AnimationOptions = []) {
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      view.center.x = x
    } completion: {
      completion(name)($0)
    }
  }
}
