import Foundation
import MotionEngine
import TestSupport
import Testing

@Suite struct SpringCurveTests {
  @Test func `a spring begins at 0 with its velocity and ends at 1`() {
    for damping in [2, 10, 20, 60] as [Double] {
      let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: 3)
      #expect(spring.value(at: 0) == 0)
      #expect(spring.velocity(at: 0) == 3)
      #expect(abs(spring.value(at: 1e-6) - 3e-6) < 1e-9)
      #expect(abs(spring.value(at: 30) - 1) < 1e-9)
      #expect(abs(spring.velocity(at: 30)) < 1e-9)
    }
  }

  @Test func `an underdamped spring overshoots by what the textbook says, at the time it says`() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    // ζ = ½: the first turn is at π/ω′, e^(−πζ/√(1 − ζ²)) past the end.
    let turn = Double.pi / (10 * 0.75.squareRoot())
    #expect(abs(spring.value(at: turn) - 1.163_033_534_8) < 1e-9)
    #expect(abs(spring.velocity(at: turn)) < 1e-9)
  }

  @Test func `a critically damped spring has done 1 − 2e⁻¹ of its way after 1⁄ω`() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    #expect(abs(spring.value(at: 0.1) - 0.264_241_117_657) < 1e-9)
    #expect(abs(spring.velocity(at: 0.1) - 3.678_794_411_714) < 1e-9)
  }

  @Test func `the velocity is the slope of the value`() {
    for (damping, start) in [(3, 0), (10, -4), (19.9, 7), (20, 2), (20, -1)] as [(Double, Double)] {
      let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping, initialVelocity: start)
      for time in stride(from: 0.05, to: 1, by: 0.05) {
        let slope = (spring.value(at: time + 1e-6) - spring.value(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - spring.velocity(at: time)) < 1e-6)
      }
    }
  }

  @Test(arguments: [1e-12, 1e-10, 1e-9, 2e-9, 1e-8])
  func `damping next to the critical one moves next to the critical spring`(difference: Double) {
    let critical = SpringCurve(mass: 1, stiffness: 100, damping: 20, initialVelocity: 5)
    for sign in [-1.0, 1] {
      let near = SpringCurve(mass: 1, stiffness: 100, damping: 20 * (1 + sign * difference), initialVelocity: 5)
      for time in stride(from: 0.0, to: 3, by: 0.01) {
        #expect(abs(near.value(at: time) - critical.value(at: time)) < 10 * difference + 1e-12)
        #expect(abs(near.velocity(at: time) - critical.velocity(at: time)) < 300 * difference + 1e-9)
      }
    }
  }

  @Test func `the mass counts as much as the stiffness and the damping`() {
    let light = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)
    let heavy = SpringCurve(mass: 7, stiffness: 700, damping: 70, initialVelocity: 2)
    for time in stride(from: 0.0, to: 2, by: 0.1) {
      #expect(abs(light.value(at: time) - heavy.value(at: time)) < 1e-12)
    }
  }

  @Test func `a spring without damping oscillates for ever`() {
    let spring = SpringCurve(mass: 1, stiffness: 4 * .pi * .pi, damping: 0, initialVelocity: 0)
    #expect(abs(spring.value(at: 1000.5) - 2) < 1e-9)
    #expect(abs(spring.value(at: 1000)) < 1e-9)
  }

  // A10
  @Test func `the damping ratio is the damping over twice the root of stiffness and mass`() {
    let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
    #expect(abs(spring.dampingRatio - 4.564_354_645_9) < 1e-9)
    #expect(SpringCurve(mass: 1, stiffness: 100, damping: 10).dampingRatio == 0.5)
  }

  // A10
  @Test func `a spring of a damping ratio alone has mass 3 and stiffness 1000`() {
    let spring = SpringCurve(dampingRatio: 0.5, initialVelocity: 2)
    #expect(spring.mass == 3)
    #expect(spring.stiffness == 1000)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-15)
    #expect(spring.initialVelocity == 2)
  }

  @Test func `times before the beginning are the beginning`() {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 4)
    #expect(spring.value(at: -1) == 0)
    #expect(spring.value(at: .nan) == 0)
    #expect(spring.velocity(at: -1) == 4)
  }

  @Test func `an immediate curve is at its end from the beginning`() {
    #expect(SpringCurve.immediate.value(at: 1e-300) == 1)
    #expect(SpringCurve.immediate.velocity(at: 1) == 0)
    #expect(SpringCurve.immediate.settlingDuration == 0)
  }
}
