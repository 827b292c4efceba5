public import Foundation

/// A map of space, four by four, that can also show depth: what a layer's `transform` is made of.
///
/// Points are row vectors `(x, y, z, 1)` multiplied from the left, so the move stands in the last row (`m41`, `m42`,
/// `m43`) and perspective in the last column: `m34 = -1 / d` looks from a distance of `d` points. Set `m34` before
/// rotating, since every function here that takes a transform puts its own step in front of it.
///
/// Combine transforms with the functions of QuartzCore: ``CATransform3DRotate(_:_:_:_:_:)`` and its siblings.
///
/// **Difference from QuartzCore:** it is `Hashable` and `Codable` here, as sixteen numbers row by row, so that values
/// which hold one can be too.
public struct CATransform3D: Equatable, Hashable, Sendable {
  /// Row 1, what x adds: to x, y, z and to the divisor.
  public var m11, m12, m13, m14: CGFloat
  /// Row 2, what y adds: to x, y, z and to the divisor.
  public var m21, m22, m23, m24: CGFloat
  /// Row 3, what z adds: to x, y, z and to the divisor. `m34` is the perspective entry.
  public var m31, m32, m33, m34: CGFloat
  /// Row 4, what is always added: the move in points along x, y and z, and the divisor's constant.
  public var m41, m42, m43, m44: CGFloat

  /// Sixteen zeros. For the transform that moves nothing use ``CATransform3DIdentity``.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// The transform with these sixteen entries; the first digit is the row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The sixteen entries, row by row.
  var rowByRow: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
