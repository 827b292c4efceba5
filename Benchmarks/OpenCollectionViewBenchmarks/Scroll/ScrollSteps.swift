import Benchmark
import GestureEngine
import OpenCollectionView

/// One frame of a scroll view whose content moves: from the report of the finger, or from the clock, to the commit.
///
/// The content is one view, so that nothing but the scrolling counts; a grid's own work is in ``GridScrolling``.
final class ScrollSteps: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .scrolls]

  private static let rounds = 20
  /// Fewer than a bounce or an animation takes at this interval.
  private static let steps = 30
  private let stage = ScrollStage()
  private let kind: ScrollKind

  init(of kind: ScrollKind) { self.kind = kind }

  func round() -> [Reading] {
    var (nanoseconds, allocations, scrolls) = (0, 0, 0)
    for _ in 0..<Self.rounds {
      begin()
      let before = stage.scrolls
      let cost = Cost {
        for step in 1...Self.steps {
          report(CGFloat(step))
          stage.runFrame()
        }
      }
      nanoseconds += cost.nanoseconds
      allocations += cost.allocations
      scrolls += stage.scrolls - before
      end()
    }
    let samples = Self.rounds * Self.steps
    return [
      Reading(.time, nanoseconds / samples), Reading(.allocations, allocations * 1000 / samples),
      Reading(.scrolls, scrolls * 1000 / samples),
    ]
  }

  private func begin() {
    let view = stage.scrollView
    switch kind {
    case .drag:
      stage.report(.began, CGPoint(x: 200, y: 700))
      stage.runFrame()
      stage.report(.moved, CGPoint(x: 200, y: 680))
      stage.runFrame()
    case .deceleration:
      throwContent()
    case .bounce:
      view.contentOffset.y = 0
      throwContent(towardsTop: true)
      while view.contentOffset.y >= 0 { stage.runFrame() }
    case .animation:
      view.setContentOffset(CGPoint(x: 2_000, y: 60_000), animated: true)
      stage.runFrame()
    case .trackpad:
      stage.turn(by: 3)
      stage.runFrame()
    case .zoom:
      stage.report(.began, CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400))
      stage.runFrame()
      stage.report(.moved, CGPoint(x: 130, y: 400), CGPoint(x: 270, y: 400))
      stage.runFrame()
    }
  }

  private func throwContent(towardsTop: Bool = false) {
    let way: CGFloat = towardsTop ? 30 : -30
    stage.report(.began, CGPoint(x: 200, y: 400))
    stage.runFrame()
    for step in 1...4 {
      stage.report(.moved, CGPoint(x: 200, y: 400 + CGFloat(step) * way))
      stage.runFrame()
    }
    stage.report(.ended, CGPoint(x: 200, y: 400 + 4 * way))
    stage.runFrame()
  }

  private func report(_ step: CGFloat) {
    switch kind {
    case .drag: stage.report(.moved, CGPoint(x: 200, y: 680 - step * 4))
    case .trackpad: stage.turn(by: 4)
    case .zoom: stage.report(.moved, CGPoint(x: 130 - step, y: 400), CGPoint(x: 270 + step, y: 400))
    case .deceleration, .bounce, .animation: break
    }
  }

  private func end() {
    switch kind {
    case .drag: stage.report(.cancelled, CGPoint(x: 200, y: 500))
    case .zoom: stage.report(.cancelled, CGPoint(x: 100, y: 400), CGPoint(x: 300, y: 400))
    case .deceleration, .bounce, .animation, .trackpad: break
    }
    stage.rest()
  }
}
