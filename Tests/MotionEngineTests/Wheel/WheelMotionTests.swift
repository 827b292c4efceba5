import MotionEngine
import Testing

@Suite struct WheelMotionTests {
  @Test func `what fingers on a trackpad report is shown at once`() {
    var wheel = WheelMotion()
    wheel.turn(by: 12, at: 1, isStep: false)
    wheel.turn(by: -5, at: 1.016, isStep: false)
    #expect(wheel.travel(at: 1.016) == 7)
    #expect(wheel.remainder(at: 1.016) == 0)
  }

  // S81
  @Test func `a notch is shown bit by bit: all but a share of e in a twentieth of a second`() {
    var wheel = WheelMotion()
    wheel.turn(by: 100, at: 0, isStep: true)
    #expect(wheel.travel(at: 0) == 0)
    #expect(abs(wheel.travel(at: 0.05) - 63.212) < 0.001)
    #expect(abs(wheel.travel(at: 0.1) - 86.466) < 0.001)
    #expect(wheel.travel(at: 0.3) == 100)
  }

  @Test func `notches add up to their sum, wherever they fall`() {
    var wheel = WheelMotion()
    for index in 0..<5 { wheel.turn(by: 120, at: Double(index) * 0.013, isStep: true) }
    #expect(wheel.asked == 600)
    #expect(wheel.travel(at: 0.052) > 200 && wheel.travel(at: 0.052) < 600)
    #expect(wheel.travel(at: 1) == 600)
  }

  @Test func `a notch goes on from what is shown, without a jump`() {
    var wheel = WheelMotion()
    wheel.turn(by: 120, at: 0, isStep: true)
    let before = wheel.travel(at: 0.03)
    wheel.turn(by: 120, at: 0.03, isStep: true)
    #expect(abs(wheel.travel(at: 0.03) - before) < 1e-9)
    wheel.turn(by: 4, at: 0.04, isStep: false)
    #expect(wheel.travel(at: 0.04) > before + 4)
  }

  @Test func `looking at it in frames of any length changes nothing`() {
    var wheel = WheelMotion()
    wheel.turn(by: 120, at: 0, isStep: true)
    let once = wheel.travel(at: 0.08)
    for frame in 1...20 { _ = wheel.travel(at: Double(frame) * 0.004) }
    #expect(wheel.travel(at: 0.08) == once)
    // Two notches are as one of both, if they come at one moment.
    var twice = WheelMotion()
    for distance in [50.0, 70] { twice.turn(by: distance, at: 0, isStep: true) }
    #expect(twice.travel(at: 0.08) == once)
  }

  @Test func `what is left beyond a range is dropped, and what was shown stays`() {
    var wheel = WheelMotion()
    wheel.turn(by: 600, at: 0, isStep: true)
    let shown = wheel.travel(at: 0.02)
    wheel.limitRemainder(to: 0...50, at: 0.02)
    #expect(abs(wheel.travel(at: 0.02) - shown) < 1e-9)
    #expect(abs(wheel.travel(at: 1) - (shown + 50)) < 1e-9)
  }

  // S82
  @Test func `three reports smaller than the one before are momentum, equal ones are not`() {
    var wheel = WheelMotion()
    var time = 0.0
    func report(_ distance: Double) {
      time += 1.0 / 64
      wheel.turn(by: distance, at: time, isStep: false)
    }
    for distance in [40.0, 40, 40, 40, 40] { report(distance) }
    #expect(!wheel.isMomentum)
    report(38)
    report(36)
    #expect(!wheel.isMomentum)
    report(36)
    report(33)
    #expect(wheel.isMomentum)
    #expect(wheel.velocity == 33 * 64)
    report(34)
    #expect(!wheel.isMomentum)
  }

  @Test func `turning back and a pause begin anew, and notches are never momentum`() {
    var wheel = WheelMotion()
    for (index, distance) in [40.0, 30, 20, 10].enumerated() {
      wheel.turn(by: distance, at: Double(index) / 64, isStep: false)
    }
    #expect(wheel.isMomentum)
    var back = wheel
    back.turn(by: -5, at: 4.0 / 64, isStep: false)
    #expect(!back.isMomentum)
    var late = wheel
    late.turn(by: 5, at: 1, isStep: false)
    #expect(!late.isMomentum)
    wheel.turn(by: 5, at: 4.0 / 64, isStep: true)
    #expect(!wheel.isMomentum)
  }

  @Test func `reports of one moment are one`() {
    var wheel = WheelMotion()
    wheel.turn(by: 10, at: 0, isStep: false)
    for _ in 0..<4 { wheel.turn(by: 1, at: 0.001, isStep: false) }
    #expect(!wheel.isMomentum)
    #expect(wheel.asked == 14)
  }

  @Test func `a report goes on with momentum unless it turns back or is plainly larger`() {
    var wheel = WheelMotion()
    wheel.turn(by: 10, at: 0, isStep: false)
    #expect(wheel.goesOn(with: 9))
    #expect(wheel.goesOn(with: 17))
    #expect(!wheel.goesOn(with: 18))
    #expect(!wheel.goesOn(with: -1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number is ignored`(bad: Double) {
    var wheel = WheelMotion()
    wheel.turn(by: 10, at: 0, isStep: true)
    let before = wheel
    wheel.turn(by: bad, at: 0.1, isStep: true)
    wheel.turn(by: 5, at: bad, isStep: false)
    wheel.note(bad, at: 0.2)
    #expect(wheel == before)
    #expect(wheel.travel(at: .nan) == 0)
    #expect(wheel.travel(at: .infinity) == 10)
  }

  @Test func `huge distances stay finite`() {
    var wheel = WheelMotion()
    for _ in 0..<10 { wheel.turn(by: 1e300, at: 0, isStep: true) }
    #expect(wheel.asked == 1e12)
    #expect(wheel.travel(at: 0.01).isFinite)
  }
}
