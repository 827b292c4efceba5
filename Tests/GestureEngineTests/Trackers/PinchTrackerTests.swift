import Foundation
import GestureEngine
import Testing

@Suite struct PinchTrackerTests {
  private var pinch = PinchTracker()

  /// Two fingers on a horizontal line, so far apart, around (150, 200).
  private static func places(_ distance: Double) -> (CGPoint, CGPoint) {
    (CGPoint(x: 150 - distance / 2, y: 200), CGPoint(x: 150 + distance / 2, y: 200))
  }

  private mutating func down(_ distance: Double, time: Double = 0) {
    let (left, right) = Self.places(distance)
    _ = pinch.began(1, at: left, time: time)
    _ = pinch.began(2, at: right, time: time)
  }

  private mutating func move(_ distance: Double, time: Double) -> String {
    let (left, right) = Self.places(distance)
    pinch.moved(1, to: left)
    pinch.moved(2, to: right)
    return pinch.step(time: time).text
  }

  private func near(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-9 }

  // MARK: Beginning

  // G92: measured.
  @Test mutating func `eight points are not enough, ten are`() {
    down(100)
    #expect(move(108, time: 0.05) == "-")
    #expect(pinch.scale == 1)
    #expect(move(110, time: 0.1) == "begins: the fingers' distance changed by 10 pt, limit 10 pt, of which 2 pt count")
  }

  // G92: measured.
  @Test(arguments: [(100.0, 110.0, 1.018518519), (200, 190, 0.989583333)])
  mutating func `eight points are taken out of the scale`(start: Double, end: Double, scale: Double) {
    down(start)
    _ = move(end, time: 0.05)
    #expect(near(pinch.scale, scale))
  }

  // G91
  @Test mutating func `the scale follows the distance, and comes back with it`() {
    down(100)
    #expect(move(162, time: 0.05).hasPrefix("begins"))
    #expect(near(pinch.scale, 1.5))
    #expect(move(216, time: 0.1) == "changes")
    #expect(near(pinch.scale, 2))
    #expect(move(54, time: 0.15) == "changes")
    #expect(near(pinch.scale, 0.5))
  }

  @Test mutating func `fingers that move together, or turn, do not pinch`() {
    down(100)
    pinch.moved(1, to: CGPoint(x: 300, y: 500))
    pinch.moved(2, to: CGPoint(x: 400, y: 500))
    #expect(pinch.step(time: 0.1) == .undecided)
    pinch.moved(2, to: CGPoint(x: 300, y: 600))
    #expect(pinch.step(time: 0.2) == .undecided)
    #expect(pinch.scale == 1)
  }

