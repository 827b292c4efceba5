import Foundation
import MotionEngine

/// Several values, and how one goes to the next.
struct KeyframeTrack {
  private let values: [AnimationValue]
  private let pace: KeyframePace
  private let shapes: [CubicWeights.Shape]?
  /// Whether there is no way from one value to the next.
  private let jumps: Bool

  init(_ values: [AnimationValue], animation: CAKeyframeAnimation) {
    self.values = values
    let times = animation.keyTimes?.map(\.doubleValue)
    let mode = animation.calculationMode
    jumps = mode == .discrete
    switch mode {
    case .discrete: pace = KeyframePace(jumpingThrough: values.count, times: times)
    case .paced, .cubicPaced:
      pace = KeyframePace(lengths: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    default:
      pace = KeyframePace(
        count: values.count, times: times, curves: (animation.timingFunctions ?? []).map { $0.curve })
    }
    shapes = mode == .cubic || mode == .cubicPaced ? Self.shapes(of: animation, count: values.count) : nil
  }

  func value(at fraction: Double) -> AnimationValue {
    let place = pace.place(at: fraction)
    let start = values[place.index]
    guard !jumps, place.fraction != 0, place.index + 1 < values.count else { return start }
    let end = values[place.index + 1]
    if let shapes, let smooth = smooth(place, shapes) { return smooth }
    return start.mixed(with: end, at: place.fraction)
  }

  /// The value on a smooth curve; nil for values that have no components.
  private func smooth(_ place: KeyframePace.Place, _ shapes: [CubicWeights.Shape]) -> AnimationValue? {
    let index = place.index
    // Beyond the ends the curve has what is at the ends.
    let four = [max(index - 1, 0), index, index + 1, min(index + 2, values.count - 1)].map { values[$0] }
    let weights = CubicWeights(at: place.fraction, from: shapes[index], to: shapes[index + 1]).weights
    var sum = SIMD4<Double>.zero
    for (value, lane) in zip(four, 0..<4) {
      guard case .vector(let vector) = value else { return nil }
      sum += vector * weights[lane]
    }
    return .vector(sum)
  }

  private static func shapes(of animation: CAKeyframeAnimation, count: Int) -> [CubicWeights.Shape] {
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, index < list.count else { return 0 }
      return list[index].doubleValue
    }
    return (0..<count).map { index in
      CubicWeights.Shape(
        tension: number(animation.tensionValues, index), continuity: number(animation.continuityValues, index),
        bias: number(animation.biasValues, index))
    }
  }
}
