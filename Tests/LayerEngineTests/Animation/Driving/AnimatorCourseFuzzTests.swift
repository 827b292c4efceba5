import MotionEngine
import TestSupport
import Testing

@testable import LayerEngine

/// Whatever is done to a course, nothing on it jumps.
@Suite("Courses that are interfered with") struct AnimatorCourseFuzzTests {
  private static func pace(_ kind: Int, _ duration: Double) -> AnimationPace {
    switch kind {
    case 0: .linear
    case 1: .curve(.easeIn)
    case 2: .curve(.easeInEaseOut)
    case 3: .curve(.easeOut)
    case 4: .curve(.default)
    case 5: .curve(TimingCurve(control1x: 0.3, control1y: -0.6, control2x: 0.6, control2y: 1.8))
    case 6: .spring(.fitting(dampingRatio: 0.4, duration: duration, initialVelocity: 0))
    default: .spring(.fitting(dampingRatio: 1, duration: duration, initialVelocity: -4))
    }
  }

  /// A spring that was given its time ends where it still is a thousandth of the way off. // A9
  private static let springEnd = 0.0015

  @Test("Commands leave every animation where it is", arguments: 0..<40) func continuous(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var course = AnimatorCourse(duration: 1, pace: Self.pace(seed % 8, 1))
    let delays = [0, 0.2, 0.5, 0.9]
    var time = 0.0
    for _ in 0..<60 {
      time += Double.random(in: 0...0.2, using: &random)
      let before = delays.map { course.way(at: time, delay: $0) }
      var scrubbed: Double?
      switch Int.random(in: 0..<6, using: &random) {
      case 0: course.run(at: time)
      case 1: course.pause(at: time)
      case 2: course.turn(reversed: Bool.random(using: &random), at: time)
      case 3:
        let duration = Double.random(in: 0.1...2, using: &random)
        course.bend(to: Self.pace(Int.random(in: 0..<8, using: &random), duration), duration: duration, at: time)
      case 4:
        // A finger begins where it finds the course.
        let fraction = course.fraction(at: time, linearly: true)
        if before[0] >= 0, before[0] <= 1 { scrubbed = before[0] }
        course.scrub(to: fraction, linearly: true, at: time)
      default:
        let fraction = Double.random(in: 0...1, using: &random)
        course.scrub(to: fraction, linearly: true, at: time)
        #expect(abs(course.way(at: time) - (course.isReversed ? 1 - fraction : fraction)) < Self.springEnd)
        continue
      }
      let after = delays.map { course.way(at: time, delay: $0) }
      if let scrubbed {
        #expect(abs(after[0] - scrubbed) < Self.springEnd, "seed \(seed)")
      } else if before[0] >= 0, before[0] <= 1 {
        for (old, new) in zip(before, after) { #expect(abs(old - new) < 1e-9, "seed \(seed)") }
      }
    }
  }

  @Test("A course comes to its goal when it says, and never jumps on its way", arguments: 0..<40)
  func arrives(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var course = AnimatorCourse(duration: 1, pace: Self.pace(seed % 5, 1))
    course.run(at: 0)
    for step in 1...5 {
      let time = Double(step) * 0.15
      course.turn(reversed: Bool.random(using: &random), at: time)
      course.bend(to: Self.pace(Int.random(in: 0..<5, using: &random), 1), duration: 1, at: time)
    }
    let end = course.endTime ?? .nan
    #expect(abs(course.place(at: end) - course.goal) < 1e-9)
    #expect(abs(course.way(at: end + 1) - course.goal) == 0)
    var last = course.way(at: 0.75)
    var time = 0.75
    while time < end {
      time += 0.001
      let way = course.way(at: time)
      #expect(abs(way - last) < 0.01)
      last = way
    }
  }
}
