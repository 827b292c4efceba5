import Foundation
import GestureEngine
import Testing

@Suite struct TapTrackerTests {
  /// What happens to a tap.
  enum Step {
    case down(Int, x: Double = 100, y: Double = 100, at: Double)
    case move(Int, x: Double = 100, y: Double = 100)
    case up(Int, at: Double)
    case wait(until: Double)
  }

  private func tracker(taps: Int = 1, touches: Int = 1) -> TapTracker {
    var tracker = TapTracker()
    tracker.tapsRequired = taps
    tracker.touchesRequired = touches
    return tracker
  }

  /// The verdicts on the steps, one after the other.
  private func story(_ tracker: inout TapTracker, _ steps: Step...) -> [String] {
    steps.map { step in
      switch step {
      case .down(let finger, let x, let y, let time): tracker.began(finger, at: CGPoint(x: x, y: y), time: time).text
      case .move(let finger, let x, let y): tracker.moved(finger, to: CGPoint(x: x, y: y)).text
      case .up(let finger, let time): tracker.ended(finger, time: time).text
      case .wait(let time): tracker.expire(at: time).text
      }
    }
  }

  // MARK: One tap

  // G60
  @Test func `a tap is recognized when its finger lifts`() {
    var tap = tracker()
    #expect(story(&tap, .down(1, at: 0), .move(1, x: 101), .up(1, at: 0.1)) == ["-", "-", "begins: tapped"])
    #expect(tap.deadline == nil)
    #expect(tap.fingerCount == 0)
  }

  // G62
  @Test func `a finger may move 45 points, and no further`() {
    var far = tracker()
    #expect(story(&far, .down(1, at: 0), .move(1, x: 145), .up(1, at: 0.1)) == ["-", "-", "begins: tapped"])
    var further = tracker()
    #expect(story(&further, .down(1, at: 0), .move(1, x: 145.5)) == ["-", "fails: moved 45.5 pt, limit 45 pt"])
  }

