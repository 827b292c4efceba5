import Foundation
import PlaneGeometry
import RasterKernel
import Testing

@testable import LayerRasterizer

/// What paths cover, in whole and in parts.
@Suite struct FillTests {
  /// Lines by chance, many of which leave the picture, cross each other, or lie within a pixel.
  private static func lines(seed: Int) -> LineList {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func chance(_ from: Double, _ to: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return from + (to - from) * Double(state >> 40) / Double(1 << 24)
    }
    let path = CGMutablePath()
    for _ in 0..<4 {
      var at = CGPoint(x: chance(-30, 170), y: chance(-20, 120))
      path.move(to: at)
      for _ in 0..<6 {
        let reach = chance(0, 1) < 0.3 ? 0.7 : 90
        at = CGPoint(x: at.x + chance(-reach, reach), y: at.y + chance(-reach, reach))
        path.addLine(to: at)
      }
      path.closeSubpath()
    }
    var lines = LineList()
    lines.add(PathSteps(path), .identity)
    return lines
  }

  private static func mask(_ lines: borrowing LineList, _ rule: Int32, _ part: PixelRect) -> [UInt8] {
    var mask = [UInt8](repeating: 7, count: part.width * part.height)
    let isDone = lines.withLines {
      raster_fill(
        $0, rule, &mask, Int32(part.minX), Int32(part.minY), Int32(part.width), Int32(part.height))
    }
    #expect(isDone == 1)
    return mask
  }

  @Test(arguments: 0..<12, [Int32(0), 1, 2, 3])
  func `a part of a mask is that part of the whole one`(seed: Int, rule: Int32) {
    let lines = Self.lines(seed: seed)
    let all = PixelRect(minX: -40, minY: -30, maxX: 260, maxY: 180)
    let whole = Self.mask(lines, rule, all)
    if rule == 0 { #expect(whole.contains(255)) }
    for part in [
      PixelRect(minX: 0, minY: 0, maxX: 140, maxY: 100), PixelRect(minX: 31, minY: 17, maxX: 34, maxY: 90),
      PixelRect(minX: 60, minY: -30, maxX: 61, maxY: 180), PixelRect(minX: 100, minY: 40, maxX: 260, maxY: 41),
    ] {
      let found = Self.mask(lines, rule, part)
      for row in 0..<part.height {
        let start = (part.minY + row - all.minY) * all.width + part.minX - all.minX
        #expect(found[row * part.width..<(row + 1) * part.width] == ArraySlice(whole[start..<start + part.width]))
      }
    }
  }

  /// A square around to the left, one around to the right, and one of these with another in it that goes the same way.
  @Test(
    arguments: zip(
      [0, 1, 2, 3] as [Int32],
      [
        [255, 255, 0, 255, 255, 0, 255, 255, 255, 255, 255, 255],
        [255, 255, 0, 255, 255, 0, 255, 255, 0, 0, 255, 255],
        [255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 255, 255, 0, 255, 255, 255, 255, 255, 255],
      ] as [[UInt8]]))
  func `which way round lines go decides what they cover`(rule: Int32, row: [UInt8]) {
    let path = CGMutablePath()
    func square(_ x: CGFloat, _ width: CGFloat, isToTheRight: Bool) {
      let corners = [(x, 0), (x + width, 0), (x + width, 3), (x, 3)].map { CGPoint(x: $0.0, y: $0.1) }
      for (number, corner) in (isToTheRight ? corners : corners.reversed()).enumerated() {
        if number == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
    }
    square(0, 2, isToTheRight: false)
    square(3, 2, isToTheRight: true)
    square(6, 6, isToTheRight: true)
    square(8, 2, isToTheRight: true)
    var lines = LineList()
    lines.add(PathSteps(path), .identity)
    let mask = Self.mask(lines, rule, PixelRect(minX: 0, minY: 0, maxX: 12, maxY: 3))
    #expect(mask == row + row + row)
  }
}
