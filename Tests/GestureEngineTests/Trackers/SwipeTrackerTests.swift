import Foundation
import GestureEngine
import Testing

@Suite struct SwipeTrackerTests {
  /// What happens to a swipe. Moves without a time wait for the next step, as fingers of one event do.
  enum Step {
    case down(Int = 1, x: Double = 0, y: Double = 0, at: Double = 0)
    case move(Int = 1, x: Double = 0, y: Double = 0, at: Double? = nil)
    case up(Int = 1)
    case wait(until: Double)
  }

  private func tracker(_ directions: SwipeTracker.Directions = .right, touches: Int = 1) -> SwipeTracker {
    var tracker = SwipeTracker()
    tracker.directions = directions
    tracker.touchesRequired = touches
    return tracker
  }

  /// The verdicts on the steps, one after the other.
  private func story(_ tracker: inout SwipeTracker, _ steps: Step...) -> [String] {
    steps.map { step in
      switch step {
      case .down(let finger, let x, let y, let time):
        return tracker.began(finger, at: CGPoint(x: x, y: y), time: time).text
      case .move(let finger, let x, let y, let time):
        tracker.moved(finger, to: CGPoint(x: x, y: y))
        return time.map { tracker.step(time: $0).text } ?? "…"
      case .up(let finger): return tracker.ended(finger).text
      case .wait(let time): return tracker.expire(at: time).text
      }
    }
  }

  /// Tells whether one move after `time` seconds is a swipe.
  private func swipes(_ x: Double, _ y: Double, after time: Double, _ directions: SwipeTracker.Directions = .right)
    -> Bool
  {
    var swipe = tracker(directions)
    _ = swipe.began(1, at: CGPoint(x: 100, y: 100), time: 7)
    swipe.moved(1, to: CGPoint(x: 100 + x, y: 100 + y))
    if case .begins = swipe.step(time: 7 + time) { return true }
    return false
  }

  // MARK: How far, and how straight

  // G101, G102: measured.
  @Test(arguments: [(0.1, 45.3, 45.2), (0.3, 35.9, 35.8), (0.5, 26.5, 26.4)])
  func `the longer a swipe takes, the less far it must go`(time: Double, enough: Double, tooLittle: Double) {
    #expect(swipes(enough, 0, after: time))
    #expect(!swipes(tooLittle, 0, after: time))
  }

  // G101, G102: measured.
  @Test(arguments: [(0.1, 45.1, 45.2), (0.3, 35.3, 35.4), (0.5, 25.5, 25.6)])
  func `the longer a swipe takes, the straighter it must be`(time: Double, straight: Double, stray: Double) {
    #expect(swipes(200, straight, after: time))
    #expect(swipes(200, -straight, after: time))
    #expect(!swipes(200, stray, after: time))
    #expect(!swipes(200, -stray, after: time))
  }

  // G102: measured.
  @Test func `half a second is not too long, a thousandth more is`() {
    #expect(swipes(200, 0, after: 0.5))
    #expect(!swipes(200, 0, after: 0.501))
  }

