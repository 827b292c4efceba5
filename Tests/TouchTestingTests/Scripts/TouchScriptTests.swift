import Foundation
import GestureEngine
import Testing
import TouchTesting

struct TouchScriptTests {
  private func text(_ script: TouchScript) -> String {
    script.samples(from: 0, identifiersFrom: 1).map { sample in
      let milliseconds = Int((sample.time * 1000).rounded())
      return "\(milliseconds):\(sample.identifier) \(sample.phase) \(Int(sample.location.x))"
    }.joined(separator: ", ")
  }

  private let start = CGPoint(x: 0, y: 0)
  private let end = CGPoint(x: 30, y: 0)

  @Test func `a tap comes down and lifts`() {
    #expect(text(.tap(at: end)) == "0:1 began 30, 80:1 ended 30")
    #expect(TouchScript.tap(at: end).duration == 0.08)
    #expect(TouchScript.tap(at: end).fingerCount == 1)
  }

  @Test func `a cancelled script takes its fingers away where they would lift`() {
    #expect(text(.tap(at: end).cancelled()) == "0:1 began 30, 80:1 cancelled 30")
    #expect(text(.tap(at: end).cancelled().then(.tap(at: end))).hasSuffix("80:2 began 30, 160:2 ended 30"))
  }

  // G120
  @Test func `a drag reports 120 times a second, rests and lifts`() {
    #expect(TouchScript.samplesPerSecond == 120)
    #expect(
      text(.drag(from: start, to: end, duration: 0.025, holding: 0.1))
        == "0:1 began 0, 8:1 moved 10, 17:1 moved 20, 25:1 moved 30, 125:1 ended 30")
  }

  @Test(arguments: [0.01, 0.1, 0.12, 0.3, 0.7])
  func `a flick lifts in motion, after its last move`(duration: Double) {
    let samples = TouchScript.flick(from: start, to: end, duration: duration).samples(from: 0, identifiersFrom: 1)
    #expect(samples.map(\.phase).last == .ended)
    #expect(samples.suffix(2).allSatisfy { $0.time == duration && $0.location == end })
    #expect(samples.map(\.time) == samples.map(\.time).sorted())
  }

  @Test func `a pinch is two fingers about a point`() {
    let samples = TouchScript.pinch(around: CGPoint(x: 100, y: 50), from: 40, to: 80).samples(
      from: 2, identifiersFrom: 5)
    #expect(samples.prefix(2).map(\.location) == [CGPoint(x: 80, y: 50), CGPoint(x: 120, y: 50)])
    #expect(samples.suffix(2).map(\.location) == [CGPoint(x: 60, y: 50), CGPoint(x: 140, y: 50)])
    #expect(samples.prefix(2).map(\.identifier) == [5, 6])
    #expect(samples.first?.time == 2)
  }

  @Test func `scripts follow each other with new fingers`() {
    let script = TouchScript.press(at: end, duration: 0.6).then(.rest(0.1)).then(.tap(at: start, duration: 0.2))
    #expect(text(script) == "0:1 began 30, 600:1 ended 30, 700:2 began 0, 900:2 ended 0")
    #expect(abs(script.duration - 0.9) < 1e-12)
    #expect(script.fingerCount == 2)
  }

  @Test func `scripts go side by side, in order of time and fingers`() {
    let script = TouchScript.tap(at: start, duration: 0.1).with(.tap(at: end, duration: 0.2))
    #expect(text(script) == "0:1 began 0, 0:2 began 30, 100:1 ended 0, 200:2 ended 30")
    #expect(script.duration == 0.2)
  }

  @Test func `exact reports are played as they are`() {
    #expect(
      text(.samples([(0, start), (0.01, CGPoint(x: 5, y: 0)), (0.5, end)]))
        == "0:1 began 0, 10:1 moved 5, 500:1 ended 30")
    #expect(text(.samples([])) == "")
    #expect(text(.samples([(0, start)])) == "0:1 began 0")
  }

  @Test func `a pointer has its button pressed while it is down`() {
    let samples = TouchScript.drag(from: start, to: end, duration: 0.01, holding: 0, kind: .pointer)
      .samples(from: 0, identifiersFrom: 1)
    #expect(samples.map(\.buttons) == [1, 1, 0])
    #expect(samples.allSatisfy { $0.kind == .pointer })
  }

  @Test func `nothing is a script too`() {
    #expect(text(TouchScript()) == "")
    #expect(TouchScript().duration == 0)
  }

  @Test func `a duration that is none traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TouchScript.drag(from: .zero, to: .zero, duration: .nan)
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      sentence.contains("A part of a touch script cannot take nan s: give a finite number of seconds, zero or more."))
  }
}
