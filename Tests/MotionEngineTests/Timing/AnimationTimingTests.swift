import MotionEngine
import Testing

@Suite struct AnimationTimingTests {
  @Test func `progress is the part of the duration that has passed since the begin time`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4)
    #expect(timing.progress == [9: nil, 10: 0, 11: 0.25, 13: 0.75, 14: nil, 15: nil])
    #expect(timing.activeDuration == 4)
    #expect(timing.endTime == 14)
  }

  @Test(
    arguments: [
      (AnimationTiming.FillMode.removed, nil, nil), (.forwards, nil, 1), (.backwards, 0, nil), (.both, 0, 1),
    ] as [(AnimationTiming.FillMode, Double?, Double?)])
  func `the fill mode says what shows before and after`(
    mode: AnimationTiming.FillMode, before: Double?, after: Double?
  ) {
    let timing = AnimationTiming(beginTime: 10, duration: 4, fillMode: mode)
    #expect(timing.moment(at: 9.999)?.progress == before)
    #expect(timing.moment(at: 14)?.progress == after)
    #expect(timing.moment(at: 1000)?.progress == after)
  }

  @Test func `it begins at its begin time and is over at its end, not a moment earlier`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4)
    #expect(!timing.hasBegun(at: 9.999))
    #expect(timing.hasBegun(at: 10))
    #expect(!timing.isOver(at: 13.999))
    #expect(timing.isOver(at: 14))
    #expect(timing.hasBegun(at: 15))
  }

  // MARK: Repeating

  @Test func `the instant between two iterations is the beginning of the later one`() {
    let timing = AnimationTiming(duration: 2, repeatCount: 3, fillMode: .forwards)
    #expect(timing.progress == [0: 0, 1: 0.5, 2: 0, 3: 0.5, 4: 0, 5: 0.5, 6: 1])
    #expect(timing.iterations == [0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2])
    #expect(timing.endTime == 6)
  }

  @Test func `there and back is one iteration, which ends where it began`() {
    let timing = AnimationTiming(duration: 2, repeatCount: 2, autoreverses: true, fillMode: .forwards)
    #expect(timing.progress == [0: 0, 1: 0.5, 2: 1, 3: 0.5, 4: 0, 5: 0.5, 6: 1, 7: 0.5, 8: 0, 9: 0])
    #expect(timing.iterations == [0: 0, 3: 0, 4: 1, 7: 1, 8: 1, 9: 1])
    #expect(timing.activeDuration == 8)
  }

  @Test func `a count that is not whole leaves out a part of the last iteration`() {
    let timing = AnimationTiming(duration: 2, repeatCount: 2.5, fillMode: .forwards)
    #expect(timing.endTime == 5)
    #expect(timing.moment(at: 5)?.progress == 0.5)
    #expect(timing.moment(at: 5)?.iteration == 2)
    let there = AnimationTiming(duration: 2, repeatCount: 0.5, autoreverses: true, fillMode: .forwards)
    #expect(there.endTime == 2)
    #expect(there.moment(at: 2)?.progress == 1)
    let back = AnimationTiming(duration: 2, repeatCount: 1.75, autoreverses: true, fillMode: .forwards)
    #expect(back.moment(at: 7)?.progress == 0.5)
    #expect(back.moment(at: 7)?.iteration == 1)
  }

  @Test func `a count of 0 means once`() {
    #expect(AnimationTiming(duration: 2, repeatCount: 0).activeDuration == 2)
    #expect(AnimationTiming(duration: 2, repeatCount: -3).activeDuration == 2)
  }

  @Test func `a repeat duration counts before a repeat count`() {
    let timing = AnimationTiming(duration: 2, repeatCount: 9, repeatDuration: 5, fillMode: .forwards)
    #expect(timing.activeDuration == 5)
    #expect(timing.moment(at: 6)?.progress == 0.5)
    let short = AnimationTiming(duration: 2, repeatDuration: 0.5, fillMode: .forwards)
    #expect(short.moment(at: 6)?.progress == 0.25)
  }

  @Test func `an animation that repeats for ever has no end`() {
    let timing = AnimationTiming(duration: 2, repeatCount: .infinity)
    #expect(timing.activeDuration == .infinity)
    #expect(timing.endTime == nil)
    #expect(!timing.isOver(at: 1e9))
    #expect(timing.moment(at: 2001)?.progress == 0.5)
    #expect(timing.moment(at: 2001)?.iteration == 1000)
    #expect(timing.nextChange(after: 7) == 7)
  }

  // MARK: Speed and offset

  @Test func `speed shortens the time in the parent's time`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4, speed: 2)
    #expect(timing.progress == [10: 0, 11: 0.5, 11.5: 0.75, 12: nil])
    #expect(timing.endTime == 12)
    #expect(AnimationTiming(beginTime: 10, duration: 4, speed: 0.5).endTime == 18)
  }

  @Test func `an offset begins in the middle`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4, timeOffset: 1)
    #expect(timing.progress == [9.5: nil, 10: 0.25, 12: 0.75, 13: nil])
    #expect(timing.endTime == 13)
  }

  @Test func `an offset below 0 delays the beginning`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4, speed: 2, timeOffset: -1, fillMode: .backwards)
    #expect(timing.progress == [10: 0, 10.5: 0, 11.5: 0.5, 12.5: nil])
    #expect(!timing.hasBegun(at: 10.25))
    #expect(timing.hasBegun(at: 10.5))
    #expect(timing.nextChange(after: 9) == 10.5)
    #expect(timing.endTime == 12.5)
  }

  @Test func `at a speed of 0 an animation stands at its offset and is never over`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4, speed: 0, timeOffset: 3)
    #expect(timing.progress == [10: 0.75, 1000: 0.75])
    #expect(timing.endTime == nil)
    #expect(!timing.isOver(at: 1e9))
    #expect(timing.nextChange(after: 11) == .infinity)
    #expect(AnimationTiming(duration: 4, speed: 0, timeOffset: 4).moment(at: 0)?.progress == 1)
  }

  @Test func `a negative speed runs from the offset back to 0`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4, speed: -1, timeOffset: 3, fillMode: .both)
    #expect(timing.progress == [9: 0.75, 10: 0.75, 11: 0.5, 12.5: 0.125, 14: 0])
    #expect(timing.endTime == 13)
    #expect(!timing.isOver(at: 12.9))
    #expect(timing.isOver(at: 13.1))
    let whole = AnimationTiming(duration: 4, speed: -1, timeOffset: 4)
    #expect(whole.progress == [0: 1, 1: 0.75, 3: 0.25, 5: nil])
  }

  // MARK: Without a duration, and with an endless one

  @Test func `without a duration it is over when it begins, all of it done`() {
    let timing = AnimationTiming(beginTime: 10, duration: 0, repeatCount: .infinity, fillMode: .both)
    #expect(timing.progress == [10: 1, 11: 1])
    #expect(timing.isOver(at: 10))
    #expect(timing.endTime == 10)
    #expect(timing.nextChange(after: 10) == .infinity)
    #expect(AnimationTiming(duration: -1).activeDuration == 0)
    #expect(AnimationTiming(duration: .nan).activeDuration == 0)
  }

  @Test func `an infinite duration stays at its beginning`() {
    let timing = AnimationTiming(duration: .infinity)
    #expect(timing.moment(at: 1e9)?.progress == 0)
    #expect(timing.endTime == nil)
  }

  // MARK: The next change

  @Test func `it asks to be looked at from its beginning to its end`() {
    let timing = AnimationTiming(beginTime: 10, duration: 4, fillMode: .both)
    #expect(timing.nextChange(after: 3) == 10)
    #expect(timing.nextChange(after: 10) == 10)
    #expect(timing.nextChange(after: 12.5) == 12.5)
    #expect(timing.nextChange(after: 14) == .infinity)
  }

  @Test func `a new begin time moves all of it`() {
    var timing = AnimationTiming(duration: 4)
    timing.beginTime = 100
    #expect(timing.endTime == 104)
    #expect(timing.moment(at: 101)?.progress == 0.25)
    #expect(timing.moment(at: 3) == nil)
  }
}

extension AnimationTiming {
  /// The progress at times, written down and compared as a dictionary.
  fileprivate struct Samples<Value: Equatable> {
    let value: (Double) -> Value?

    static func == (samples: Samples, expected: [Double: Value?]) -> Bool {
      expected.allSatisfy { samples.value($0.key) == $0.value }
    }
  }

  fileprivate var progress: Samples<Double> { Samples { moment(at: $0)?.progress } }
  fileprivate var iterations: Samples<Int> { Samples { moment(at: $0)?.iteration } }
}
