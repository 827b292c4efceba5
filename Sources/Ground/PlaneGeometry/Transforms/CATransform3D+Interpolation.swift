import Foundation

extension CATransform3D {
  /// The transform part of the way to `other`, as an animation shows it.
  ///
  /// - Scales and moves without rotation or shear: entry by entry, so a mirror image is reached through flatness.
  /// - Transforms that turn about z alone: by move, scale, shear and the shortest angle (measured on iOS).
  /// - All others: by the parts of ``TransformParts``, the rotation along the shortest turn.
  /// - Where either flattens space, a scale of 0 among them: entry by entry, so what vanishes keeps its direction (our
  ///   choice; such a transform does not say how it is turned).
  ///
  /// A half turn has two shortest ways. From a transform that is not turned it goes the way the sign of its angle says:
  /// `.pi` clockwise on the screen, `-.pi` the other way; elsewhere rounding decides.
  ///
  /// Two mirror images are turned into each other. Where only one is mirrored, space is flattened on the way, along the
  /// axis that leaves the smallest turn.
  ///
  /// - Parameters:
  ///   - other: The transform at 1.
  ///   - fraction: Below 0 and above 1 it goes on beyond the ends, as springs do. 0 and 1 give the ends bit for bit;
  ///     one that is not finite counts as 1.
  /// - Returns: Finite entries for finite transforms. One that is not finite cannot be mixed: then this transform below
  ///   1 and `other` from there.
  public func interpolated(to other: CATransform3D, at fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 || !fraction.isFinite || self == other { return other }
    guard isFinite, other.isFinite else { return fraction < 1 ? self : other }
    if let mixed = mixedByParts(with: other, at: fraction), mixed.isFinite { return mixed }
    return mixedByEntries(with: other, at: fraction)
  }

  /// Nothing but a scale and a move, along any axis.
  private var isScaleAndMove: Bool {
    m12 == 0 && m21 == 0 && turnsAboutZOnly
  }

  private var turnsAboutZOnly: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }

  /// Nil where entries are to be mixed one by one.
  private func mixedByParts(with other: CATransform3D, at fraction: Double) -> CATransform3D? {
    if turnsAboutZOnly, other.turnsAboutZOnly {
      if isScaleAndMove, other.isScaleAndMove { return nil }
      let start = CATransform3DGetAffineTransform(self).decomposed()
      let end = CATransform3DGetAffineTransform(other).decomposed()
      guard start.scale.width != 0, start.scale.height != 0, end.scale.width != 0, end.scale.height != 0 else {
        return nil
      }
      var mixed = CATransform3DMakeAffineTransform(CGAffineTransform(start.interpolated(to: end, at: fraction)))
      mixed.m33 = Lane.mixed(m33, other.m33, at: fraction)
      mixed.m43 = Lane.mixed(m43, other.m43, at: fraction)
      return mixed
    }
    guard let start = TransformParts(self), let end = TransformParts(other) else { return nil }
    return start.interpolated(to: end, at: fraction).transform
  }

  private func mixedByEntries(with other: CATransform3D, at fraction: Double) -> CATransform3D {
    CATransform3D(
      m11: Lane.mixed(m11, other.m11, at: fraction), m12: Lane.mixed(m12, other.m12, at: fraction),
      m13: Lane.mixed(m13, other.m13, at: fraction), m14: Lane.mixed(m14, other.m14, at: fraction),
      m21: Lane.mixed(m21, other.m21, at: fraction), m22: Lane.mixed(m22, other.m22, at: fraction),
      m23: Lane.mixed(m23, other.m23, at: fraction), m24: Lane.mixed(m24, other.m24, at: fraction),
      m31: Lane.mixed(m31, other.m31, at: fraction), m32: Lane.mixed(m32, other.m32, at: fraction),
      m33: Lane.mixed(m33, other.m33, at: fraction), m34: Lane.mixed(m34, other.m34, at: fraction),
      m41: Lane.mixed(m41, other.m41, at: fraction), m42: Lane.mixed(m42, other.m42, at: fraction),
      m43: Lane.mixed(m43, other.m43, at: fraction), m44: Lane.mixed(m44, other.m44, at: fraction))
  }
}
