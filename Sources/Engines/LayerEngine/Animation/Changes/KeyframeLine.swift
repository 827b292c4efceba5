import Foundation

/// The values that a property has in the course of keyframes, at which times.
struct KeyframeLine {
  private(set) var values: [AnimationValue]
  private(set) var times: [Double]
  private let mode: CAAnimationCalculationMode

  /// Between the frames the value holds. Where frames overlap, the one that begins later takes over at its beginning,
  /// from what the one before has come to; of two that begin together, the one that was described later.
  init(from first: AnimationValue, frames: [Keyframe], mode: CAAnimationCalculationMode) {
    self.mode = mode
    values = [first]
    times = [0]
    let ordered = frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for (_, frame) in ordered {
      switch mode {
      case .discrete:
        if times[times.count - 1] == frame.start {
          values[values.count - 1] = frame.value
        } else {
          append(frame.value, at: frame.start)
        }
      case .paced, .cubicPaced: append(frame.value, at: frame.end)
      default:
        hold(until: frame.start)
        append(frame.value, at: frame.end)
      }
    }
  }

  /// Cuts the line off at a time, with what it has there.
  private mutating func hold(until time: Double) {
    var value = values[values.count - 1]
    if let next = times.firstIndex(where: { $0 > time }), next > 0 {
      let part = (time - times[next - 1]) / (times[next] - times[next - 1])
      value = values[next - 1].mixed(with: values[next], at: part)
      values.removeSubrange(next...)
      times.removeSubrange(next...)
    }
    if times[times.count - 1] < time { append(value, at: time) }
  }

  private mutating func append(_ value: AnimationValue, at time: Double) {
    values.append(value)
    times.append(time)
  }

  /// Gives an animation the differences from the value that the property ends at, to be added to that; does nothing, and
  /// answers false, where there is one that cannot be added.
  func give(_ animation: CAKeyframeAnimation, addedTo end: AnimationValue, as kind: AnimationValue.Kind) -> Bool {
    var differences: [AnimationValue] = []
    for value in values {
      guard let difference = value.difference(from: end, of: kind) else { return false }
      differences.append(difference)
    }
    animation.isAdditive = true
    return give(differences, to: animation, as: kind)
  }

  /// Gives an animation the values as they are; does nothing, and answers false, where one cannot be named.
  func give(_ animation: CAKeyframeAnimation, as kind: AnimationValue.Kind) -> Bool {
    let colors = values.indices.map { index in
      let neighbour = index + 1 < values.count ? values[index + 1] : values[max(index - 1, 0)]
      return values[index].visible(beside: neighbour)
    }
    return give(colors, to: animation, as: kind)
  }

  private func give(_ values: [AnimationValue], to animation: CAKeyframeAnimation, as kind: AnimationValue.Kind) -> Bool
  {
    var objects: [Any] = []
    for value in values {
      if case .noColor = value {
        objects.append(CGColor.clear)
      } else {
        guard let object = value.object(as: kind) else { return false }
        objects.append(object)
      }
    }
    var times = self.times
    switch mode {
    case .paced, .cubicPaced:
      animation.values = objects
      return true
    case .discrete:
      // Each value holds until the next time, so that there is one time more than values.
      times.append(1)
    default:
      if times[times.count - 1] < 1 {
        times.append(1)
        objects.append(objects[objects.count - 1])
      }
    }
    animation.values = objects
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return true
  }
}

/// A change in the course of an animation: when it begins and ends, as parts of the whole, and what it leads to.
struct Keyframe {
  var start: Double
  var end: Double
  var value: AnimationValue
}
