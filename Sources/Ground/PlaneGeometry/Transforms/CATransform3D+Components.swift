public import Foundation

extension CATransform3D {
  /// One part of this transform, as a key path reads it.
  ///
  /// Rotations are turns about x, then y, then z (our choice where QuartzCore does not say), each within a half turn;
  /// of the two ways to tell them the one with less turning. A scale without rotation reads as its own factors, with
  /// their signs; among others a mirror image has one negative factor, as ``TransformParts`` tells it.
  ///
  /// A transform that flattens space is read as well as it can be: a scale of 0 reads as 0 and has no rotation of its
  /// own. One that is not finite reads as not scaled and not turned.
  public func component(_ component: TransformComponent) -> Double {
    switch component {
    case .translationX: m41
    case .translationY: m42
    case .translationZ: m43
    case .scaleX: parts.scale.x
    case .scaleY: parts.scale.y
    case .scaleZ: parts.scale.z
    case .scale: parts.scale.sum() / 3
    case .rotationX: parts.angles.x
    case .rotationY: parts.angles.y
    case .rotationZ: parts.angles.z
    }
  }

  /// This transform with one part set as a key path sets it, and all others kept: the perspective, the shear, the move,
  /// the other turns and factors.
  ///
  /// A value that is not finite changes nothing, and nothing changes a transform that is not finite. Of a transform
  /// that flattens space along another line than its own axes, setting a scale or a rotation loses that line.
  public func setting(_ component: TransformComponent, to value: Double) -> CATransform3D {
    guard value.isFinite, isFinite else { return self }
    switch component {
    case .translationX: return moving(0, to: value)
    case .translationY: return moving(1, to: value)
    case .translationZ: return moving(2, to: value)
    case .scaleX: return scaling(value, nil, nil)
    case .scaleY: return scaling(nil, value, nil)
    case .scaleZ: return scaling(nil, nil, value)
    case .scale: return scaling(value, value, value)
    case .rotationX: return turning(0, to: value)
    case .rotationY: return turning(1, to: value)
    case .rotationZ: return turning(2, to: value)
    }
  }

  /// The move across the plane, in points: what the key path `transform.translation` reads.
  public var translation: CGSize {
    CGSize(width: m41, height: m42)
  }

  /// This transform with another move across the plane, in points, and all other parts kept.
  public func setting(translation: CGSize) -> CATransform3D {
    setting(.translationX, to: translation.width).setting(.translationY, to: translation.height)
  }

  private var parts: TransformParts {
    guard isFinite else { return TransformParts() }
    guard m12 == 0, m13 == 0, m21 == 0, m23 == 0, m31 == 0, m32 == 0 else {
      return TransformParts(self) ?? TransformParts(self, AxisFrame(completing: self))
    }
    var parts = TransformParts()
    parts.scale = SIMD3(m11, m22, m33)
    parts.translation = SIMD3(m41, m42, m43)
    let direction = SIMD3<Double>(
      m11 == 0 ? 0 : m14 / m11, m22 == 0 ? 0 : m24 / m22, m33 == 0 ? 0 : m34 / m33)
    parts.perspective = SIMD4(direction, m44 - (parts.translation * direction).sum())
    return parts
  }

  private func moving(_ lane: Int, to value: Double) -> CATransform3D {
    var moved = self
    let step: Double
    switch lane {
    case 0:
      step = value - m41
      moved.m41 = value
    case 1:
      step = value - m42
      moved.m42 = value
    default:
      step = value - m43
      moved.m43 = value
    }
    // Seen in perspective, what is further away is smaller.
    if m14 != 0 || m24 != 0 || m34 != 0 { moved.m44 += step * parts.perspective[lane] }
    return moved
  }

  private func scaling(_ x: Double?, _ y: Double?, _ z: Double?) -> CATransform3D {
    var parts = parts
    let isWhole =
      (x == nil || parts.scale.x != 0) && (y == nil || parts.scale.y != 0) && (z == nil || parts.scale.z != 0)
    guard isWhole else {
      parts.scale = SIMD3(x ?? parts.scale.x, y ?? parts.scale.y, z ?? parts.scale.z)
      return parts.transform
    }
    // A factor scales its row and nothing else; entries that are 0 stay so.
    var scaled = self
    if let x {
      scaled.m11 = Self.scaled(m11, from: parts.scale.x, to: x)
      scaled.m12 = Self.scaled(m12, from: parts.scale.x, to: x)
      scaled.m13 = Self.scaled(m13, from: parts.scale.x, to: x)
      scaled.m14 = Self.scaled(m14, from: parts.scale.x, to: x)
    }
    if let y {
      scaled.m21 = Self.scaled(m21, from: parts.scale.y, to: y)
      scaled.m22 = Self.scaled(m22, from: parts.scale.y, to: y)
      scaled.m23 = Self.scaled(m23, from: parts.scale.y, to: y)
      scaled.m24 = Self.scaled(m24, from: parts.scale.y, to: y)
    }
    if let z {
      scaled.m31 = Self.scaled(m31, from: parts.scale.z, to: z)
      scaled.m32 = Self.scaled(m32, from: parts.scale.z, to: z)
      scaled.m33 = Self.scaled(m33, from: parts.scale.z, to: z)
      scaled.m34 = Self.scaled(m34, from: parts.scale.z, to: z)
    }
    return scaled
  }

  /// An entry of a row whose factor changes; an entry that is the factor becomes the new one without rounding.
  private static func scaled(_ entry: CGFloat, from old: Double, to new: Double) -> CGFloat {
    entry == old ? new : entry / old * new
  }

  private func turning(_ lane: Int, to value: Double) -> CATransform3D {
    var parts = parts
    var angles = parts.angles
    angles[lane] = value
    parts.rotation = TransformParts.rotation(angles: angles)
    return parts.transform
  }
}
