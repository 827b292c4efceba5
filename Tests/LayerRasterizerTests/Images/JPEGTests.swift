import Foundation
import LayerEngine
import LayerRasterizer
import Testing

@Suite struct JPEGTests {
  private func picture(_ width: Int, _ height: Int, alpha: UInt8 = 255) -> RasterPicture {
    var pixels: [UInt8] = []
    for index in 0..<width * height {
      let part = { (value: Int) in UInt8(value % 256 * Int(alpha) / 255) }
      let (x, y) = (index % width, index / width)
      pixels += [part(x * 4), part(y * 5), part(x * 2 + y * 3), alpha]
    }
    return RasterPicture(width: width, height: height, pixels: pixels)
  }

  private func checksum(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 16)
  }

  // B1: literals of a file that libjpeg-turbo 2.1 reads without a warning, off by 0.9 and 0.4 in the mean of all bytes
  @Test func `the same pixels give the same file in every build`() throws {
    let small = try #require(picture(61, 43).jpeg(quality: 0.85))
    let best = try #require(picture(61, 43).jpeg(quality: 1))
    #expect(checksum(small) == "41a082d3f3191f7e")
    #expect(checksum(best) == "fa5acbf0ee638e42")
  }

  @Test func `a file begins, says its size, and ends`() throws {
    let file = try #require(picture(300, 17).jpeg(quality: 0.5))
    #expect(Array(file[0..<4]) == [0xFF, 0xD8, 0xFF, 0xE0] && Array(file.suffix(2)) == [0xFF, 0xD9])
    let places = Array(file.indices.dropLast(9))
    let frame = try #require(places.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    let size: [UInt8] = [0, 17, 1, 44]
    #expect(Array(file[frame + 5..<frame + 9]) == size)
  }

  @Test func `an orientation is that of Exif, and the usual one is not said`() throws {
    let turned = try #require(picture(8, 8).jpeg(quality: 0.5, orientation: 6))
    let usual = try #require(picture(8, 8).jpeg(quality: 0.5))
    #expect(turned.count == usual.count + 36)
    #expect(Array(turned[22..<30]) == [0, 34] + Array("Exif\0\0".utf8) && turned[49] == 6)
    #expect(picture(8, 8).jpeg(quality: 0.5, orientation: 99) == usual)
  }

  @Test func `what is clear is white`() {
    let white = RasterPicture(width: 16, height: 16, pixels: [UInt8](repeating: 255, count: 1024))
    #expect(picture(16, 16, alpha: 0).jpeg(quality: 0.9) == white.jpeg(quality: 0.9))
  }

  @Test func `no size and no quality traps`() {
    #expect(RasterPicture(width: 0, height: 0, pixels: []).jpeg(quality: 0.5) == nil)
    let long = RasterPicture(width: 65_536, height: 1, pixels: [UInt8](repeating: 9, count: 262_144))
    #expect(long.jpeg(quality: 0.5) == nil)
    for quality in [Double.nan, .infinity, -.infinity, -3, 0, 1, 9] {
      #expect(picture(1, 1).jpeg(quality: quality) != nil)
    }
  }

  #if SystemLibraries
  private static let unread = "it is no PNG, JPEG or WebP file"
  #else
  private static let unread = "only PNG files can be decoded without the package trait SystemLibraries"
  #endif

  // B7
  @Test func `a picture is drawn by itself in any size, and one that cannot be decoded is an error`() throws {
    let drawing = LayerPicture(
      size: CGSize(width: 2, height: 1),
      source: .drawn(DisplayList([.fillRect(CGRect(x: 1, y: 0, width: 1, height: 1), .red)])))
    let picture = try LayerRasterizer(text: .bars).picture(of: drawing, width: 6000, height: 2)
    #expect(
      picture.word(2999, 1) == "00000000" && picture.word(3000, 1) == "ff0000ff" && picture.word(5999, 0) == "ff0000ff")
    let broken = LayerPicture(
      size: CGSize(width: 2, height: 2), source: .encoded(bytes: [1, 2, 3], mediaType: "image/webp"))
    let outer = LayerPicture(
      size: CGSize(width: 2, height: 2),
      source: .drawn(DisplayList([.picture(broken, CGRect(x: 0, y: 0, width: 2, height: 2))])))
    for picture in [broken, outer] {
      #expect(
        throws: RasterError.undecodable(
          "A picture of the type image/webp was left out: \(Self.unread).")
      ) { try LayerRasterizer(text: .bars).picture(of: picture, width: 2, height: 2) }
    }
    #expect(throws: RasterError.size(width: 0, height: 2)) {
      try LayerRasterizer().picture(of: drawing, width: 0, height: 2)
    }
  }
}
