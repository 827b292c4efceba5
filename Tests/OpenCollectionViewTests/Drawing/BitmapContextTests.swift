import Testing

@testable import OpenCollectionView

@MainActor struct BitmapContextTests {
  private func context(width: Int, height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test func `a context of pixels answers an image of its size`() {
    let context = context(width: 4, height: 3)
    context?.setFillColor(UIColor.red.cgColor)
    context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let image = context?.makeImage()
    #expect(image?.width == 4 && image?.height == 3)
    #expect(context?.width == 4 && context?.height == 3 && context?.data == nil)
  }

  @Test func `its origin is at the lower left`() {
    #expect(context(width: 4, height: 3)?.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 3))
  }

  @Test func `there is none of no pixels, of too many, and of memory of the program's own`() {
    #expect(context(width: 0, height: 3) == nil && context(width: 4, height: 30_001) == nil)
    var pixel: [UInt8] = [0, 0, 0, 0]
    let own = pixel.withUnsafeMutableBytes {
      CGContext(
        data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    #expect(own == nil)
  }
}
