import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct TransformInterpolationTests {
  private func turn(_ angle: Double) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }

  private var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 400
    return transform
  }

  @Test func `The ends are exact, bit for bit`() {
    var random = SeededGenerator(seed: 1)
    for round in 0..<200 {
      let start = CATransform3D.random(&random, mirrored: round.isMultiple(of: 2))
      let end = CATransform3D.random(&random, mirrored: round.isMultiple(of: 3))
      #expect(start.interpolated(to: end, at: 0) == start)
      #expect(start.interpolated(to: end, at: 1) == end)
      #expect(start.interpolated(to: start, at: 0.7) == start)
    }
  }

  @Test func `Scales and moves are mixed entry by entry`() {
    var end = CATransform3DMakeScale(3, 5, 1)
    end.m41 = 100
    let middle = CATransform3DIdentity.interpolated(to: end, at: 0.5)
    #expect(middle.entries == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 50, 0, 0, 1])
  }

  @Test func `Beyond the ends it goes on`() {
    let end = CATransform3DMakeTranslation(100, 0, 0)
    #expect(CATransform3DIdentity.interpolated(to: end, at: 1.2).m41 == 120)
    #expect(CATransform3DIdentity.interpolated(to: end, at: -0.1).m41 == -10)
    #expect(turn(0).interpolated(to: turn(1), at: 1.2).difference(from: turn(1.2)) < 1e-12)
    let tilt = CATransform3DMakeRotation(1, 1, 0, 0)
    let beyond = CATransform3DMakeRotation(1.2, 1, 0, 0)
    #expect(CATransform3DIdentity.interpolated(to: tilt, at: 1.2).difference(from: beyond) < 1e-12)
  }

  @Test func `Flat turns go the shortest way at an even pace`() {
    #expect(turn(0).interpolated(to: turn(1), at: 0.25).difference(from: turn(0.25)) < 1e-12)
    #expect(turn(3).interpolated(to: turn(-3), at: 0.5).difference(from: turn(.pi)) < 1e-12)
    #expect(turn(-3).interpolated(to: turn(3), at: 0.5).difference(from: turn(.pi)) < 1e-12)
    #expect(turn(0).interpolated(to: turn(1.5 * .pi), at: 0.5).difference(from: turn(-0.25 * .pi)) < 1e-12)
  }

  @Test func `A half turn goes the way of its sign`() {
    #expect(turn(0).interpolated(to: turn(.pi), at: 0.5).difference(from: turn(.pi / 2)) < 1e-12)
    #expect(turn(0).interpolated(to: turn(-.pi), at: 0.5).difference(from: turn(-.pi / 2)) < 1e-12)
    // In perspective too, where the turn is a quaternion.
    for sign in [1.0, -1] {
      let end = CATransform3DRotate(perspective, sign * .pi, 0, 0, 1)
      let middle = CATransform3DRotate(perspective, sign * .pi / 2, 0, 0, 1)
      #expect(perspective.interpolated(to: end, at: 0.5).difference(from: middle) < 1e-12)
    }
  }

  @Test func `Move, scale, shear and angle are mixed each by itself`() {
    let start = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 1, height: 2), horizontalShear: 0.5, rotation: 0.2,
        translation: CGVector(dx: 10, dy: 20)))
    let end = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 3, height: 1), horizontalShear: -0.5, rotation: 1, translation: CGVector(dx: 20, dy: 0)))
    let middle = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 2, height: 1.5), horizontalShear: 0, rotation: 0.6,
        translation: CGVector(dx: 15, dy: 10)))
    let mixed = CATransform3DMakeAffineTransform(start).interpolated(
      to: CATransform3DMakeAffineTransform(end), at: 0.5)
    #expect(mixed.difference(from: CATransform3DMakeAffineTransform(middle)) < 1e-12)
    #expect(CATransform3DIsAffine(mixed))
  }

  @Test func `A flip in perspective turns about its axis`() {
    let end = CATransform3DRotate(perspective, .pi, 0, 1, 0)
    let middle = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
    #expect(perspective.interpolated(to: end, at: 0.5).difference(from: middle) < 1e-12)
  }

  @Test func `Perspective comes in evenly`() {
    let end = CATransform3DRotate(perspective, 1, 0, 1, 0)
    let middle = CATransform3DIdentity.interpolated(to: end, at: 0.5)
    var half = CATransform3DIdentity
    half.m34 = -1 / 800
    #expect(middle.difference(from: CATransform3DRotate(half, 0.5, 0, 1, 0)) < 1e-12)
  }

  @Test func `A mirror image is reached through flatness, without a turn`() {
    let flat = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), at: 0.5)
    #expect(flat == CATransform3DMakeScale(0, 1, 1))
    let turned = turn(0.3).interpolated(to: CATransform3DScale(turn(0.5), -1, 1, 1), at: 0.5)
    #expect(turned.difference(from: CATransform3DScale(turn(0.4), 0, 1, 1)) < 1e-12)
    let tilted = CATransform3DMakeRotation(0.4, 1, 0, 0)
    let mirrored = CATransform3DScale(tilted, 1, -1, 1)
    let middle = CATransform3DIdentity.interpolated(to: mirrored, at: 0.5)
    #expect(middle.difference(from: CATransform3DScale(CATransform3DMakeRotation(0.2, 1, 0, 0), 1, 0, 1)) < 1e-12)
  }

  @Test func `Two mirror images turn into each other`() {
    for angle in stride(from: -3.0, through: 3, by: 0.25) {
      let start = CATransform3DScale(turn(0.2), -1, 1, 1)
      let end = CATransform3DScale(turn(0.2 + angle), -1, 1, 1)
      let middle = CATransform3DScale(turn(0.2 + angle / 2), -1, 1, 1)
      #expect(start.interpolated(to: end, at: 0.5).difference(from: middle) < 1e-12)
      let deep = CATransform3DRotate(CATransform3DScale(perspective, 1, 1, -1), angle, 1, 2, 3)
      let halfDeep = CATransform3DRotate(CATransform3DScale(perspective, 1, 1, -1), angle / 2, 1, 2, 3)
      let from = CATransform3DScale(perspective, 1, 1, -1)
      #expect(from.interpolated(to: deep, at: 0.5).difference(from: halfDeep) < 1e-9)
    }
  }

  @Test func `A scale of 0 shrinks smoothly and keeps its direction`() {
    let point = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    let half = turn(2).interpolated(to: point, at: 0.5)
    #expect(half.difference(from: CATransform3DScale(turn(2), 0.5, 0.5, 1)) < 1e-12)
    #expect(point.interpolated(to: CATransform3DIdentity, at: 0.25).m11 == 0.25)
    #expect(CATransform3D().interpolated(to: perspective, at: 0.5).m34 == -0.00125)
  }

  @Test func `What is not finite cannot be mixed`() {
    var broken = CATransform3DIdentity
    broken.m11 = .infinity
    #expect(CATransform3DIdentity.interpolated(to: broken, at: 0.9) == CATransform3DIdentity)
    #expect(CATransform3DIdentity.interpolated(to: broken, at: 1.1) == broken)
    #expect(CATransform3DIdentity.interpolated(to: perspective, at: .nan) == perspective)
    #expect(CATransform3DIdentity.interpolated(to: perspective, at: -.infinity) == perspective)
  }

  @Test(arguments: 0..<20)
  func `Small steps are small, all the way from one end to the other`(seed: Int) {
    var random = SeededGenerator(seed: seed + 100)
    for round in 0..<20 {
      let start = CATransform3D.random(&random, mirrored: round.isMultiple(of: 2))
      let end = CATransform3D.random(&random, mirrored: round.isMultiple(of: 3))
      let extent = max(1, (start.entries + end.entries).map(abs).max() ?? 1)
      var before = start
      for step in 1...200 {
        let next = start.interpolated(to: end, at: Double(step) / 200)
        let most = zip(next.entries, before.entries).map { abs($0 - $1) }.max() ?? 0
        #expect(most < 0.05 * extent)
        before = next
      }
      #expect(before == end)
    }
  }

  @Test func `Finite transforms never give what is not finite`() {
    var random = SeededGenerator(seed: 77)
    let numbers = [0, -0.0, 1, -1, 1e-300, 1e-160, 1e-16, 3, 1e160, -1e300, .greatestFiniteMagnitude]
    func transform() -> CATransform3D {
      func entry() -> CGFloat { CGFloat(numbers.randomElement(using: &random) ?? 0) }
      return CATransform3D(
        m11: entry(), m12: entry(), m13: entry(), m14: entry(), m21: entry(), m22: entry(), m23: entry(), m24: entry(),
        m31: entry(), m32: entry(), m33: entry(), m34: entry(), m41: entry(), m42: entry(), m43: entry(), m44: entry())
    }
    func flat() -> CATransform3D { CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform())) }
    for _ in 0..<3000 {
      for (start, end) in [(transform(), transform()), (flat(), flat())] {
        for fraction in [-0.5, 0.5, 1.5] {
          #expect(start.interpolated(to: end, at: fraction).isFinite)
        }
      }
    }
  }
}
