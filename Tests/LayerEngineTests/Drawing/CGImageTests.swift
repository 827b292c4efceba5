import Foundation
import PlaneGeometry
import Testing

@testable import LayerEngine

struct CGImageTests {
  private func image(width: CGFloat, height: CGFloat, scale: CGFloat = 1) -> CGImage {
    CGImage(
      picture: LayerPicture(
        size: CGSize(width: width, height: height), scale: scale, source: .encoded(bytes: [], mediaType: "image/png")))
  }

  /// An image of pixels with plain arguments where the test says nothing else.
  private func image(
    _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int = 32, bytesPerRow: Int = 4,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: CGBitmapInfo = CGBitmapInfo(rawValue: 3)
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes)).flatMap { provider in
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  /// The pixels of an image that was made from pixels: what follows each row's filter in the stored blocks.
  private func pixels(_ image: CGImage?) -> [UInt8]? {
    guard let image, case .encoded(let file, "image/png") = image.picture.source else { return nil }
    // Signature 8, header 25, length and type 8, zlib 2, block head 5; one block only.
    let row = image.width * 4 + 1
    let rows = file.dropFirst(48).prefix(row * image.height)
    return rows.enumerated().filter { !$0.offset.isMultiple(of: row) }.map(\.element)
  }

  @Test func `An image is measured in pixels`() {
    let image = image(width: 10, height: 5, scale: 3)
    #expect(image.width == 30 && image.height == 15)
  }

  @Test func `A picture of no size has no pixels`() {
    #expect(image(width: .nan, height: .infinity).width == 0)
    #expect(image(width: -1, height: 0).height == 0)
  }

  @Test func `A part is cut out in whole pixels, and from what is there`() throws {
    let whole = image(width: 10, height: 10, scale: 2)
    let part = try #require(whole.cropping(to: CGRect(x: 4.5, y: 10, width: 3, height: 100)))
    #expect(part.width == 4 && part.height == 10)
    #expect(part.picture.scale == 2)
    guard case .drawn(let list) = part.picture.source else {
      Issue.record("not a drawing")
      return
    }
    #expect(
      list.commands == [
        .part(whole.picture, CGRect(x: 2, y: 5, width: 2, height: 5), CGRect(x: 0, y: 0, width: 2, height: 5))
      ])
  }

  @Test func `All of an image is the image, and nothing of it is none`() {
    let whole = image(width: 10, height: 10)
    #expect(whole.cropping(to: CGRect(x: -5, y: -5, width: 50, height: 50)) == whole)
    #expect(whole.cropping(to: .infinite) == whole)
    #expect(whole.cropping(to: CGRect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(whole.cropping(to: .zero) == nil)
    #expect(whole.cropping(to: .null) == nil)
    #expect(whole.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
  }

  // MARK: Pixels

  @Test func `Pixels are kept in their order, rows apart or not`() {
    let plain: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 128]
    #expect(pixels(image(plain, height: 2)) == plain)
    #expect(pixels(image([1, 2, 3, 255, 0, 0, 4, 5, 6, 128], height: 2, bytesPerRow: 6)) == plain)
    #expect(pixels(image(plain, width: 2, bytesPerRow: 8)) == plain)
  }

  @Test(arguments: [
    (CGImageAlphaInfo.last, [1, 2, 3, 128] as [UInt8], [1, 2, 3, 128] as [UInt8]),
    (.first, [128, 1, 2, 3], [1, 2, 3, 128]), (.noneSkipLast, [1, 2, 3, 7], [1, 2, 3, 255]),
    (.noneSkipFirst, [7, 1, 2, 3], [1, 2, 3, 255]), (.premultipliedLast, [64, 0, 128, 128], [128, 0, 255, 128]),
    (.premultipliedFirst, [128, 64, 0, 128], [128, 0, 255, 128]), (.premultipliedLast, [9, 9, 9, 0], [0, 0, 0, 0]),
    (.premultipliedLast, [200, 0, 0, 100], [255, 0, 0, 100]),
  ])
  func `The opacity is found where it stands`(info: CGImageAlphaInfo, bytes: [UInt8], expected: [UInt8]) {
    #expect(pixels(image(bytes, info: CGBitmapInfo(rawValue: info.rawValue))) == expected)
    let little = CGBitmapInfo(rawValue: info.rawValue).union(.byteOrder32Little)
    #expect(pixels(image(bytes.reversed(), info: little)) == expected)
  }

  @Test func `Greys and colours without opacity are opaque`() {
    #expect(
      pixels(
        image([9, 200], width: 2, bits: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(), info: []))
        == [9, 9, 9, 255, 200, 200, 200, 255])
    #expect(pixels(image([1, 2, 3], bits: 24, bytesPerRow: 3, info: [])) == [1, 2, 3, 255])
  }

  @Test func `Colours of a wide space become the nearest of sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(pixels(image([255, 0, 0, 255], space: space)) == [255, 0, 0, 255])
    // (0.5, 0.5, 0.5) is the same grey in both.
    #expect(pixels(image([128, 128, 128, 9], space: space)) == [128, 128, 128, 9])
  }

  @Test func `Sizes and arrangements that are none give no image`() {
    let four: [UInt8] = [1, 2, 3, 4]
    #expect(image(four, width: 0) == nil)
    #expect(image(four, height: -1) == nil)
    #expect(image(four, width: 2, bytesPerRow: 8) == nil)
    #expect(image(four, height: 2) == nil)
    #expect(image(four, bytesPerRow: 3) == nil)
    #expect(image(four, bytesPerRow: -4) == nil)
    #expect(image(four, height: .max, bytesPerRow: .max) == nil)
    #expect(image(four, height: 2, bytesPerRow: .max) == nil)
    #expect(image(four, height: 30_000, bytesPerRow: .max / 30_000) == nil)
    #expect(image(four, width: .max) == nil)
    #expect(image(four, bits: 16) == nil)
    #expect(image(four, info: []) == nil)
    #expect(image(four, info: CGBitmapInfo(rawValue: 31)) == nil)
    #expect(image(four, info: [.floatComponents, CGBitmapInfo(rawValue: 3)]) == nil)
    #expect(image(four, info: [.byteOrder16Little, CGBitmapInfo(rawValue: 3)]) == nil)
    #expect(image(four, space: CGColorSpaceCreateDeviceGray()) == nil)
  }

  @Test func `One pixel is this file`() throws {
    let image = try #require(self.image([255, 0, 0, 128]))
    guard case .encoded(let file, _) = image.picture.source else {
      Issue.record("the image holds no file")
      return
    }
    // As zlib's crc32 and adler32 have it.
    #expect(
      file == [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
        0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89,
        0, 0, 0, 16, 0x49, 0x44, 0x41, 0x54, 0x78, 0x01, 1, 5, 0, 0xFA, 0xFF, 0, 255, 0, 0, 128,
        0x04, 0x81, 0x01, 0x80, 0x19, 0x2F, 0x85, 0xB0,
        0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
      ])
  }

  @Test func `A large picture is stored in several blocks`() throws {
    let bytes = [UInt8](repeating: 7, count: 200 * 200 * 4)
    let image = try #require(self.image(bytes, width: 200, height: 200, bytesPerRow: 800))
    guard case .encoded(let file, _) = image.picture.source else {
      Issue.record("the image holds no file")
      return
    }
    // 160,200 bytes with the filters: two blocks of 65,535 bytes and one of 29,130.
    #expect(file.count == 8 + 25 + 12 + 2 + 3 * 5 + 160_200 + 4 + 12)
    #expect(file[43] == 0 && file[43 + 65_540] == 0 && file[43 + 131_080] == 1)
    #expect(Int(file[43 + 131_081]) + Int(file[43 + 131_082]) * 256 == 29_130)
  }
}
