import Foundation
import GestureEngine
import Testing

@Suite struct PanTrackerTests {
  /// What happens to a pan. Moves without a time wait for the next step, as fingers of one event do.
  enum Step {
    case down(Int, x: Double = 0, y: Double = 0, at: Double = 0)
    case move(Int, x: Double = 0, y: Double = 0, at: Double? = nil)
    case step(at: Double)
    case up(Int)
  }

  private func tracker(minimum: Int = 1, maximum: Int = .max) -> PanTracker {
    var tracker = PanTracker()
    tracker.minimumTouches = minimum
    tracker.maximumTouches = maximum
    return tracker
  }

  /// The verdicts on the steps, one after the other, with the translation where there is one to tell.
  private func story(_ tracker: inout PanTracker, _ steps: Step...) -> [String] {
    steps.map { step in
      switch step {
      case .down(let finger, let x, let y, let time):
        return text(tracker.began(finger, at: CGPoint(x: x, y: y), time: time), tracker)
      case .move(let finger, let x, let y, let time):
        tracker.moved(finger, to: CGPoint(x: x, y: y))
        return time.map { text(tracker.step(time: $0), tracker) } ?? "…"
      case .step(let time): return text(tracker.step(time: time), tracker)
      case .up(let finger): return text(tracker.ended(finger), tracker)
      }
    }
  }

  private func text(_ verdict: TrackerVerdict, _ tracker: PanTracker) -> String {
    switch verdict {
    // Adding zero takes the sign off a zero.
    case .begins, .changes: "\(verdict.text) (\(tracker.translation.x + 0), \(tracker.translation.y + 0))"
    default: verdict.text
    }
  }

  // MARK: Beginning

