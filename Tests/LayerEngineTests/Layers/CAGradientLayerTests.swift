import Foundation
import Testing

@testable import LayerEngine

struct CAGradientLayerTests {
  private let layer = CAGradientLayer()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  private var gradient: LayerGradient? { layer.properties.gradient }
  private var locations: [CGFloat]? { gradient?.stops.map(\.location) }

  @Test func `A gradient goes from the top to the bottom unless told otherwise`() {
    layer.colors = [red, blue]
    #expect(
      gradient
        == LayerGradient(
          kind: .axial, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1),
          stops: [
            LayerGradient.Stop(color: LayerColor(red: 1, green: 0, blue: 0), location: 0),
            LayerGradient.Stop(color: LayerColor(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
          ]))
  }

  @Test func `What a key path sets is read back, and kept by the next change`() {
    layer.colors = [red, blue]
    layer.setValue(CGPoint(x: 0, y: 0.5), forKeyPath: "startPoint")
    #expect(layer.startPoint == CGPoint(x: 0, y: 0.5))
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    #expect(gradient?.start == CGPoint(x: 0, y: 0.5))
    #expect(gradient?.end == CGPoint(x: 1, y: 0.5))
    #expect(layer.colors as? [CGColor] == [red, blue])
  }

  @Test func `Fewer than two colours are no gradient`() {
    #expect(gradient == nil)
    layer.colors = [red]
    #expect(gradient == nil)
    layer.colors = [red, green]
    #expect(gradient != nil)
    layer.colors = []
    #expect(gradient == nil)
  }

  @Test func `Objects that are no colours are left out`() {
    layer.colors = [red, "green", 3, blue]
    #expect(gradient?.stops.map(\.color) == [red.layerColor, blue.layerColor])
    layer.colors = [red, "green"]
    #expect(gradient == nil)
  }

  @Test func `An object that is left out takes its place with it`() {
    layer.locations = [0.1, 0.5, 0.9]
    layer.colors = [red, "green", blue]
    #expect(locations == [0.1, 0.9])
  }

  @Test func `Colours are spread evenly without places`() {
    layer.colors = [red, green, blue]
    #expect(locations == [0, 0.5, 1])
  }

  @Test func `Colours stand at their places`() {
    layer.colors = [red, green, blue]
    layer.locations = [0.25, 0.5, 0.75]
    #expect(locations == [0.25, 0.5, 0.75])
    layer.locations = nil
    #expect(locations == [0, 0.5, 1])
  }

  @Test func `Places are kept between 0 and 1 and never go back`() {
    layer.colors = [red, green, blue, red]
    layer.locations = [-1, 0.5, 0.25, 7]
    #expect(locations == [0, 0.5, 0.5, 1])
  }

  @Test func `A place that is not a number is that of the colour before`() {
    layer.colors = [red, green, blue]
    layer.locations = [0.25, NSNumber(value: Double.nan), 0.75]
    #expect(locations == [0.25, 0.25, 0.75])
  }

  @Test func `Colours without a place of their own are spread evenly`() {
    layer.colors = [red, green, blue]
    layer.locations = [0.25]
    #expect(locations == [0.25, 0.5, 1])
  }

  @Test func `Start, end and shape are kept`() {
    layer.colors = [red, blue]
    layer.startPoint = CGPoint(x: 0, y: 0.25)
    layer.endPoint = CGPoint(x: 1, y: 0.75)
    layer.type = .radial
    #expect(gradient?.start == CGPoint(x: 0, y: 0.25))
    #expect(gradient?.end == CGPoint(x: 1, y: 0.75))
    #expect(gradient?.kind == .radial)
    layer.type = .axial
    #expect(gradient?.kind == .axial)
  }

  @Test func `The same gradient again is no change`() {
    layer.colors = [red, blue]
    let tree = LayerTree(root: layer)
    _ = tree.commit()
    layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), blue]
    layer.locations = [0, 1]
    #expect(!tree.needsCommit)
  }
}
