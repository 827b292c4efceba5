import MotionEngine
import TestSupport
import Testing

@Suite struct CubicWeightsTests {
  @Test func `a smooth curve passes through its values`() {
    #expect(CubicWeights(at: 0).weights == [0, 1, 0, 0])
    #expect(CubicWeights(at: 1).weights == [0, 0, 1, 0])
  }

  @Test func `without shapes it is the curve of Catmull and Rom`() {
    #expect(CubicWeights(at: 0.5).weights == [-0.0625, 0.5625, 0.5625, -0.0625])
  }

  @Test func `values on a line stay on it, at an even pace`() {
    for part in stride(from: 0.0, through: 1, by: 0.125) {
      let sum = (CubicWeights(at: part).weights * [10, 20, 30, 40]).sum()
      #expect(abs(sum - (20 + 10 * part)) < 1e-12)
    }
  }

  @Test func `a tension of 1 stops at each value`() {
    let tight = CubicWeights.Shape(tension: 1)
    #expect(CubicWeights(at: 0.25, from: tight, to: tight).weights == [0, 0.84375, 0.15625, 0])
  }

  // The slope with which a value is left, by differences, where the values are 0, 0, 1, 1.
  @Test(arguments: [
    (CubicWeights.Shape(), 0.5), (.init(tension: 1), 0), (.init(tension: -1), 1), (.init(continuity: 1), 0),
    (.init(continuity: -1), 1), (.init(bias: 1), 0), (.init(bias: -1), 1),
  ])
  func `shapes say how a value is left`(shape: CubicWeights.Shape, slope: Double) {
    let weights = CubicWeights(at: 1e-6, from: shape, to: shape).weights
    #expect(abs((weights * [0, 0, 1, 1]).sum() / 1e-6 - slope) < 1e-4)
  }

  @Test func `without a corner a value is left as it was arrived at`() {
    let shape = CubicWeights.Shape(tension: 0.3, bias: 0.4)
    let values: (SIMD4<Double>, SIMD4<Double>) = ([3, 1, 7, -2], [1, 7, -2, 5])
    let arriving = (7 - (CubicWeights(at: 1 - 1e-6, from: shape, to: shape).weights * values.0).sum()) / 1e-6
    let leaving = ((CubicWeights(at: 1e-6, from: shape, to: shape).weights * values.1).sum() - 7) / 1e-6
    #expect(abs(arriving - leaving) < 1e-3)
  }

  @Test(arguments: 0..<300)
  func `weights add up to 1`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func shape() -> CubicWeights.Shape {
      CubicWeights.Shape(
        tension: .random(in: -1...1, using: &random), continuity: .random(in: -1...1, using: &random),
        bias: .random(in: -1...1, using: &random))
    }
    let weights = CubicWeights(at: .random(in: -0.5...1.5, using: &random), from: shape(), to: shape()).weights
    #expect(abs(weights.sum() - 1) < 1e-12)
  }

  @Test func `what is no number counts as 0`() {
    #expect(CubicWeights.Shape(tension: .nan, continuity: .nan, bias: .nan) == CubicWeights.Shape())
  }
}
