import MotionEngine
import TestSupport
import Testing

@Suite struct SpringOverdampingTests {
  @Test func `damping beyond the critical one counts as critical where overdamping is not allowed`() {
    let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20)
    let clamped = SpringCurve(mass: 1, stiffness: 100, damping: 60, allowsOverdamping: false)
    let slow = SpringCurve(mass: 1, stiffness: 100, damping: 60)
    for time in [0.05, 0.1, 0.3, 1] {
      #expect(clamped.value(at: time) == critical.value(at: time))
      #expect(slow.value(at: time) < critical.value(at: time))
    }
    #expect(clamped.dampingRatio == 3)
  }

  @Test func `an overdamped spring is the sum of a slow and a fast decay`() {
    // ω = 10, ζ = 1.25: the rates are 5 and 20, and 1 − (4·e^(−5t) − e^(−20t))/3.
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 25, allowsOverdamping: true)
    #expect(abs(spring.value(at: 0.2) - (1 - (4 * 0.367_879_441_171_442 - 0.018_315_638_888_734) / 3)) < 1e-12)
    #expect(abs(spring.velocity(at: 0.2) - 20 * (0.367_879_441_171_442 - 0.018_315_638_888_734) / 3) < 1e-12)
  }

  @Test(arguments: [1e-12, 1e-10, 1e-9, 1e-8])
  func `damping just beyond the critical one moves next to the critical spring`(difference: Double) {
    let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20, initialVelocity: 5)
    let near = SpringCurve(
      mass: 1, stiffness: 100, damping: 20 * (1 + difference), initialVelocity: 5, allowsOverdamping: true)
    for time in stride(from: 0.0, to: 3, by: 0.01) {
      #expect(abs(near.value(at: time) - critical.value(at: time)) < 10 * difference + 1e-12)
    }
  }

  @Test func `however strong the damping is, the spring creeps to its end`() {
    let spring = SpringCurve(mass: 1, stiffness: 1, damping: 1e9, allowsOverdamping: true)
    #expect(abs(spring.value(at: 1e9) - 0.632_120_558_828_558) < 1e-9)
  }

  // A10
  @Test func `the default timing parameters have a ratio of 4.56`() {
    let spring = SpringCurve.slow
    #expect((spring.mass, spring.stiffness, spring.damping) == (3, 1000, 500))
    #expect(abs(spring.dampingRatio - 4.56) < 0.01)
  }

  @Test func `at infinity every spring has come to rest`() {
    for damping in [0, 3, 20, 90] as [Double] {
      let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: 4, allowsOverdamping: true)
      #expect(spring.value(at: .infinity) == 1)
      #expect(spring.velocity(at: .infinity) == 0)
    }
  }

  static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, .leastNonzeroMagnitude, 1e-9, 0.5, 20, 1e9, 1e300, -1e300,
    .greatestFiniteMagnitude,
  ]

  @Test(arguments: 0..<2000)
  func `no numbers make a spring answer with anything but numbers`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func any() -> Double { Self.odd.randomElement(using: &random) ?? 0 }
    let springs = [
      SpringCurve(
        mass: any(), stiffness: any(), damping: any(), initialVelocity: any(),
        allowsOverdamping: .random(using: &random)),
      SpringCurve.fitting(dampingRatio: any(), duration: any(), initialVelocity: any()),
      SpringCurve(perceptualDuration: any(), bounce: any()), SpringCurve(dampingRatio: any(), initialVelocity: any()),
    ]
    for spring in springs {
      for time in Self.odd {
        #expect(spring.value(at: time).isFinite)
        #expect(spring.velocity(at: time).isFinite)
      }
      #expect(spring.settlingDuration >= 0 && spring.settlingDuration.isFinite)
      #expect(spring.dampingRatio >= 0)
    }
  }
}
