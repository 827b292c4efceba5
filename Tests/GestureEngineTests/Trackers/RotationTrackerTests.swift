import Foundation
import GestureEngine
import Testing

@Suite struct RotationTrackerTests {
  private var rotation = RotationTracker()

  /// The places of two fingers around (150, 200) whose line points so many degrees clockwise from the right.
  private static func places(_ degrees: Double) -> (CGPoint, CGPoint) {
    let angle = degrees * .pi / 180
    let arm = CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
    return (CGPoint(x: 150 - arm.x, y: 200 - arm.y), CGPoint(x: 150 + arm.x, y: 200 + arm.y))
  }

  private mutating func down(_ degrees: Double = 0, time: Double = 0) {
    let (left, right) = Self.places(degrees)
    _ = rotation.began(1, at: left, time: time)
    _ = rotation.began(2, at: right, time: time)
  }

  private mutating func turn(_ degrees: Double, time: Double) -> String {
    let (left, right) = Self.places(degrees)
    rotation.moved(1, to: left)
    rotation.moved(2, to: right)
    return rotation.step(time: time).text
  }

  /// Tells whether the rotation is so many degrees.
  private func isAt(_ degrees: Double) -> Bool { abs(rotation.rotation - degrees * .pi / 180) < 1e-9 }

  // MARK: Beginning

  // G93: measured.
  @Test(arguments: [1.0, -1.0])
  mutating func `nine degrees are not enough, ten are`(way: Double) {
    down()
    #expect(turn(9 * way, time: 0.05) == "-")
    #expect(rotation.rotation == 0)
    #expect(turn(10 * way, time: 0.1) == "begins: the fingers turned by 10°, limit 10°, of which 5° count")
    #expect(isAt(5 * way))
  }

  // G93: measured.
  @Test(arguments: [(10.0, 0.087266465), (45, 0.698131703), (90, 1.483529867)])
  mutating func `five degrees are taken out of the rotation`(turned: Double, told: Double) {
    down()
    #expect(turn(turned, time: 0.05).hasPrefix("begins"))
    #expect(abs(rotation.rotation - told) < 1e-8)
  }

  // G93
  @Test mutating func `clockwise is positive`() {
    _ = rotation.began(1, at: CGPoint(x: 0, y: 0), time: 0)
    _ = rotation.began(2, at: CGPoint(x: 100, y: 0), time: 0)
    rotation.moved(2, to: CGPoint(x: 0, y: 100))
    _ = rotation.step(time: 0.1)
    #expect(isAt(85))
  }

