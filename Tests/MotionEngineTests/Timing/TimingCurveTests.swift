import Foundation
import MotionEngine
import TestSupport
import Testing

@Suite struct TimingCurveTests {
  /// The way at a time, computed from the control points; frames that iOS 26.1 rendered agree within 0.1 points.
  static let samples: [(curve: TimingCurve, time: Double, way: Double)] = [
    (.easeInEaseOut, 0.1, 0.019_722_453_5), (.easeInEaseOut, 0.25, 0.129_161_931),
    (.easeInEaseOut, 0.4, 0.331_883_870_1), (.easeInEaseOut, 0.5, 0.5), (.easeInEaseOut, 0.75, 0.870_838_069),
    (.easeInEaseOut, 0.9, 0.980_277_546_5), (.easeIn, 0.25, 0.093_464_650_7), (.easeIn, 0.5, 0.315_356_812_6),
    (.easeOut, 0.25, 0.378_138_130_8), (.easeOut, 0.5, 0.684_643_187_4),
  ]

  static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  // A2
  @Test(arguments: samples)
  func `the named curves pass through the recorded points`(curve: TimingCurve, time: Double, way: Double) {
    #expect(abs(curve.value(at: time) - way) < 1e-9)
  }

  // A2
  @Test func `the named curves have the documented control points`() {
    #expect(TimingCurve.linear.controlPoints == [0, 0, 1, 1])
    #expect(TimingCurve.easeIn.controlPoints == [0.42, 0, 1, 1])
    #expect(TimingCurve.easeOut.controlPoints == [0, 0, 0.58, 1])
    #expect(TimingCurve.easeInEaseOut.controlPoints == [0.42, 0, 0.58, 1])
    #expect(TimingCurve.default.controlPoints == [0.25, 0.1, 0.25, 1])
  }

  @Test func `a curve whose control points lie on the diagonal is linear`() {
    #expect(TimingCurve(control1x: 0.3, control1y: 0.3, control2x: 0.9, control2y: 0.9).isLinear)
    #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
    #expect(!TimingCurve.easeIn.isLinear)
  }

  @Test(arguments: named)
  func `a curve begins at 0 and ends at 1, and stands still outside`(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test func `the way may leave 0 to 1`() {
    let curve = TimingCurve(control1x: 0.5, control1y: -1, control2x: 0.5, control2y: 2)
    #expect(curve.value(at: 0.2) < -0.1)
    #expect(curve.value(at: 0.8) > 1.1)
  }

  @Test func `times of control points are cut to 0 to 1, and what is no number counts as 0`() {
    let curve = TimingCurve(control1x: -2, control1y: .nan, control2x: 7, control2y: 3)
    #expect(curve.controlPoints == [0, 0, 1, 3])
    #expect(TimingCurve(control1x: .nan, control1y: 0, control2x: .nan, control2y: 1).controlPoints == [0, 0, 0, 1])
  }

  // The curve x(s) = ½ + 4(s − ½)³ stands upright in its middle.
  @Test(arguments: [(0.5, 0.5), (0.5 + 4e-6, 0.51), (0.5 - 4e-9, 0.499), (0.75, 0.896_850_262_99)])
  func `a curve that stands upright is followed to the last digits of its way`(time: Double, parameter: Double) {
    let curve = TimingCurve(control1x: 1, control1y: 1 / 3, control2x: 0, control2y: 2 / 3)
    #expect(abs(curve.value(at: time) - parameter) < 1e-6)
  }

  @Test func `a curve reversed has what is left of it that long before the end`() {
    #expect(
      TimingCurve.easeIn.reversed.controlPoints == TimingCurve.easeOut.controlPoints.map { $0 == 0.58 ? 1 - 0.42 : $0 })
    for curve in Self.named {
      for time in stride(from: 0, through: 1, by: 0.05) {
        #expect(abs(curve.reversed.value(at: time) - (1 - curve.value(at: 1 - time))) < 1e-9)
      }
    }
  }

  @Test func `a curve that never goes back tells the time of a way`() {
    for curve in Self.named {
      for time in stride(from: 0, through: 1, by: 0.05) {
        #expect(abs(curve.progress(forValue: curve.value(at: time)) - time) < 1e-8)
      }
    }
    #expect(TimingCurve.easeIn.progress(forValue: -1) == 0)
    #expect(TimingCurve.easeIn.progress(forValue: 2) == 1)
    #expect(TimingCurve.easeIn.progress(forValue: .nan) == 0)
  }

  @Test func `a curve that goes back tells one of the times`() {
    let curve = TimingCurve(control1x: 0.3, control1y: 2, control2x: 0.7, control2y: -1)
    for way in stride(from: 0.05, to: 1, by: 0.05) {
      #expect(abs(curve.value(at: curve.progress(forValue: way)) - way) < 1e-8)
    }
  }

  @Test(arguments: 0..<400)
  func `any curve is continuous and made of numbers`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let curve = TimingCurve(
      control1x: .random(in: -0.2...1.2, using: &random), control1y: .random(in: -2...3, using: &random),
      control2x: .random(in: -0.2...1.2, using: &random), control2y: .random(in: -2...3, using: &random))
    var last = 0.0
    for step in 0...2000 {
      let way = curve.value(at: Double(step) / 2000)
      // The cube root of a step, times the steepest slope the way can have, at a curve that stands upright.
      #expect(way.isFinite && abs(way - last) < 9 * 0.08)
      last = way
    }
    #expect(last == 1)
  }

  @Test(arguments: 0..<400)
  func `a curve whose control points rise never goes back`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let curve = TimingCurve(
      control1x: .random(in: 0...1, using: &random), control1y: .random(in: 0...1, using: &random),
      control2x: .random(in: 0...1, using: &random), control2y: .random(in: 0...1, using: &random))
    var last = 0.0
    for step in 0...500 {
      let way = curve.value(at: Double(step) / 500)
      #expect(way >= last - 1e-9)
      last = way
    }
  }
}

extension TimingCurve {
  fileprivate var controlPoints: [Double] { [control1x, control1y, control2x, control2y] }
}
