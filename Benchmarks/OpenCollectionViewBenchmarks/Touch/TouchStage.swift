import GestureEngine
import OpenCollectionView
import TouchTesting

/// Eight views, one in the other, with pairs of a tap and a pan recognizer, and a finger. The trace is off.
///
/// The first pair is on the innermost view, the next one on the view around it, and so on.
@MainActor final class TouchStage {
  private static let depth = 8

  /// The view under the finger.
  let innermost = HearingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  /// How often a recognizer has sent its action.
  private(set) var recognitions = 0
  private let screen = VirtualScreen(width: 400, height: 400, scale: 1)
  private var time = 0.0

  init(recognizerPairs: Int) {
    var views: [UIView] = [innermost]
    for _ in 1..<Self.depth {
      let outer = UIView(frame: innermost.frame)
      outer.addSubview(views[views.count - 1])
      views.append(outer)
    }
    for pair in 0..<recognizerPairs {
      let view = views[pair % views.count]
      let recognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
      for recognizer in recognizers {
        recognizer.addAction { [weak self] _ in self?.recognitions += 1 }
        view.addGestureRecognizer(recognizer)
      }
    }
    screen.show(views[views.count - 1])
    time = screen.now
  }

  /// The finger comes down, `interval` seconds after the last report.
  func down(x: CGFloat, after interval: Double) { send(.began, x: x, after: interval) }

  /// The finger moves, `interval` seconds after the last report.
  func move(x: CGFloat, after interval: Double) { send(.moved, x: x, after: interval) }

  /// The finger lifts, `interval` seconds after the last report.
  func lift(x: CGFloat, after interval: Double) { send(.ended, x: x, after: interval) }

  /// One report, and the frame in which it is delivered.
  private func send(_ phase: TouchSample.Phase, x: CGFloat, after interval: Double) {
    time += interval
    screen.receive(
      .touches([TouchSample(time: time, identifier: 1, phase: phase, location: CGPoint(x: x, y: 200))]))
    _ = screen.scene.runFrame(at: time)
  }
}

/// A view that counts what it hears of touches.
final class HearingView: UIView {
  private(set) var heardCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heardCount += touches.count }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heardCount += touches.count }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heardCount += touches.count }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heardCount += touches.count }
}
