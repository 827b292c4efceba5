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

  @Test func `A grey has three equal components`() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.5, 0.5, 0.25])
  }

  @Test func `Black, white and clear`() {
    #expect(CGColor.black.components == [0, 0, 0, 1])
    #expect(CGColor.white.components == [1, 1, 1, 1])
    #expect(CGColor.clear.components == [0, 0, 0, 0])
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
}
