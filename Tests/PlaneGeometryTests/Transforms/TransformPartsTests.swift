import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct TransformPartsTests {
  @Test(arguments: 0..<40)
  func `Parts put together again are the transform`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let transform = CATransform3D.random(&random, mirrored: round.isMultiple(of: 3))
      let parts = try #require(TransformParts(transform))
      #expect(parts.transform.difference(from: transform) < 1e-9)
      #expect(abs((parts.rotation * parts.rotation).sum() - 1) < 1e-12)
      #expect((parts.scale.min() < 0) == (transform.volume < 0))
    }
  }

  @Test func `Nothing is made of nothing`() throws {
    #expect(TransformParts().transform == CATransform3DIdentity)
    #expect(TransformParts(CATransform3DIdentity) == TransformParts())
  }

  @Test func `Each part is found`() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    var transform = CATransform3DTranslate(perspective, 10, 20, 30)
    transform = CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
    transform = CATransform3DScale(transform, 2, 3, 4)
    let parts = try #require(TransformParts(transform))
    let half = 0.5.squareRoot()
    #expect((parts.scale - SIMD3(2, 3, 4)).max() < 1e-12)
    #expect(abs(parts.rotation.y - half) < 1e-12 && abs(parts.rotation.w - half) < 1e-12)
    #expect((parts.translation - SIMD3(10, 20, 30)).max() < 1e-12)
    #expect(abs(parts.perspective.z + 1 / 500) < 1e-12 && abs(parts.perspective.w - 1) < 1e-12)
    #expect(parts.shear == .zero)
  }

  @Test func `A mirror along an axis is one negative factor and no rotation`() throws {
    for (mirror, scale) in [
      (CATransform3DMakeScale(-1, 1, 1), SIMD3(-1.0, 1, 1)), (CATransform3DMakeScale(1, -2, 1), SIMD3(1, -2, 1)),
      (CATransform3DMakeScale(1, 1, -3), SIMD3(1, 1, -3)),
    ] {
      let parts = try #require(TransformParts(mirror))
      #expect(parts.scale == scale)
      #expect(parts.rotation == SIMD4(0, 0, 0, 1))
    }
  }

  @Test func `Flat transforms and those that are not finite have no parts`() {
    #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    #expect(TransformParts(CATransform3DMakeScale(1, 1, 0)) == nil)
    #expect(TransformParts(CATransform3D()) == nil)
    var slanting = CATransform3DIdentity
    slanting.m21 = 1
    slanting.m22 = 0
    #expect(TransformParts(slanting) == nil)
    var broken = CATransform3DIdentity
    broken.m42 = .nan
    #expect(TransformParts(broken) == nil)
    broken.m42 = .infinity
    #expect(TransformParts(broken) == nil)
  }

  @Test func `Very small and very large transforms have parts`() throws {
    for size in [1e-200, 1e-9, 1e9, 1e200] {
      let turned = CATransform3DScale(CATransform3DMakeRotation(1, 0, 0, 1), size, size, size)
      let parts = try #require(TransformParts(turned))
      #expect(abs(parts.scale.x / size - 1) < 1e-12)
      #expect(abs(parts.transform.m11 / turned.m11 - 1) < 1e-9)
    }
  }

  @Test func `The ends of a mix are the parts themselves`() throws {
    var random = SeededGenerator(seed: 5)
    let start = try #require(TransformParts(.random(&random)))
    let end = try #require(TransformParts(.random(&random, mirrored: true)))
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: start, at: 0.3) == start)
    #expect(start.interpolated(to: end, at: .nan) == end)
  }
}
