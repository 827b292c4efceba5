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
}
