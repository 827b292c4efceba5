import Foundation
import PlaneGeometry

/// The change of one property.
struct PropertyProgram {
  var key: AnimationKey
  var track: AnimationTrack
  var isAdditive: Bool
  var isCumulative: Bool
  /// Turns numbers into transforms.
  var function: (@Sendable (Double) -> CATransform3D)?

  /// What a commit carries of what is changed; what moves along a path may turn as well.
  var bits: LayerPropertySet {
    guard case .path(let path) = track, path.turns else { return key.bits }
    return key.bits.union(.transform)
  }

  func apply(fraction: Double, iteration: Int, to properties: inout LayerProperties) {
    let current = properties.value(of: key)
    // Added values are a way of their own, and begin and end at nothing where an end is missing.
    let base = isAdditive ? current.nothing : current
    var value = track.value(at: fraction, base: base)
    if isCumulative, iteration > 0 {
      value = track.value(at: 1, base: base).repeated(iteration).added(to: value)
    }
    if let function, let number = value.number { value = .transform(function(number)) }
    properties.set(isAdditive ? value.added(to: current) : value, of: key)
    if case .path(let path) = track, let angle = path.angle(at: fraction) {
      properties.transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), properties.transform)
    }
  }
}

extension AnimationValue {
  /// What, added to anything, changes nothing.
  var nothing: AnimationValue {
    switch self {
    case .vector: .vector(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .list(let list): .list(list.map { _ in .zero })
    default: self
    }
  }
}
