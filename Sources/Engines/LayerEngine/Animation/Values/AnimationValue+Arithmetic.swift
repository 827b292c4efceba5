import Foundation
import PlaneGeometry

extension AnimationValue {
  /// The value at a part of the way from this one to another; less than 0 and more than 1 go on beyond the ends.
  ///
  /// Colours are mixed by their components, as measured on iOS. What cannot be mixed - flags, contents, paths of other
  /// steps, lists of other lengths - changes halfway: our choice.
  func mixed(with other: AnimationValue, at fraction: Double) -> AnimationValue {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    switch (self, other) {
    case (.vector(let start), .vector(let end)): return .vector(start + (end - start) * fraction)
    case (.transform(let start), .transform(let end)): return .transform(start.interpolated(to: end, at: fraction))
    case (.vector(let start), .noColor): return .vector(Self.faded(start, 1 - fraction))
    case (.noColor, .vector(let end)): return .vector(Self.faded(end, fraction))
    case (.path(let start?), .path(let end?)):
      if let path = start.interpolated(to: end, at: fraction) { return .path(path) }
    case (.list(let start), .list(let end)) where start.count == end.count:
      return .list(zip(start, end).map { $0 + ($1 - $0) * fraction })
    default: break
    }
    return fraction < 0.5 ? self : other
  }

  private static func faded(_ color: SIMD4<Double>, _ opacity: Double) -> SIMD4<Double> {
    var color = color
    color[3] *= max(opacity, 0)
    return color
  }

  /// The sum of two values; transforms are multiplied, this one first. What cannot be added is replaced by this value.
  func added(to base: AnimationValue) -> AnimationValue {
    switch (self, base) {
    case (.vector(let value), .vector(let base)): return .vector(base + value)
    case (.transform(let value), .transform(let base)): return .transform(CATransform3DConcat(value, base))
    case (.list(let value), .list(let base)) where value.count == base.count:
      return .list(zip(value, base).map { $0 + $1 })
    default: return self
    }
  }

  /// The base that this value is the sum of together with `part`; nil where there is none.
  func without(_ part: AnimationValue) -> AnimationValue? {
    switch (self, part) {
    case (.vector(let whole), .vector(let part)): return .vector(whole - part)
    case (.transform(let whole), .transform(let part)):
      let inverse = CATransform3DInvert(part)
      // A transform without an inverse answers itself.
      let check = CATransform3DConcat(part, inverse)
      guard abs(check.m11 - 1) + abs(check.m22 - 1) + abs(check.m33 - 1) + abs(check.m44 - 1) < 1e-6 else { return nil }
      return .transform(CATransform3DConcat(whole, inverse))
    case (.list(let whole), .list(let part)) where whole.count == part.count:
      return .list(zip(whole, part).map { $0 - $1 })
    default: return nil
    }
  }

  /// The value taken `count` times.
  func repeated(_ count: Int) -> AnimationValue {
    switch self {
    case .vector(let vector): return .vector(vector * Double(count))
    case .list(let list): return .list(list.map { $0 * Double(count) })
    case .transform(let transform):
      var (product, power, rest) = (CATransform3DIdentity, transform, count)
      while rest > 0 {
        if rest & 1 == 1 { product = CATransform3DConcat(power, product) }
        power = CATransform3DConcat(power, power)
        rest >>= 1
      }
      return .transform(product)
    default: return self
    }
  }

  /// How far it is to another value, for animations at the same speed all the way.
  func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.vector(let start), .vector(let end)): return Self.length(end - start)
    case (.list(let start), .list(let end)) where start.count == end.count:
      return zip(start, end).reduce(0) { $0 + Self.length($1.1 - $1.0) }
    case (.transform(let start), .transform(let end)):
      return hypot(end.m41 - start.m41, end.m42 - start.m42, end.m43 - start.m43)
    default: return 1
    }
  }

  private static func length(_ vector: SIMD4<Double>) -> Double { (vector * vector).sum().squareRoot() }

  private func hypot(_ x: Double, _ y: Double, _ z: Double) -> Double { (x * x + y * y + z * z).squareRoot() }
}
