import Foundation

/// The transform that undoes `t`. One that cannot be undone answers itself, as documented for QuartzCore.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // The minors of the upper two rows and of the lower two: Laplace's expansion along a pair of rows.
  let a0 = t.m11 * t.m22 - t.m12 * t.m21
  let a1 = t.m11 * t.m23 - t.m13 * t.m21
  let a2 = t.m11 * t.m24 - t.m14 * t.m21
  let a3 = t.m12 * t.m23 - t.m13 * t.m22
  let a4 = t.m12 * t.m24 - t.m14 * t.m22
  let a5 = t.m13 * t.m24 - t.m14 * t.m23
  let b0 = t.m31 * t.m42 - t.m32 * t.m41
  let b1 = t.m31 * t.m43 - t.m33 * t.m41
  let b2 = t.m31 * t.m44 - t.m34 * t.m41
  let b3 = t.m32 * t.m43 - t.m33 * t.m42
  let b4 = t.m32 * t.m44 - t.m34 * t.m42
  let b5 = t.m33 * t.m44 - t.m34 * t.m43
  let determinant = a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0
  guard determinant != 0, determinant.isFinite else { return t }
  let k = 1 / determinant
  return CATransform3D(
    m11: (t.m22 * b5 - t.m23 * b4 + t.m24 * b3) * k,
    m12: (-t.m12 * b5 + t.m13 * b4 - t.m14 * b3) * k,
    m13: (t.m42 * a5 - t.m43 * a4 + t.m44 * a3) * k,
    m14: (-t.m32 * a5 + t.m33 * a4 - t.m34 * a3) * k,
    m21: (-t.m21 * b5 + t.m23 * b2 - t.m24 * b1) * k,
    m22: (t.m11 * b5 - t.m13 * b2 + t.m14 * b1) * k,
    m23: (-t.m41 * a5 + t.m43 * a2 - t.m44 * a1) * k,
    m24: (t.m31 * a5 - t.m33 * a2 + t.m34 * a1) * k,
    m31: (t.m21 * b4 - t.m22 * b2 + t.m24 * b0) * k,
    m32: (-t.m11 * b4 + t.m12 * b2 - t.m14 * b0) * k,
    m33: (t.m41 * a4 - t.m42 * a2 + t.m44 * a0) * k,
    m34: (-t.m31 * a4 + t.m32 * a2 - t.m34 * a0) * k,
    m41: (-t.m21 * b3 + t.m22 * b1 - t.m23 * b0) * k,
    m42: (t.m11 * b3 - t.m12 * b1 + t.m13 * b0) * k,
    m43: (-t.m41 * a3 + t.m42 * a1 - t.m43 * a0) * k,
    m44: (t.m31 * a3 - t.m32 * a1 + t.m33 * a0) * k)
}
