import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct AffineComponentsTests {
  private func difference(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Double {
    CATransform3DMakeAffineTransform(a).difference(from: CATransform3DMakeAffineTransform(b))
  }

  @Test func `Components left out change nothing`() {
    #expect(CGAffineTransform(CGAffineTransformComponents()) == .identity)
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
  }

  @Test func `They act as scale, shear, rotation, move`() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7, translation: CGVector(dx: 10, dy: 20))
    let expected = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: 0.7))
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(difference(CGAffineTransform(components), expected) < 1e-14)
    let found = expected.decomposed()
    #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height - 3) < 1e-12)
    #expect(abs(found.horizontalShear - 0.5) < 1e-12 && abs(found.rotation - 0.7) < 1e-12)
    #expect(found.translation == CGVector(dx: 10, dy: 20))
  }

  @Test(arguments: 0..<10)
  func `Components put together again are the transform`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      func entry() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
      let transform = CGAffineTransform(a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
      #expect(difference(CGAffineTransform(transform.decomposed()), transform) < 1e-9)
    }
  }

  @Test func `A mirror image has one negative factor and at most a quarter turn`() {
    #expect(CGAffineTransform(scaleX: -2, y: 1).decomposed().scale == CGSize(width: -2, height: 1))
    #expect(CGAffineTransform(scaleX: -2, y: 1).decomposed().rotation == 0)
    #expect(CGAffineTransform(scaleX: 1, y: -2).decomposed().scale == CGSize(width: 1, height: -2))
    #expect(CGAffineTransform(scaleX: -1, y: -1).decomposed().scale == CGSize(width: 1, height: 1))
    #expect(CGAffineTransform(scaleX: -1, y: -1).decomposed().rotation == .pi)
  }

  @Test func `A flattened plane has a factor of 0`() {
    let point = CGAffineTransform(scaleX: 0, y: 0).decomposed()
    #expect(point.scale == .zero && point.rotation == 0)
    let line = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0, y: 2)
    #expect(difference(CGAffineTransform(line.decomposed()), line) < 1e-14)
    let flat = CGAffineTransform(a: 1, b: 1, c: 2, d: 2, tx: 0, ty: 0).decomposed()
    #expect(flat.scale.height == 0 && flat.horizontalShear == 0)
  }

  @Test func `Entries that are not numbers make components that are not`() {
    #expect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).decomposed().scale.width.isNaN)
  }
}
