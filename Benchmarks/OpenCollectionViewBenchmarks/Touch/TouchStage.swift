import GestureEngine
import OpenCollectionView
import TouchTesting

/// Twenty views, one in the other, with recognizers of all kinds that compete for the fingers on the innermost.
///
/// The first six recognizers are on the innermost view, the next six four views further out, and so on: a tap, a long press,
/// a pan, a pinch, a rotation, a swipe. A single recognizer is a pan.
@MainActor final class TouchStage {
  private static let depth = 20
  private static let kindsOnOneView = 6
  private static let viewsBetweenRecognizers = 4

  /// The view under the fingers.
  let innermost = HearingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  /// How often a recognizer has sent its action.
  private(set) var recognitions = 0
  private(set) var time = 0.0
  private let screen = VirtualScreen(width: 400, height: 400, scale: 1)

  init(recognizers count: Int, isTraced: Bool = false) {
    innermost.isMultipleTouchEnabled = true
    var views: [UIView] = [innermost]
    for _ in 1..<Self.depth {
      let outer = UIView(frame: innermost.frame)
      outer.addSubview(views[views.count - 1])
      views.append(outer)
    }
    for index in 0..<count {
      let recognizer = count == 1 ? UIPanGestureRecognizer() : Self.recognizer(index % Self.kindsOnOneView)
      recognizer.addAction { [weak self] _ in self?.recognitions += 1 }
      views[index / Self.kindsOnOneView * Self.viewsBetweenRecognizers].addGestureRecognizer(recognizer)
    }
    screen.show(views[views.count - 1])
    if isTraced { screen.application.trace.add(CountingSink()) }
    time = screen.now
  }

  private static func recognizer(_ kind: Int) -> UIGestureRecognizer {
    switch kind {
    case 0: UITapGestureRecognizer()
    case 1: UILongPressGestureRecognizer()
    case 2: UIPanGestureRecognizer()
    case 3: UIPinchGestureRecognizer()
    case 4: UIRotationGestureRecognizer()
    default: UISwipeGestureRecognizer()
    }
  }

  /// What the host reports of all fingers, `interval` seconds after the last report.
  func report(_ phase: TouchSample.Phase, fingers: Int, movedBy distance: CGFloat, after interval: Double) -> Report {
    time += interval
    let samples = (0..<fingers).map { finger in
      TouchSample(
        time: time, identifier: Int32(finger + 1), phase: phase,
        location: CGPoint(x: 20 + CGFloat(finger) * 18 + distance, y: 200))
    }
    return Report(time: time, samples: samples)
  }

  /// One report, waiting for its frame.
  func receive(_ report: Report) { screen.receive(.touches(report.samples)) }

  /// The frame in which what waits is delivered.
  func runFrame(at time: Double) { _ = screen.scene.runFrame(at: time) }

  /// One report, and its frame.
  func deliver(_ report: Report) {
    receive(report)
    runFrame(at: report.time)
  }

  /// What a host reports at one time.
  struct Report {
    var time: Double
    var samples: [TouchSample]
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
