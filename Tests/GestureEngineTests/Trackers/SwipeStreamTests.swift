import Foundation
import GestureEngine
import TestSupport
import Testing

/// Streams of fingers, made up at random: the same for every run.
@Suite struct SwipeStreamTests {
  /// One report of a finger that came down at (0, 0) at time 0.
  struct Report {
    var x: Double
    var y: Double
    var time: Double
  }

  /// What is expected of a stream, by the figures as they were measured: the number of the report and what it brings.
  private func expectation(_ reports: [Report], _ directions: SwipeTracker.Directions) -> String {
    let (right, left) = (directions.contains(.right), directions.contains(.left))
    let (up, down) = (directions.contains(.up), directions.contains(.down))
    for (number, report) in reports.enumerated() {
      let isHorizontal = right || left
      let way = isHorizontal ? report.x : report.y
      let sideways = abs(isHorizontal ? report.y : report.x)
      let isAllowed = isHorizontal ? (way >= 0 ? right : left) : (way >= 0 ? down : up)
      if report.time > 0.5 || (!isAllowed && way != 0) || sideways > 50 * (1 - 0.98 * report.time) {
        return "\(number) fails"
      }
      if abs(way) >= 50 * (1 - 0.94 * report.time) { return "\(number) swipes" }
    }
    return "open"
  }

  private func verdict(_ reports: [Report], _ directions: SwipeTracker.Directions) -> String {
    var swipe = SwipeTracker()
    swipe.directions = directions
    _ = swipe.began(1, at: .zero, time: 0)
    for (number, report) in reports.enumerated() {
      swipe.moved(1, to: CGPoint(x: report.x, y: report.y))
      switch swipe.step(time: report.time) {
      case .undecided: continue
      case .begins: return "\(number) swipes"
      default: return "\(number) fails"
      }
    }
    return "open"
  }

  // G101, G102, G103
  @Test(arguments: 0..<40) func `every finger is judged by the measured law`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let directions = SwipeTracker.Directions(rawValue: .random(in: 1...15, using: &random))
      let heading = Double.random(in: 0..<(2 * .pi), using: &random)
      let speed = Double.random(in: 20...800, using: &random)
      let unsteadiness = Double.random(in: 0...6, using: &random)
      var reports: [Report] = []
      var report = Report(x: 0, y: 0, time: 0)
      for _ in 0..<20 {
        let interval = Double.random(in: 0.004...0.06, using: &random)
        report.time += interval
        report.x += cos(heading) * speed * interval + .random(in: -unsteadiness...unsteadiness, using: &random)
        report.y += sin(heading) * speed * interval + .random(in: -unsteadiness...unsteadiness, using: &random)
        reports.append(report)
      }
      #expect(verdict(reports, directions) == expectation(reports, directions), "directions \(directions.rawValue)")
    }
  }

  @Test(arguments: 0..<40) func `whatever is reported, an attempt swipes once at most`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let strange = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for _ in 0..<20 {
      var swipe = SwipeTracker()
      swipe.directions = SwipeTracker.Directions(rawValue: .random(in: 0...31, using: &random))
      swipe.touchesRequired = .random(in: 0...3, using: &random)
      var count = 0
      for _ in 0..<30 {
        func number(_ range: ClosedRange<Double>) -> Double {
          Int.random(in: 0..<12, using: &random) == 0
            ? strange[.random(in: 0..<strange.count, using: &random)] : .random(in: range, using: &random)
        }
        let (finger, time) = (Int.random(in: 1...3, using: &random), number(0...0.6))
        let point = CGPoint(x: number(-90...90), y: number(-90...90))
        let verdict: TrackerVerdict
        switch Int.random(in: 0..<8, using: &random) {
        case 0: verdict = swipe.began(finger, at: point, time: time)
        case 1: verdict = swipe.ended(finger)
        case 2: verdict = swipe.expire(at: time)
        default:
          swipe.moved(finger, to: point)
          verdict = swipe.step(time: time)
        }
        if case .begins = verdict { count += 1 }
        #expect(swipe.deadline?.isFinite != false)
      }
      #expect(count <= 1)
    }
  }
}
