import Foundation
import PlaneGeometry
import Testing

struct CGAffineTransformTests {
  let sample = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  @Test func `A transform made of nothing is six zeros, and only the identity is the identity`() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity == CGAffineTransform(1, 0, 0, 1, 0, 0))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(rotationAngle: 2 * .pi).isIdentity)
  }

  @Test func `A point is a row vector times the matrix`() {
    #expect(CGPoint(x: 1, y: 10).applying(sample) == CGPoint(x: 63, y: 86))
  }

  @Test func `A size is mapped without the move and may turn negative`() {
    #expect(CGSize(width: 1, height: 10).applying(sample) == CGSize(width: 52, height: 73))
    #expect(CGSize(width: 4, height: 5).applying(CGAffineTransform(scaleX: -1, y: 2)) == CGSize(width: -4, height: 10))
  }

  @Test func `Concatenating does the receiver first`() {
    let both = CGAffineTransform(translationX: 10, y: 20).concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(both == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    #expect(
      sample.concatenating(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        == CGAffineTransform(a: 11, b: 16, c: 26, d: 38, tx: 55, ty: 80))
  }

  @Test func `Translating, scaling and rotating a transform happens in front of it`() {
    let doubled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(doubled.translatedBy(x: 10, y: 20) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 40))
    let moved = CGAffineTransform(translationX: 10, y: 20)
    #expect(moved.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    let turned = CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi / 2))
    #expect(abs(turned.x - 10) < 1e-12)
    #expect(abs(turned.y - 21) < 1e-12)
  }

  @Test func `A positive quarter turn takes the x axis to the y axis`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(turn.b == 1)
    #expect(turn.c == -1)
    #expect(abs(turn.a) < 1e-15)
    #expect(turn.a == turn.d)
  }

  @Test func `The inverse undoes`() {
    let powers = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: -8)
    #expect(powers.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: 2))
    #expect(
      sample.inverted() == CGAffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
  }

  @Test func `A transform that cannot be undone is its own inverse`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
    let infinite = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(infinite.inverted() == infinite)
  }

  @Test func `A rect becomes the upright rect around its corners`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      rect.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 1, ty: 2))
        == CGRect(x: 21, y: -58, width: 60, height: 40))
    #expect(
      rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        == CGRect(x: -60, y: 10, width: 40, height: 30))
    let eighth = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(eighth.minX + 2.squareRoot()) < 1e-12)
    #expect(abs(eighth.height - 8.squareRoot()) < 1e-12)
  }

  @Test func `The null and the infinite rect stay what they are`() {
    #expect(CGRect.null.applying(sample).isNull)
    #expect(CGRect.infinite.applying(sample).isInfinite)
  }

  @Test func `It is written as six numbers in order`() throws {
    let data = try JSONEncoder().encode(sample)
    #expect(String(decoding: data, as: UTF8.self) == "[2,3,5,7,11,13]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == sample)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3]".utf8))
    }
  }

  @Test func `One NaN or infinity makes it not finite`() {
    #expect(sample.isFinite)
    #expect(!CGAffineTransform(translationX: CGFloat.nan, y: 0).isFinite)
    #expect(!CGAffineTransform(scaleX: 1, y: .infinity).isFinite)
  }
}
