import LayerEngine
import OpenCollectionView
import Testing

struct ColorComponentTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: nil, alpha: nil))
    color.getRed(nil, green: nil, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func hue(_ color: UIColor) -> [CGFloat] {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    return [hue, saturation, brightness, alpha]
  }

  @Test func `components come back as they were given`() {
    #expect(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(UIColor(red: 2, green: -1, blue: 0, alpha: 1)) == [2, -1, 0, 1])
  }

  @Test func `a grey has one component`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.5)
    #expect(UIColor(white: 0.3, alpha: 0.5).cgColor.components == [0.3, 0.5])
    #expect(UIColor.black.cgColor.numberOfComponents == 2)
  }

  @Test func `a colour becomes a grey as bright`() {
    var white: CGFloat = 0
    UIColor.white.getWhite(&white, alpha: nil)
    #expect(white == 1)
    UIColor(red: 0, green: 1, blue: 0, alpha: 1).getWhite(&white, alpha: nil)
    // The sRGB component of 0.7152 of the light.
    #expect(abs(white - 0.8624) < 1e-3)
  }

  @Test(
    arguments: [
      ([1, 0, 0], [0, 1, 1]), ([1, 1, 0], [1.0 / 6, 1, 1]), ([0, 1, 0], [1.0 / 3, 1, 1]), ([0, 1, 1], [0.5, 1, 1]),
      ([0, 0, 1], [2.0 / 3, 1, 1]), ([1, 0, 1], [5.0 / 6, 1, 1]), ([0.5, 0.5, 0.5], [0, 0, 0.5]),
      ([0, 0, 0], [0, 0, 0]),
      ([0.5, 0.25, 0.25], [0, 0.5, 0.5]),
    ] as [([CGFloat], [CGFloat])])
  func `a colour has a hue, a saturation and a brightness`(rgb: [CGFloat], expected: [CGFloat]) {
    let found = hue(UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.5))
    for (value, wanted) in zip(found, expected + [0.5]) { #expect(abs(value - wanted) < 1e-12) }
    let back = components(UIColor(hue: found[0], saturation: found[1], brightness: found[2], alpha: 0.5))
    for (value, wanted) in zip(back, rgb + [0.5]) { #expect(abs(value - wanted) < 1e-12) }
  }

  @Test func `a colour of a wide screen lies outside of sRGB`() {
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    let values = components(color)
    #expect(values[0] > 1.09 && values[1] < -0.22 && values[2] < -0.15 && values[3] == 0.5)
    #expect(color.cgColor.colorSpace?.name == CGColorSpace.displayP3)
    #expect(color.withAlphaComponent(1).cgColor.components == [1, 0, 0, 1])
  }

  @Test func `colours that are drawn alike are equal`() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.hash == UIColor(red: 1, green: 1, blue: 1, alpha: 1).hash)
    #expect(UIColor.white != UIColor.black)
    #expect(UIColor(cgColor: .black) == .black)
  }
}
