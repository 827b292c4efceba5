import Foundation
import PlaneGeometry
import TestSupport

extension CATransform3D {
  /// The sixteen entries, row by row.
  var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }

  /// What a cube of volume 1 becomes, without perspective; negative for a mirror image.
  var volume: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The greatest difference between two entries, as a part of the greatest entry where that is above 1.
  func difference(from other: CATransform3D) -> Double {
    let most = max(1, entries.map(abs).max() ?? 1, other.entries.map(abs).max() ?? 1)
    return zip(entries, other.entries).map { abs($0 - $1) / most }.max() ?? 0
  }

  /// A product of a few random moves, turns, scales, shears and perspectives.
  static func random(_ random: inout SeededGenerator, mirrored: Bool = false) -> CATransform3D {
    var product = CATransform3DIdentity
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      var step = CATransform3DIdentity
      switch Int.random(in: 0..<5, using: &random) {
      case 0: step = CATransform3DMakeTranslation(number(-300...300), number(-300...300), number(-300...300))
      case 1: step = CATransform3DMakeRotation(number(-7...7), number(-1...1), number(-1...1), number(-1...1))
      case 2: step = CATransform3DMakeScale(number(0.2...4), number(0.2...4), number(0.2...4))
      case 3:
        step.m21 = number(-2...2)
        step.m32 = number(-1...1)
      default: step.m34 = -1 / number(300...2000)
      }
      product = CATransform3DConcat(step, product)
    }
    return mirrored ? CATransform3DScale(product, 1, -1, 1) : product
  }
}
