import Foundation

extension TransformParts {
  /// The parts part of the way to `other`: scale, shear, move and perspective along straight lines, the rotation by the
  /// shortest turn at an even pace.
  ///
  /// Mirror images: two of them are turned into each other, never flattened on the way. Where only one is mirrored,
  /// space has to be flattened on the way; it is along the axis that leaves the smallest turn.
  ///
  /// - Parameters:
  ///   - other: The parts at 1.
  ///   - fraction: Below 0 and above 1 it goes on beyond the ends, as springs do. 0 and 1 give the ends exactly; one
  ///     that is not finite counts as 1.
  public func interpolated(to other: TransformParts, at fraction: Double) -> TransformParts {
    if fraction == 0 || self == other { return self }
    if fraction == 1 || !fraction.isFinite { return other }
    let other = other.expressed(like: self)
    var parts = self
    parts.scale = Self.mixed(scale, other.scale, at: fraction)
    parts.shear = Self.mixed(shear, other.shear, at: fraction)
    parts.translation = Self.mixed(translation, other.translation, at: fraction)
    parts.perspective = SIMD4(
      Lane.mixed(perspective.x, other.perspective.x, at: fraction),
      Lane.mixed(perspective.y, other.perspective.y, at: fraction),
      Lane.mixed(perspective.z, other.perspective.z, at: fraction),
      Lane.mixed(perspective.w, other.perspective.w, at: fraction))
    parts.rotation = Self.turned(rotation, towards: other.rotation, at: fraction)
    return parts
  }

  /// The same transform, told with those negative factors that suit `other`.
  private func expressed(like other: TransformParts) -> TransformParts {
    if isMirrored == other.isMirrored {
      let differs = (
        (scale.x < 0) != (other.scale.x < 0), (scale.y < 0) != (other.scale.y < 0), (scale.z < 0) != (other.scale.z < 0)
      )
      switch differs {
      case (false, true, true): return turnedOver(.x)
      case (true, false, true): return turnedOver(.y)
      case (true, true, false): return turnedOver(.z)
      default: return self
      }
    }
    var best = self
    var cosine = abs((rotation * other.rotation).sum())
    for axis in Axis.allCases {
      let candidate = turnedOver(axis)
      let candidateCosine = abs((candidate.rotation * other.rotation).sum())
      guard candidateCosine > cosine else { continue }
      cosine = candidateCosine
      best = candidate
    }
    return best
  }

  private static func mixed(_ start: SIMD3<Double>, _ end: SIMD3<Double>, at fraction: Double) -> SIMD3<Double> {
    SIMD3(
      Lane.mixed(start.x, end.x, at: fraction), Lane.mixed(start.y, end.y, at: fraction),
      Lane.mixed(start.z, end.z, at: fraction))
  }

  /// Below which angle between two quaternions the straight line between them is taken: there the arc's formula divides
  /// one small number by another, and the line is off by less than rounding (the cube of it).
  private static var smallAngle: Double { 1e-5 }

  private static func turned(
    _ start: SIMD4<Double>, towards end: SIMD4<Double>, at fraction: Double
  ) -> SIMD4<Double> {
    let end = (start * end).sum() < 0 ? -end : end
    // The angle from its half's sine and cosine: exact for small angles, where the cosine alone says nothing.
    let (difference, sum) = (end - start, end + start)
    let angle = 2 * atan2((difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot())
    let mixed: SIMD4<Double>
    if angle < smallAngle {
      mixed = start + difference * fraction
    } else {
      mixed = (sin((1 - fraction) * angle) * start + sin(fraction * angle) * end) / sin(angle)
    }
    return mixed / (mixed * mixed).sum().squareRoot()
  }
}
