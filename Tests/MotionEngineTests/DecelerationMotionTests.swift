import MotionEngine
import Testing

@Suite struct DecelerationMotionTests {
  // S31
  @Test func `a millisecond leaves 0.998 of the velocity, or 0.99`() {
    #expect(abs(DecelerationMotion(origin: 0, velocity: 1000).velocity(at: 0.001) - 998) < 1e-9)
    let fast = DecelerationMotion(origin: 0, velocity: 1000, rate: ScrollProfile.fastDecelerationRate)
    #expect(abs(fast.velocity(at: 0.001) - 990) < 1e-9)
  }

  // S32
  @Test func `after n milliseconds the way is the sum over n milliseconds`() {
    let motion = DecelerationMotion(origin: 100, velocity: 2000)
    var way = 0.0
    var velocity = 2.0
    for millisecond in 1...500 {
      velocity *= 0.998
      way += velocity
      #expect(abs(motion.position(at: Double(millisecond) / 1000) - (100 + way)) < 1e-6)
    }
  }

  @Test func `a throw at 3000 stops after 1492.01 points and 2.849 seconds`() {
    let motion = DecelerationMotion(origin: 5326, velocity: 3000)
    #expect(abs(motion.end - 6818.01) < 1e-6)
    #expect(abs(motion.duration - 2.8490) < 1e-4)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(abs(motion.velocity(at: motion.duration - 1e-9) - 10) < 1e-6)
  }

  @Test func `the announced target lies beyond the end`() {
    let motion = DecelerationMotion(origin: 5326, velocity: 3000)
    #expect(abs(motion.announcedEnd - 6819.505) < 0.001)
  }

  @Test func `a device log of 4030.79 points per second announced 2008.5 points`() {
    #expect(abs(DecelerationMotion(origin: 0, velocity: 4030.79).announcedEnd - 2008.5) < 0.2)
  }

  @Test func `at the stop speed nothing moves`() {
    let motion = DecelerationMotion(origin: 40, velocity: -10)
    #expect(motion.duration == 0)
    #expect(motion.end == 40)
    #expect(motion.announcedEnd == 40)
    #expect(motion.position(at: 1) == 40)
    #expect(motion.time(reaching: 30) == nil)
  }

  @Test func `it tells when it reaches a position`() throws {
    let motion = DecelerationMotion(origin: 100, velocity: -1200)
    let time = try #require(motion.time(reaching: -200))
    #expect(abs(motion.position(at: time) + 200) < 1e-9)
    #expect(motion.time(reaching: 101) == nil)
    #expect(motion.time(reaching: -600) == nil)
  }

  @Test func `times outside the motion stand for its ends`() {
    let motion = DecelerationMotion(origin: 100, velocity: 1200)
    #expect(motion.position(at: -3) == 100)
    #expect(motion.position(at: .nan) == 100)
    #expect(motion.position(at: .infinity) == motion.end)
    #expect(motion.velocity(at: .nan) == 1200)
    #expect(motion.velocity(at: .infinity) == 0)
  }

  @Test func `bad numbers have a meaning`() {
    #expect(DecelerationMotion(origin: .nan, velocity: .nan) == DecelerationMotion(origin: 0, velocity: 0))
    #expect(DecelerationMotion(origin: 0, velocity: .infinity).duration == 0)
    let rate = { DecelerationMotion(origin: 0, velocity: 1000, rate: $0) }
    #expect(rate(.nan) == rate(0.998))
    #expect(rate(1) == rate(0.9999))
    #expect(rate(-4) == rate(0.5))
  }

  @Test func `a stop speed of zero traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = DecelerationMotion(origin: 0, velocity: 100, stopSpeed: 0)
    }
  }
}
