import Foundation
import LayerEngine
import PlaneGeometry
import Testing

@testable import LayerRasterizer

/// What has only moved is not drawn again, and nobody can tell.
@Suite struct MovedPixelsTests {
  // B1
  @Test(arguments: 0..<24)
  func `what scrolls by chance has the bytes that are drawn anew`(ten: Int) throws {
    var moved = 0
    for seed in ten * 10..<ten * 10 + 10 {
      let rasterizer = LayerRasterizer(text: .bars)
      rasterizer.leastMovedArea = 1
      for frame in 0..<4 {
        let scene = ScrolledScene(seed: seed, frame: frame)
        let picture = try rasterizer.picture(of: scene.sketch.mirror, scale: scene.scale)
        #expect(picture == scene.sketch.picture(scale: scene.scale), "seed \(seed), frame \(frame)")
        if rasterizer.lastMove != nil { moved += 1 }
      }
    }
    #expect(moved >= 3)
  }

  /// A list of 320 by 256 pixels over all of the picture, whose rows are 40 pixels high, each of a colour with a word.
  private func list(offset: CGFloat, ground: LayerColor? = .grey(0.9), _ more: (inout LayerSketch) -> Void = { _ in })
    -> LayerSketch
  {
    var sketch = LayerSketch(width: 320, height: 256)
    let list = sketch.add(
      CGRect(x: 0, y: 0, width: 320, height: 256), .masksToBounds(true), .backgroundColor(ground),
      .boundsOrigin(CGPoint(x: 0, y: offset)))
    for row in 0..<20 {
      let cell = sketch.add(
        CGRect(x: 20, y: CGFloat(row) * 48, width: 280, height: 40), to: list, .cornerRadius(8),
        .backgroundColor(.grey(Float(row % 4) / 5)))
      let font = TextFont(size: 17)
      let run = TextRun(
        string: "Row \(row)", origin: CGPoint(x: 20, y: 26), width: font.width(of: "Row \(row)"), font: font,
        color: .red)
      sketch.add(CGRect(x: 0, y: 0, width: 280, height: 40), to: cell, .contents(.text([run])))
    }
    more(&sketch)
    return sketch
  }

  private func drawn(_ frames: LayerSketch...) throws -> LayerRasterizer {
    let rasterizer = LayerRasterizer(text: .bars)
    for frame in frames {
      let picture = try rasterizer.picture(of: frame.mirror)
      #expect(picture == frame.picture())
    }
    return rasterizer
  }

  @Test func `of a list that scrolls the strip is drawn that comes in`() throws {
    let down = try drawn(list(offset: 0), list(offset: 16))
    #expect(down.lastMove == PixelMove(parts: [PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 240)], x: 0, y: -16))
    #expect(down.lastDrawn == [PixelRect(minX: 0, minY: 240, maxX: 320, maxY: 256)])
    #expect(down.lastMoveReason == "pixels are moved")
    let up = try drawn(list(offset: 40), list(offset: 30))
    #expect(up.lastMove?.y == 10)
    #expect(up.lastDrawn == [PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 10)])
  }

