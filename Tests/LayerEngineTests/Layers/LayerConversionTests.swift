import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct LayerConversionTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: CALayer? = nil)
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    parent?.addSublayer(layer)
    return layer
  }

  @Test func `The origin of the bounds stands at the upper left corner of the frame`() {
    let layer = layer(10, 20, 100, 50)
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(layer.convertToParent(CGPoint(x: 3, y: 4)) == CGPoint(x: 10, y: 20))
    #expect(layer.convertFromParent(CGPoint(x: 10, y: 20)) == CGPoint(x: 3, y: 4))
  }

  @Test func `The way to the parent needs no parent`() {
    let layer = layer(10, 20, 100, 50)
    #expect(layer.superlayer == nil)
    #expect(layer.convertToParent(.zero) == CGPoint(x: 10, y: 20))
  }

  @Test func `A point goes up and down through all layers between`() {
    let root = layer(0, 0, 400, 400)
    let left = layer(10, 20, 100, 100, in: root)
    let inner = layer(1, 2, 50, 50, in: left)
    let right = layer(200, 100, 100, 100, in: root)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: -184, y: -73))
    #expect(inner.convert(CGPoint(x: -184, y: -73), from: right) == CGPoint(x: 5, y: 5))
    #expect(root.convert(CGPoint(x: 16, y: 27), to: inner) == CGPoint(x: 5, y: 5))
  }

  @Test func `A way is the same in an ancestor where no transform lies between`() {
    let root = layer(0, 0, 400, 400)
    let outer = layer(10, 20, 100, 100, in: root)
    let inner = layer(1, 2, 50, 50, in: outer)
    #expect(inner.isOnlyMoved(within: root))
    outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(!inner.isOnlyMoved(within: root))
    #expect(inner.isOnlyMoved(within: outer))
    outer.setAffineTransform(.identity)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(!inner.isOnlyMoved(within: root))
    #expect(!outer.isOnlyMoved(within: inner))
  }

  @Test func `Nil stands for the root`() {
    let root = layer(7, 7, 400, 400)
    let child = layer(10, 20, 100, 100, in: root)
    let inner = layer(1, 2, 50, 50, in: child)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: nil) == CGPoint(x: 5, y: 5))
  }

  @Test func `A layer converts to itself without a change`() {
    let layer = layer(10, 20, 100, 50)
    #expect(layer.convert(CGPoint(x: 1, y: 2), to: layer) == CGPoint(x: 1, y: 2))
    #expect(
      layer.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: layer) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `Layers without a common ancestor count as if their roots lay in one space`() {
    let (firstRoot, secondRoot) = (layer(0, 0, 400, 400), layer(7, 7, 400, 400))
    let first = layer(10, 20, 100, 100, in: firstRoot)
    let second = layer(100, 100, 100, 100, in: secondRoot)
    #expect(first.convert(.zero, to: second) == CGPoint(x: -90, y: -80))
    #expect(first.convert(.zero, to: secondRoot) == CGPoint(x: 10, y: 20))
  }

  @Test func `Nested transforms are gone through from the inside out`() {
    let root = layer(0, 0, 400, 400)
    let outer = layer(100, 100, 200, 200, in: root)
    outer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    let inner = layer(0, 0, 100, 100, in: outer)
    inner.transform = CATransform3DMakeScale(2, 2, 1)
    // In the outer layer the inner one covers (−50, −50) to (150, 150), and half of it is left about (200, 200).
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: outer) == CGPoint(x: -50, y: -50))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 125, y: 125))
    #expect(inner.convert(CGPoint(x: 100, y: 100), to: root) == CGPoint(x: 225, y: 225))
    #expect(root.convert(CGPoint(x: 225, y: 225), to: inner) == CGPoint(x: 100, y: 100))
  }

  @Test func `A turn within a turn comes to their sum`() {
    let root = layer(0, 0, 400, 400)
    let outer = layer(100, 100, 200, 200, in: root)
    outer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let inner = layer(50, 50, 100, 100, in: outer)
    inner.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    // Both have their middle at (200, 200): a quarter turn clockwise takes the left upper corner to the right.
    let corner = inner.convert(CGPoint(x: 0, y: 0), to: root)
    #expect(abs(corner.x - 250) < 1e-9)
    #expect(abs(corner.y - 150) < 1e-9)
    let back = root.convert(corner, to: inner)
    #expect(abs(back.x) < 1e-9)
    #expect(abs(back.y) < 1e-9)
  }

  @Test func `A scrolled parent shifts what is in it`() {
    let root = layer(0, 0, 400, 400)
    let child = layer(10, 1000, 100, 50, in: root)
    root.bounds.origin = CGPoint(x: 0, y: 980)
    #expect(child.convert(.zero, to: root) == CGPoint(x: 10, y: 1000))
    #expect(root.convertToParent(CGPoint(x: 10, y: 1000)) == CGPoint(x: 10, y: 20))
  }

  @Test func `A layer that is scrolled and scaled is scaled about its anchor point wherever it has scrolled to`() {
    let root = layer(0, 0, 400, 400)
    let child = layer(100, 100, 200, 200, in: root)
    child.bounds.origin = CGPoint(x: 0, y: 1000)
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint(x: 100, y: 1100), to: root) == CGPoint(x: 200, y: 200))
    #expect(child.convert(CGPoint(x: 0, y: 1000), to: root) == CGPoint(x: 0, y: 0))
    #expect(child.convert(CGPoint(x: 0, y: 0), from: root) == CGPoint(x: 0, y: 1000))
  }

  @Test func `A rectangle that is only moved keeps its size to the last bit`() {
    let root = layer(0.1, 0.7, 400, 400)
    let child = layer(0.3, 0.3, 100, 100, in: root)
    let size = CGSize(width: 123.1, height: 0.2)
    #expect(child.convert(CGRect(origin: CGPoint(x: 0.7, y: 0.1), size: size), to: root).size == size)
    #expect(root.convert(CGRect(origin: CGPoint(x: 0.7, y: 0.1), size: size), to: child).size == size)
    child.transform = CATransform3DMakeScale(3, 3, 1)
    child.transform = CATransform3DIdentity
    #expect(child.convert(CGRect(origin: CGPoint(x: 0.7, y: 0.1), size: size), to: root).size == size)
  }

  @Test func `A turned rectangle becomes the smallest one around it`() {
    let root = layer(0, 0, 400, 400)
    let child = layer(100, 100, 200, 200, in: root)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let around = child.convert(CGRect(x: 0, y: 0, width: 200, height: 200), to: root)
    // The diagonal of a square of 200 about (200, 200).
    #expect(abs(around.minX - 58.578_643_763) < 1e-6)
    #expect(abs(around.minY - 58.578_643_763) < 1e-6)
    #expect(abs(around.width - 282.842_712_475) < 1e-6)
    #expect(abs(around.height - 282.842_712_475) < 1e-6)
  }

  @Test func `A rectangle that is turned and turned back is not blown up on the way`() {
    let root = layer(0, 0, 400, 400)
    let outer = layer(100, 100, 200, 200, in: root)
    outer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let inner = layer(50, 50, 100, 100, in: outer)
    inner.transform = CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)
    let around = inner.convert(inner.bounds, to: root)
    #expect(abs(around.minX - 150) < 1e-9)
    #expect(abs(around.width - 100) < 1e-9)
  }

  @Test func `A rectangle of negative size is the rectangle that it covers`() {
    let root = layer(0, 0, 400, 400)
    let child = layer(10, 20, 100, 100, in: root)
    let converted = child.convert(CGRect(x: 5, y: 5, width: -5, height: -5), to: root)
    #expect(converted.origin == CGPoint(x: 10, y: 20))
    #expect(converted.size == CGSize(width: 5, height: 5))
  }

  @Test func `The null and the infinite rectangle stay what they are`() {
    let root = layer(0, 0, 400, 400)
    let child = layer(10, 20, 100, 100, in: root)
    #expect(child.convert(.null, to: root).isNull)
    #expect(child.convert(.infinite, from: root).isInfinite)
  }

  @Test func `A layer seen edge-on has no point for a point of its parent`() {
    let root = layer(0, 0, 400, 400)
    let child = layer(100, 100, 200, 200, in: root)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(child.convertFromParent(CGPoint(x: 200, y: 200)) == nil)
    #expect(child.convert(CGPoint(x: 200, y: 200), from: root) == CGPoint(x: 200, y: 200))
  }
}
