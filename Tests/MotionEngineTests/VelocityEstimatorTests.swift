import MotionEngine
import Testing

@Suite struct VelocityEstimatorTests {
  /// Moves of `step` points every `interval` seconds, the first sample at time 0.
  func estimator(steps: [Double], every interval: Double) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    var position = 0.0
    estimator.addMove(to: 0, at: 0)
    for (index, step) in steps.enumerated() {
      position += step
      estimator.addMove(to: position, at: Double(index + 1) * interval)
    }
    return estimator
  }

  @Test func `an estimator that saw nothing reports 0`() {
    #expect(VelocityEstimator().velocity(liftingAt: 1) == 0)
  }

  @Test func `a single sample reports 0`() {
    #expect(estimator(steps: [], every: 0.008).velocity(liftingAt: 0.008) == 0)
  }

  @Test func `a constant speed is reported as it is`() {
    let estimator = estimator(steps: [24, 24, 24, 24, 24], every: 0.008)
    #expect(abs(estimator.velocity(liftingAt: 0.048) - 3000) < 1e-6)
  }

  // S30
  @Test func `the oldest of the last three segments weighs most`() {
    let estimator = estimator(steps: [99, 10, 20, 30], every: 0.01)
    #expect(abs(estimator.velocity(liftingAt: 0.05) - (600 + 700 + 150)) < 1e-6)
  }

  @Test func `the shares of two segments are scaled to 1`() {
    let estimator = estimator(steps: [10, 20], every: 0.01)
    #expect(abs(estimator.velocity(liftingAt: 0.03) - (600 + 700) / 0.95) < 1e-6)
  }

  @Test func `stationary samples do not age a fast finger`() {
    var estimator = estimator(steps: [5, 5, 5, 5], every: 0.008)
    for event in 5...42 { estimator.addStationary(at: Double(event) * 0.008) }
    #expect(abs(estimator.velocity(liftingAt: 0.344) - 625) < 1e-6)
  }

  @Test func `a fast finger that is lifted 250 ms later without a sample still throws`() {
    let estimator = estimator(steps: [15, 15, 15], every: 0.016)
    #expect(abs(estimator.velocity(liftingAt: 0.298) - 937.5) < 1e-6)
  }

  @Test func `a slow finger that was held still throws nothing`() {
    let estimator = estimator(steps: [3, 3, 3, 3], every: 0.016)
    #expect(estimator.velocity(liftingAt: 0.384) == 0)
  }

  @Test func `a slow finger that was not held throws slowly`() {
    let estimator = estimator(steps: [3, 3, 3, 3], every: 0.016)
    #expect(abs(estimator.velocity(liftingAt: 0.08) - 187.5) < 1e-6)
  }

  @Test func `a finger held for more than half a second throws nothing`() {
    let estimator = estimator(steps: [24, 24, 24], every: 0.008)
    #expect(estimator.velocity(liftingAt: 0.55) == 0)
  }

  @Test func `after a hold only the new movement counts`() {
    var estimator = estimator(steps: [24, 24, 24], every: 0.008)
    for event in 4...40 { estimator.addStationary(at: Double(event) * 0.008) }
    estimator.addMove(to: 70, at: 0.328)
    #expect(abs(estimator.velocity(liftingAt: 0.336) + 250) < 1e-6)
  }

  @Test func `moving along the other axis only brings this one to 0`() {
    let estimator = estimator(steps: [24, 24, 24, 0, 0, 0], every: 0.008)
    #expect(estimator.velocity(liftingAt: 0.056) == 0)
  }

  @Test func `samples of one millisecond are joined`() {
    let estimator = estimator(steps: Array(repeating: 1, count: 40), every: 0.001)
    #expect(abs(estimator.velocity(liftingAt: 0.041) - 1000) < 1e-6)
  }

  @Test func `samples of the same instant do not divide by zero`() {
    var estimator = estimator(steps: [8, 8], every: 0.008)
    estimator.addMove(to: 20, at: 0.016)
    estimator.addMove(to: 24, at: 0.016)
    let velocity = estimator.velocity(liftingAt: 0.016)
    #expect(velocity.isFinite)
    #expect(velocity > 1000)
  }

  @Test func `samples that are not finite or lie in the past are ignored`() {
    var estimator = estimator(steps: [8, 8, 8], every: 0.008)
    let before = estimator
    estimator.addMove(to: .nan, at: 0.1)
    estimator.addMove(to: .infinity, at: 0.1)
    estimator.addMove(to: 5, at: .nan)
    estimator.addMove(to: 5, at: 0.01)
    estimator.addStationary(at: 0.01)
    estimator.addStationary(at: .nan)
    #expect(estimator == before)
  }

  @Test func `a lift at no time counts as the last move's`() {
    #expect(abs(estimator(steps: [3, 3, 3], every: 0.016).velocity(liftingAt: .nan) - 187.5) < 1e-6)
  }

  @Test func `a reset forgets everything`() {
    var estimator = estimator(steps: [8, 8, 8], every: 0.008)
    estimator.reset()
    #expect(estimator == VelocityEstimator())
  }
}