  // G62
  @Test func `the distance is that from the start, not the length of the way`() {
    var tap = tracker()
    #expect(
      story(&tap, .down(1, at: 0), .move(1, x: 140), .move(1, x: 60), .move(1, y: 145), .up(1, at: 0.3))
        == ["-", "-", "-", "-", "begins: tapped"])
  }

  // G62
  @Test func `the distance is measured straight`() {
    var tap = tracker()
    #expect(story(&tap, .down(1, at: 0), .move(1, x: 130, y: 140)) == ["-", "fails: moved 50 pt, limit 45 pt"])
  }

  // G62, G64
  @Test func `a finger that rests fails by the clock, not when it lifts`() {
    var tap = tracker()
    #expect(story(&tap, .down(1, at: 2)) == ["-"])
    #expect(tap.deadline == 2.75)
    #expect(story(&tap, .wait(until: 2.74), .wait(until: 2.75)) == ["-", "fails: held for 750 ms"])
    #expect(tap.deadline == nil)
  }

  // G62
  @Test func `a lift that overtakes the clock is too late all the same`() {
    var tap = tracker()
    #expect(story(&tap, .down(1, at: 0), .up(1, at: 0.749)) == ["-", "begins: tapped"])
    tap.reset()
    #expect(story(&tap, .down(1, at: 0), .up(1, at: 0.75)) == ["-", "fails: held for 750 ms"])
  }

  // G62
  @Test func `a second finger is one too many, whenever it comes`() {
    var soon = tracker()
    #expect(story(&soon, .down(1, at: 0), .down(2, at: 0)) == ["-", "fails: 2 fingers came down, 1 required"])
    var late = tracker()
    #expect(story(&late, .down(1, at: 0), .down(2, at: 0.5)) == ["-", "fails: 2 fingers came down, 1 required"])
  }

  // MARK: Several taps

  // G60, G61, G65
  @Test func `a double tap is recognized at the second lift`() {
    var tap = tracker(taps: 2)
    #expect(
      story(&tap, .down(1, at: 0), .up(1, at: 0.1), .down(2, at: 0.3), .up(2, at: 0.4))
        == ["-", "-", "-", "begins: tapped 2 times"])
  }

  // G61
  @Test func `the second tap must come within 350 milliseconds of the lift`() {
    var tap = tracker(taps: 2)
    #expect(story(&tap, .down(1, at: 0), .up(1, at: 0.25)) == ["-", "-"])
    #expect(tap.deadline == 0.6)
    #expect(story(&tap, .wait(until: 0.59)) == ["-"])
    #expect(story(&tap, .wait(until: 0.6)) == ["fails: tap 2 of 2 did not come within 350 ms"])
  }

  // G61
  @Test func `a second tap that overtakes the clock is too late all the same`() {
    var tap = tracker(taps: 2)
    #expect(
      story(&tap, .down(1, at: 0), .up(1, at: 0.1), .down(2, at: 0.5))
        == ["-", "-", "fails: tap 2 of 2 did not come within 350 ms"])
  }

  // G61, G62
  @Test func `each tap has its own time to be held, each pause its own`() {
    var tap = tracker(taps: 3)
    var deadlines: [Double?] = []
    for step in [
      Step.down(1, at: 0), .up(1, at: 0.5), .down(1, at: 0.75), .up(1, at: 1.25), .down(1, at: 1.5), .up(1, at: 2),
    ] {
      _ = story(&tap, step)
      deadlines.append(tap.deadline)
    }
    #expect(deadlines == [0.75, 0.85, 1.5, 1.6, 2.25, nil])
  }

  // G64
  @Test func `a second tap that is held fails by the clock`() {
    var tap = tracker(taps: 2)
    #expect(
      story(&tap, .down(1, at: 0), .up(1, at: 0.1), .down(1, at: 0.2), .wait(until: 0.95))
        == ["-", "-", "-", "fails: held for 750 ms"])
  }

  // G60
  @Test func `the location is that of the first tap`() {
    var tap = tracker(taps: 2)
    #expect(tap.location == nil)
    _ = story(&tap, .down(1, x: 10, y: 20, at: 0), .move(1, x: 15, y: 20), .up(1, at: 0.1))
    #expect(tap.location == CGPoint(x: 10, y: 20))
    _ = story(&tap, .down(2, x: 30, y: 40, at: 0.2), .up(2, at: 0.3))
    #expect(tap.location == CGPoint(x: 10, y: 20))
    tap.reset()
    #expect(tap.location == nil)
  }

  // MARK: Several fingers

  // G63
  @Test func `a tap of two fingers is recognized when both have lifted`() {
    var tap = tracker(touches: 2)
    #expect(
      story(&tap, .down(1, at: 0), .down(2, at: 0.15), .up(1, at: 0.2), .up(2, at: 0.3))
        == ["-", "-", "-", "begins: tapped"])
  }

  // G63
  @Test func `the second of two fingers must come within 150 milliseconds`() {
    var tap = tracker(touches: 2)
    #expect(
      story(&tap, .down(1, at: 1), .down(2, at: 1.25))
        == ["-", "fails: a finger came down 250 ms after the first, limit 150 ms"])
  }

  // G63
  @Test func `both fingers must be down at the same time`() {
    var tap = tracker(touches: 2)
    #expect(
      story(&tap, .down(1, at: 0), .up(1, at: 0.05))
        == ["-", "fails: 1 of 2 fingers were down when the first was lifted"])
  }

  // G63
  @Test func `a finger that comes down again while the other rests is one too many`() {
    var tap = tracker(touches: 2)
    #expect(
      story(&tap, .down(1, at: 0), .down(2, at: 0.05), .up(1, at: 0.1), .down(3, at: 0.2))
        == ["-", "-", "-", "fails: 3 fingers came down, 2 required"])
  }

  // G62
  @Test func `the time of a tap of two fingers counts from the first`() {
    var tap = tracker(touches: 2)
    #expect(
      story(&tap, .down(1, at: 0), .down(2, at: 0.125), .up(1, at: 0.5), .wait(until: 0.75))
        == ["-", "-", "-", "fails: held for 750 ms"])
  }

  // G57
  @Test func `the location of two fingers is their middle`() {
    var tap = tracker(touches: 2)
    _ = story(&tap, .down(1, x: 0, y: 10, at: 0), .down(2, x: 20, y: 50, at: 0))
    #expect(tap.location == CGPoint(x: 10, y: 30))
  }

  // G63
  @Test func `a double tap of two fingers`() {
    var tap = tracker(taps: 2, touches: 2)
    #expect(
      story(
        &tap, .down(1, at: 0), .down(2, at: 0), .up(2, at: 0.1), .up(1, at: 0.1), .down(3, at: 0.3), .down(4, at: 0.4),
        .up(3, at: 0.5), .up(4, at: 0.5)) == ["-", "-", "-", "-", "-", "-", "-", "begins: tapped 2 times"])
  }

  // MARK: Edges

  @Test func `fingers that are not known change nothing`() {
    var tap = tracker()
    #expect(
      story(&tap, .move(9, x: 900), .up(9, at: 0), .down(1, at: 0), .move(9, x: 900), .up(9, at: 0.1), .up(1, at: 0.2))
        == ["-", "-", "-", "-", "-", "begins: tapped"])
  }

  @Test func `a tracker that saw nothing waits for nothing`() {
    var tap = tracker()
    #expect(tap.deadline == nil)
    #expect(story(&tap, .wait(until: 100)) == ["-"])
  }

  @Test func `after a reset the next tap counts from the beginning`() {
    var tap = tracker(taps: 2)
    _ = story(&tap, .down(1, at: 0), .up(1, at: 0.1), .down(2, at: 0.2))
    tap.reset()
    #expect(tap.fingerCount == 0)
    #expect(tap.deadline == nil)
    #expect(
      story(&tap, .down(1, at: 1), .up(1, at: 1.1), .down(1, at: 1.2), .up(1, at: 1.3))
        == ["-", "-", "-", "begins: tapped 2 times"])
  }

  @Test func `a time that is not a number gives a deadline that is over at once, and no endless wait`() {
    var tap = tracker()
    #expect(story(&tap, .down(1, at: .nan), .wait(until: 5)) == ["-", "fails: held for 750 ms"])
    #expect(tap.deadline == nil)
  }

  @Test func `the limits are those of the profile`() {
    var profile = InputProfile()
    profile.tapMovement = 5
    profile.tapDuration = 0.25
    var tap = TapTracker(profile: profile)
    #expect(story(&tap, .down(1, at: 0), .move(1, x: 106)) == ["-", "fails: moved 6 pt, limit 5 pt"])
    tap.reset()
    #expect(story(&tap, .down(1, at: 0), .wait(until: 0.25)) == ["-", "fails: held for 250 ms"])
  }
}
