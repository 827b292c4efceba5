import GestureEngine
import OpenCollectionView
import TouchTesting

/// A screen of 400 × 400 points with a view that fills it.
@MainActor struct ConflictScene {
  let screen = VirtualScreen(width: 400, height: 400)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() { screen.show(view) }

  /// The conflicts anywhere, as texts, warnings marked.
  var texts: [String] { screen.window.gestureConflicts().map(\.description) }

  /// The warnings anywhere.
  var warnings: [String] { screen.window.gestureConflicts().filter { $0.severity == .warning }.map(\.sentence) }

  @discardableResult
  func tap(_ taps: Int = 1, on other: UIView? = nil) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @discardableResult
  func pan(on other: UIView? = nil) -> UIPanGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// A view of 100 × 100 points in the corner of the one that fills the screen.
  func add<View: UIView>(_ child: View) -> View {
    child.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(child)
    return child
  }
}

/// A delegate that answers what a test says, and counts what it is asked about an attempt.
@MainActor final class Answers: UIGestureRecognizerDelegate {
  var runsTogether = false
  var waitsForOthers = false
  var mayBegin = true
  var takesTouches = true
  private(set) var questionsOfAttempts = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questionsOfAttempts += 1
    return mayBegin
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    questionsOfAttempts += 1
    return takesTouches
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsTogether }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsForOthers }
}
