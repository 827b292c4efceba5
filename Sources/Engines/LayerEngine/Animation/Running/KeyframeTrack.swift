import Foundation
import MotionEngine

/// Several values, and how one goes to the next.
struct KeyframeTrack {
  private let values: [AnimationValue]
  private let pace: KeyframePace
  private let shapes: [CubicWeights.Shape]?

  /// - Parameter places: the values' places in the animation, of whose values there may be more.
  init(_ values: [AnimationValue], at places: [Int], of animation: CAKeyframeAnimation) {
    self.values = values
    let given = animation.values?.count ?? 0
    var times = animation.keyTimes?.map(\.doubleValue)
    if places.count < given, let all = times, all.count >= given {
      times = places.map { all[$0] } + all[given...]
    }
    let mode = animation.calculationMode
    switch mode {
    case .discrete: pace = KeyframePace(jumpingThrough: values.count, times: times)
    case .paced, .cubicPaced:
      pace = KeyframePace(lengths: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    default:
      let functions = animation.timingFunctions ?? []
      pace = KeyframePace(
        count: values.count, times: times, curves: places.map { $0 < functions.count ? functions[$0].curve : nil })
    }
    shapes = mode == .cubic || mode == .cubicPaced ? Self.shapes(of: animation, at: places) : nil
  }

  func value(at fraction: Double) -> AnimationValue {
    let place = pace.place(at: fraction)
    let start = values[place.index]
    guard place.fraction != 0, place.index + 1 < values.count else { return start }
    let end = values[place.index + 1]
    if let shapes, let smooth = smooth(place, shapes) { return smooth }
    return start.mixed(with: end, at: place.fraction)
  }

  /// The value on a smooth curve; nil for values that have no components.
  private func smooth(_ place: KeyframePace.Place, _ shapes: [CubicWeights.Shape]) -> AnimationValue? {
    let index = place.index
    // Beyond the ends the curve has what is at the ends.
    guard case .vector(let before) = values[max(index - 1, 0)], case .vector(let start) = values[index],
      case .vector(let end) = values[index + 1], case .vector(let after) = values[min(index + 2, values.count - 1)]
    else { return nil }
    let weights = CubicWeights(at: place.fraction, from: shapes[index], to: shapes[index + 1]).weights
    let middle = start * weights[1] + end * weights[2]
    return .vector(before * weights[0] + middle + after * weights[3])
  }

  private static func shapes(of animation: CAKeyframeAnimation, at places: [Int]) -> [CubicWeights.Shape] {
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, index < list.count else { return 0 }
      return list[index].doubleValue
    }
    return places.map { index in
      CubicWeights.Shape(
        tension: number(animation.tensionValues, index), continuity: number(animation.continuityValues, index),
        bias: number(animation.biasValues, index))
    }
  }
}
