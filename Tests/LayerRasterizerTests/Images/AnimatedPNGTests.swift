import Foundation
import LayerRasterizer
import Testing

// B8
struct AnimatedPNGTests {
  /// A grey picture with a dot.
  private func picture(_ x: Int, width: Int = 8, height: Int = 4) -> RasterPicture {
    var pixels = [UInt8](repeating: 128, count: width * height * 4)
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    if x >= 0 { pixels[(2 * width + x) * 4] = 255 }
    return RasterPicture(width: width, height: height, pixels: pixels)
  }

  /// The chunks of a file, with what they hold.
  private func chunks(_ file: [UInt8]) -> [(kind: String, body: [UInt8])] {
    var found: [(kind: String, body: [UInt8])] = []
    var at = 8
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      found.append((String(decoding: file[at + 4..<at + 8], as: UTF8.self), Array(file[at + 8..<at + 8 + length])))
      at += 12 + length
    }
    return found
  }

  @Test func `a film has its pictures in order, and a reader of one picture sees the first`() throws {
    var film = AnimatedPNG()
    let added = [1, 3, 6].map { film.add(picture($0), duration: 0.25) }
    #expect(added == [true, true, true])
    let file = try #require(film.file)
    #expect(
      chunks(file).map(\.kind) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(RasterPicture(png: file)?.pixels == picture(1).pixels)
    let numbers = chunks(file).filter { $0.kind == "fcTL" || $0.kind == "fdAT" }.map { $0.body[3] }
    #expect(numbers == [0, 1, 2, 3, 4])
  }

  @Test func `of a picture what differs is kept`() throws {
    var film = AnimatedPNG()
    film.add(picture(1), duration: 0.1)
    film.add(picture(4), duration: 0.1)
    let second = chunks(try #require(film.file)).filter { $0.kind == "fcTL" }[1].body
    // Width 4, height 1, at 1, 2.
    #expect(Array(second[4..<20]) == [0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2])
  }

  @Test func `a picture like the last one makes that last longer`() throws {
    var film = AnimatedPNG()
    for _ in 0..<3 { film.add(picture(1), duration: 0.1) }
    #expect(film.frameCount == 1)
    let frame = chunks(try #require(film.file)).first { $0.kind == "fcTL" }
    #expect(frame.map { Array($0.body[20..<24]) } == [1, 44, 3, 232])
  }

  @Test func `times do not run away, whatever a picture's is`() throws {
    var film = AnimatedPNG()
    for index in 0..<30 { film.add(picture(index % 8), duration: 1 / 30.0) }
    let delays = chunks(try #require(film.file)).filter { $0.kind == "fcTL" }.map {
      Int($0.body[20]) << 8 | Int($0.body[21])
    }
    #expect(delays.count == 30 && delays.reduce(0, +) == 1000 && Set(delays) == [33, 34])
    for (index, duration) in ([.nan, -1, 0, 1e300] as [Double]).enumerated() {
      film.add(picture(index), duration: duration)
    }
    #expect(film.file != nil && film.frameCount == 34)
  }

  @Test func `another size is not added, and nothing is no film`() {
    var film = AnimatedPNG()
    #expect(film.file == nil)
    let pictures = [RasterPicture(width: 0, height: 0, pixels: []), picture(1), picture(1, width: 9)]
    let added = pictures.map { film.add($0, duration: 1) }
    #expect(added == [false, true, false] && film.frameCount == 1)
  }
}