  @Test mutating func `one finger that moves is enough, the other may rest`() {
    down(100)
    pinch.moved(2, to: CGPoint(x: 212, y: 200))
    #expect(
      pinch.step(time: 0.1) == .begins("the fingers' distance changed by 12 pt, limit 10 pt, of which 4 pt count"))
    #expect(near(pinch.scale, 112.0 / 108))
  }

  @Test mutating func `one finger never pinches`() {
    _ = pinch.began(1, at: .zero, time: 0)
    pinch.moved(1, to: CGPoint(x: 500, y: 0))
    #expect(pinch.step(time: 0.1) == .undecided)
    #expect(pinch.ended(1) == .fails("lifted before a second finger came down"))
  }

  @Test mutating func `the second finger counts from where it comes down, and where the first is then`() {
    _ = pinch.began(1, at: .zero, time: 0)
    pinch.moved(1, to: CGPoint(x: 100, y: 0))
    _ = pinch.step(time: 0.1)
    _ = pinch.began(2, at: CGPoint(x: 200, y: 0), time: 0.2)
    pinch.moved(1, to: CGPoint(x: 91, y: 0))
    #expect(pinch.step(time: 0.3) == .undecided)
    pinch.moved(1, to: CGPoint(x: 90, y: 0))
    #expect(pinch.step(time: 0.4).text.hasPrefix("begins"))
  }

  @Test mutating func `both fingers of an event count together`() {
    down(100)
    pinch.moved(1, to: CGPoint(x: 50, y: 200))
    pinch.moved(2, to: CGPoint(x: 150, y: 200))
    #expect(pinch.step(time: 0.1) == .undecided)
  }

  @Test mutating func `a profile has limits of its own`() {
    pinch.profile.pinchMovement = 20
    pinch.profile.pinchHysteresis = 16
    down(100)
    #expect(move(119, time: 0.05) == "-")
    #expect(move(120, time: 0.1) == "begins: the fingers' distance changed by 20 pt, limit 20 pt, of which 4 pt count")
    #expect(near(pinch.scale, 120.0 / 116))
  }

  // MARK: Setting the scale

  // G91: measured.
  @Test mutating func `a scale that is set counts from the present distance, with nothing taken out`() {
    down(100)
    _ = move(200, time: 0.05)
    pinch.scale = 1
    _ = move(250, time: 0.1)
    #expect(near(pinch.scale, 1.25))
    pinch.scale = 3
    _ = move(125, time: 0.15)
    #expect(near(pinch.scale, 1.5))
  }

  // G91
  @Test mutating func `setting the scale makes the velocity zero`() {
    down(100)
    _ = move(200, time: 0.05)
    #expect(pinch.velocity > 0)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    _ = move(220, time: 0.1)
    #expect(near(pinch.velocity, 2))
  }

  @Test mutating func `a scale of zero stays zero, one below zero stays below`() {
    down(100)
    _ = move(200, time: 0.05)
    pinch.scale = 0
    _ = move(300, time: 0.1)
    #expect(pinch.scale == 0)
    pinch.scale = -1
    _ = move(600, time: 0.15)
    #expect(near(pinch.scale, -2))
  }

  @Test mutating func `a scale set before the pinch begins does not count`() {
    down(100)
    pinch.scale = 2
    #expect(pinch.scale == 2)
    _ = move(216, time: 0.05)
    #expect(near(pinch.scale, 2))
    pinch.reset()
    pinch.scale = 7
    _ = pinch.magnified(by: 1.5, time: 1)
    #expect(near(pinch.scale, 1.5))
  }

  // MARK: Velocity

  // G91: measured.
  @Test mutating func `the first velocity is the change of the scale by the time since the event before`() {
    down(100)
    _ = move(110, time: 0.05)
    #expect(near(pinch.velocity, 0.370370370370))
  }

  @Test mutating func `what came before the limit does not count for the first velocity`() {
    down(100)
    _ = move(104, time: 1)
    _ = move(108, time: 2)
    _ = move(110, time: 2.05)
    #expect(near(pinch.velocity, 0.370370370370))
  }

  // G91
  @Test mutating func `later velocities take three quarters of the last segment and one of that before`() {
    down(100)
    _ = move(162, time: 0.1)
    #expect(near(pinch.velocity, 5))
    _ = move(216, time: 0.2)
    #expect(near(pinch.velocity, 5))
    _ = move(108, time: 0.3)
    #expect(near(pinch.velocity, 0.75 * -10 + 0.25 * 5))
  }

  @Test mutating func `the velocity stays what it was while the fingers rest`() {
    down(100)
    _ = move(162, time: 0.1)
    #expect(pinch.step(time: 30) == .undecided)
    _ = pinch.ended(1)
    #expect(near(pinch.velocity, 5))
  }

  @Test mutating func `segments shorter than a millisecond are joined with the next`() {
    down(100)
    _ = move(162, time: 0.1)
    _ = move(189, time: 0.1)
    _ = move(216, time: 0.2)
    #expect(near(pinch.velocity, 5))
  }

  @Test mutating func `fingers that come down and pinch at one moment have no velocity yet`() {
    down(100)
    _ = move(162, time: 0)
    #expect(pinch.velocity == 0)
    _ = move(216, time: 0.1)
    #expect(near(pinch.velocity, 10))
  }

  // MARK: Fingers that go and come

  // G90
  @Test mutating func `with one finger left it neither changes nor ends`() {
    down(100)
    _ = move(162, time: 0.1)
    #expect(pinch.ended(1) == .undecided)
    pinch.moved(2, to: CGPoint(x: 400, y: 400))
    #expect(pinch.step(time: 0.2) == .undecided)
    #expect(near(pinch.scale, 1.5))
    #expect(pinch.fingerCount == 1)
    #expect(pinch.ended(2) == .ends)
  }

  @Test(arguments: [1, 2])
  mutating func `a finger that takes the place of one goes on from the scale that was reached`(lifted: Int) {
    down(100)
    _ = move(162, time: 0.1)
    let rest = CGPoint(x: lifted == 1 ? 231 : 69, y: 200)
    _ = pinch.ended(lifted)
    _ = pinch.began(7, at: CGPoint(x: rest.x, y: 220), time: 0.2)
    #expect(near(pinch.scale, 1.5))
    pinch.moved(7, to: CGPoint(x: rest.x, y: 240))
    #expect(pinch.step(time: 0.3) == .changes)
    #expect(near(pinch.scale, 3))
    #expect(near(pinch.velocity, 15))
  }

  @Test mutating func `a scale set with one finger left holds for the next two`() {
    down(100)
    _ = move(162, time: 0.1)
    _ = pinch.ended(1)
    pinch.scale = 10
    _ = pinch.began(3, at: CGPoint(x: 131, y: 200), time: 0.2)
    pinch.moved(3, to: CGPoint(x: 181, y: 200))
    _ = pinch.step(time: 0.3)
    #expect(near(pinch.scale, 5))
  }

  // G95
  @Test mutating func `a third finger is not followed`() {
    down(100)
    #expect(pinch.began(3, at: .zero, time: 0.01) == .undecided)
    #expect(pinch.fingerCount == 2)
    pinch.moved(3, to: CGPoint(x: 1000, y: 1000))
    #expect(pinch.step(time: 0.1) == .undecided)
    #expect(pinch.ended(3) == .undecided)
    #expect(move(162, time: 0.2).hasPrefix("begins"))
  }

  @Test mutating func `a finger lifted before it begins fails it`() {
    down(100)
    _ = move(104, time: 0.1)
    #expect(pinch.ended(2) == .fails("lifted after the fingers' distance changed by 4 pt, limit 10 pt"))
  }

  @Test mutating func `after a reset everything counts from anew`() {
    down(100)
    _ = move(200, time: 0.1)
    pinch.reset()
    #expect(pinch.scale == 1)
    #expect(pinch.velocity == 0)
    #expect(pinch.fingerCount == 0)
    down(200, time: 1)
    #expect(move(208, time: 1.05) == "-")
    #expect(move(190, time: 1.1).hasPrefix("begins"))
    #expect(near(pinch.scale, 0.989583333333))
  }

  // MARK: Fingers on one place, and places that are none

  @Test mutating func `fingers on one place are taken to be a point apart`() {
    down(0)
    #expect(move(9, time: 0.05) == "-")
    #expect(move(18, time: 0.1).hasPrefix("begins"))
    #expect(near(pinch.scale, 2))
    _ = move(0, time: 0.2)
    #expect(near(pinch.scale, 1.0 / 9))
    pinch.scale = 1
    _ = move(5, time: 0.3)
    #expect(near(pinch.scale, 5))
  }

  @Test mutating func `a finger without a place counts from the first that it has`() {
    _ = pinch.began(1, at: CGPoint(x: 0, y: 0), time: 0)
    _ = pinch.began(2, at: CGPoint(x: Double.nan, y: 0), time: 0)
    pinch.moved(1, to: CGPoint(x: Double.infinity, y: 0))
    #expect(pinch.step(time: 0.1) == .undecided)
    pinch.moved(2, to: CGPoint(x: 100, y: 0))
    #expect(pinch.step(time: 0.2) == .undecided)
    pinch.moved(2, to: CGPoint(x: 110, y: 0))
    #expect(pinch.step(time: 0.3).text.hasPrefix("begins"))
    #expect(near(pinch.scale, 1.018518518518))
  }

  @Test mutating func `a finger that comes down twice is at the last place`() {
    down(100)
    #expect(pinch.began(2, at: CGPoint(x: 210, y: 200), time: 0.1) == .undecided)
    #expect(pinch.step(time: 0.1).text.hasPrefix("begins"))
  }

  // MARK: Trackpads

  @Test mutating func `the first factor of a trackpad begins, the next are multiplied with it`() {
    #expect(pinch.magnified(by: 1.25, time: 1) == .begins("a trackpad pinched by 25 %"))
    #expect(pinch.magnified(by: 2, time: 1.1) == .changes)
    #expect(near(pinch.scale, 2.5))
    #expect(near(pinch.velocity, 12.5))
    pinch.scale = 1
    _ = pinch.magnified(by: 0.5, time: 1.2)
    #expect(near(pinch.scale, 0.5))
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1])
  mutating func `what is no factor means nothing`(factor: Double) {
    #expect(pinch.magnified(by: factor, time: 0) == .undecided)
    #expect(pinch.scale == 1)
  }

  @Test mutating func `factors without end lead to no scale that is none`() {
    for _ in 0..<2000 { _ = pinch.magnified(by: 1000, time: 0) }
    #expect(pinch.scale.isFinite && pinch.scale > 1e300)
    for _ in 0..<4000 { _ = pinch.magnified(by: 0.001, time: 0) }
    #expect(pinch.scale > 0)
  }
}
