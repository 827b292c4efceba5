import Foundation
import GestureEngine
import Testing

@Suite struct LongPressTrackerTests {
  /// What happens to a press.
  enum Step {
    case down(Int, x: Double = 100, y: Double = 100, at: Double)
    case move(Int, x: Double = 100, y: Double = 100)
    case step
    case up(Int, at: Double)
    case wait(until: Double)
  }

  private func tracker(taps: Int = 0, touches: Int = 1) -> LongPressTracker {
    var tracker = LongPressTracker()
    tracker.tapsRequired = taps
    tracker.touchesRequired = touches
    return tracker
  }

  /// The verdicts on the steps, one after the other.
  private func story(_ tracker: inout LongPressTracker, _ steps: Step...) -> [String] {
    steps.map { step in
      switch step {
      case .down(let finger, let x, let y, let time): tracker.began(finger, at: CGPoint(x: x, y: y), time: time).text
      case .move(let finger, let x, let y): tracker.moved(finger, to: CGPoint(x: x, y: y)).text
      case .step: tracker.step().text
      case .up(let finger, let time): tracker.ended(finger, time: time).text
      case .wait(let time): tracker.expire(at: time).text
      }
    }
  }

  // G70
  @Test func `a press begins by the clock, changes with moves and ends at the lift`() {
    var press = tracker()
    #expect(story(&press, .down(1, at: 2)) == ["-"])
    #expect(press.deadline == 2.5)
    #expect(story(&press, .wait(until: 2.4), .wait(until: 2.5)) == ["-", "begins: pressed for 500 ms"])
    #expect(press.isPressing)
    #expect(story(&press, .move(1, x: 300), .step, .up(1, at: 3)) == ["-", "changes", "ends"])
  }

  // G70
  @Test func `ten points are allowed until it begins, and any distance afterwards`() {
    var near = tracker()
    #expect(
      story(&near, .down(1, at: 0), .move(1, x: 110), .step, .wait(until: 0.5)).last == "begins: pressed for 500 ms")
    var far = tracker()
    #expect(story(&far, .down(1, at: 0), .move(1, x: 110.5), .step).last == "fails: moved 10.5 pt, limit 10 pt")
  }

  // G71
  @Test func `a finger that lifts too early, or one too many, fails it`() {
    var early = tracker()
    #expect(story(&early, .down(1, at: 1), .up(1, at: 1.2)).last == "fails: lifted after 200 ms, limit 500 ms")
    var many = tracker()
    #expect(story(&many, .down(1, at: 0), .down(2, at: 0.1)).last == "fails: 2 fingers came down, 1 required")
  }

  // G72
  @Test func `the distance is that of the middle from where the last finger came down`() {
    var press = tracker(touches: 2)
    #expect(
      story(
        &press, .down(1, x: 0, at: 0), .move(1, x: 50), .step, .down(2, x: 150, at: 0.1), .move(1, x: 69), .step,
        .wait(until: 0.5), .wait(until: 0.6))
        == ["-", "-", "-", "-", "-", "-", "-", "begins: pressed for 500 ms"])
    var moved = tracker(touches: 2)
    #expect(
      story(&moved, .down(1, x: 0, at: 0), .down(2, x: 100, at: 0), .move(1, x: 21), .step).last
        == "fails: moved 10.5 pt, limit 10 pt")
  }

  // G73
  @Test func `without a duration it begins with the touch`() {
    var press = tracker()
    press.minimumDuration = 0
    #expect(story(&press, .down(1, at: 0), .up(1, at: 0.1)) == ["begins: pressed for 0 ms", "ends"])
  }

  // G74
  @Test func `it ends at the first finger that lifts`() {
    var press = tracker(touches: 2)
    #expect(
      story(&press, .down(1, at: 0), .down(2, at: 0), .wait(until: 0.5), .up(2, at: 1), .up(1, at: 2))
        == [
          "-", "-", "begins: pressed for 500 ms", "ends", "fails: 1 of 2 fingers were down when the first was lifted",
        ])
  }

  // G70
  @Test func `taps may have to come first`() {
    var press = tracker(taps: 1)
    #expect(
      story(&press, .down(1, at: 0), .up(1, at: 0.1), .down(1, at: 0.3), .wait(until: 0.8))
        == ["-", "-", "-", "begins: pressed for 500 ms"])
    var late = tracker(taps: 1)
    #expect(
      story(&late, .down(1, at: 0), .up(1, at: 0.1), .wait(until: 0.45)).last
        == "fails: the press did not come within 350 ms")
    var held = tracker(taps: 1)
    #expect(story(&held, .down(1, at: 0), .wait(until: 0.75)).last == "fails: held for 750 ms")
  }

  @Test func `places that are not finite move nothing`() {
    var press = tracker()
    #expect(
      story(&press, .down(1, at: 0), .move(1, x: .nan), .step, .wait(until: 0.5)).last == "begins: pressed for 500 ms")
  }

  @Test func `a duration without end never begins`() {
    var press = tracker()
    press.minimumDuration = .infinity
    _ = story(&press, .down(1, at: 0))
    #expect(press.deadline == nil)
  }
}
