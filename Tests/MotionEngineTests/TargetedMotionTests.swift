import MotionEngine
import Testing

// S37
@Suite struct TargetedMotionTests {
  @Test(arguments: [20, 245, 400, 600] as [Double])
  func `a target ahead is reached exactly, keeping the velocity`(target: Double) {
    let motion = TargetedMotion(origin: 0, velocity: 1000, target: target)
    #expect(motion.velocity(at: 0) == 1000)
    #expect(motion.position(at: motion.duration) == target)
    #expect(abs(motion.position(at: motion.duration - 1e-9) - target) < 1e-6)
  }

  @Test func `on the way to a target ahead the velocity only falls`() {
    let motion = TargetedMotion(origin: 0, velocity: -1000, target: -300)
    var last = 1000.0
    for step in 1...100 {
      let speed = -motion.velocity(at: motion.duration * Double(step) / 100)
      #expect(speed < last)
      last = speed
    }
  }

  @Test func `the positions have the slope of the velocity`() {
    let motion = TargetedMotion(origin: 0, velocity: 4000, target: 30)
    let slope = (motion.position(at: 1e-7) - motion.position(at: 0)) / 1e-7
    #expect(abs(slope - 4000) < 2)
  }

  @Test func `content that stands, or moves away, turns to the target on a spring`() {
    for velocity in [0, -800, 5] as [Double] {
      let motion = TargetedMotion(origin: 100, velocity: velocity, target: 300)
      #expect(motion.position(at: 0) == 100)
      #expect(motion.velocity(at: 0) == velocity)
      #expect(motion.position(at: .infinity) == 300)
      #expect(motion.duration < 1.2)
    }
  }

  @Test func `slow content reaches a far target on a spring`() {
    let motion = TargetedMotion(origin: 0, velocity: 40, target: 2000)
    #expect(motion.duration < 1.2)
    #expect(motion.position(at: motion.duration) == 2000)
  }

  @Test func `no deceleration to a target takes more than three seconds, or half as long again as by itself`() {
    for speed in stride(from: 15.0, through: 6000, by: 35) {
      let free = DecelerationMotion(origin: 0, velocity: speed).duration
      #expect(TargetedMotion(origin: 0, velocity: speed, target: 1500).duration <= max(3, free * 1.5))
    }
  }

  @Test func `a target that is no number stays`() {
    #expect(TargetedMotion(origin: 12, velocity: 0, target: .nan).end == 12)
    #expect(TargetedMotion(origin: .nan, velocity: .nan, target: 40).position(at: 0) == 0)
  }

  // S37
  @Test(arguments: [(3000.0, 7000.0 - 5326), (4875, 2438), (-4875, -3000)])
  func `a fast throw decelerates to a target beyond its own end and never gains speed`(
    velocity: Double, distance: Double
  ) {
    let motion = TargetedMotion(origin: 0, velocity: velocity, target: distance)
    var before = abs(velocity)
    for frame in 1...400 {
      let speed = abs(motion.velocity(at: Double(frame) / 60))
      #expect(speed <= before)
      before = speed
    }
    #expect(motion.position(at: 400.0 / 60) == distance)
  }

  // S37
  @Test func `a target far beyond the end of a slow throw is reached on a spring`() {
    let motion = TargetedMotion(origin: 0, velocity: 300, target: 600)
    #expect(motion.duration < 1)
  }
}
