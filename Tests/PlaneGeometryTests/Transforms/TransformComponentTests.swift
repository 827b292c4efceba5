import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct TransformComponentTests {
  private let rotations: [TransformComponent] = [.rotationX, .rotationY, .rotationZ]

  @Test func `Nothing is not moved, not turned and has a scale of 1`() {
    for component in TransformComponent.allCases {
      let isScale = [.scale, .scaleX, .scaleY, .scaleZ].contains(component)
      #expect(CATransform3DIdentity.component(component) == (isScale ? 1 : 0))
    }
    #expect(TransformComponent.rotation == .rotationZ)
  }

  @Test func `Moves and scales are set exactly`() {
    let moved = CATransform3DIdentity.setting(.translationX, to: 12.3)
    #expect(moved == CATransform3DMakeTranslation(12.3, 0, 0))
    let scaled = CATransform3DIdentity.setting(.scale, to: 0.3).setting(.scaleY, to: 0.7)
    #expect(scaled == CATransform3DMakeScale(0.3, 0.7, 0.3))
    #expect(abs(scaled.component(.scale) - 1.3 / 3) < 1e-15)
    #expect(moved.setting(translation: CGSize(width: 4, height: 5)) == CATransform3DMakeTranslation(4, 5, 0))
    #expect(moved.translation == CGSize(width: 12.3, height: 0))
  }

  @Test func `Negative factors keep their signs where nothing is turned`() {
    let scale = CATransform3DIdentity.setting(.scaleX, to: -1).setting(.scaleY, to: -2)
    #expect(scale == CATransform3DMakeScale(-1, -2, 1))
    #expect(scale.component(.scaleX) == -1)
    #expect(scale.component(.scaleY) == -2)
    #expect(scale.component(.rotationZ) == 0)
  }

  @Test func `A turn about one axis reads as that and nothing else`() {
    for (index, component) in rotations.enumerated() {
      for angle in [-3.1, -2, -1.6, -.pi / 2, -0.5, 0.001, 1, .pi / 2, 2, 3, .pi] {
        let axis = (0..<3).map { $0 == index ? 1.0 : 0 }
        let turn = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
        #expect(CATransform3DIdentity.setting(component, to: angle).difference(from: turn) < 1e-15)
        for other in rotations {
          #expect(abs(turn.component(other) - (other == component ? angle : 0)) < 1e-7)
        }
      }
    }
  }

  @Test func `Turns are about x, then y, then z`() {
    var expected = CATransform3DConcat(CATransform3DMakeRotation(0.3, 1, 0, 0), CATransform3DMakeRotation(0.4, 0, 1, 0))
    expected = CATransform3DConcat(expected, CATransform3DMakeRotation(0.5, 0, 0, 1))
    let set = CATransform3DIdentity.setting(.rotationZ, to: 0.5).setting(.rotationX, to: 0.3)
      .setting(.rotationY, to: 0.4)
    #expect(set.difference(from: expected) < 1e-14)
    #expect(abs(expected.component(.rotationX) - 0.3) < 1e-14)
    #expect(abs(expected.component(.rotationY) - 0.4) < 1e-14)
    #expect(abs(expected.component(.rotationZ) - 0.5) < 1e-14)
  }

  @Test(arguments: 0..<20)
  func `Setting a part reads back, and setting what is there changes nothing`(seed: Int) {
    var random = SeededGenerator(seed: seed + 500)
    for round in 0..<40 {
      let transform = CATransform3D.random(&random, mirrored: round.isMultiple(of: 4))
      for component in TransformComponent.allCases where component != .scale {
        let same = transform.setting(component, to: transform.component(component))
        #expect(same.difference(from: transform) < 1e-9)
      }
      let moved = transform.setting(.translationZ, to: 7).setting(.translationY, to: -3)
      #expect(moved.component(.translationZ) == 7 && moved.component(.translationY) == -3)
      #expect(abs(transform.setting(.scaleY, to: 5).component(.scaleX) - transform.component(.scaleX)) < 1e-9)
      let angle = Double.random(in: -1.5...1.5, using: &random)
      // A mirror image may be told along another axis afterwards.
      let turned = transform.setting(.rotationY, to: angle)
      for factor in [TransformComponent.scaleX, .scaleY, .scaleZ] {
        #expect(abs(abs(turned.component(factor)) - abs(transform.component(factor))) < 1e-6)
      }
    }
  }

  @Test func `A turn keeps the perspective, the move and the scale`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    transform = CATransform3DTranslate(transform, 10, 20, 30)
    let expected = CATransform3DScale(CATransform3DRotate(transform, 0.7, 0, 1, 0), 2, 3, 1)
    let turned = CATransform3DScale(transform, 2, 3, 1).setting(.rotationY, to: 0.7)
    #expect(turned.difference(from: expected) < 1e-12)
  }

  @Test func `A move along z in perspective changes the size that is seen`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    let expected = CATransform3DTranslate(transform, 0, 0, 30)
    #expect(transform.setting(.translationZ, to: 30).difference(from: expected) < 1e-15)
  }

  @Test func `What is scaled to nothing can grow again`() {
    let nothing = CATransform3DMakeScale(0, 0, 0)
    #expect(nothing.component(.scale) == 0)
    #expect(nothing.setting(.scale, to: 0.5) == CATransform3DMakeScale(0.5, 0.5, 0.5))
    #expect(nothing.component(.rotationX) == 0)
    let turn = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let line = CATransform3DScale(turn, 0, 1, 1)
    #expect(line.setting(.scaleX, to: 1).difference(from: turn) < 1e-12)
    #expect(abs(line.component(.rotationZ) - 0.5) < 1e-12)
    let point = CATransform3DScale(turn, 0, 0, 1)
    #expect(point.setting(.scale, to: 1).difference(from: CATransform3DIdentity) < 1e-12)
    var slanting = CATransform3DIdentity
    slanting.m21 = 1
    slanting.m22 = 0
    #expect(slanting.setting(.scaleX, to: 2).m11 == 2)
    #expect(slanting.component(.scaleY) == 0)
  }

  @Test func `What is not finite changes nothing`() {
    #expect(CATransform3DIdentity.setting(.scale, to: .nan) == CATransform3DIdentity)
    #expect(CATransform3DIdentity.setting(.rotationZ, to: .infinity) == CATransform3DIdentity)
    var broken = CATransform3DIdentity
    broken.m11 = .nan
    #expect(broken.component(.scaleX) == 1)
    #expect(broken.setting(.translationX, to: 5).m41 == 0)
  }
}
