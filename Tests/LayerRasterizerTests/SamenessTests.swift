import Foundation
import LayerEngine
import LayerRasterizer
import PlaneGeometry
import Testing

@Suite struct SamenessTests {
  // B1
  @Test func `the same tree gives the same bytes with any number of threads`() {
    let scene = SamenessScene.scene()
    let one = scene.picture(scale: 2)
    for threads in [2, 3, 4, 16] { #expect(scene.picture(scale: 2, threads: threads) == one) }
  }

  // B1: the same literal in a debug build and in one that is optimized
  @Test func `the same tree gives the same bytes in every build`() {
    #expect(SamenessScene.scene().picture(scale: 2).checksum == "add576d57b7ed158")
  }

  @Test func `a picture of a part has the bytes of the whole`() throws {
    let whole = SamenessScene.scene().picture()
    let rasterizer = LayerRasterizer(text: .bars)
    let rect = CGRect(x: 37, y: 41, width: 100, height: 70)
    let part = try rasterizer.picture(of: SamenessScene.scene().mirror, part: .init(rect: rect))
    for y in 0..<70 { for x in 0..<100 { #expect(part[x, y] == whole[x + 37, y + 41]) } }
  }

  @Test func `frames that draw what has changed are those that are drawn anew`() throws {
    let rasterizer = LayerRasterizer(text: .bars)
    for time in [0, 1, 1.5, 30, 30, 0] as [CGFloat] {
      let scene = SamenessScene.scene(time)
      #expect(try rasterizer.picture(of: scene.mirror) == scene.picture())
    }
  }

  @Test func `a frame without a change draws nothing, one with a small change little`() throws {
    let rasterizer = LayerRasterizer(text: .bars)
    var sketch = LayerSketch(width: 640, height: 640)
    let dot = sketch.add(CGRect(x: 70, y: 70, width: 10, height: 10), .backgroundColor(.red))
    _ = try rasterizer.picture(of: sketch.mirror)
    #expect(rasterizer.lastDamage == [PixelRect(minX: 0, minY: 0, maxX: 640, maxY: 640)])
    _ = try rasterizer.picture(of: sketch.mirror)
    #expect(rasterizer.lastDamage == [])
    sketch.set(dot, [.backgroundColor(.blue)])
    _ = try rasterizer.picture(of: sketch.mirror)
    #expect(rasterizer.lastDamage == [PixelRect(minX: 64, minY: 64, maxX: 128, maxY: 128)])
  }

  @Test func `what is kept stays within its bounds`() throws {
    let rasterizer = LayerRasterizer(text: .bars, storageLimit: 1 << 16)
    for index in 0..<200 {
      var sketch = LayerSketch(width: 100, height: 100)
      let size = 40 + CGFloat(index) / 10
      sketch.add(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        .shape(LayerShape(path: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size), transform: nil))))
      _ = try rasterizer.picture(of: sketch.mirror)
      #expect(rasterizer.storedSize <= 8 << 16)
    }
  }
}
