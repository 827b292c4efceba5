import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

struct CAShapeLayerTests {
  private let layer = CAShapeLayer()
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  @Test func `A new shape layer fills black, without a line`() {
    #expect(layer.path == nil)
    #expect(layer.fillColor == CGColor.black)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineDashPhase == 0)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.lineDashPattern == nil)
    #expect(layer.properties.shape == LayerShape())
  }

  @Test func `What is set reaches the shape and is read back`() {
    layer.path = square
    layer.fillColor = nil
    layer.fillRule = .evenOdd
    layer.strokeColor = .white
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    layer.lineWidth = 3
    layer.miterLimit = 4
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPhase = 1
    layer.lineDashPattern = [2, 3]
    #expect(
      layer.properties.shape
        == LayerShape(
          path: square, fillColor: nil, fillRule: .evenOdd, strokeColor: LayerColor(red: 1, green: 1, blue: 1),
          stroke: StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [2, 3], dashPhase: 1),
          strokeStart: 0.25, strokeEnd: 0.75))
    #expect(layer.fillColor == nil && layer.fillRule == .evenOdd)
    #expect(layer.lineCap == .round && layer.lineJoin == .bevel)
    #expect(layer.lineDashPattern == [2, 3])
  }

  @Test func `Each change is told as the whole shape`() {
    let tree = LayerTree(root: layer)
    _ = tree.commit()
    layer.lineWidth = 2
    layer.strokeColor = .black
    #expect(
      tree.commit()
        == LayerCommit(changed: [
          changed(1, .shape(LayerShape(strokeColor: .black, stroke: StrokeStyle(width: 2))))
        ]))
  }

  @Test func `A path that changes later changes nothing here`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.path = path
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(layer.path == square)
  }

  @Test func `Numbers that are not finite count as the defaults`() {
    layer.lineWidth = .nan
    layer.strokeStart = .infinity
    layer.strokeEnd = .nan
    layer.miterLimit = -.infinity
    layer.lineDashPhase = .nan
    #expect(layer.properties.shape == LayerShape())
  }

  @Test func `A line of less than no width has none`() {
    layer.path = square
    layer.strokeColor = .black
    layer.lineWidth = -2
    #expect(layer.lineWidth == 0)
    #expect(layer.properties.shape?.strokedPath == nil)
  }

  @Test func `A pattern that is none counts as nil`() {
    for pattern in [[], [0, 0], [1, -1], [.nan], [.infinity]] as [[Double]] {
      layer.lineDashPattern = pattern.map { NSNumber(value: $0) }
      #expect(layer.lineDashPattern == nil)
    }
    layer.lineDashPattern = [0, 4]
    #expect(layer.lineDashPattern == [0, 4])
  }

  @Test func `Points are tested against the bounds, not the path`() {
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.path = square
    #expect(layer.contains(CGPoint(x: 3, y: 3)))
    #expect(!layer.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func `A layer that is made of a coder is like a new one`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(CAShapeLayer(coder: coder)?.properties.shape == LayerShape())
    #expect(CAScrollLayer(coder: coder)?.masksToBounds == true)
    #expect(CAReplicatorLayer(coder: coder)?.instanceCount == 1)
    #expect(CALayer(coder: coder)?.properties == LayerProperties())
  }
}
