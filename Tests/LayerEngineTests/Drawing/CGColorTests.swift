import Foundation
import LayerEngine
import Testing

struct CGColorTests {
  @Test func `A colour keeps its components`() {
    let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    #expect(color.components == [0.25, 0.5, 0.75, 0.125])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.125)
    #expect(color.layerColor == LayerColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125))
  }

  @Test func `A grey has one component and its opacity, and is drawn as three equal ones`() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.colorSpace?.model == .monochrome)
    #expect(gray.layerColor == LayerColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
  }

  @Test func `Black, white and clear`() {
    #expect(CGColor.black.components == [0, 1])
    #expect(CGColor.white.components == [1, 1])
    #expect(CGColor.clear.components == [0, 0])
    #expect(CGColor.black.layerColor == LayerColor.black)
  }

  @Test func `Colours are equal when their components are`() {
    let first = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let second = CGColor(LayerColor(red: 1, green: 0.5, blue: 0))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
  }

  @Test func `A copy with another opacity leaves the colour as it is`() throws {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let copy = try #require(color.copy(alpha: 0.25))
    #expect(copy.components == [1, 0.5, 0, 0.25])
    #expect(color.alpha == 1)
  }

  @Test func `Components outside of 0 to 1 are kept`() {
    #expect(CGColor(red: 2, green: -1, blue: 0, alpha: 1).components == [2, -1, 0, 1])
  }

  @Test func `Components come back as exactly as they were given`() {
    #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
  }

  @Test func `A colour of another space keeps its components there`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 0.5]))
    #expect(color.components == [1, 0, 0, 0.5])
    #expect(color.colorSpace == space)
    let copy = try #require(color.copy(alpha: 0.25))
    #expect(copy.components == [1, 0, 0, 0.25])
    #expect(copy.colorSpace == space)
  }

  // CSS Color 4, section 10: color(display-p3 1 0 0) is color(srgb 1.0931 -0.2267 -0.1501).
  @Test func `The red of a wide screen lies outside of sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).layerColor
    #expect(abs(color.red - 1.0931) < 1e-4)
    #expect(abs(color.green + 0.2267) < 1e-4)
    #expect(abs(color.blue + 0.1501) < 1e-4)
  }

  @Test func `Conversion clamps unless the space is extended`() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
    let narrow = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(color.converted(to: narrow, intent: .defaultIntent, options: nil)?.components == [1, 0, 0, 1])
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try #require(color.converted(to: extended, intent: .defaultIntent, options: nil)?.components?.first)
    #expect(abs(red - 1.0931) < 1e-4)
  }

  @Test(arguments: [
    CGColorSpace.extendedSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.extendedDisplayP3,
    CGColorSpace.extendedLinearDisplayP3,
  ])
  func `There and back is the same colour`(name: String) throws {
    let space = try #require(CGColorSpace(name: name))
    let color = CGColor(srgbRed: 0.9, green: 0.5, blue: 0.02, alpha: 0.3)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let standard = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let back = try #require(there.converted(to: standard, intent: .defaultIntent, options: nil)?.components)
    for (value, expected) in zip(back, [0.9, 0.5, 0.02, 0.3]) { #expect(abs(value - expected) < 1e-12) }
  }

  @Test func `A colour becomes a grey as bright`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let gray = try #require(green.converted(to: space, intent: .defaultIntent, options: nil)?.components)
    #expect(gray.count == 2)
    // The part of green in the light of white, ITU-R BT.709.
    #expect(abs(gray[0] - 0.7152) < 1e-4)
  }

  @Test func `Half the light of sRGB is 0.735 of its component`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.5, 0, 1, 1])).layerColor
    #expect(abs(color.red - 0.7354) < 1e-4)
    #expect(color.green == 0 && abs(color.blue - 1) < 1e-6)
  }

  @Test func `A grey and the same colour are equal, since they are drawn alike`() {
    #expect(CGColor.white == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor.white.hashValue == CGColor(red: 1, green: 1, blue: 1, alpha: 1).hashValue)
  }

  @Test func `Components that are no numbers trap nowhere`() throws {
    let color = CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.genericGrayGamma2_2] {
      let space = try #require(CGColorSpace(name: name))
      #expect(color.converted(to: space, intent: .defaultIntent, options: nil) != nil)
    }
  }
}
