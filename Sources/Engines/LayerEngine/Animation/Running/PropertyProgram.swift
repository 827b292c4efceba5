import Foundation
import PlaneGeometry

/// The change of one property. An object, so that what runs is not copied in each frame.
final class PropertyProgram {
  let key: AnimationKey
  private let track: AnimationTrack
  private let isAdditive: Bool
  private let isCumulative: Bool
  /// Turns numbers into transforms.
  private let function: (@Sendable (Double) -> CATransform3D)?
  /// The part of a transform that stands for an end that is missing, where there is a function.
  private let component: TransformComponent?
  /// The whole way, where nothing of it has to be looked up in each frame.
  private let line: VectorLine?
  /// The path along which what moves is turned too.
  private let turningPath: PathTrack?

  init(
    key: AnimationKey, track: AnimationTrack, isAdditive: Bool, isCumulative: Bool,
    function: (@Sendable (Double) -> CATransform3D)? = nil, component: TransformComponent? = nil
  ) {
    self.key = key
    self.track = track
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.function = function
    self.component = component
    let isPlain = function == nil && !isCumulative && key.property.kind != .transform
    line = isPlain ? VectorLine(track, isAdditive: isAdditive) : nil
    turningPath = if case .path(let path) = track, path.turns { path } else { nil }
  }

  /// The properties in a commit that the animation changes; a layer that moves along a path may turn as well.
  var bits: LayerPropertySet {
    turningPath == nil ? key.bits : key.bits.union(.transform)
  }

  func apply(fraction: Double, iteration: Int, to properties: inout LayerProperties) {
    if let line {
      var vector = line.vector(at: fraction)
      if isAdditive, let current = properties.vector(of: key) { vector += current }
      properties.set(vector, of: key)
    } else {
      properties.set(value(at: fraction, iteration: iteration, in: properties), of: key)
    }
    if let turningPath, let angle = turningPath.angle(at: fraction) {
      properties.transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), properties.transform)
    }
  }

  private func value(at fraction: Double, iteration: Int, in properties: LayerProperties) -> AnimationValue {
    let current = properties.value(of: key)
    var base = current
    if function != nil {
      base = .number(component.flatMap { current.transform?.component($0) } ?? 0)
    }
    // Added values are a way of their own, and begin and end at nothing where an end is missing.
    if isAdditive { base = base.nothing }
    var value = track.value(at: fraction, base: base)
    if isCumulative, iteration > 0 {
      value = track.value(at: 1, base: base).repeated(iteration).added(to: value)
    }
    if let function, let number = value.number { value = .transform(function(number)) }
    return isAdditive ? value.added(to: current) : value
  }
}

extension AnimationValue {
  /// The neutral value: added to another one it changes nothing.
  var nothing: AnimationValue {
    switch self {
    case .vector: .vector(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .list(let list): .list(list.map { _ in .zero })
    default: self
    }
  }
}

/// A way from one number, point, size, rectangle or colour to another, both of which are known from the beginning: what
/// nearly all animations go along.
struct VectorLine {
  private let start: SIMD4<Double>
  private let end: SIMD4<Double>

  /// The way of a track; nil for one that depends on what the property has.
  init?(_ track: AnimationTrack, isAdditive: Bool) {
    guard case .ends(let from, let to, let by) = track else { return nil }
    // What an added way leaves open is nothing.
    let ends = AnimationTrack.ends(from, to, by, isAdditive ? .vector(.zero) : nil)
    guard case .vector(let first)? = ends.from, case .vector(let last)? = ends.to else { return nil }
    self.start = first
    self.end = last
  }

  @inline(__always)
  func vector(at fraction: Double) -> SIMD4<Double> { fraction == 1 ? end : start + (end - start) * fraction }
}
