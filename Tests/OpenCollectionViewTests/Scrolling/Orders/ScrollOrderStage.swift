import GestureEngine
import OpenCollectionView
import TouchTesting

/// A scroll view of 400 × 800 points on a screen with three pixels a point, whose delegate writes everything down.
@MainActor struct ScrollOrderStage {
  let screen: VirtualScreen
  let view: NotedScrollView
  let journal = ScrollOrderJournal()

  init(width: CGFloat = 400, height: CGFloat = 800, content: CGSize = CGSize(width: 400, height: 50_000)) {
    screen = VirtualScreen(width: width, height: height, scale: 3)
    view = NotedScrollView(frame: screen.window.bounds)
    view.contentSize = content
    view.delegate = journal
    screen.show(view)
    view.journal = journal
  }

  /// What was called until now, and with it until everything has come to rest.
  func untilRest() -> String {
    screen.advanceUntilRest()
    return journal.take()
  }

  /// Reports a finger after a while.
  func send(_ phase: TouchSample.Phase, _ y: Double, x: Double = 200, after delay: Double = 0) {
    screen.advance(by: delay)
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: 1, phase: phase, location: CGPoint(x: x, y: y))]))
  }

  /// A finger that moves by 10 points every 10 ms, 100 points in all, and lifts: 1000 points per second.
  func flick(down: Bool = false) { screen.play(Self.steps(from: (200, 500), by: (0, down ? 10 : -10))) }

  /// A finger that makes ten steps of 10 ms each, and lifts at the end of the last.
  static func steps(from start: (x: Double, y: Double), by step: (x: Double, y: Double)) -> TouchScript {
    var samples: [(time: Double, location: CGPoint)] = []
    for index in 0...10 {
      let count = Double(index)
      samples.append((0.01 * count, CGPoint(x: start.x + count * step.x, y: start.y + count * step.y)))
    }
    return .samples(samples)
  }

  /// A finger that moves by `distance` in 0.2 s and rests for 0.6 s.
  func drag(by distance: Double) {
    screen.play(
      .drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + distance), duration: 0.2, holding: 0.6))
  }

  /// Turns a wheel, or moves two fingers on a trackpad.
  func turnWheel(_ distance: Double) {
    screen.receive(
      .scroll(
        ScrollSample(
          time: screen.now, location: CGPoint(x: 200, y: 400), distance: ScrollDistance(x: 0, y: distance))))
  }

  /// Moves time to `phase` seconds before a frame.
  func approachFrame(by phase: Double) { screen.advance(by: 1.0 / 60 - phase) }
}

/// A scroll view that can write its layout passes down.
final class NotedScrollView: UIScrollView {
  weak var journal: ScrollOrderJournal?
  var notesLayout = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if notesLayout { journal?.note("layoutSubviews") }
  }
}
