import Foundation
import LayerEngine
import PlaneGeometry
import TestSupport
import Testing

struct LayerGeometryTrapTests {
  @Test func `A frame that is not a number traps with its numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 2)
    }
    #expect(
      trapSentence(of: result).contains(
        "A layer's frame cannot be (x nan, y 0.0, width 1.0, height 2.0): all of its numbers must be finite"))
  }

  @Test func `The null rect traps as a frame`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().frame = .null
    }
    #expect(
      trapSentence(of: result).contains("A layer's frame cannot be (x inf, y inf, width 0.0, height 0.0)"))
  }

  @Test func `Bounds that are infinite trap with their numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    }
    #expect(
      trapSentence(of: result).contains("A layer's bounds cannot be (x 0.0, y 0.0, width inf, height 1.0)"))
  }

  @Test func `Infinities that cancel each other trap all the same`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().bounds = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1)
    }
    #expect(trapSentence(of: result).contains("A layer's bounds cannot be (x -inf"))
  }

  @Test func `A position that is not a number traps with its numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().position = CGPoint(x: 3, y: CGFloat.nan)
    }
    #expect(trapSentence(of: result).contains("A layer's position cannot be (x 3.0, y nan): all of its numbers"))
  }
}
