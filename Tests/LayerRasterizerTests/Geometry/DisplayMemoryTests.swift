import LayerRasterizer
import Testing

@Suite struct DisplayMemoryTests {
  /// A picture of five by two pixels: red says which one, green and blue are always the same.
  private let picture: [UInt8] = (0..<10).flatMap { [UInt8($0), 100, 200, 7] }

  /// Memory of so many pixels, with one more behind each row, that has taken a part of the picture in: a number for
  /// each pixel, -1 where there is none of it.
  private func taken(
    width: Int, height: Int, turns: Int, part: PixelRect = PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 2)
  ) -> (pixels: [Int], place: PixelRect) {
    var memory = [UInt32](repeating: .max, count: (width + 1) * height)
    let place = memory.withUnsafeMutableBytes { memory in
      picture.withUnsafeBufferPointer {
        DisplayMemory(base: memory.baseAddress!, width: width, height: height, rowBytes: (width + 1) * 4)
          .take(part, of: $0, width: 5, height: 2, quarterTurns: turns)
      }
    }
    let numbers = memory.map { $0 == .max ? -1 : $0 & 0xFFFF == 100 << 8 | 200 ? Int($0 >> 16 & 0xFF) : -2 }
    return (numbers, place)
  }

  // W13
  @Test(arguments: [
    (0, 5, 2, [0, 1, 2, 3, 4, -1, 5, 6, 7, 8, 9, -1], PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 2)),
    (2, 5, 2, [9, 8, 7, 6, 5, -1, 4, 3, 2, 1, 0, -1], PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 2)),
    (1, 2, 5, [5, 0, -1, 6, 1, -1, 7, 2, -1, 8, 3, -1, 9, 4, -1], PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 5)),
    (3, 2, 5, [4, 9, -1, 3, 8, -1, 2, 7, -1, 1, 6, -1, 0, 5, -1], PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 5)),
    (5, 2, 5, [5, 0, -1, 6, 1, -1, 7, 2, -1, 8, 3, -1, 9, 4, -1], PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 5)),
  ])
  func `a display takes a picture in turned by quarters, its colours in the display's order`(
    turns: Int, width: Int, height: Int, pixels: [Int], place: PixelRect
  ) {
    let found = taken(width: width, height: height, turns: turns)
    #expect(found.pixels == pixels)
    #expect(found.place == place)
  }

  // W13
  @Test func `a part is taken in alone, and what there is no room for is left out`() {
    let part = PixelRect(minX: 1, minY: 1, maxX: 9, maxY: 9)
    let whole = taken(width: 5, height: 2, turns: 0, part: part)
    #expect(whole.pixels == [-1, -1, -1, -1, -1, -1, -1, 6, 7, 8, 9, -1])
    #expect(whole.place == PixelRect(minX: 1, minY: 1, maxX: 5, maxY: 2))
    let small = taken(width: 3, height: 2, turns: 0, part: part)
    #expect(small.pixels == [-1, -1, -1, -1, -1, 6, 7, -1])
    #expect(small.place == PixelRect(minX: 1, minY: 1, maxX: 3, maxY: 2))
    let beside = taken(width: 1, height: 1, turns: 3, part: part)
    #expect(beside.pixels == [-1, -1])
    #expect(beside.place.isEmpty)
    let larger = taken(width: 6, height: 3, turns: 2, part: PixelRect(minX: -4, minY: 0, maxX: 2, maxY: 1))
    #expect(larger.pixels == Array(repeating: -1, count: 14) + [-1, -1, -1, -1, 1, 0, -1])
    #expect(larger.place == PixelRect(minX: 4, minY: 2, maxX: 6, maxY: 3))
  }
}
