import Foundation

/// The parts of a transform of space, in the order in which they act on a point: scale, shear, rotation, move,
/// perspective.
///
/// These are the parts that Core Animation interpolates one by one (the method known as "unmatrix"): take them with
/// ``init(_:)``, mix them with ``interpolated(to:at:)`` and put them together with ``transform``. For two transforms as
/// they stand, `CATransform3D.interpolated(to:at:)` does all of it and more quickly where it can.
public struct TransformParts: Equatable, Sendable {
  /// The factors along x, y and z. A mirror image has one negative factor.
  public var scale: SIMD3<Double>
  /// How far y leans along x, z along x, and z along y, as tangents.
  public var shear: SIMD3<Double>
  /// The rotation as a quaternion of length 1: the axis times the sine of half the angle, then the cosine of it.
  public var rotation: SIMD4<Double>
  /// The move along x, y and z, in points.
  public var translation: SIMD3<Double>
  /// The amounts that x, y and z of a point in its final place, and a constant, add to the divisor. `(0, 0, -1/d, 1)`
  /// looks from a distance of `d` points.
  public var perspective: SIMD4<Double>

  /// The parts of the transform that moves nothing.
  public init() {
    scale = SIMD3(1, 1, 1)
    shear = .zero
    rotation = SIMD4(0, 0, 0, 1)
    translation = .zero
    perspective = SIMD4(0, 0, 0, 1)
  }

  /// The parts of `transform`; nil when it flattens space (three axes in a plane, or one without length), or has
  /// entries that are NaN or infinite.
  ///
  /// A mirror image is told as one negative factor: that which leaves the smallest rotation, so that
  /// `CATransform3DMakeScale(-1, 1, 1)` has no rotation; of equal ones, x before y before z. Two negative factors are a
  /// half turn.
  public init?(_ transform: CATransform3D) {
    guard transform.isFinite, let frame = AxisFrame(transform) else { return nil }
    self.init(transform, frame)
  }

  init(_ transform: CATransform3D, _ frame: AxisFrame) {
    let t = transform
    scale = frame.scale
    shear = frame.shear
    rotation = frame.rows.rotation
    translation = SIMD3(t.m41, t.m42, t.m43)
    // The last column is the rotated, sheared and scaled perspective: undone from the outside in.
    let column = SIMD3<Double>(t.m14, t.m24, t.m34)
    if column == .zero {
      perspective = SIMD4(0, 0, 0, t.m44)
    } else {
      let x = scale.x == 0 ? 0 : column.x / scale.x
      let y = scale.y == 0 ? 0 : column.y / scale.y - shear.x * x
      let z = scale.z == 0 ? 0 : column.z / scale.z - shear.y * x - shear.z * y
      let direction = x * frame.rows.x + y * frame.rows.y + z * frame.rows.z
      perspective = SIMD4(direction, t.m44 - (translation * direction).sum())
    }
    if scale.z < 0 { self = withLeastRotation() }
    if rotation.w < 0 { rotation = -rotation }
  }

  /// The transform that is made of these parts.
  public var transform: CATransform3D {
    let rows = AxisRows(rotation: rotation)
    let x = scale.x * rows.x
    let y = scale.y * (shear.x * rows.x + rows.y)
    let z = scale.z * (shear.y * rows.x + shear.z * rows.y + rows.z)
    let direction = SIMD3(perspective.x, perspective.y, perspective.z)
    let column = SIMD4(
      (x * direction).sum(), (y * direction).sum(), (z * direction).sum(),
      (translation * direction).sum() + perspective.w)
    return CATransform3D(
      m11: x.x, m12: x.y, m13: x.z, m14: column.x, m21: y.x, m22: y.y, m23: y.z, m24: column.y,
      m31: z.x, m32: z.y, m33: z.z, m34: column.z,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: column.w)
  }

  var isMirrored: Bool {
    let xyMirrored = (scale.x < 0) != (scale.y < 0)
    return xyMirrored != (scale.z < 0)
  }

  /// The same transform, told with a half turn about one of its own axes more, and the factors of the two others
  /// negated.
  func turnedOver(_ axis: Axis) -> TransformParts {
    var parts = self
    let q = rotation
    switch axis {
    case .x:
      parts.scale *= SIMD3(1, -1, -1)
      parts.shear *= SIMD3(-1, -1, 1)
      parts.rotation = SIMD4(q.w, q.z, -q.y, -q.x)
    case .y:
      parts.scale *= SIMD3(-1, 1, -1)
      parts.shear *= SIMD3(-1, 1, -1)
      parts.rotation = SIMD4(-q.z, q.w, q.x, -q.y)
    case .z:
      parts.scale *= SIMD3(-1, -1, 1)
      parts.shear *= SIMD3(1, -1, -1)
      parts.rotation = SIMD4(q.y, -q.x, q.w, -q.z)
    }
    return parts
  }

  enum Axis: CaseIterable {
    case x
    case y
    case z
  }

  /// Of a mirror image along z, the same along the axis that leaves the smallest rotation.
  private func withLeastRotation() -> TransformParts {
    // A half turn about an axis of its own swaps that axis' part of the quaternion with its last part.
    let most = max(abs(rotation.x), abs(rotation.y), abs(rotation.w))
    if abs(rotation.y) == most { return turnedOver(.y) }
    return abs(rotation.x) == most ? turnedOver(.x) : self
  }
}
