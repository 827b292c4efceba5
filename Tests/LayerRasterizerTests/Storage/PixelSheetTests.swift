import Testing

@testable import LayerRasterizer

/// Where pixels are after they have moved, wherever the sheet keeps them.
@Suite struct PixelSheetTests {
  private static let width = 8
  private static let height = 40

  /// A sheet whose pixels are numbered from 0, row by row.
  private func sheet() -> PixelSheet {
    var sheet = PixelSheet(width: Self.width, height: Self.height)
    sheet.withMutablePixels { pixels in
      for number in 0..<Self.width * Self.height { write(Int32(number), number, pixels) }
    }
    return sheet
  }

  private func write(_ value: Int32, _ place: Int, _ pixels: PixelBytes) {
    for byte in 0..<4 { pixels.base[4 * place + byte] = UInt8(truncatingIfNeeded: value >> Int32(8 * byte)) }
  }

  private func numbers(_ sheet: PixelSheet) -> [Int32] {
    sheet.withPixels { pixels in
      (0..<pixels.count / 4).map { place in
        (0..<4).reduce(0) { $0 | Int32(pixels[4 * place + $1]) << Int32(8 * $1) }
      }
    }
  }

  private func rect(_ x: Range<Int>, _ y: Range<Int>) -> PixelRect {
    PixelRect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
  }

  /// Moves pixels by hand, and writes what is drawn.
  private func move(_ numbers: inout [Int32], _ sheet: inout PixelSheet, _ move: PixelMove, drawn: [PixelRect]) {
    let before = numbers
    sheet.move(move, drawn: drawn)
    for part in move.parts {
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX {
          numbers[y * Self.width + x] = before[(y - move.y) * Self.width + x - move.x]
        }
      }
    }
    for part in drawn {
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX {
          let place = y * Self.width + x
          numbers[place] = -Int32(place)
          sheet.withMutablePixels { write(-Int32(place), place, $0) }
        }
      }
    }
  }

  @Test(arguments: [-3, 3]) func `a picture that scrolls far keeps its rows, and what stands above and below`(y: Int) {
    var sheet = sheet()
    var numbers = numbers(sheet)
    let (top, end) = (4 + max(y, 0), 38 + min(y, 0))
    for _ in 0..<40 {
      move(
        &numbers, &sheet, PixelMove(parts: [rect(0..<8, top..<end)], x: 0, y: y),
        drawn: [y > 0 ? rect(0..<8, 4..<top) : rect(0..<8, end..<38)])
      #expect(self.numbers(sheet) == numbers)
    }
  }

  @Test(arguments: [-2, 2]) func `one that goes to the side keeps them, too`(x: Int) {
    var sheet = sheet()
    var numbers = numbers(sheet)
    for _ in 0..<80 {
      move(
        &numbers, &sheet, PixelMove(parts: [rect(max(x, 0)..<8 + min(x, 0), 0..<40)], x: x, y: 0),
        drawn: [x > 0 ? rect(0..<x, 0..<40) : rect(8 + x..<8, 0..<40)])
      #expect(self.numbers(sheet) == numbers)
    }
  }

  @Test func `what scrolls to and fro is where it was`() {
    var sheet = sheet()
    var numbers = numbers(sheet)
    for y in [9, -9, 10, 4, -10, -10, -10, 1, -1, 7] {
      let (top, end) = (max(y, 0), 40 + min(y, 0))
      move(
        &numbers, &sheet, PixelMove(parts: [rect(0..<8, top..<end)], x: 0, y: y),
        drawn: [y > 0 ? rect(0..<8, 0..<top) : rect(0..<8, end..<40)])
      #expect(self.numbers(sheet) == numbers, "by \(y)")
    }
  }

  @Test func `a part that moves leaves the rest where it is`() {
    var sheet = sheet()
    var numbers = numbers(sheet)
    move(&numbers, &sheet, PixelMove(parts: [rect(2..<5, 3..<9)], x: 1, y: -3), drawn: [rect(2..<5, 9..<12)])
    #expect(self.numbers(sheet) == numbers)
  }

  @Test func `pixels that somebody has do not change`() {
    var sheet = sheet()
    let before = sheet.pixels
    var numbers = numbers(sheet)
    move(&numbers, &sheet, PixelMove(parts: [rect(0..<8, 0..<39)], x: 0, y: -1), drawn: [rect(0..<8, 39..<40)])
    #expect(before == self.sheet().pixels)
    let after = sheet.pixels
    #expect(after.count == 4 * 8 * 40)
    #expect(sheet.withPixels { Array($0) } == after)
    move(&numbers, &sheet, PixelMove(parts: [rect(0..<8, 0..<39)], x: 0, y: -1), drawn: [rect(0..<8, 39..<40)])
    #expect(sheet.pixels != after)
  }
}
