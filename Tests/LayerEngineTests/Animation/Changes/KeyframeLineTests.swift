import Foundation
import PlaneGeometry
import TestSupport
import Testing

@testable import LayerEngine

struct KeyframeLineTests {
  private func line(
    _ frames: [(start: Double, end: Double, value: Double)], mode: CAAnimationCalculationMode = .linear
  ) -> String {
    let line = KeyframeLine(
      from: .number(0), frames: frames.map { Keyframe(start: $0.start, end: $0.end, value: .number($0.value)) },
      mode: mode)
    return zip(line.times, line.values).map { "\($0): \($1.number ?? .nan)" }.joined(separator: ", ")
  }

  @Test func `values hold between the frames`() {
    #expect(line([(0.25, 0.5, 10), (0.75, 1, 20)]) == "0.0: 0.0, 0.25: 0.0, 0.5: 10.0, 0.75: 10.0, 1.0: 20.0")
  }

  @Test func `a frame that begins within another cuts it off`() {
    #expect(line([(0, 1, 10), (0.5, 0.75, 0)]) == "0.0: 0.0, 0.5: 5.0, 0.75: 0.0")
  }

  @Test func `of two frames at one time the later counts`() {
    #expect(line([(0, 1, 10), (0, 1, 20)]) == "0.0: 0.0, 1.0: 20.0")
  }

  @Test func `jumps come at the beginnings`() {
    #expect(line([(0, 0.5, 10), (0.5, 1, 20)], mode: .discrete) == "0.0: 10.0, 0.5: 20.0")
  }

  @Test(arguments: 0..<50)
  func `times ascend from 0 to 1 at most, whatever the frames`(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let frames = (0..<Int.random(in: 1...8, using: &numbers)).map { index in
      let start = Double.random(in: 0...1, using: &numbers)
      return Keyframe(
        start: start, end: Double.random(in: start...1, using: &numbers), value: .number(Double(index + 1)))
    }
    let line = KeyframeLine(from: .number(0), frames: frames, mode: .linear)
    #expect(line.times == line.times.sorted())
    #expect(line.times.first == 0)
    #expect(line.times.allSatisfy { $0 <= 1 })
    #expect(line.times.count == line.values.count)
    let last = frames.enumerated().max { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    #expect(line.values.last?.number == last?.element.value.number)
  }
}
