import LayerEngine
import Testing

struct CGColorSpaceTests {
  @Test(arguments: [
    (CGColorSpace.sRGB, 3, false), (CGColorSpace.extendedSRGB, 3, true), (CGColorSpace.linearSRGB, 3, false),
    (CGColorSpace.displayP3, 3, true), (CGColorSpace.genericGrayGamma2_2, 1, false),
    (CGColorSpace.linearGray, 1, false),
  ])
  func `A name gives its space`(name: String, components: Int, isWide: Bool) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.name == name)
    #expect(space.numberOfComponents == components)
    #expect(space.model == (components == 1 ? .monochrome : .rgb))
    #expect(space.isWideGamutRGB == isWide)
    #expect(space == CGColorSpace(name: name))
  }

  @Test func `A name that is none gives no space`() {
    #expect(CGColorSpace(name: "") == nil)
    #expect(CGColorSpace(name: "sRGB") == nil)
  }

  @Test func `The device has colours and greys`() {
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpaceCreateDeviceGray())
  }
}
