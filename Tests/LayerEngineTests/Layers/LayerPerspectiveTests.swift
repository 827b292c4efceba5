import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct LayerPerspectiveTests {
  private let parent = CALayer()
  private let child = CALayer()

  /// A parent of 400 by 400 points, seen from 500 points away, and a child of 100 by 100 points in its middle.
  init() {
    parent.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    child.frame = CGRect(x: 150, y: 150, width: 100, height: 100)
    parent.addSublayer(child)
    parent.sublayerTransform.m34 = -1 / 500
  }

  @Test func `A sublayer that stands nearer looks larger`() {
    // A14
    child.zPosition = 250
    #expect(child.convertToParent(CGPoint(x: 0, y: 0)) == CGPoint(x: 100, y: 100))
    #expect(child.convertToParent(CGPoint(x: 100, y: 100)) == CGPoint(x: 300, y: 300))
  }

  @Test func `A sublayer that stands farther looks smaller`() {
    // A14
    child.zPosition = -500
    #expect(child.convertToParent(CGPoint(x: 0, y: 0)) == CGPoint(x: 175, y: 175))
    #expect(child.convertToParent(CGPoint(x: 100, y: 100)) == CGPoint(x: 225, y: 225))
  }

  @Test func `What stands aside moves away from the parent's anchor point as it comes nearer`() {
    // A14
    child.position = CGPoint(x: 300, y: 200)
    child.zPosition = 250
    #expect(child.convertToParent(CGPoint(x: 50, y: 50)) == CGPoint(x: 400, y: 200))
  }

  @Test func `The vanishing point is the parent's anchor point, wherever it has scrolled to`() {
    // A14
    parent.bounds.origin = CGPoint(x: 1000, y: 0)
    child.position = CGPoint(x: 1300, y: 200)
    child.zPosition = 250
    #expect(child.convertToParent(CGPoint(x: 50, y: 50)) == CGPoint(x: 1400, y: 200))
    parent.anchorPoint = .zero
    #expect(child.convertToParent(CGPoint(x: 50, y: 50)) == CGPoint(x: 1600, y: 400))
  }

  @Test func `The way back finds the point that is seen`() {
    // A14
    child.zPosition = 250
    #expect(child.convertFromParent(CGPoint(x: 100, y: 100)) == CGPoint(x: 0, y: 0))
    #expect(child.convertFromParent(CGPoint(x: 200, y: 300)) == CGPoint(x: 50, y: 100))
  }

  @Test func `A sublayer turned about the upright axis narrows, its nearer half less than its farther one`() throws {
    // A14
    child.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    let left = try #require(child.convertToParent(CGPoint(x: 0, y: 50)))
    let right = try #require(child.convertToParent(CGPoint(x: 100, y: 50)))
    // 50·cos 30° = 43.301, over 1 ∓ 50·sin 30° / 500: the left half comes nearer, the right half goes away.
    #expect(abs(left.x - (200 - 45.580_284_41)) < 1e-6)
    #expect(abs(right.x - (200 + 41.239_304_94)) < 1e-6)
    #expect(abs(left.y - 200) < 1e-9)
  }

  @Test func `A layer's own perspective works without its parent's`() throws {
    // A14
    parent.sublayerTransform = CATransform3DIdentity
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    child.transform = CATransform3DTranslate(transform, 0, 0, 250)
    #expect(child.convertToParent(CGPoint(x: 0, y: 0)) == CGPoint(x: 100, y: 100))
    #expect(child.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test func `A frame does not know of the parent's perspective`() {
    child.zPosition = 250
    #expect(child.frame == CGRect(x: 150, y: 150, width: 100, height: 100))
  }

  @Test func `Depth changes nothing without a perspective`() {
    parent.sublayerTransform = CATransform3DIdentity
    child.zPosition = 250
    #expect(child.convertToParent(.zero) == CGPoint(x: 150, y: 150))
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convertToParent(.zero) == CGPoint(x: 100, y: 100))
  }

  @Test func `A sublayer at or behind the eye shows no point`() {
    child.zPosition = 500
    #expect(child.convertToParent(CGPoint(x: 10, y: 10)) == nil)
    #expect(child.convertFromParent(CGPoint(x: 10, y: 10)) == nil)
    child.zPosition = 600
    #expect(child.convertToParent(CGPoint(x: 10, y: 10)) == nil)
    #expect(child.convertFromParent(CGPoint(x: 10, y: 10)) == nil)
  }

  @Test func `A flat sublayer transform scales about the anchor point`() {
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convertToParent(.zero) == CGPoint(x: 100, y: 100))
    #expect(
      child.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: parent)
        == CGRect(x: 100, y: 100, width: 200, height: 200))
  }
}
