import Foundation
import Testing

@testable import LayerEngine

struct CGGradientTests {
  private let colors = [CGColor.black, CGColor(gray: 0.5, alpha: 1), CGColor.white]

  private func locations(_ given: [CGFloat]?) -> [CGFloat]? {
    CGGradient(colors: colors, locations: given)?.stops.map(\.location)
  }

  private func grays(_ given: [CGFloat]) -> [Float]? {
    CGGradient(colors: colors, locations: given)?.stops.map(\.color.red)
  }

  @Test func `Colours are spread evenly without places`() {
    #expect(locations(nil) == [0, 0.5, 1])
  }

  @Test func `One colour stands at the start`() {
    #expect(CGGradient(colors: [.black], locations: nil)?.stops.map(\.location) == [0])
  }

  @Test func `No colours, and places of another number, are no gradient`() {
    #expect(CGGradient(colors: [], locations: nil) == nil)
    #expect(CGGradient(colors: [], locations: []) == nil)
    #expect(locations([0, 1]) == nil)
    #expect(locations([0, 0.5, 0.75, 1]) == nil)
  }

  @Test func `Colours are sorted by their places`() {
    #expect(locations([1, 0, 0.5]) == [0, 0.5, 1])
    #expect(grays([1, 0, 0.5]) == [0.5, 1, 0])
  }

  @Test func `Colours at one place keep their order`() {
    #expect(grays([0.5, 0.5, 0.5]) == [0, 0.5, 1])
  }

  @Test func `Places are kept between 0 and 1`() {
    #expect(locations([-1, 0.5, 7]) == [0, 0.5, 1])
    #expect(locations([.nan, 0.5, .infinity]) == [0, 0.5, 1])
  }

  @Test func `Objects of CoreGraphics' signature give the same gradient`() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.25, 1]))
    #expect(gradient.stops.map(\.location) == [0, 0.25, 1])
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil)?.stops.map(\.location) == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test func `Components of a space give a gradient`() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0, 0.75],
        count: 2))
    #expect(
      gradient.stops == [
        LayerGradient.Stop(color: LayerColor(red: 1, green: 0, blue: 0), location: 0),
        LayerGradient.Stop(color: LayerColor(red: 0, green: 0, blue: 1, alpha: 0.5), location: 0.75),
      ])
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0.25, 1, 0.5, 1], locations: nil, count: 2)
    #expect(gray?.stops.map(\.color.green) == [0.25, 0.5])
    #expect(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0], locations: nil, count: 0) == nil)
  }
}