  // G100
  @Test func `it is recognized while the finger moves, and once`() {
    var swipe = tracker()
    #expect(
      story(&swipe, .down(), .move(x: 30, at: 0.05), .move(x: 60, at: 0.1), .move(x: 200, at: 0.15), .up())
        == ["-", "-", "begins: swiped 60 pt in 100 ms, 45.3 pt required", "-", "-"])
  }

  // G103
  @Test func `straying sideways fails it at once`() {
    var swipe = tracker()
    #expect(
      story(&swipe, .down(), .move(x: 20, y: 46, at: 0.1))
        == ["-", "fails: strayed 46 pt sideways in 100 ms, limit 45.1 pt"])
  }

  // G103: measured, a tenth of a point.
  @Test func `going behind the start fails it`() {
    var swipe = tracker()
    #expect(story(&swipe, .down(), .move(x: -0.1, at: 0.05)) == ["-", "fails: went 0.1 pt back"])
  }

  // G103: measured.
  @Test func `going back on the way is no harm`() {
    var swipe = tracker()
    #expect(
      story(&swipe, .down(), .move(x: 40, at: 0.05), .move(x: 0, at: 0.1), .move(x: 46, at: 0.15))
        == ["-", "-", "-", "begins: swiped 46 pt in 150 ms, 43 pt required"])
  }

  // G103
  @Test func `it fails by the clock`() {
    var swipe = tracker()
    #expect(
      story(&swipe, .down(at: 3), .move(x: 10, at: 3.1), .wait(until: 3.5), .wait(until: 3.501))
        == ["-", "-", "-", "fails: no swipe within 500 ms"])
    #expect(story(&swipe, .move(x: 100, at: 3.502)) == ["fails: no swipe within 500 ms"])
  }

  // G103
  @Test func `a finger that lifts early fails it`() {
    var swipe = tracker()
    #expect(story(&swipe, .down(), .move(x: 10, at: 0.1), .up()) == ["-", "-", "fails: lifted after 10 pt"])
  }

  // MARK: Directions

  // G100
  @Test(arguments: [
    (SwipeTracker.Directions.right, 60.0, 0.0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
  ])
  func `a swipe goes the way that was asked for, and no other`(way: SwipeTracker.Directions, x: Double, y: Double) {
    #expect(swipes(x, y, after: 0.1, way))
    #expect(!swipes(-x, -y, after: 0.1, way))
    #expect(!swipes(y, x, after: 0.1, way))
    #expect(!swipes(-y, -x, after: 0.1, way))
  }

  // Measured: right and down takes right only, all four take right.
  @Test func `where both axes are asked for, the horizontal one counts`() {
    #expect(swipes(60, 0, after: 0.1, [.right, .down]))
    #expect(!swipes(0, 60, after: 0.1, [.right, .down]))
    #expect(swipes(60, 0, after: 0.1, [.right, .left, .up, .down]))
    #expect(!swipes(0, 60, after: 0.1, [.right, .left, .up, .down]))
    #expect(!swipes(0, -60, after: 0.1, [.left, .up]))
  }

  @Test func `both ways of an axis may be asked for`() {
    for x in [60.0, -60] { #expect(swipes(x, 0, after: 0.1, [.right, .left])) }
    for y in [60.0, -60] { #expect(swipes(0, y, after: 0.1, [.up, .down])) }
    #expect(!swipes(0, 60, after: 0.1, [.right, .left]))
  }

  @Test func `the bits are those of UIKit`() {
    #expect([SwipeTracker.Directions.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `without a direction there is no swipe`() {
    var swipe = tracker([])
    #expect(story(&swipe, .down()) == ["fails: it has no direction"])
    var other = tracker(SwipeTracker.Directions(rawValue: 16))
    #expect(story(&other, .down()) == ["fails: it has no direction"])
  }

  // MARK: Several fingers

  // Measured.
  @Test func `every finger must have come far enough`() {
    var swipe = tracker(touches: 2)
    #expect(
      story(
        &swipe, .down(1), .down(2, x: 50, y: 40), .move(1, x: 60), .move(2, x: 90, y: 40, at: 0.1),
        .move(2, x: 96, y: 40, at: 0.11))
        == ["-", "-", "…", "-", "begins: swiped 46 pt in 110 ms, 44.8 pt required"])
  }

  // G103
  @Test func `one finger that goes astray fails all`() {
    var swipe = tracker(touches: 2)
    #expect(
      story(&swipe, .down(1), .down(2, x: 50), .move(1, x: 60), .move(2, x: 49, at: 0.1))
        == ["-", "-", "…", "fails: went 1 pt back"])
  }

  // G103
  @Test func `too many fingers fail it, too few never swipe`() {
    var many = tracker()
    #expect(story(&many, .down(1), .down(2)) == ["-", "fails: 2 fingers came down, 1 required"])
    var few = tracker(touches: 2)
    #expect(story(&few, .down(), .move(x: 100, at: 0.1), .up()) == ["-", "-", "fails: lifted after 100 pt"])
  }

  // Our choice: not measured.
  @Test func `the time counts from the first finger`() {
    var swipe = tracker(touches: 2)
    #expect(
      story(&swipe, .down(1, at: 0), .down(2, at: 0.4), .move(1, x: 60), .move(2, x: 60, at: 0.501))
        == ["-", "-", "…", "fails: no swipe within 500 ms"])
  }

  // MARK: Where it began

  // G57
  @Test func `its place is where it began: the middle of where its fingers came down`() {
    var swipe = tracker(touches: 2)
    #expect(swipe.location == nil)
    _ = story(
      &swipe, .down(1, x: 10, y: 20), .down(2, x: 30, y: 60), .move(1, x: 70, y: 20), .move(2, x: 90, y: 60, at: 0.1))
    #expect(swipe.location == CGPoint(x: 20, y: 40))
    #expect(swipe.start(of: 2) == CGPoint(x: 30, y: 60))
    #expect(swipe.start(of: 3) == nil)
    swipe.reset()
    #expect(swipe.location == CGPoint(x: 20, y: 40))
    _ = story(&swipe, .down(1, x: 5, y: 6))
    #expect(swipe.location == CGPoint(x: 5, y: 6))
  }

  // MARK: Edges

  @Test func `the deadline is there while a finger is down that has not swiped`() {
    var swipe = tracker()
    #expect(swipe.deadline == nil)
    _ = story(&swipe, .down(at: 2))
    #expect(swipe.deadline.map { abs($0 - 2.5) < 0.001 } == true)
    _ = story(&swipe, .move(x: 60, at: 2.1))
    #expect(swipe.deadline == nil)
    swipe.reset()
    #expect(swipe.deadline == nil)
    #expect(swipe.fingerCount == 0)
  }

  @Test func `places and times that are none begin nothing and break nothing`() {
    var swipe = tracker()
    #expect(
      story(&swipe, .down(x: .nan), .move(x: 500, at: 0.1), .move(x: .infinity, at: 0.1), .move(x: 560, at: 0.1))
        == ["-", "-", "-", "begins: swiped 60 pt in 100 ms, 45.3 pt required"])
    var timeless = tracker()
    #expect(timeless.began(1, at: .zero, time: .nan) == .undecided)
    #expect(timeless.deadline == nil)
    timeless.moved(1, to: CGPoint(x: 60, y: 0))
    #expect(timeless.step(time: 1) != .changes)
    #expect(story(&timeless, .up(9), .move(9, x: 3, at: 4), .wait(until: 9)) == ["-", "-", "-"])
  }

  @Test func `a time that goes backwards counts as no time`() {
    var swipe = tracker()
    #expect(
      story(&swipe, .down(at: 5), .move(x: 49, at: 4), .move(x: 50, at: 4))
        == ["-", "-", "begins: swiped 50 pt in 0 ms, 50 pt required"])
  }

  @Test func `a profile may let a swipe go back a little`() {
    var profile = InputProfile()
    profile.swipeBackward = 15
    var swipe = SwipeTracker(profile: profile)
    #expect(
      story(&swipe, .down(), .move(x: -15, at: 0.05), .move(x: -16, at: 0.06))
        == ["-", "-", "fails: went 16 pt back, limit 15 pt"])
  }
}
