import Foundation
import PlaneGeometry
import Testing

struct ProjectionTests {
  /// Seen from 500 points away, and turned so that the right half comes nearer or goes away.
  private func turned(by angle: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    return CATransform3DRotate(t, angle, 0, 1, 0)
  }

  @Test func `A flat transform maps as its affine part does`() {
    let m = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(CATransform3DMakeAffineTransform(m).projecting(CGPoint(x: 1, y: 10)) == CGPoint(x: 63, y: 86))
  }

  @Test func `With m34 at minus one over the distance, what lies nearer looks larger`() throws {
    // A14
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    let nearer = CATransform3DTranslate(t, 0, 0, 250)
    #expect(nearer.projecting(CGPoint(x: 10, y: 20)) == CGPoint(x: 20, y: 40))
    let farther = CATransform3DTranslate(t, 0, 0, -500)
    #expect(farther.projecting(CGPoint(x: 10, y: 20)) == CGPoint(x: 5, y: 10))
  }

  @Test func `Perspective must be set before rotating, for afterwards it does not see the depth`() throws {
    // A14
    let before = try #require(turned(by: .pi / 6).projecting(CGPoint(x: 100, y: 0)))
    // x·cos 30° over 1 + x·sin 30° / 500.
    #expect(abs(before.x - 78.729_582_162) < 1e-6)
    var after = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    after.m34 = -1 / 500
    let unchanged = try #require(after.projecting(CGPoint(x: 100, y: 0)))
    #expect(abs(unchanged.x - 86.602_540_378) < 1e-6)
  }

  @Test func `A point at or behind the eye has no picture`() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    #expect(CATransform3DTranslate(t, 0, 0, 500).projecting(CGPoint(x: 1, y: 1)) == nil)
    #expect(CATransform3DTranslate(t, 0, 0, 600).projecting(CGPoint(x: 1, y: 1)) == nil)
    #expect(CATransform3DIdentity.projecting(CGPoint(x: CGFloat.nan, y: 1)) == nil)
  }

  @Test func `The way back finds the point that was projected`() throws {
    var t = turned(by: 0.8)
    t = CATransform3DRotate(t, 0.3, 1, 0, 0)
    t = CATransform3DTranslate(t, 12, 34, 56)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: -40), CGPoint(x: -120, y: 60)] {
      let seen = try #require(t.projecting(point))
      let back = try #require(t.unprojecting(seen))
      #expect(abs(back.x - point.x) < 1e-9)
      #expect(abs(back.y - point.y) < 1e-9)
    }
  }

  @Test func `A plane seen edge-on shows no point`() {
    let flat = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(flat.isEdgeOn)
    #expect(flat.unprojecting(CGPoint(x: 10, y: 10)) == nil)
    #expect(turned(by: .pi / 2).isEdgeOn)
    #expect(turned(by: .pi / 2).unprojecting(CGPoint(x: 10, y: 10)) == nil)
    #expect(CATransform3DMakeScale(0, 1, 1).unprojecting(.zero) == nil)
  }

  @Test func `A quarter turned plane beside the eye is not edge-on`() throws {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t = CATransform3DTranslate(t, 100, 0, 0)
    t = CATransform3DRotate(t, .pi / 2, 0, 1, 0)
    #expect(!t.isEdgeOn)
    // 250 points into the depth at 100 to the side: seen from 500 away at two thirds of that.
    let seen = try #require(t.projecting(CGPoint(x: 250, y: 30)))
    #expect(abs(seen.x - 66.666_666_667) < 1e-6)
    #expect(abs(seen.y - 20) < 1e-9)
    let back = try #require(t.unprojecting(seen))
    #expect(abs(back.x - 250) < 1e-9)
  }

  @Test func `A very small scale is not edge-on`() throws {
    let small = CATransform3DMakeScale(0.000_01, 0.000_01, 1)
    #expect(!small.isEdgeOn)
    let back = try #require(small.unprojecting(CGPoint(x: 1, y: 2)))
    #expect(abs(back.x - 100_000) < 1e-6)
  }

  @Test func `A sight line that meets the plane behind the eye finds nothing`() {
    // Far to the left the turned plane passes the eye: nothing of it appears left of its horizon.
    let t = turned(by: 1)
    #expect(t.unprojecting(CGPoint(x: 10_000, y: 0)) == nil)
  }

  @Test func `A rect becomes the upright rect around its picture`() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t = CATransform3DTranslate(t, 0, 0, 250)
    #expect(
      t.projecting(CGRect(x: -10, y: 5, width: 20, height: 10)) == CGRect(x: -20, y: 10, width: 40, height: 20))
    #expect(CATransform3DTranslate(t, 0, 0, 250).projecting(CGRect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(CATransform3DIdentity.projecting(CGRect.null) == nil)
  }
}
