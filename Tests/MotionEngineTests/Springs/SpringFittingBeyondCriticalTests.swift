import MotionEngine
import TestSupport
import Testing

@Suite struct SpringFittingBeyondCriticalTests {
  @Test(arguments: 0..<500)
  func `from a ratio of 1 on the spring is a thousandth from its end at the duration`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let ratio = seed % 3 == 0 ? 1 : Double.random(in: 1...20, using: &random)
    let duration = Double.random(in: 0.05...3, using: &random)
    let velocity = Double.random(in: -60...60, using: &random)
    let spring = SpringCurve.fitting(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(abs(abs(1 - spring.value(at: duration)) - 0.001) < 1e-7)
  }

  @Test func `ratios beyond 1 take the same time, and set out faster for it`() {
    let critical = SpringCurve.fitting(dampingRatio: 1, duration: 1, initialVelocity: 0)
    let creeping = SpringCurve.fitting(dampingRatio: 3, duration: 1, initialVelocity: 0)
    #expect(creeping.value(at: 0.1) > critical.value(at: 0.1))
    #expect(abs(creeping.value(at: 1) - 0.999) < 1e-9)
  }

  @Test func `a ratio just beyond 1 has about the spring of 1`() {
    let critical = SpringCurve.fitting(dampingRatio: 1, duration: 1, initialVelocity: 0)
    let near = SpringCurve.fitting(dampingRatio: 1 + 1e-9, duration: 1, initialVelocity: 0)
    #expect(abs(near.stiffness / critical.stiffness - 1) < 1e-6)
  }

  @Test func `a ratio that is no number counts as 1`() {
    let critical = SpringCurve.fitting(dampingRatio: 1, duration: 1, initialVelocity: 2)
    #expect(SpringCurve.fitting(dampingRatio: .nan, duration: 1, initialVelocity: 2) == critical)
  }
}
