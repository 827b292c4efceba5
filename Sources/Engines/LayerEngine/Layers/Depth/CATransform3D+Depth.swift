import Foundation
import PlaneGeometry

extension CATransform3D {
  /// Tells whether points of the plane z = 0 come to lie at other depths, or at a depth that is not 0.
  var givesDepth: Bool {
    m13 != 0 || m23 != 0 || m43 != 0 || m14 != 0 || m24 != 0 || m44 != 1
  }

  /// Tells whether planes that lie one behind the other, all parallel to z = 0, may come to lie the other way round.
  var turnsPlanes: Bool {
    m13 != 0 || m23 != 0 || m31 != 0 || m32 != 0 || m14 != 0 || m24 != 0 || m33 <= 0 || m44 <= 0
  }

  /// How near to the viewer a point of the plane z = 0 is seen, after the perspective: more is nearer.
  func depth(of point: CGPoint) -> CGFloat {
    Self.comparableDepth((point.x * m13 + point.y * m23 + m43) / (point.x * m14 + point.y * m24 + m44))
  }

  /// A depth in points as a number to compare by.
  ///
  /// Planes that meet in an edge, or lie in each other, are off by rounding only: they count as equal below a millionth of
  /// a point. Our choice.
  static func comparableDepth(_ depth: CGFloat) -> CGFloat { (depth * 1e6).rounded() }

  /// Tells whether the plane z = 0 shows its back: its normal points away from the viewer. A plane that is only
  /// mirrored shows its front, as in browsers.
  var showsBack: Bool {
    let area = m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    return area * determinant < 0
  }

  private var determinant: CGFloat {
    let a0 = m11 * m22 - m12 * m21
    let a1 = m11 * m23 - m13 * m21
    let a2 = m11 * m24 - m14 * m21
    let a3 = m12 * m23 - m13 * m22
    let a4 = m12 * m24 - m14 * m22
    let a5 = m13 * m24 - m14 * m23
    let b0 = m31 * m42 - m32 * m41
    let b1 = m31 * m43 - m33 * m41
    let b2 = m31 * m44 - m34 * m41
    let b3 = m32 * m43 - m33 * m42
    let b4 = m32 * m44 - m34 * m42
    let b5 = m33 * m44 - m34 * m43
    return a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0
  }
}
