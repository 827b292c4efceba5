import Foundation
import MotionEngine
import TestSupport
import Testing

@Suite struct SpringFittingTests {
  /// The stiffness that UIKit gave the animations of `UIView.animate(usingSpringWithDamping:)`. iOS 26.1.
  static let recorded: [(ratio: Double, duration: Double, velocity: Double, stiffness: Double)] = [
    (0.35, 1, 0, 286.409_428_189_117_14), (0.6, 0.8, 0, 190.214_275_444_995_48),
    (0.1, 1, 0, 2125.390_127_840_793_4), (0.5, 1, 0, 161.719_502_504_201_6), (0.8, 1, 0, 80.897_372_003_605_06),
    (0.99, 1, 0, 80.025_182_431_677_93), (0.5, 0.5, 0, 646.878_010_016_806_5), (0.5, 2, 0, 40.429_875_626_050_4),
    (1, 1, 0, 85.255_929_005_998_84), (0.5, 1, 0.25, 159.672_337_738_121_14), (0.5, 1, 1, 152.868_413_817_924_56),
    (0.5, 1, -2, 175.422_412_338_342_5),
  ]

  // A9
  @Test(arguments: recorded)
  func `the stiffness is the recorded one`(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = SpringCurve.fitting(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-6)
    #expect(spring.mass == 1)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    #expect(spring.initialVelocity == velocity)
  }

  /// Positions in points of a view, as iOS 26.1 rendered them, before the duration was over: from then on it shows the
  /// end itself, which is for who animates to do.
  static let rendered:
    [(ratio: Double, duration: Double, from: Double, to: Double, samples: [(Double, Double, Double)])] = [
      (0.6, 0.8, 50, 150, [(0.15, 130.98, 0.2), (0.3, 159.39, 0.2), (0.6, 149.06, 0.2)]),
      // The first is 0.64 points off any closed form that fits the others.
      (0.35, 1, 40, 160, [(0.15, 183.54, 0.8), (0.45, 152.12, 0.2), (0.8, 158.94, 0.2)]),
    ]

  // A9
  @Test(arguments: rendered)
  func `the motion is the rendered one`(
    ratio: Double, duration: Double, from: Double, to: Double, samples: [(Double, Double, Double)]
  ) {
    let spring = SpringCurve.fitting(dampingRatio: ratio, duration: duration, initialVelocity: 0)
    for (time, position, tolerance) in samples {
      #expect(abs(from + (to - from) * spring.value(at: time) - position) < tolerance)
    }
  }

  // A9
  @Test func `a ratio of 1 does not overshoot`() {
    let spring = SpringCurve.fitting(dampingRatio: 1, duration: 0.5, initialVelocity: 0)
    for time in stride(from: 0.0, through: 2, by: 0.01) { #expect(spring.value(at: time) <= 1) }
    #expect(abs(spring.value(at: 0.5) - 0.999) < 1e-9)
  }

  @Test func `without a duration it is over at once`() {
    for duration in [0, -1, .nan, -.infinity] as [Double] {
      let spring = SpringCurve.fitting(dampingRatio: 0.5, duration: duration, initialVelocity: 0)
      #expect(spring == .immediate)
    }
  }

  @Test func `ratios below a hundredth are a hundredth`() {
    let least = SpringCurve.fitting(dampingRatio: 0.01, duration: 1, initialVelocity: 0)
    #expect(SpringCurve.fitting(dampingRatio: 0, duration: 1, initialVelocity: 0) == least)
    #expect(SpringCurve.fitting(dampingRatio: -3, duration: 1, initialVelocity: 0) == least)
    #expect(least.stiffness > 1)
  }

  @Test(arguments: 0..<500)
  func `great velocities have a spring too, which is at rest at the duration`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let ratio = Double.random(in: 0.05...0.95, using: &random)
    let duration = Double.random(in: 0.05...3, using: &random)
    let velocity = Double.random(in: -60...60, using: &random)
    let spring = SpringCurve.fitting(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    let decay = spring.damping / 2
    let frequency = (spring.stiffness - decay * decay).squareRoot()
    let amplitude = abs(decay - velocity) / frequency * exp(-decay * duration)
    #expect(abs(amplitude / 0.001 - 1) < 1e-6)
  }
}
