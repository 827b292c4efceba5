import MotionEngine
import TestSupport
import Testing

/// The velocity that falls to 0 while a finger rests, which UIKit does not have.
@Suite struct PresentVelocityTests {
  private func estimator(_ steps: [(travel: Double, duration: Double)]) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    var position = 0.0
    var time = 0.0
    estimator.addMove(to: 0, at: 0)
    for step in steps {
      position += step.travel
      time += step.duration
      estimator.addMove(to: position, at: time)
    }
    return estimator
  }

  @Test func `a finger that has not moved has no velocity`() {
    #expect(VelocityEstimator().velocity(at: 1) == 0)
    #expect(estimator([]).velocity(at: 0) == 0)
  }

  @Test func `an even movement is reported as it is`() {
    let estimator = estimator(Array(repeating: (8, 0.008), count: 5))
    #expect(abs(estimator.velocity(at: 0.04) - 1000) < 1e-9)
  }

  @Test func `the first segment counts fully`() {
    #expect(abs(estimator([(-24, 0.008)]).velocity(at: 0.008) + 3000) < 1e-9)
  }

  @Test func `the latest segment weighs most`() {
    // 1000 points per second for 40 ms, then 2000 for 8 ms.
    let steps = Array(repeating: (travel: 8.0, duration: 0.008), count: 5) + [(16, 0.008)]
    #expect(abs(estimator(steps).velocity(at: 0.048) - 1414.085) < 0.001)
  }

  @Test func `between two reports of a moving finger the velocity stays`() {
    let estimator = estimator(Array(repeating: (16, 0.016), count: 4))
    #expect(abs(estimator.velocity(at: 0.064 + 0.0199) - 1000) < 1e-9)
  }

  @Test(arguments: [(0.04, 562.5), (0.06, 250), (0.08, 62.5), (0.1, 0), (5, 0)])
  func `a finger that rests slows down to nothing within a tenth of a second`(age: Double, expected: Double) {
    let estimator = estimator(Array(repeating: (8, 0.008), count: 5))
    #expect(abs(estimator.velocity(at: 0.04 + age) - expected) < 1e-9)
  }

  @Test func `reports of a resting finger make no difference`() {
    let silent = estimator(Array(repeating: (8, 0.008), count: 5))
    var reporting = silent
    for event in 6...11 { reporting.addStationary(at: Double(event) * 0.008) }
    #expect(reporting.velocity(at: 0.09) == silent.velocity(at: 0.09))
  }

  @Test func `the velocity of a release stays what it was`() {
    let estimator = estimator(Array(repeating: (8, 0.008), count: 5))
    #expect(abs(estimator.velocity(liftingAt: 0.24) - 1000) < 1e-9)
    #expect(estimator.velocity(at: 0.24) == 0)
  }

  @Test func `moving along the other axis only slows this one down`() {
    let moving = Array(repeating: (travel: 8.0, duration: 0.008), count: 5)
    let estimator = estimator(moving + Array(repeating: (0, 0.008), count: 6))
    #expect(estimator.velocity(at: 0.088) > 0)
    #expect(estimator.velocity(at: 0.088) < 50)
  }

  @Test func `after a rest the old movement is forgotten`() {
    var estimator = estimator(Array(repeating: (8, 0.008), count: 5))
    estimator.addStationary(at: 0.2)
    estimator.addMove(to: 36, at: 0.208)
    #expect(abs(estimator.velocity(at: 0.208) + 500) < 1e-9)
  }

  @Test func `an even movement is the same in samples of any length`() {
    let coarse = estimator([(16, 0.016), (32, 0.016), (8, 0.016)])
    let fine = estimator(
      Array(repeating: (4, 0.004), count: 4) + Array(repeating: (8, 0.004), count: 4)
        + Array(repeating: (2, 0.004), count: 4))
    #expect(abs(coarse.velocity(at: 0.048) - fine.velocity(at: 0.048)) < 1e-9)
  }

  @Test func `samples of one instant do not divide by zero`() {
    let estimator = estimator([(8, 0.008), (8, 0), (8, 0), (8, 0.008)])
    #expect(abs(estimator.velocity(at: 0.016)) <= 3000)
    #expect(estimator.velocity(at: 0.016) > 1000)
  }

  @Test func `a time that is no number or past counts as that of the last move`() {
    let estimator = estimator(Array(repeating: (8, 0.008), count: 5))
    #expect(abs(estimator.velocity(at: .nan) - 1000) < 1e-9)
    #expect(abs(estimator.velocity(at: -1) - 1000) < 1e-9)
    #expect(estimator.velocity(at: .infinity) == 0)
  }

  @Test(arguments: 0..<200)
  func `it is never faster than the fastest segment, and never jumps while nothing is reported`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var estimator = VelocityEstimator()
    var position = 0.0
    var time = 0.0
    var fastest = 0.0
    estimator.addMove(to: 0, at: 0)
    for _ in 0..<30 {
      let travel = Double.random(in: -40...40, using: &random)
      let duration = Double.random(in: 0.004...0.06, using: &random)
      fastest = max(fastest, abs(travel / duration))
      var before = estimator.velocity(at: time)
      for part in 1...100 {
        let velocity = estimator.velocity(at: time + duration * Double(part) / 100)
        // From the whole to nothing in 80 ms, at most twice as fast as evenly.
        #expect(abs(velocity - before) <= fastest * 2 * duration / 100 / 0.08 + 1e-9)
        #expect(abs(velocity) <= abs(before) + 1e-9)
        before = velocity
      }
      position += travel
      time += duration
      estimator.addMove(to: position, at: time)
      #expect(abs(estimator.velocity(at: time)) <= fastest + 1e-6)
    }
  }
}
