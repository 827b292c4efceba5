import Foundation
import LayerEngine
import PlaneGeometry
import Testing

struct LayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test func `A new layer is an empty rectangle about the origin`() {
    let layer = CALayer()
    #expect(layer.frame == .zero)
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
  }

  @Test func `A frame is kept as a size and the place of the middle`() {
    let layer = layer(10, 20, 100, 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `A frame leaves the origin of the bounds alone`() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 5, y: 7)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 5, y: 7, width: 100, height: 50))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `A layer grows about its position`() {
    let layer = layer(10, 20, 100, 50)
    layer.bounds.size = CGSize(width: 120, height: 70)
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 0, y: 10, width: 120, height: 70))
  }

  @Test func `Another anchor point moves the layer and keeps its position`() {
    let layer = layer(10, 20, 100, 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
  }

  @Test func `A frame stands at its anchor point`() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 1, y: 0)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 110, y: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `An anchor point may lie outside of the layer`() {
    let layer = layer(10, 20, 100, 50)
    layer.anchorPoint = CGPoint(x: 2, y: -1)
    #expect(layer.frame == CGRect(x: -140, y: 95, width: 100, height: 50))
  }

  @Test func `A scaled layer's frame surrounds it`() {
    let layer = layer(10, 20, 100, 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
  }

  // V52
  @Test func `The size that suits a layer is told in its parent's coordinates`() {
    let layer = layer(10, 20, 100, 50)
    #expect(layer.preferredFrameSize() == CGSize(width: 100, height: 50))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.preferredFrameSize() == CGSize(width: 200, height: 150))
  }

  @Test func `A layer is scaled about its anchor point`() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 200, height: 150))
  }

  @Test func `The frame of a scrolled and scaled layer does not know its bounds' origin`() {
    let layer = layer(10, 20, 100, 50)
    layer.bounds.origin = CGPoint(x: 1000, y: 2000)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
  }

  @Test func `A layer turned by a quarter has a frame that stands upright`() {
    let layer = layer(10, 20, 100, 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    #expect(abs(frame.minX - 35) < 1e-9)
    #expect(abs(frame.minY + 5) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9)
    #expect(abs(frame.height - 100) < 1e-9)
  }

  // V52
  @Test func `A frame that is set under a transform is what is read afterwards`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(layer.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 150, y: 125))
  }

  // V52
  @Test func `A frame is filled about whatever anchor point, and mirrored`() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.transform = CATransform3DMakeScale(-2, 2, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(layer.bounds.size == CGSize(width: 30, height: 20))
    #expect(layer.position == CGPoint(x: 70, y: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  // V52
  @Test func `A layer on its side has the lengths of its frame the other way round`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(abs(layer.bounds.width - 50) < 1e-9)
    #expect(abs(layer.bounds.height - 100) < 1e-9)
    #expect(abs(layer.frame.width - 100) < 1e-9)
    #expect(abs(layer.position.x - 50) < 1e-9 && abs(layer.position.y - 25) < 1e-9)
  }

  // V52
  @Test func `A layer that is turned a little fills its frame where any size does`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let frame = layer.frame
    #expect(abs(frame.minX) < 1e-9 && abs(frame.minY) < 1e-9)
    #expect(abs(frame.width - 100) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(abs(layer.bounds.width - layer.bounds.height) < 1e-9)
  }

  // V52
  @Test func `A layer that is turned keeps its size where none fills its frame, in the middle of that`() {
    let layer = layer(0, 0, 40, 20)
    layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    layer.frame = CGRect(x: 100, y: 200, width: 300, height: 10)
    #expect(layer.bounds.size == CGSize(width: 40, height: 20))
    #expect(abs(layer.position.x - 250) < 1e-9 && abs(layer.position.y - 205) < 1e-9)
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 90)
    #expect(layer.bounds.size == CGSize(width: 40, height: 20))
    #expect(abs(layer.position.x - 40) < 1e-9 && abs(layer.position.y - 45) < 1e-9)
  }

  // V52
  @Test func `The frame that a turned layer has changes nothing`() {
    let layer = layer(10, 20, 100, 50)
    layer.transform = CATransform3DMakeRotation(0.7, 0, 0, 1)
    layer.frame = layer.frame
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
  }

  @Test func `A transform set back to the identity gives the plain frame again`() {
    let layer = layer(10, 20, 100, 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.transform = CATransform3DIdentity
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `A layer that lies behind the eye has an empty frame at its position`() {
    let layer = layer(10, 20, 100, 50)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    layer.transform = CATransform3DTranslate(transform, 0, 0, 600)
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 0, height: 0))
  }

  @Test func `A rectangle of negative size is the rectangle that it covers`() {
    let layer = layer(100, 100, -50, -20)
    #expect(layer.frame == CGRect(x: 50, y: 80, width: 50, height: 20))
    #expect(layer.bounds.size == CGSize(width: 50, height: 20))
    layer.bounds = CGRect(x: 0, y: 0, width: -10, height: 10)
    #expect(layer.bounds.origin == CGPoint(x: -10, y: 0))
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func `Numbers may be as large as they like while they are finite`() {
    let layer = CALayer()
    let largest = CGFloat.greatestFiniteMagnitude
    layer.frame = CGRect(x: 0, y: 0, width: largest, height: largest)
    #expect(layer.bounds.size == CGSize(width: largest, height: largest))
    layer.zPosition = largest
    #expect(layer.zPosition == largest)
  }

  @Test func `A class that is known at run time makes its layers`() {
    let type: CALayer.Type = CAGradientLayer.self
    #expect(type.made() is CAGradientLayer)
    #expect(CALayer().kind == .plain)
    #expect(CATransformLayer().kind == .transform)
  }
}
