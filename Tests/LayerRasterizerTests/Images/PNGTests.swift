import Foundation
import Testing

@testable import LayerRasterizer

@Suite struct PNGTests {
  private func picture(_ width: Int, _ height: Int, opaque: Bool) -> RasterPicture {
    var pixels: [UInt8] = []
    for index in 0..<width * height {
      let alpha: UInt8 = opaque ? 255 : index % 3 == 0 ? 0 : 255
      let part = { (value: Int) in alpha == 0 ? UInt8(0) : UInt8(value % 256) }
      pixels += [part(index * 7), part(index * index), part(index / 5), alpha]
    }
    return RasterPicture(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [(1, 1), (3, 2), (64, 64), (300, 120)], [true, false])
  func `what is written is read again`(size: (Int, Int), isOpaque: Bool) throws {
    let picture = picture(size.0, size.1, opaque: isOpaque)
    let read = try #require(RasterPicture(png: picture.png))
    #expect(read == picture)
  }

  @Test func `a picture of one colour is a small file`() {
    let pixels = [UInt8](repeating: 255, count: 400 * 400 * 4)
    #expect(RasterPicture(width: 400, height: 400, pixels: pixels).png.count < 2_000)
  }

  @Test func `the header is what the standard says`() throws {
    let file = picture(3, 2, opaque: true).png
    #expect(
      Array(file[0..<29]) == [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 2, 8,
        2,
        0, 0, 0,
      ])
  }

  @Test func `a file that is cut short anywhere is refused`() {
    let file = picture(20, 20, opaque: false).png
    for count in 0..<file.count { #expect(RasterPicture(png: Array(file[0..<count])) == nil) }
  }

  @Test func `a file with one byte changed is refused`() {
    let file = picture(6, 6, opaque: true).png
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x55
      #expect(RasterPicture(png: changed) == nil, "byte \(index)")
    }
  }

  @Test func `a file that lies about its size is refused and takes no memory`() {
    let file = Self.file(width: 60_000, height: 1_000, depth: 8, type: 6, rows: [0, 1, 2, 3, 4])
    #expect(throws: PNGReader.Fault.cutShort) { try PNGReader.read(file) }
    let enormous = Self.file(width: 2_000_000_000, height: 2_000_000_000, depth: 8, type: 6, rows: [0])
    #expect(throws: PNGReader.Fault.tooLarge(width: 2_000_000_000, height: 2_000_000_000)) {
      try PNGReader.read(enormous)
    }
  }

  @Test func `an interlaced file is put together of its seven passes`() throws {
    // Written by libpng 1.6: 10 by 9 pixels of the red 20 x, the green 25 y and the blue x y.
    let file = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAoAAAAJCAIAAAHzwxrSAAAAbklEQVQYlXXLOwrCQBSG0TPxGoOITJFCO8vUswKXMIvIwlxOlmUxMAQfcODy\
          8XPhRdjwVBlsj2RV5SqnhUpYJ3I7t6RYRBdWTFyaNLPshDIQXeuRqel9bv/7vpKTu1n6JxQMHH7qc3D8tp9HTh/eAfwLDx1vZ8QAAAAASUVORK5CYII=
          """))
    let picture = try #require(RasterPicture(png: [UInt8](file)))
    #expect(picture.width == 10 && picture.height == 9)
    for y in 0..<9 {
      for x in 0..<10 { #expect(picture[x, y] == SIMD4(UInt8(20 * x), UInt8(25 * y), UInt8(x * y), 255)) }
    }
    for count in 0..<file.count { #expect(RasterPicture(png: Array(file[0..<count])) == nil) }
  }

  // B6
  @Test func `a file says how its words were drawn`() {
    let pixels = [UInt8](repeating: 255, count: 4)
    let picture = RasterPicture(width: 1, height: 1, scale: 2, pixels: pixels, lettering: .bars)
    #expect(picture.description == "1 by 1 pixels, 2 to a point. Words are drawn as bars of their measured size.")
    let text = "tEXtDescription\0Words are drawn as bars of their measured size."
    #expect(String(decoding: picture.png, as: UTF8.self).contains(text))
    #expect(!String(decoding: RasterPicture(width: 1, height: 1, pixels: pixels).png, as: UTF8.self).contains("tEXt"))
  }

  @Test func `greys of two bits become bytes`() throws {
    let image = try PNGReader.read(Self.file(width: 4, height: 1, depth: 2, type: 0, rows: [0, 0b00_01_10_11]))
    #expect(image.pixels == [0, 0, 0, 255, 85, 85, 85, 255, 170, 170, 170, 255, 255, 255, 255, 255])
  }

  @Test func `colours of a palette have the opacity that is given for them`() throws {
    let file = Self.file(
      width: 2, height: 1, depth: 8, type: 3, rows: [0, 0, 1],
      between: [("PLTE", [255, 0, 0, 0, 0, 200]), ("tRNS", [255, 0])])
    #expect(try PNGReader.read(file).pixels == [255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func `a colour that is not in the palette is damage`() {
    let file = Self.file(
      width: 2, height: 1, depth: 8, type: 3, rows: [0, 0, 9], between: [("PLTE", [255, 0, 0, 0, 0, 200])])
    #expect(throws: PNGReader.Fault.damaged("palette")) { try PNGReader.read(file) }
  }

  /// A file whose rows are given with their filters.
  static func file(
    width: Int, height: Int, depth: UInt8, type: UInt8, rows: [UInt8], between: [(String, [UInt8])] = []
  ) -> [UInt8] {
    // Made of a picture's own file: header and data are put in the place of its.
    func long(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
      let checked = Array(kind.utf8) + body
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in checked {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
      }
      return long(body.count) + checked + long(Int(~sum))
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let length = [UInt8(rows.count & 255), UInt8(rows.count >> 8)]
    let data = [0x78, 0x01, 1] + length + length.map { ~$0 } + rows + long(Int(b << 16 | a))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", long(width) + long(height) + [depth, type, 0, 0, 0])
      + between.flatMap { chunk($0.0, $0.1) } + chunk("IDAT", data) + chunk("IEND", [])
  }
}