  // G81: measured, exactly 10 is enough, 9 is not.
  @Test func `nine points are not enough, ten are`() {
    var pan = tracker()
    #expect(
      story(&pan, .down(1), .move(1, x: 9, at: 0.01), .move(1, x: 10, at: 0.02))
        == ["-", "-", "begins: moved 10 pt, limit 10 pt (0.0, 0.0)"])
  }

  // G82
  @Test func `the translation begins with the travel beyond the limit, in the direction of motion`() {
    var pan = tracker()
    #expect(
      story(&pan, .down(1, x: 100, y: 100), .move(1, x: 115, y: 120, at: 0.01))
        == ["-", "begins: moved 25 pt, limit 10 pt (9.0, 12.0)"])
  }

  // G82
  @Test(arguments: [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)])
  func `the limit is taken out once, in every direction`(x: Double, y: Double) {
    var pan = tracker()
    _ = story(&pan, .down(1), .move(1, x: 24 * x, y: 24 * y, at: 0.01))
    #expect(pan.translation == CGPoint(x: 14 * x, y: 14 * y))
    _ = story(&pan, .move(1, x: 34 * x, y: 34 * y, at: 0.02))
    #expect(pan.translation == CGPoint(x: 24 * x, y: 24 * y))
  }

  // G81
  @Test func `the distance is that from the start, not the length of the way`() {
    var pan = tracker()
    #expect(
      story(
        &pan, .down(1), .move(1, x: 9, at: 0.01), .move(1, x: -9, at: 0.02), .move(1, x: 9, at: 0.03),
        .move(1, x: -10, at: 0.04)) == ["-", "-", "-", "-", "begins: moved 10 pt, limit 10 pt (0.0, 0.0)"])
  }

  // G81
  @Test(arguments: [3, 7, 10, 30, 97])
  func `ten points in many steps are ten points`(count: Int) {
    var pan = tracker()
    _ = pan.began(1, at: CGPoint(x: 0.1, y: 0.7), time: 0)
    var verdict = TrackerVerdict.undecided
    for index in 1...count {
      pan.moved(1, to: CGPoint(x: 0.1 + 10 * Double(index) / Double(count), y: 0.7))
      verdict = pan.step(time: Double(index) / 60)
      if index < count { #expect(verdict == .undecided) }
    }
    #expect(verdict == .begins("moved 10 pt, limit 10 pt"))
    #expect(abs(pan.translation.x) < 1e-9)
  }

  // G88
  @Test func `time alone begins no pan`() {
    var pan = tracker()
    #expect(
      story(&pan, .down(1), .move(1, x: 9.9, at: 1), .step(at: 1000), .up(1))
        == ["-", "-", "-", "fails: lifted after 9.9 pt, limit 10 pt"])
  }

  @Test func `a finger that lifts without having moved fails it`() {
    var pan = tracker()
    #expect(story(&pan, .down(1), .up(1)) == ["-", "fails: lifted after 0 pt, limit 10 pt"])
  }

  @Test func `the direction in which it would begin is known before and when it begins`() {
    var pan = tracker()
    _ = story(&pan, .down(1), .move(1, x: 3, y: -4, at: 0.01))
    #expect(pan.motion == CGPoint(x: 3, y: -4))
    // Exactly at the limit nothing of the translation is left, but the direction must be.
    _ = story(&pan, .move(1, x: 10, y: 0, at: 0.02))
    #expect(pan.translation == .zero)
    #expect(pan.motion == CGPoint(x: 10, y: 0))
    _ = story(&pan, .move(1, x: 20, y: 5, at: 0.03))
    #expect(pan.motion == CGPoint(x: 20, y: 5))
  }

  // MARK: Going on

  // G80
  @Test func `it changes with every move and ends with the last finger`() {
    var pan = tracker()
    #expect(
      story(
        &pan, .down(1), .move(1, x: 12, at: 0.01), .move(1, x: 12.5, at: 0.02), .move(1, x: 0, at: 0.03), .up(1))
        == ["-", "begins: moved 12 pt, limit 10 pt (2.0, 0.0)", "changes (2.5, 0.0)", "changes (-10.0, 0.0)", "ends"])
  }

  // G80
  @Test func `an event without a move changes nothing`() {
    var pan = tracker()
    #expect(
      story(&pan, .down(1), .move(1, x: 20, at: 0.01), .step(at: 0.02), .move(1, x: 20, at: 0.03), .up(1))
        == ["-", "begins: moved 20 pt, limit 10 pt (10.0, 0.0)", "-", "-", "ends"])
  }

  // G80
  @Test func `fingers that move against each other are a change, though their middle rests`() {
    var pan = tracker()
    #expect(
      story(
        &pan, .down(1), .down(2), .move(1, x: 20), .move(2, x: 20, at: 0.01), .move(1, x: 25),
        .move(2, x: 15, at: 0.02))
        == ["-", "-", "…", "begins: moved 20 pt, limit 10 pt (10.0, 0.0)", "…", "changes (10.0, 0.0)"])
  }

  // G84
  @Test func `a translation that is set is added to`() {
    var pan = tracker()
    _ = story(&pan, .down(1), .move(1, x: 30, at: 0.01))
    pan.translation = CGPoint(x: 100, y: 50)
    #expect(story(&pan, .move(1, x: 35, y: -5, at: 0.02)) == ["changes (105.0, 45.0)"])
  }

  // MARK: Several fingers

  // G86
  @Test func `the translation is that of the middle`() {
    var pan = tracker()
    #expect(
      story(
        &pan, .down(1), .down(2, x: 100), .move(1, x: 30, at: 0.01), .move(1, x: 40), .move(2, x: 120, at: 0.02))
        == ["-", "-", "begins: moved 15 pt, limit 10 pt (5.0, 0.0)", "…", "changes (20.0, 0.0)"])
  }

  // G86
  @Test func `a finger that comes or goes moves neither translation nor velocity`() {
    var pan = tracker()
    _ = story(&pan, .down(1), .move(1, x: 10, at: 0.125), .move(1, x: 20, at: 0.25))
    #expect(pan.translation == CGPoint(x: 10, y: 0))
    #expect(pan.velocity == CGPoint(x: 80, y: 0))
    #expect(story(&pan, .down(2, x: 500, y: 500, at: 0.3), .step(at: 0.3)) == ["-", "-"])
    #expect(pan.translation == CGPoint(x: 10, y: 0))
    #expect(pan.velocity == CGPoint(x: 80, y: 0))
    #expect(story(&pan, .up(1), .step(at: 0.4)) == ["-", "-"])
    #expect(pan.translation == CGPoint(x: 10, y: 0))
    #expect(pan.velocity == CGPoint(x: 80, y: 0))
    #expect(story(&pan, .move(2, x: 505, y: 500, at: 0.5), .up(2)) == ["changes (15.0, 0.0)", "ends"])
  }

  // G80
  @Test func `too few fingers begin nothing, and what they moved does not count`() {
    var pan = tracker(minimum: 2)
    #expect(
      story(
        &pan, .down(1), .move(1, x: 50, at: 0.01), .down(2, x: 80), .move(1, x: 58), .move(2, x: 88, at: 0.02),
        .move(1, x: 62), .move(2, x: 92, at: 0.03))
        == ["-", "-", "-", "…", "-", "…", "begins: moved 12 pt, limit 10 pt (2.0, 0.0)"])
  }

  // G80
  @Test func `under way, too few fingers change nothing until there are enough again`() {
    var pan = tracker(minimum: 2)
    _ = story(&pan, .down(1), .down(2), .move(1, x: 20), .move(2, x: 20, at: 0.01))
    #expect(
      story(&pan, .up(2), .move(1, x: 60, at: 0.02), .down(3), .move(1, x: 62), .move(3, x: 2, at: 0.03))
        == ["-", "-", "-", "…", "changes (12.0, 0.0)"])
    #expect(story(&pan, .up(1), .up(3)) == ["-", "ends"])
  }

  // G87
  @Test func `more fingers than allowed fail it before it begins, and not afterwards`() {
    var early = tracker(maximum: 1)
    #expect(story(&early, .down(1), .down(2)) == ["-", "fails: 2 fingers came down, at most 1 pan"])
    var late = tracker(maximum: 1)
    #expect(
      story(&late, .down(1), .move(1, x: 15, at: 0.01), .down(2))
        == ["-", "begins: moved 15 pt, limit 10 pt (5.0, 0.0)", "-"])
  }

  // MARK: Edges

  @Test func `a reset forgets everything`() {
    var pan = tracker()
    _ = story(&pan, .down(1), .move(1, x: 50, y: 50, at: 0.01))
    pan.reset()
    #expect(pan.fingerCount == 0)
    #expect(pan.translation == .zero)
    #expect(pan.velocity == .zero)
    #expect(pan.motion == .zero)
    #expect(pan.path == .zero)
    #expect(story(&pan, .down(1, at: 9), .move(1, x: 9, at: 9.1)) == ["-", "-"])
  }

  @Test func `fingers that are not known change nothing and end nothing`() {
    var pan = tracker()
    #expect(
      story(&pan, .up(7), .move(7, x: 90, at: 0), .down(1), .move(7, x: 90, at: 0.1), .up(7))
        == ["-", "-", "-", "-", "-"])
    #expect(pan.fingerCount == 1)
  }

  @Test func `a place that is none is ignored`() {
    var pan = tracker()
    #expect(
      story(
        &pan, .down(1), .move(1, x: .nan, at: 0.01), .move(1, x: .infinity, at: 0.02), .move(1, x: 15, at: 0.03))
        == ["-", "-", "-", "begins: moved 15 pt, limit 10 pt (5.0, 0.0)"])
  }

  @Test func `a finger that came down nowhere counts from its first place`() {
    var pan = tracker()
    #expect(
      story(&pan, .down(1, x: .nan), .move(1, x: 500, at: 0.01), .move(1, x: 520, at: 0.02))
        == ["-", "-", "begins: moved 20 pt, limit 10 pt (10.0, 0.0)"])
  }

  @Test func `a pan without a limit begins with the first move`() {
    var profile = InputProfile()
    profile.panMovement = 0
    var pan = PanTracker(profile: profile)
    #expect(
      story(&pan, .down(1), .step(at: 0.01), .move(1, x: 0.5, at: 0.02))
        == ["-", "-", "begins: moved 0.5 pt, limit 0 pt (0.5, 0.0)"])
  }

  @Test func `the path is the whole motion, from the first finger on`() {
    var pan = tracker(minimum: 2)
    _ = story(&pan, .down(1), .move(1, x: 50, at: 0.01))
    #expect(pan.path == CGPoint(x: 50, y: 0))
    _ = story(&pan, .down(2), .move(1, x: 70), .move(2, x: 20, at: 0.02))
    pan.translation = .zero
    #expect(pan.path == CGPoint(x: 70, y: 0))
  }
}
