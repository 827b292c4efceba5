import Foundation
import Testing

@testable import LayerEngine

/// Layers and animations of a program's own with designated initializers of their own, as written for Core Animation.
@Suite struct OwnLayerInitializerTests {
  private final class Ring: CALayer {
    var thickness: CGFloat

    init(thickness: CGFloat) {
      self.thickness = thickness
      super.init()
    }

    override init() {
      thickness = 1
      super.init()
    }

    override init(layer: Any) {
      thickness = (layer as? Ring)?.thickness ?? 0
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Pulse: CABasicAnimation {
    var strength: CGFloat

    init(strength: CGFloat) {
      self.strength = strength
      super.init()
    }

    override init() {
      strength = 1
      super.init()
    }

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Pulse)?.strength = strength
      return copy
    }
  }

  @Test func `A presentation is made by init(layer:), which takes over what is the subclass's own`() throws {
    let stage = Stage()
    let ring = Ring(thickness: 4)
    ring.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
    ring.opacity = 0.5
    stage.root.addSublayer(ring)
    let shown = try #require(ring.presentation())
    #expect(shown.thickness == 4)
    #expect(shown.bounds == ring.bounds)
    #expect(shown.opacity == 0.5)
    #expect(shown.model() === ring)
  }

  @Test func `A shape's presentation has its path`() throws {
    let stage = Stage()
    let shape = CAShapeLayer()
    shape.lineWidth = 7
    stage.root.addSublayer(shape)
    #expect(try #require(shape.presentation()).lineWidth == 7)
  }

  @Test func `An animation is copied by its class, with what is its own`() {
    let pulse = Pulse(strength: 3)
    pulse.duration = 2
    let copy = pulse.copy() as? Pulse
    #expect(copy?.strength == 3)
    #expect(copy?.duration == 2)
  }
}
