import MotionEngine
import Testing

@Suite struct BounceMotionTests {
  @Test func `it follows the closed form of the critically damped spring`() {
    let motion = BounceMotion(restPoint: 0, displacement: -235, velocity: 1725)
    // (−235 + (1725 − √120·235)·0.1)·e^(−0.1·√120), computed by hand
    #expect(abs(motion.position(at: 0.1) - -106.9815) < 0.0001)
    #expect(motion.position(at: 0) == -235)
    #expect(motion.velocity(at: 0) == 1725)
  }

  @Test func `it ends 0.45 points before its rest point, on it`() {
    let motion = BounceMotion(restPoint: 1000, displacement: 60, velocity: 0)
    #expect(abs(motion.position(at: motion.duration - 1e-9) - 1000.45) < 1e-6)
    #expect(motion.position(at: motion.duration) == 1000)
    #expect(motion.velocity(at: motion.duration) == 0)
  }

  @Test func `a bounce that never gets as far as 0.45 points is over at once`() {
    #expect(BounceMotion(restPoint: 0, displacement: 0, velocity: 13).duration == 0)
    #expect(BounceMotion(restPoint: 0, displacement: -0.4, velocity: 0).duration == 0)
    #expect(BounceMotion(restPoint: 0, displacement: 0, velocity: 14).duration > 0)
  }

  @Test func `an impact goes out by v over omega e, after 1 over omega seconds`() {
    let motion = BounceMotion(restPoint: 0, displacement: 0, velocity: 1000)
    #expect(abs(motion.position(at: 1 / 10.954451150103) - 1000 / (10.954451150103 * 2.718281828)) < 1e-6)
    #expect(abs(motion.velocity(at: 1 / 10.954451150103)) < 1e-9)
    #expect(motion.timeOfCrossing == nil)
  }

  @Test func `thrown back hard it passes through its rest point`() throws {
    let motion = BounceMotion(restPoint: 0, displacement: -50, velocity: 2500)
    let crossing = try #require(motion.timeOfCrossing)
    #expect(abs(motion.position(at: crossing)) < 1e-9)
    #expect(motion.velocity(at: crossing) > 1000)
    #expect(crossing < motion.duration)
  }

  @Test(arguments: [(-235.0, 0.0), (-235, 1725), (50, -2500), (0, 3000), (0.2, 900), (-3, 40), (1e-9, -1e-9)])
  func `past its duration it is nearer than the end distance, and just before it is not`(
    displacement: Double, velocity: Double
  ) {
    let motion = BounceMotion(restPoint: 0, displacement: displacement, velocity: velocity)
    // The same curve with an end so small that it shows what would follow.
    let whole = BounceMotion(
      restPoint: 0, displacement: displacement, velocity: velocity, endDistance: 1e-12)
    for step in 0...200 {
      #expect(abs(whole.position(at: motion.duration + 0.01 * Double(step))) <= 0.4500001)
    }
    if motion.duration > 0 { #expect(abs(motion.position(at: motion.duration.nextDown)) >= 0.4499999) }
  }

  @Test func `bad numbers have a meaning`() {
    let motion = BounceMotion(restPoint: .nan, displacement: .nan, velocity: .nan)
    #expect(motion.end == 0)
    #expect(motion.duration == 0)
    #expect(motion.position(at: .nan) == 0)
    let wide = BounceMotion(restPoint: 5, displacement: .infinity, velocity: -.infinity)
    #expect(wide.duration.isFinite)
    #expect(wide.position(at: .infinity) == 5)
  }

  @Test func `a rate of zero traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = BounceMotion(restPoint: 0, displacement: 1, velocity: 0, rate: 0)
    }
  }
}
