import Foundation
import LayerEngine
import RasterKernel
import Testing

@testable import LayerRasterizer

/// The colours between the stops of a gradient.
@Suite struct RampTests {
  private static func ramp(_ stops: [LayerGradient.Stop]) -> [[UInt8]] {
    let bytes = RasterStorage(text: .bars, limit: 1 << 16).colors(stops).bytes
    return (0..<bytes.width).map { index in (0..<4).map { bytes.base[4 * index + $0] } }
  }

  @Test func `each colour is that of its place, multiplied by its opacity as any other colour is`() {
    var state: UInt64 = 7
    func chance() -> Float {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(state >> 40) / Float(1 << 24)
    }
    for _ in 0..<40 {
      var place = CGFloat(chance()) * 0.3
      var marks: [(parts: [Float], location: CGFloat)] = []
      for _ in 0..<5 {
        marks.append(([chance() * 1.2, chance() - 0.1, chance(), chance()], place))
        place += CGFloat(chance()) * 0.3
      }
      func color(_ parts: [Float]) -> LayerColor {
        LayerColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      }
      let stops = marks.map { LayerGradient.Stop(color: color($0.parts), location: $0.location) }
      let found = Self.ramp(stops)
      #expect(found.count == 1024)
      for index in found.indices {
        let place = CGFloat(index) / 1023
        let next = marks.firstIndex { $0.location > place } ?? marks.count
        var parts = marks[max(next - 1, 0)].parts
        if next > 0, next < marks.count {
          let (from, to) = (marks[next - 1], marks[next])
          let part = Float((place - from.location) / (to.location - from.location))
          parts = zip(from.parts, to.parts).map { $0 + ($1 - $0) * part }
        }
        let (red, green, blue, alpha) = SceneBuilder.premultiplied(color(parts))
        guard found[index] != [red, green, blue, alpha] else { continue }
        Issue.record("The colour \(index) of \(stops) is \(found[index]), and not \([red, green, blue, alpha]).")
        return
      }
    }
  }

  @Test func `colours that are no numbers are clear, and stops at one place follow one another`() {
    let none = LayerColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
    #expect(Self.ramp([LayerGradient.Stop(color: none, location: 0)]).first == [0, 0, 0, 0])
    let half = Self.ramp([
      .init(color: .red, location: 0), .init(color: .red, location: 0.5), .init(color: .blue, location: 0.5),
      .init(color: .blue, location: 1),
    ])
    #expect(half[511] == [255, 0, 0, 255] && half[512] == [0, 0, 255, 255])
  }
}