  @Test func `what lies still in front is drawn, and where it was moved to`() throws {
    func bar(_ sketch: inout LayerSketch) {
      sketch.add(CGRect(x: 0, y: 100, width: 320, height: 20), .backgroundColor(LayerColor.blue.withAlpha(0.5)))
    }
    let rasterizer = try drawn(list(offset: 0, bar), list(offset: 16, bar))
    #expect(
      rasterizer.lastMove?.parts == [
        // Under a bar of one colour pixels are moved, too, as long as they stay under it.
        PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 84), PixelRect(minX: 0, minY: 100, maxX: 320, maxY: 104),
        PixelRect(minX: 0, minY: 120, maxX: 320, maxY: 240),
      ])
    #expect(rasterizer.lastDrawn.area == 320 * 48)
  }

  @Test func `over what lies still and is not of one colour nothing is moved`() throws {
    func scene(_ offset: CGFloat) -> LayerSketch {
      var sketch = LayerSketch(width: 320, height: 256)
      sketch.set(sketch.root, [.contents(.picture(CoveredScene.photo(.green)))])
      let list = sketch.add(CGRect(x: 0, y: 0, width: 320, height: 256), .boundsOrigin(CGPoint(x: 0, y: offset)))
      sketch.add(CGRect(x: 0, y: 0, width: 320, height: 400), to: list, .backgroundColor(LayerColor.red.withAlpha(0.5)))
      return sketch
    }
    let rasterizer = try drawn(scene(0), scene(10))
    #expect(rasterizer.lastMove == nil)
    #expect(rasterizer.lastDrawn == rasterizer.lastDamage)
    #expect(rasterizer.lastMoveReason == "what has moved lies under, over or between what has not")
  }

  @Test func `what an opaque list covers may lie still`() throws {
    func scene(_ offset: CGFloat) -> LayerSketch {
      list(offset: offset) { sketch in
        sketch.set(sketch.root, [.contents(.picture(CoveredScene.photo(.green)))])
      }
    }
    #expect(try drawn(scene(0), scene(16)).lastDrawn == [PixelRect(minX: 0, minY: 240, maxX: 320, maxY: 256)])
  }

  @Test func `what moves by parts of pixels, little or in many ways is drawn`() throws {
    #expect(try drawn(list(offset: 0), list(offset: 10.5)).lastMoveReason == "nothing has moved by whole pixels")
    func dot(_ place: CGFloat) -> LayerSketch {
      list(offset: 0) { $0.add(CGRect(x: place, y: 10, width: 10, height: 10), .backgroundColor(.red)) }
    }
    #expect(try drawn(dot(10), dot(20)).lastMoveReason == "too little has changed")
    func spread(_ factor: CGFloat) -> LayerSketch {
      var sketch = LayerSketch(width: 320, height: 256)
      for index in 0..<60 {
        let place = CGPoint(x: CGFloat(index % 10), y: CGFloat(index / 10))
        sketch.add(
          CGRect(x: place.x * factor, y: place.y * factor, width: 20, height: 20), .backgroundColor(.red))
      }
      return sketch
    }
    #expect(
      try drawn(spread(25), spread(28)).lastMoveReason == "what has moved is a small part of what has changed")
  }

  @Test func `pixels of many pieces are read before they are written`() {
    let parts = [
      PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 5), PixelRect(minX: 0, minY: 5, maxX: 4, maxY: 9),
      PixelRect(minX: 4, minY: 5, maxX: 10, maxY: 9), PixelRect(minX: 0, minY: 9, maxX: 10, maxY: 12),
    ]
    for (x, y) in [(1, 0), (-1, 0), (0, 2), (0, -2), (3, 1), (-3, 1), (2, -3), (-2, -3)] {
      let move = PixelMove(parts: parts.map { $0.offset(by: 4, 4) }, x: x, y: y)
      #expect(Set(move.parts) == Set(parts.map { $0.offset(by: 4, 4) }))
      let bytes = PixelBytes(width: 20, height: 20, bytesPerPixel: 4)
      for pixel in 0..<400 { for channel in 0..<4 { bytes.base[4 * pixel + channel] = UInt8(pixel % 251) } }
      bytes.move(move)
      for row in 0..<20 {
        for column in 0..<20 {
          let isMoved = (4..<14).contains(column) && (4..<16).contains(row)
          let source = isMoved ? (row - y) * 20 + column - x : row * 20 + column
          #expect(bytes.base[4 * (row * 20 + column)] == UInt8(source % 251))
        }
      }
    }
  }

  @Test func `those that keep their order are found`() {
    #expect(StillPixels.longestRise([]) == [])
    #expect(StillPixels.longestRise([3, 0, 1, 5, 4, 6]) == [1, 2, 4, 5])
    #expect(StillPixels.longestRise([5, 4, 3]).count == 1)
  }
}
