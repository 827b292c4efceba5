import Foundation
import PlaneGeometry
import Testing

struct CATransform3DTests {
  let quarter = CGFloat.pi / 2

  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let pairs: [(CGFloat, CGFloat)] = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14),
      (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24),
      (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
      (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test func `A transform made of nothing is zeros, and only the identity is the identity`() {
    #expect(CATransform3D().m11 == 0)
    #expect(CATransform3D().m44 == 0)
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
  }

  @Test func `The move stands in the last row, for points are row vectors`() {
    // A14
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(move.m41 == 1)
    #expect(move.m42 == 2)
    #expect(move.m43 == 3)
    #expect(move.m14 == 0)
  }

  @Test func `Turning about z is the flat rotation, about x takes y to z, about y takes z to x`() {
    let aboutZ = CATransform3DMakeRotation(0.5, 0, 0, 2)
    #expect(isNear(aboutZ, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.5))))
    let aboutX = CATransform3DMakeRotation(quarter, 1, 0, 0)
    #expect(aboutX.m23 == 1)
    #expect(aboutX.m32 == -1)
    let aboutY = CATransform3DMakeRotation(quarter, 0, 7, 0)
    #expect(aboutY.m31 == 1)
    #expect(aboutY.m13 == -1)
  }

  @Test func `A third of a turn about the diagonal takes each axis to the next`() {
    let turn = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    var expected = CATransform3D()
    expected.m12 = 1
    expected.m23 = 1
    expected.m31 = 1
    expected.m44 = 1
    #expect(isNear(turn, expected))
  }

  @Test func `An axis without length turns nothing`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
  }

  @Test func `Concatenating does the first one first`() {
    let both = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(10, 100, 1000))
    #expect(both.m41 == 10)
    #expect(both.m42 == 200)
    #expect(both.m43 == 3000)
    #expect(both.m33 == 1000)
  }

  @Test func `Translating, scaling and rotating a transform happens in front of it`() {
    let scaled = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DTranslate(scaled, 1, 1, 1).m43 == 4)
    let moved = CATransform3DMakeTranslation(5, 6, 7)
    #expect(CATransform3DScale(moved, 2, 3, 4).m41 == 5)
    #expect(CATransform3DScale(moved, 2, 3, 4).m33 == 4)
    #expect(CATransform3DRotate(moved, quarter, 0, 0, 1).m12 == 1)
    #expect(CATransform3DRotate(moved, quarter, 0, 0, 1).m42 == 6)
  }

  @Test func `The inverse undoes, perspective included`() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t = CATransform3DRotate(t, 0.7, 1, 2, 3)
    t = CATransform3DTranslate(t, 10, -20, 30)
    t = CATransform3DScale(t, 2, 0.5, 3)
    #expect(isNear(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    #expect(isNear(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
  }

  @Test func `A full matrix has the inverse worked out by hand`() {
    let t = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 2, m21: 0, m22: 1, m23: 3, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 4, m41: 0, m42: 0, m43: 0, m44: 1)
    let inverse = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: -2, m21: 0, m22: 1, m23: -3, m24: 12,
      m31: 0, m32: 0, m33: 1, m34: -4, m41: 0, m42: 0, m43: 0, m44: 1)
    #expect(CATransform3DInvert(t) == inverse)
  }

  @Test func `A transform that cannot be undone is its own inverse`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `Flat transforms go there and back`() {
    let m = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let t = CATransform3DMakeAffineTransform(m)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == m)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test func `It is written as sixteen numbers row by row`() throws {
    let data = try JSONEncoder().encode(CATransform3DMakeTranslation(7, 8, 9))
    #expect(String(decoding: data, as: UTF8.self) == "[1,0,0,0,0,1,0,0,0,0,1,0,7,8,9,1]")
    #expect(try JSONDecoder().decode(CATransform3D.self, from: data) == CATransform3DMakeTranslation(7, 8, 9))
  }

  @Test func `One NaN or infinity makes it not finite, large numbers do not`() {
    #expect(CATransform3DIdentity.isFinite)
    #expect(!CATransform3DMakeTranslation(0, .nan, 0).isFinite)
    #expect(!CATransform3DMakeScale(.infinity, 1, 1).isFinite)
    let large = CGFloat.greatestFiniteMagnitude
    #expect(CATransform3DMakeTranslation(large, large, large).isFinite)
    #expect(
      CATransform3D(
        m11: large, m12: large, m13: large, m14: large, m21: large, m22: large, m23: large, m24: large,
        m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0
      ).isFinite)
  }
}
