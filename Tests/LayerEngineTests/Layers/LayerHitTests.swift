import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct LayerHitTests {
  private let root = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
  }

  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    parent.addSublayer(layer)
    return layer
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { root.hitTest(CGPoint(x: x, y: y)) }

  @Test func `The deepest layer under a point is hit`() {
    // G2
    let outer = layer(100, 100, 200, 200, in: root)
    let inner = layer(50, 50, 100, 100, in: outer)
    #expect(hit(200, 200) === inner)
    #expect(hit(110, 110) === outer)
    #expect(hit(10, 10) === root)
    #expect(hit(500, 10) == nil)
  }

  @Test func `Of overlapping sublayers the last is hit`() {
    // G2
    let rear = layer(100, 100, 100, 100, in: root)
    let front = layer(150, 100, 100, 100, in: root)
    #expect(hit(175, 150) === front)
    #expect(hit(125, 150) === rear)
  }

  @Test func `A hidden layer is passed over with all that is in it`() {
    // G2
    let outer = layer(100, 100, 200, 200, in: root)
    let inner = layer(50, 50, 100, 100, in: outer)
    outer.isHidden = true
    #expect(hit(200, 200) === root)
    outer.isHidden = false
    inner.isHidden = true
    #expect(hit(200, 200) === outer)
    root.isHidden = true
    #expect(hit(200, 200) == nil)
  }

  @Test func `The left and upper edge belong to a layer, the right and lower edge do not`() {
    let child = layer(100, 100, 50, 50, in: root)
    #expect(hit(100, 120) === child)
    #expect(hit(120, 100) === child)
    #expect(hit(150, 120) === root)
    #expect(hit(120, 150) === root)
    #expect(hit(149.999, 149.999) === child)
    #expect(child.contains(CGPoint(x: 0, y: 0)))
    #expect(!child.contains(CGPoint(x: 50, y: 0)))
    #expect(!child.contains(CGPoint(x: 0, y: 50)))
  }

  @Test func `A point on a common edge hits one of two neighbours, whichever was added last`() {
    let left = layer(0, 0, 100, 100, in: root)
    let right = layer(100, 0, 100, 100, in: root)
    #expect(hit(100, 50) === right)
    root.addSublayer(left)
    #expect(hit(100, 50) === right)
  }

  @Test func `A point that is not a number hits nothing`() {
    #expect(hit(.nan, 10) == nil)
    #expect(!root.contains(CGPoint(x: 10, y: CGFloat.nan)))
  }

  @Test func `A sublayer with a higher depth is hit before those in front of it`() {
    let raised = layer(100, 100, 100, 100, in: root)
    let last = layer(100, 100, 100, 100, in: root)
    #expect(hit(150, 150) === last)
    raised.zPosition = 1
    #expect(hit(150, 150) === raised)
    last.zPosition = 1
    #expect(hit(150, 150) === last)
  }

  @Test func `A sublayer below zero is hit after the others`() {
    let first = layer(100, 100, 100, 100, in: root)
    let sunk = layer(100, 100, 100, 100, in: root)
    sunk.zPosition = -1
    #expect(hit(150, 150) === first)
  }

  @Test func `What reaches out of its parent is hit unless the parent clips`() {
    let outer = layer(100, 100, 100, 100, in: root)
    let inner = layer(80, 80, 100, 100, in: outer)
    #expect(hit(250, 250) === inner)
    outer.masksToBounds = true
    #expect(hit(250, 250) === root)
    #expect(hit(190, 190) === inner)
  }

  @Test func `A layer without size is not hit, but what is in it is`() {
    let empty = layer(100, 100, 0, 0, in: root)
    #expect(hit(100, 100) === root)
    let inner = layer(0, 0, 50, 50, in: empty)
    #expect(hit(120, 120) === inner)
  }

  @Test func `A point is in the parent's coordinates`() {
    root.frame = CGRect(x: 1000, y: 0, width: 400, height: 400)
    #expect(hit(10, 10) == nil)
    #expect(hit(1010, 10) === root)
  }

  @Test func `A scrolled layer is hit where it has scrolled to`() {
    let child = layer(0, 1000, 100, 100, in: root)
    root.masksToBounds = true
    #expect(hit(50, 50) === root)
    root.bounds.origin.y = 1000
    #expect(hit(50, 50) === child)
  }

  @Test func `A turned layer is hit inside of its outline only`() {
    let child = layer(100, 100, 100, 100, in: root)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    #expect(hit(150, 150) === child)
    #expect(hit(101, 101) === root)
    #expect(hit(150, 85) === child)
    #expect(hit(150, 75) === root)
  }

  @Test func `A layer that a perspective enlarges is hit where it is seen`() {
    // A14
    let child = layer(150, 150, 100, 100, in: root)
    root.sublayerTransform.m34 = -1 / 500
    child.zPosition = 250
    #expect(hit(110, 110) === child)
    #expect(hit(99, 110) === root)
  }

  @Test func `A layer that is seen edge-on or lies behind the eye is not hit`() {
    // A14
    let child = layer(150, 150, 100, 100, in: root)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(hit(200, 200) === root)
    child.transform = CATransform3DIdentity
    root.sublayerTransform.m34 = -1 / 500
    child.zPosition = 600
    #expect(hit(200, 200) === root)
  }
}
