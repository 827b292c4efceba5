import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

@Suite struct AnimatedLookTests {
  let stage = Stage()

  @Test func `a gradient's colours, places and points`() throws {
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black, CGColor.black]
    stage.root.addSublayer(layer)
    stage.frame(at: 0)
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    layer.add(basic("colors", from: [CGColor.black, CGColor.black], to: [red, CGColor.black]), forKey: nil)
    layer.add(basic("locations", from: [0, 0.5], to: [0.5, 1]), forKey: nil)
    layer.add(basic("startPoint", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1)), forKey: nil)
    layer.add(basic("endPoint.x", from: 1, to: 3), forKey: nil)
    stage.frame(at: 0.5)
    let gradient = try #require(stage.shown(layer).gradient)
    #expect(gradient.stops.map(\.color.red) == [0.5, 0])
    #expect(gradient.stops.map(\.location) == [0.25, 0.75])
    #expect(gradient.start == CGPoint(x: 0.5, y: 0.5) && gradient.end.x == 2)
    stage.frame(at: 1)
    #expect(stage.shown(layer) == layer.properties)
  }

  @Test func `lists of other lengths change halfway`() {
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black, CGColor.black]
    stage.root.addSublayer(layer)
    stage.frame(at: 0)
    let three = [CGColor.clear, CGColor.clear, CGColor.clear]
    layer.add(basic("colors", from: [CGColor.black, CGColor.black], to: three), forKey: nil)
    stage.frame(at: 0.4)
    #expect(stage.shown(layer).gradient?.stops.count == 2)
    stage.frame(at: 0.6)
    #expect(stage.shown(layer).gradient?.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func `a shape's path and line`() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    stage.root.addSublayer(layer)
    stage.frame(at: 0)
    layer.add(
      basic("path", to: CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50), transform: nil)), forKey: nil)
    for (key, to) in [
      ("strokeEnd", 0.0), ("strokeStart", 1), ("lineWidth", 5), ("lineDashPhase", 8), ("miterLimit", 2),
    ] {
      layer.add(basic(key, to: to), forKey: nil)
    }
    layer.add(basic("strokeColor", to: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)), forKey: nil)
    stage.frame(at: 0.5)
    let shape = try #require(stage.shown(layer).shape)
    #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(shape.strokeEnd == 0.5 && shape.strokeStart == 0.5)
    #expect(shape.stroke.width == 3 && shape.stroke.dashPhase == 4 && shape.stroke.miterLimit == 6)
    // A colour that there was not fades in.
    #expect(shape.strokeColor == LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    stage.frame(at: 1)
    #expect(stage.shown(layer) == layer.properties)
  }

  @Test func `paths of other steps change halfway, and so do flags and contents`() {
    let text = LayerContents.text([])
    stage.layer.add(basic("hidden", from: false, to: true), forKey: nil)
    stage.layer.add(basic("doubleSided", from: true, to: false), forKey: nil)
    stage.layer.add(basic("contents", from: LayerContents.none, to: text), forKey: nil)
    stage.layer.add(basic("shadowPath", to: CGPath(rect: .zero, transform: nil)), forKey: nil)
    stage.frame(at: 0.4)
    #expect(stage.shown(stage.layer) == stage.layer.properties)
    stage.frame(at: 0.6)
    let shown = stage.shown(stage.layer)
    #expect(shown.isHidden && !shown.isDoubleSided && shown.contents == text && shown.shadow.path != nil)
  }

  @Test func `the parts of a shadow, and of a rectangle`() {
    stage.layer.add(basic("shadowOpacity", from: 0, to: 1), forKey: nil)
    stage.layer.add(basic("shadowOffset", from: CGSize.zero, to: CGSize(width: 4, height: 8)), forKey: nil)
    stage.layer.add(basic("shadowRadius", from: 0, to: 10), forKey: nil)
    stage.layer.add(basic("bounds.size.width", from: 0, to: 10), forKey: nil)
    stage.layer.add(basic("bounds.origin", from: CGPoint.zero, to: CGPoint(x: 2, y: 4)), forKey: nil)
    stage.frame(at: 0.5)
    let shown = stage.shown(stage.layer)
    #expect(shown.shadow.opacity == 0.5 && shown.shadow.radius == 5)
    #expect(shown.shadow.offset == CGSize(width: 2, height: 4))
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 5, height: 100))
  }

  @Test func `transforms go by their parts, as the geometry has it`() {
    let start = CATransform3DMakeRotation(0.2, 0, 0, 1)
    let end = CATransform3DTranslate(CATransform3DMakeRotation(1.2, 0, 0, 1), 30, 0, 0)
    var tilted = CATransform3DMakeRotation(1, 0, 1, 0)
    tilted.m34 = -1 / 500
    stage.layer.add(basic("transform", from: start, to: end), forKey: nil)
    stage.layer.add(basic("sublayerTransform", to: tilted), forKey: nil)
    stage.frame(at: 0.25)
    #expect(stage.shown(stage.layer).transform == start.interpolated(to: end, at: 0.25))
    #expect(stage.shown(stage.layer).sublayerTransform == CATransform3DIdentity.interpolated(to: tilted, at: 0.25))
    stage.layer.add(
      basic("transform", from: CGAffineTransform.identity, to: CGAffineTransform(scaleX: 3, y: 3)), forKey: nil)
    stage.frame(at: 0.75)
    #expect(stage.shown(stage.layer).transform.m11 == 2)
  }

  @Test func `no colour fades into one, and one into none`() {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    stage.context.disablesActions = true
    stage.layer.backgroundColor = red
    stage.layer.add(basic("backgroundColor", from: NSNull()), forKey: nil)
    stage.frame(at: 0.5)
    #expect(stage.shown(stage.layer).backgroundColor == LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    stage.frame(at: 1)
    #expect(stage.shown(stage.layer).backgroundColor?.alpha == 1)
    stage.layer.add(basic("backgroundColor", to: NSNull()), forKey: nil)
    stage.frame(at: 1.25)
    #expect(stage.shown(stage.layer).backgroundColor == LayerColor(red: 1, green: 0, blue: 0, alpha: 0.75))
  }
}
