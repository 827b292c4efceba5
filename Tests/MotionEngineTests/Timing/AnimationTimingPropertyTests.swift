import MotionEngine
import TestSupport
import Testing

@Suite struct AnimationTimingPropertyTests {
  static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, .leastNonzeroMagnitude, 1e-9, 0.5, 1e9, 1e300,
    .greatestFiniteMagnitude,
  ]

  @Test(arguments: 0..<2000)
  func `no numbers make it answer with anything but numbers`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func any() -> Double { Self.odd.randomElement(using: &random) ?? 0 }
    let timing = AnimationTiming(
      beginTime: any(), duration: any(), speed: any(), timeOffset: any(), repeatCount: any(), repeatDuration: any(),
      autoreverses: .random(using: &random), fillMode: AnimationTiming.FillMode.allCases[seed % 4])
    for time in Self.odd {
      if let moment = timing.moment(at: time) {
        #expect(moment.progress >= 0 && moment.progress <= 1 && moment.iteration >= 0)
      }
      #expect(!timing.nextChange(after: time).isNaN)
    }
    #expect(timing.activeDuration >= 0)
  }

  /// Durations and begin times as they come from a running clock, which are not whole in binary.
  static func running(_ random: inout SeededGenerator) -> AnimationTiming {
    AnimationTiming(
      beginTime: Double(Int.random(in: 0...900_000, using: &random)) / 60,
      duration: Double(Int.random(in: 1...300, using: &random)) / 100,
      speed: [1, 1, 2, 0.3, -1][Int.random(in: 0..<5, using: &random)],
      timeOffset: [0, 0, 0.1, 0.7][Int.random(in: 0..<4, using: &random)],
      repeatCount: Double(Int.random(in: 0...7, using: &random)), autoreverses: .random(using: &random),
      fillMode: .forwards)
  }

  @Test(arguments: 0..<2000)
  func `looked at exactly at its end it is over and rests at its last value`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let timing = Self.running(&random)
    let end = try #require(timing.endTime)
    #expect(timing.isOver(at: end))
    #expect(timing.nextChange(after: end) == .infinity)
    #expect(timing.moment(at: end)?.progress == (timing.speed < 0 || timing.autoreverses ? 0 : 1))
  }

  @Test(arguments: 0..<2000)
  func `looked at exactly between two iterations it begins the later one`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let begin = Double(Int.random(in: 0...900_000, using: &random)) / 60
    let duration = Double(Int.random(in: 1...300, using: &random)) / 100
    let passed = Int.random(in: 1...9, using: &random)
    let moment = AnimationTiming(beginTime: begin, duration: duration, repeatCount: 10)
      .moment(at: begin + Double(passed) * duration)
    #expect(moment?.progress == 0)
    #expect(moment?.iteration == passed)
  }

  @Test(arguments: 0..<500)
  func `the next change is never missed and never waited for in vain`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let timing = Self.running(&random)
    let next = timing.nextChange(after: timing.beginTime - 5)
    #expect(next >= timing.beginTime)
    #expect(timing.hasBegun(at: next))
    #expect(!timing.hasBegun(at: next.nextDown))
  }

  @Test func `what stands still asks for no frame`() {
    #expect(AnimationTiming(duration: 4, speed: 0, timeOffset: -1).nextChange(after: 5) == .infinity)
    #expect(AnimationTiming(duration: .infinity).nextChange(after: 5) == .infinity)
    #expect(AnimationTiming(duration: .infinity, repeatDuration: 9).nextChange(after: 5) == 9)
  }
}
