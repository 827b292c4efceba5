import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import LayerEngine

struct LayerContentsTests {
  private final class Drawer: CALayerDelegate {
    var rects: [CGRect] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
      for rect in rects { ctx.fill(rect) }
    }
  }

  private final class Square: CALayer {
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
  }

  private let layer = CALayer()
  private let picture = LayerPicture(size: CGSize(width: 4, height: 4), scale: 2, source: .drawn(DisplayList()))

  private func drawing(of layer: CALayer) -> LayerPicture? {
    if case .picture(let picture) = layer.layerContents { picture } else { nil }
  }

  @Test func `An image is shown with as many pixels to a point as the layer says`() {
    layer.contents = CGImage(picture: picture)
    #expect(layer.layerContents == .picture(picture))
    #expect(layer.properties.contentsScale == 1)
    layer.contentsScale = 3
    #expect(layer.properties.contentsScale == 3)
    #expect((layer.contents as? CGImage) == CGImage(picture: picture))
  }

  @Test func `A picture knows its own scale`() {
    layer.contentsScale = 3
    layer.contents = picture
    #expect(layer.layerContents == .picture(picture))
    #expect(layer.properties.contentsScale == 0)
    layer.contents = CGImage(picture: picture)
    #expect(layer.properties.contentsScale == 3)
    layer.layerContents = .picture(picture)
    #expect(layer.properties.contentsScale == 0)
  }

  @Test func `Nothing and anything else shows nothing`() {
    layer.contents = picture
    layer.contents = "a picture"
    #expect(layer.layerContents == .none)
    #expect(layer.contents == nil)
    layer.contents = picture
    layer.contents = nil
    #expect(layer.layerContents == .none)
  }

  @Test func `A scale that is none counts as 1`() {
    for scale in [0, -2, .nan, .infinity] as [CGFloat] {
      layer.contentsScale = scale
      #expect(layer.contentsScale == 1)
    }
  }

  @Test func `A delegate that only draws fills the contents`() {
    let drawer = Drawer()
    drawer.rects = [CGRect(x: 1, y: 1, width: 2, height: 2)]
    layer.delegate = drawer
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(drawing(of: layer)?.size == CGSize(width: 10, height: 20))
    drawer.rects = []
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.layerContents == .none)
  }

  @Test func `A layer that draws itself is drawn in its own coordinates`() {
    let square = Square()
    square.bounds = CGRect(x: 3, y: 4, width: 10, height: 10)
    square.display()
    guard case .drawn(let list) = drawing(of: square)?.source else {
      Issue.record("Nothing was drawn.")
      return
    }
    #expect(list.commands.first == .concatenate(CGAffineTransform(translationX: -3, y: -4)))
  }

  @Test func `A layer that draws nothing keeps what it shows`() {
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = picture
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(layer.layerContents == .picture(picture))
  }

  @Test func `Nothing is drawn without a size`() {
    let square = Square()
    square.display()
    #expect(square.layerContents == .none)
    square.bounds.size = CGSize(width: 1, height: 1)
    square.display()
    #expect(drawing(of: square) != nil)
    square.bounds.size = .zero
    square.display()
    #expect(square.layerContents == .none)
  }

  @Test func `A new size displays the layers that ask for it`() {
    layer.bounds.size = CGSize(width: 1, height: 1)
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(!layer.needsDisplay())
    layer.bounds.size = CGSize(width: 2, height: 2)
    #expect(layer.needsDisplay())
  }

  @Test func `A class may ask for display with every size`() {
    final class Sized: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "bounds" }
    }
    let layer = Sized()
    layer.bounds.size = CGSize(width: 2, height: 2)
    #expect(layer.needsDisplay())
  }

  @Test func `Settings that change nothing are kept all the same`() {
    #expect(layer.extras == nil)
    layer.isOpaque = false
    layer.cornerCurve = .circular
    #expect(layer.extras == nil)
    #expect(layer.allowsGroupOpacity && layer.rasterizationScale == 1 && layer.edgeAntialiasingMask.rawValue == 15)
    layer.isOpaque = true
    layer.cornerCurve = .continuous
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    layer.drawsAsynchronously = true
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask = .layerTopEdge
    layer.allowsGroupOpacity = false
    layer.minificationFilter = .trilinear
    layer.minificationFilterBias = 1
    layer.contentsFormat = .gray8Uint
    #expect(layer.isOpaque && layer.cornerCurve == .continuous && layer.shouldRasterize)
    #expect(layer.rasterizationScale == 2 && layer.drawsAsynchronously && layer.allowsEdgeAntialiasing)
    #expect(layer.edgeAntialiasingMask == .layerTopEdge && !layer.allowsGroupOpacity)
    #expect(layer.minificationFilter == .trilinear && layer.minificationFilterBias == 1)
    #expect(layer.contentsFormat == .gray8Uint)
    #expect(layer.properties == LayerProperties())
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1)
    #expect(!layer.contentsAreFlipped())
    #expect(layer.preferredFrameSize() == .zero)
  }

  @Test func `A flat transform is one of space and back`() {
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    #expect(layer.transform == CATransform3DMakeRotation(1, 0, 0, 1))
    #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 1))
  }

  @Test func `A sublayer is replaced in its place`() {
    let (first, second, third, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.sublayers = [first, second, third]
    layer.replaceSublayer(second, with: other)
    #expect(layer.sublayers?.map(ObjectIdentifier.init) == [first, other, third].map(ObjectIdentifier.init))
    layer.replaceSublayer(second, with: CALayer())
    layer.replaceSublayer(first, with: first)
    #expect(layer.sublayers?.count == 3)
    layer.replaceSublayer(first, with: third)
    #expect(layer.sublayers?.map(ObjectIdentifier.init) == [third, other].map(ObjectIdentifier.init))
  }
}
