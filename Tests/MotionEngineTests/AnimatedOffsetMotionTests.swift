import MotionEngine
import Testing

@Suite struct AnimatedOffsetMotionTests {
  /// Offsets of an animated scroll from 0 to 40 on iOS 26.1, in milliseconds since the call.
  static let recorded: [(milliseconds: Double, offset: Double)] = [
    (24.2, 0.6667), (40.9, 1.6667), (74.2, 5.6667), (90.9, 8.3333), (124.3, 14.6667), (140.9, 18), (174.2, 25),
    (190.9, 28.3333), (224.3, 34), (240.9, 36.3333), (274.2, 39.3333), (291.0, 40),
  ]

  @Test(arguments: recorded)
  func `it follows the recorded offsets`(milliseconds: Double, offset: Double) {
    let motion = AnimatedOffsetMotion(from: 0, to: 40)
    #expect(abs(motion.position(at: milliseconds / 1000) - offset) <= 0.2)
  }

  @Test func `a page of 375 points passes 468.75 and 656.25`() {
    let motion = AnimatedOffsetMotion(from: 375, to: 750)
    #expect(abs(motion.position(at: 0.1) - 468.75) < 1e-9)
    #expect(abs(motion.position(at: 0.2) - 656.25) < 1e-9)
  }

  // S50
  @Test(arguments: [1, -40, 30000] as [Double])
  func `it takes 0.3 seconds whatever the distance`(target: Double) {
    let motion = AnimatedOffsetMotion(from: 0, to: target)
    #expect(motion.duration == 0.3)
    #expect(motion.position(at: 0.2999) != target)
    #expect(motion.position(at: 0.3) == target)
  }

  @Test func `it begins and ends at rest and is fastest in the middle`() {
    let motion = AnimatedOffsetMotion(from: 0, to: 300)
    #expect(motion.velocity(at: 0) == 0)
    #expect(abs(motion.velocity(at: 0.15) - 300 * Double.pi / 0.6) < 1e-9)
    #expect(motion.velocity(at: 0.3) == 0)
  }

  @Test func `without a way to go it is over at once`() {
    #expect(AnimatedOffsetMotion(from: 7, to: 7).duration == 0)
    #expect(AnimatedOffsetMotion(from: 7, to: .nan).end == 7)
    #expect(AnimatedOffsetMotion(from: 0, to: 9, duration: -1).position(at: 0) == 9)
    #expect(AnimatedOffsetMotion(from: 0, to: 9, duration: .nan).duration == 0)
  }

  @Test func `times outside the motion stand for its ends`() {
    let motion = AnimatedOffsetMotion(from: 10, to: 20)
    #expect(motion.position(at: -1) == 10)
    #expect(motion.position(at: .nan) == 10)
    #expect(motion.position(at: .infinity) == 20)
    #expect(motion.velocity(at: .nan) == 0)
  }
}
