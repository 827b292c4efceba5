import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel
import Testing

@testable import LayerRasterizer

/// What is covered is not drawn, and nobody can tell.
@Suite struct SeenSquaresTests {
  private static let all = PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 256)

  private static func list(_ sketch: LayerSketch, _ storage: RasterStorage) -> StepList {
    var builder = SceneBuilder(mirror: sketch.mirror, scale: 1, storage: storage)
    builder.draw(sketch.root, SceneBuilder.State(map: .identity, clip: StepList.Clip(bounds: all)))
    return builder.list
  }

  private static func pixels(_ sketch: LayerSketch, threads: Int = 1, seen isSeen: Bool) -> [UInt8] {
    let storage = RasterStorage(text: .bars, limit: 1 << 22)
    let list = list(sketch, storage)
    let seen = isSeen ? SeenSquares(list, width: all.maxX, height: all.maxY, side: 64) : nil
    list.drawTiles(storage, seen, [all], threads: threads)
    let bytes = PixelBytes(width: all.maxX, height: all.maxY, bytesPerPixel: 4)
    #expect(list.draw(into: bytes, [all], screen: all, seen: seen, threads: threads))
    return [UInt8](UnsafeBufferPointer(start: bytes.base, count: bytes.count))
  }

  // B1
  @Test(arguments: 0..<30)
  func `a picture is the same whether what is covered has been drawn or not`(seed: Int) {
    let sketch = CoveredScene(seed: seed).sketch
    let whole = Self.pixels(sketch, seen: false)
    #expect(Self.pixels(sketch, seen: true) == whole)
    #expect(Self.pixels(sketch, threads: 4, seen: true) == whole)
  }

  // B1
  @Test(arguments: 0..<12)
  func `frames of what moves under others are those that are drawn anew`(seed: Int) throws {
    let rasterizer = LayerRasterizer(text: .bars)
    for frame in 0..<4 {
      let sketch = CoveredScene(seed: seed, frame: frame).sketch
      #expect(try rasterizer.picture(of: sketch.mirror) == sketch.picture())
    }
  }

  @Test func `a change under an opaque layer is no damage`() throws {
    let rasterizer = LayerRasterizer(text: .bars)
    func sketch(_ color: LayerColor) -> LayerSketch {
      var sketch = LayerSketch(width: 320, height: 256)
      sketch.add(CGRect(x: 70, y: 70, width: 50, height: 50), .backgroundColor(color))
      sketch.add(CGRect(x: 64, y: 64, width: 128, height: 128), .backgroundColor(.white))
      return sketch
    }
    _ = try rasterizer.picture(of: sketch(.red).mirror)
    _ = try rasterizer.picture(of: sketch(.blue).mirror)
    #expect(rasterizer.lastDamage == [])
  }

  @Test(arguments: [1.0, 2.0])
  func `where there is nothing any longer the picture is clear`(scale: CGFloat) throws {
    let rasterizer = LayerRasterizer(text: .bars)
    var sketch = LayerSketch(width: 320, height: 256)
    sketch.add(CGRect(x: 0, y: 0, width: 320, height: 256), .backgroundColor(.red))
    let empty = LayerSketch(width: 320, height: 256, background: nil)
    #expect(try rasterizer.picture(of: sketch.mirror, scale: scale).pixels.contains { $0 != 0 })
    #expect(try rasterizer.picture(of: empty.mirror, scale: scale).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `of a drawing under another only what is seen is drawn`() {
    var sketch = LayerSketch(width: 320, height: 256)
    let photo = CoveredScene.photo(.green)
    for y in [0, 128] as [CGFloat] {
      sketch.add(CGRect(x: 0, y: y, width: 256, height: 256), .contents(.picture(photo)))
    }
    let storage = RasterStorage(text: .bars, limit: 1 << 22)
    let list = Self.list(sketch, storage)
    let seen = SeenSquares(list, width: 320, height: 256, side: 64)
    // One drawing at two places: the upper half of both is seen.
    let shown = list.shown.compactMap(\.step)
    #expect(shown.map { seen.seen(of: $0, list.steps[$0].bounds, in: [Self.all]).maxY } == [128, 256])
    list.drawTiles(storage, seen, [Self.all], threads: 1)
    // Two pixels beyond the edge are mixed with: a row of squares.
    #expect(list.shown.map(\.tile.drawn.bounds.maxY) == [144, 144])
    #expect(list.shown[0].tile === list.shown[1].tile)
  }

  @Test func `a drawing is known to be opaque by its ground`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let red = DrawCommand.fillRect(rect, .red)
    #expect(DisplayList([red]).fills(rect))
    #expect(!DisplayList([.fillRect(CGRect(x: 0, y: 0, width: 10, height: 9), .red)]).fills(rect))
    #expect(!DisplayList([.opacity(0.5), red]).fills(rect))
    #expect(!DisplayList([red, .clear(CGRect(x: 1, y: 1, width: 1, height: 1))]).fills(rect))
    #expect(!DisplayList([.clip(CGPath(ellipseIn: rect, transform: nil), .winding), red]).fills(rect))
    #expect(DisplayList([.save, .clip(CGPath(ellipseIn: rect, transform: nil), .winding), .restore, red]).fills(rect))
    #expect(!DisplayList([.beginGroup, red, .endGroup]).fills(rect))
    #expect(!DisplayList([red, .blend(.destinationOut)]).fills(rect))
  }

  // B1: a hole that covers nothing has each pixel of a row worked out
  @Test(arguments: [0.0, 0.4], [1.0, 0.5, 0.02])
  func `rows of a gradient around a centre are cut where its colours are clear`(inner: CGFloat, outer: CGFloat) {
    let stops = [
      LayerGradient.Stop(color: .clear, location: 0), LayerGradient.Stop(color: .clear, location: inner),
      LayerGradient.Stop(color: .red, location: inner + 0.2), LayerGradient.Stop(color: .clear, location: 0.9),
      LayerGradient.Stop(color: .clear, location: 1),
    ]
    var sketch = LayerSketch(width: 320, height: 256)
    for (index, x) in [40, 150.5, 311.25].enumerated() {
      sketch.add(
        CGRect(x: 0, y: 0, width: 320, height: 256),
        .gradient(
          LayerGradient(
            kind: .radial, start: CGPoint(x: x / 320, y: 0.2 + 0.3 * CGFloat(index)),
            end: CGPoint(x: x / 320 + outer, y: 0.2 + 0.3 * CGFloat(index) + outer * 0.8), stops: stops)))
    }
    let list = Self.list(sketch, RasterStorage(text: .bars, limit: 1 << 20))
    var steps = list.steps
    for index in steps.indices where steps[index].paint.kind == Int32(RasterPaintGradient) {
      steps[index].hasHole = 1
      steps[index].hole.kind = Int32(RasterCoverageMask)
    }
    let bytes = PixelBytes(width: Self.all.maxX, height: Self.all.maxY, bytesPerPixel: 4)
    let sheet = RasterSheet(pixels: bytes.base, x: 0, y: 0, width: 320, height: 256)
    #expect(
      raster_draw(
        sheet, steps, Int32(steps.count), list.clips, list.clipIndices, RasterSquares(), 0, 0, 320, 256,
        [0, 0, 320, 256], 1) != 0)
    let plain = [UInt8](UnsafeBufferPointer(start: bytes.base, count: bytes.count))
    #expect(Self.pixels(sketch, seen: false) == plain)
    #expect(plain.contains { $0 != 255 })
  }
}
