import Foundation
import GestureEngine
import TestSupport
import Testing
import TouchTesting

struct TwoFingerScriptTests {
  private let center = CGPoint(x: 100, y: 50)

  /// The places of both fingers at each moment, rounded, `left right` each.
  private func text(_ script: TouchScript) -> String {
    let samples = script.samples(from: 0, identifiersFrom: 1)
    return stride(from: 0, to: samples.count, by: 2).map { index in
      let milliseconds = Int((samples[index].time * 1000).rounded())
      return "\(milliseconds): \(place(samples[index])) \(place(samples[index + 1])) \(samples[index].phase)"
    }.joined(separator: "; ")
  }

  private func place(_ sample: TouchSample) -> String {
    "\(Int(sample.location.x.rounded())),\(Int(sample.location.y.rounded()))"
  }

  @Test func `a pinch keeps to its line`() {
    #expect(
      text(.pinch(around: center, from: 20, to: 60, angle: .pi / 2, duration: 1.0 / 60))
        == "0: 100,40 100,60 began; 8: 100,30 100,70 moved; 17: 100,20 100,80 moved; 117: 100,20 100,80 ended")
  }

  @Test func `a rotation goes along an arc, clockwise`() {
    #expect(
      text(.rotation(around: center, distance: 80, by: .pi, duration: 1.0 / 60))
        == "0: 60,50 140,50 began; 8: 100,10 100,90 moved; 17: 140,50 60,50 moved; 117: 140,50 60,50 ended")
  }

  @Test func `two fingers move, turn and spread at once`() {
    #expect(
      text(
        .twoFingers(
          at: center, distance: 20, to: CGPoint(x: 200, y: 50), toDistance: 60, turningBy: .pi / 2,
          duration: 1.0 / 120, holding: 0.1))
        == "0: 90,50 110,50 began; 8: 200,20 200,80 moved; 108: 200,20 200,80 ended")
  }

  @Test func `they follow others with fingers of their own`() {
    let script = TouchScript.tap(at: .zero).then(.rotation(around: center, distance: 80, by: 1))
    #expect(script.fingerCount == 3)
    #expect(Set(script.samples(from: 0, identifiersFrom: 1).map(\.identifier)) == [1, 2, 3])
  }

  @Test func `a time that is none is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TouchScript.twoFingers(at: .zero, distance: 1, duration: -1)
    }
    #expect(trapSentence(of: result).contains("Fingers cannot move for -1.0 s and rest for 0.1 s"))
  }
}