  @Test mutating func `many small turns add up to the limit`() {
    down()
    for degree in 1...9 { #expect(turn(Double(degree), time: Double(degree) / 60) == "-") }
    #expect(turn(10, time: 0.2).hasPrefix("begins"))
    #expect(isAt(5))
  }

  // G93
  @Test(arguments: [1.0, -1.0])
  mutating func `whole turns add up`(way: Double) {
    down()
    for step in 1...90 { _ = turn(Double(step) * 10 * way, time: Double(step) / 60) }
    #expect(isAt(895 * way))
  }

  @Test mutating func `it comes back the way it went`() {
    down(170)
    _ = turn(200, time: 0.1)
    #expect(isAt(25))
    #expect(turn(140, time: 0.2) == "changes")
    #expect(isAt(-35))
  }

  @Test mutating func `fingers that move together, or apart, do not turn`() {
    _ = rotation.began(1, at: CGPoint(x: 0, y: 0), time: 0)
    _ = rotation.began(2, at: CGPoint(x: 100, y: 0), time: 0)
    rotation.moved(1, to: CGPoint(x: 50, y: 400))
    rotation.moved(2, to: CGPoint(x: 450, y: 400))
    #expect(rotation.step(time: 0.1) == .undecided)
    #expect(rotation.rotation == 0)
  }

  @Test mutating func `one finger never rotates`() {
    _ = rotation.began(1, at: .zero, time: 0)
    rotation.moved(1, to: CGPoint(x: 0, y: 100))
    #expect(rotation.step(time: 0.1) == .undecided)
    #expect(rotation.ended(1) == .fails("lifted before a second finger came down"))
  }

  @Test mutating func `a profile has limits of its own`() {
    rotation.profile.rotationAngle = .pi / 9
    rotation.profile.rotationHysteresis = .pi / 18
    down()
    #expect(turn(19, time: 0.05) == "-")
    #expect(turn(20, time: 0.1) == "begins: the fingers turned by 20°, limit 20°, of which 10° count")
    #expect(isAt(10))
  }

  // MARK: Setting the rotation

  // G93: measured.
  @Test mutating func `a rotation that is set is added to, with nothing taken out`() {
    down()
    _ = turn(90, time: 0.05)
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    #expect(turn(135, time: 0.1) == "changes")
    #expect(abs(rotation.rotation - 0.785398163) < 1e-8)
    #expect(abs(rotation.velocity - 0.785398163 / 0.05) < 1e-6)
  }

  @Test mutating func `a rotation set before it begins does not count`() {
    rotation.rotation = 3
    down()
    _ = turn(90, time: 0.05)
    #expect(isAt(85))
  }

  // MARK: Velocity

  // G93: measured.
  @Test mutating func `the first velocity is the whole angle by the time`() {
    down()
    _ = turn(10, time: 0.05)
    #expect(abs(rotation.velocity - 3.490658504) < 1e-8)
  }

  // G93
  @Test mutating func `later velocities take three quarters of the last segment and one of that before`() {
    down()
    _ = turn(18, time: 0.1)
    _ = turn(54, time: 0.2)
    #expect(abs(rotation.velocity - .pi * (0.75 * 2 + 0.25 * 1)) < 1e-9)
  }

  @Test mutating func `the velocity stays what it was while the fingers rest`() {
    down()
    _ = turn(18, time: 0.1)
    #expect(rotation.step(time: 10) == .undecided)
    #expect(abs(rotation.velocity - .pi) < 1e-9)
  }

  // MARK: Fingers that go and come

  // G90
  @Test mutating func `with one finger left it neither changes nor ends`() {
    down()
    _ = turn(45, time: 0.1)
    #expect(rotation.ended(2) == .undecided)
    rotation.moved(1, to: .zero)
    #expect(rotation.step(time: 0.2) == .undecided)
    #expect(isAt(40))
    #expect(rotation.ended(1) == .ends)
  }

  @Test mutating func `a finger that takes the place of one goes on from the angle that was reached`() {
    down()
    _ = turn(90, time: 0.1)
    _ = rotation.ended(1)
    #expect(rotation.began(3, at: CGPoint(x: 250, y: 250), time: 0.2) == .undecided)
    #expect(isAt(85))
    rotation.moved(3, to: CGPoint(x: 150, y: 350))
    #expect(rotation.step(time: 0.3) == .changes)
    #expect(isAt(175))
  }

  // G95
  @Test mutating func `a third finger is not followed`() {
    down()
    _ = rotation.began(3, at: .zero, time: 0)
    rotation.moved(3, to: CGPoint(x: 900, y: 0))
    #expect(rotation.step(time: 0.1) == .undecided)
    #expect(rotation.ended(3) == .undecided)
    #expect(rotation.fingerCount == 2)
  }

  @Test mutating func `a finger lifted before it begins fails it`() {
    down()
    _ = turn(-6, time: 0.1)
    #expect(rotation.ended(1) == .fails("lifted after the fingers turned by 6°, limit 10°"))
  }

  @Test mutating func `after a reset everything counts from anew`() {
    down()
    _ = turn(90, time: 0.1)
    rotation.reset()
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
    down(30, time: 1)
    #expect(turn(38, time: 1.1) == "-")
    #expect(turn(41, time: 1.2).hasPrefix("begins"))
    #expect(isAt(6))
  }

  // MARK: Fingers on one place, and places that are none

  @Test mutating func `fingers that meet have the direction that they had last`() {
    down()
    _ = turn(45, time: 0.1)
    rotation.moved(1, to: CGPoint(x: 150, y: 200))
    rotation.moved(2, to: CGPoint(x: 150.5, y: 200))
    #expect(rotation.step(time: 0.2) == .changes)
    #expect(isAt(40))
    _ = turn(60, time: 0.3)
    #expect(isAt(55))
  }

  @Test mutating func `fingers that come down on one place count from their first direction`() {
    _ = rotation.began(1, at: .zero, time: 0)
    _ = rotation.began(2, at: .zero, time: 0)
    rotation.moved(2, to: CGPoint(x: 0, y: 100))
    #expect(rotation.step(time: 0.1) == .undecided)
    rotation.moved(2, to: CGPoint(x: -100, y: 0))
    #expect(rotation.step(time: 0.2).text == "begins: the fingers turned by 90°, limit 10°, of which 85° count")
  }

  @Test mutating func `a finger without a place counts from the first that it has`() {
    _ = rotation.began(1, at: .zero, time: 0)
    _ = rotation.began(2, at: CGPoint(x: Double.nan, y: 0), time: .nan)
    rotation.moved(2, to: CGPoint(x: 100, y: 0))
    #expect(rotation.step(time: 0.1) == .undecided)
    rotation.moved(2, to: CGPoint(x: 0, y: 100))
    #expect(rotation.step(time: 0.2).text.hasPrefix("begins"))
    #expect(isAt(85))
  }
}
