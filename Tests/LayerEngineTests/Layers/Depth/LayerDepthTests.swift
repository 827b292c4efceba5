import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

struct LayerDepthTests {
  private let root = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
  }

  private func layer(in parent: CALayer, _ layer: CALayer = CALayer()) -> CALayer {
    layer.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    parent.addSublayer(layer)
    return layer
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { root.hitTest(CGPoint(x: x, y: y)) }

  private func turn(_ degrees: CGFloat) -> CATransform3D { CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0) }

  @Test func `Layers that cross are hit as they lie in front of each other at the point`() {
    // A15
    let left = layer(in: root)
    let right = layer(in: root)
    // A positive turn about the upright axis brings the left side to the viewer.
    left.transform = turn(30)
    right.transform = turn(-30)
    #expect(root.ordersSublayersByDepth)
    #expect(hit(150, 200) === left)
    #expect(hit(250, 200) === right)
    root.addSublayer(left)
    #expect(hit(150, 200) === left)
    #expect(hit(250, 200) === right)
  }

  @Test func `Where they meet the last is hit`() {
    // A15
    let first = layer(in: root)
    let second = layer(in: root)
    first.transform = turn(30)
    second.transform = turn(-30)
    #expect(hit(200, 200) === second)
    root.addSublayer(first)
    #expect(hit(200, 200) === first)
  }

  @Test func `A raised layer is before a tilted one where it stands higher`() {
    // A15
    let tilted = layer(in: root)
    let raised = layer(in: root)
    tilted.transform = turn(45)
    raised.zPosition = 50
    #expect(hit(140, 200) === tilted)
    #expect(hit(160, 200) === raised)
    #expect(hit(250, 200) === raised)
  }

  @Test func `Perspective decides what is under the point`() {
    // A14, A15
    let front = layer(in: root)
    let rear = layer(in: root)
    front.zPosition = 100
    rear.transform = turn(1)
    root.sublayerTransform.m34 = -1 / 500
    // The front layer is enlarged by 5/4.
    #expect(hit(80, 200) === front)
    #expect(hit(70, 200) === root)
    #expect(hit(200, 200) === front)
  }

  @Test func `A parent that turns its sublayers by half a turn brings the rearmost to the front`() {
    // A15
    let first = layer(in: root)
    let second = layer(in: root)
    second.zPosition = 1
    #expect(!root.ordersSublayersByDepth)
    #expect(hit(200, 200) === second)
    root.sublayerTransform = turn(180)
    #expect(root.ordersSublayersByDepth)
    #expect(hit(200, 200) === first)
  }

  @Test func `Flat transforms and a perspective alone are no reason to look at depths`() {
    let child = layer(in: root)
    child.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    root.sublayerTransform.m34 = -1 / 500
    #expect(!root.ordersSublayersByDepth)
    #expect(!CALayer().ordersSublayersByDepth)
  }

  @Test func `The planes that a point meets come frontmost first, with the point in each`() {
    // A15
    let flat = layer(in: root)
    let raised = layer(in: root)
    let tilted = layer(in: root)
    let hidden = layer(in: root)
    hidden.isHidden = true
    raised.zPosition = 10
    tilted.transform = turn(60)
    let planes = root.sublayersFrontToBack(at: CGPoint(x: 175, y: 110))
    #expect(planes.map { ObjectIdentifier($0.layer) } == [tilted, raised, flat].map(ObjectIdentifier.init))
    #expect(planes.last?.point == CGPoint(x: 75, y: 10))
    #expect(abs((planes.first?.point.x ?? 0) - 50) < 1e-9)
  }

  // MARK: Backs

  @Test func `A back is hit only where the layer is double-sided`() {
    let child = layer(in: root)
    child.transform = turn(180)
    #expect(hit(200, 200) === child)
    child.isDoubleSided = false
    #expect(hit(200, 200) === root)
    child.transform = turn(80)
    #expect(hit(200, 200) === child)
  }

  @Test func `A mirrored layer shows its front`() {
    let child = layer(in: root)
    child.isDoubleSided = false
    child.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(hit(200, 200) === child)
    child.transform = CATransform3DMakeScale(-1, 1, -1)
    #expect(hit(200, 200) === root)
  }

  @Test func `With a perspective a layer beside the eye shows its back earlier`() {
    let child = layer(in: root)
    child.isDoubleSided = false
    child.position.x = 380
    root.sublayerTransform.m34 = -1 / 200
    child.transform = turn(-40)
    #expect(child.isTurnedAway == child.matrixToParent.showsBack)
    child.transform = turn(60)
    let isTurnedRight = child.isTurnedAway
    child.transform = turn(-60)
    #expect(isTurnedRight != child.isTurnedAway)
  }

  // MARK: Transform layers

  @Test func `A transform layer is not hit itself, what is in it is`() {
    let space = layer(in: root, CATransformLayer())
    #expect(hit(200, 200) === root)
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    space.addSublayer(child)
    #expect(hit(120, 120) === child)
    #expect(hit(200, 200) === root)
    #expect(space.hitTest(CGPoint(x: 120, y: 120)) === child)
    #expect(space.hitTest(CGPoint(x: 200, y: 120)) == nil)
    space.isHidden = true
    #expect(hit(120, 120) === root)
  }

  @Test func `The face of a cube that is turned to the viewer is hit`() {
    // A15
    let cube = layer(in: root, CATransformLayer())
    let names = ["front", "right", "back", "left"]
    for (index, name) in names.enumerated() {
      let face = CALayer()
      face.name = name
      face.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      let about = CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
      face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 50), about)
      cube.addSublayer(face)
    }
    root.sublayerTransform.m34 = -1 / 1000
    #expect(hit(200, 200)?.name == "front")
    cube.transform = turn(-90)
    #expect(hit(200, 200)?.name == "right")
    cube.transform = turn(180)
    #expect(hit(200, 200)?.name == "back")
    cube.transform = turn(90)
    #expect(hit(200, 200)?.name == "left")
    cube.transform = turn(-30)
    #expect(hit(180, 200)?.name == "front")
    #expect(hit(245, 200)?.name == "right")
  }

  @Test func `Layers in a transform layer and beside it stand in one space`() {
    // A15
    let space = layer(in: root, CATransformLayer())
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    space.addSublayer(child)
    let beside = layer(in: root)
    #expect(hit(200, 200) === beside)
    child.zPosition = 5
    #expect(hit(200, 200) === child)
    space.zPosition = -10
    #expect(hit(200, 200) === beside)
  }

  @Test func `Points are converted through a transform layer without losing their depth`() {
    // A14
    let space = layer(in: root, CATransformLayer())
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    space.addSublayer(child)
    root.sublayerTransform.m34 = -1 / 500
    space.zPosition = 125
    child.zPosition = 125
    // 250 points before the plane and 500 away: everything is twice as large.
    #expect(child.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 0, y: 0))
    #expect(child.convert(CGPoint(x: 150, y: 100), to: root) == CGPoint(x: 300, y: 200))
    #expect(root.convert(CGPoint(x: 300, y: 200), to: child) == CGPoint(x: 150, y: 100))
    #expect(
      child.convert(CGRect(x: 50, y: 50, width: 100, height: 100), to: root)
        == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test func `A layer that a turned transform layer turns back is where it looks`() {
    let space = layer(in: root, CATransformLayer())
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    space.addSublayer(child)
    space.transform = turn(60)
    child.transform = turn(-60)
    let point = child.convert(CGPoint(x: 10, y: 20), to: root)
    #expect(abs(point.x - 110) < 1e-9 && abs(point.y - 120) < 1e-9)
    #expect(hit(105, 105) === child)
  }

  @Test func `An anchor point before the plane turns the layer about there`() {
    let child = layer(in: root)
    child.anchorPointZ = 100
    child.transform = turn(90)
    // The plane, 100 points behind the anchor, has been swung to the side and is seen edge-on.
    #expect(hit(200, 200) === root)
    child.transform = turn(180)
    let tree = LayerTree(root: root)
    var told: CATransform3D?
    for case .transform(let transform) in tree.commit().changed.map(\.value) { told = transform }
    #expect(told == CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -100), turn(180)))
    #expect(child.transform == turn(180))
    let first = layer(in: root)
    first.transform = turn(1)
    // Swung round, it now stands 100 points nearer.
    #expect(hit(200, 200) === child)
  }

  @Test func `Two thousand tilted siblings are hit in order`() {
    for index in 0..<2000 {
      let child = layer(in: root)
      child.zPosition = CGFloat(index % 100)
      child.transform = turn(1)
      child.name = "\(index)"
    }
    #expect(hit(200, 200)?.name == "1999")
  }
}
