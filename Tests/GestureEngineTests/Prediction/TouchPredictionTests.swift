import Foundation
import GestureEngine
import Testing

@Suite struct TouchPredictionTests {
  /// What is expected after reports `(milliseconds, x)` of a finger that moves across.
  private func predicted(_ reports: [(Double, Double)]) -> [String] {
    var prediction = TouchPrediction()
    for (time, x) in reports { prediction.note(CGPoint(x: x, y: 50), time: time / 1000) }
    return prediction.points.map { point in
      let time = (point.time * 100_000).rounded() / 100
      let x = (point.location.x * 100).rounded() / 100
      return "\(time) ms: \(x), \(point.location.y)"
    }
  }

  @Test func `an even motion goes on for a frame, at the pace of its reports`() {
    #expect(predicted([(0, 0), (8, 8), (16, 16)]) == ["24.0 ms: 24.0, 50.0", "32.0 ms: 32.0, 50.0"])
    #expect(predicted([(0, 0), (16, 10), (32, 20)]) == ["48.0 ms: 30.0, 50.0"])
  }

  @Test func `three reports are needed`() {
    #expect(predicted([]) == [])
    #expect(predicted([(0, 0)]) == [])
    #expect(predicted([(0, 0), (8, 8)]) == [])
  }

  @Test func `a motion that gets faster goes on as fast as it was last`() {
    #expect(predicted([(0, 0), (16, 4), (32, 20)]) == ["48.0 ms: 36.0, 50.0"])
  }

  @Test func `a motion that slows down slows down further`() {
    #expect(predicted([(0, 0), (8, 8), (16, 12)]) == ["24.0 ms: 14.0, 50.0", "32.0 ms: 15.0, 50.0"])
  }

  @Test func `a finger that rests, or turns round, has no prediction`() {
    #expect(predicted([(0, 0), (8, 8), (16, 8)]) == [])
    #expect(predicted([(0, 0), (8, 8), (16, 4)]) == [])
    #expect(predicted([(0, 0), (8, 0), (16, 4)]) == [])
  }

  @Test func `after a pause it begins anew`() {
    #expect(predicted([(0, 0), (8, 8), (59, 16)]) == [])
    #expect(predicted([(0, 0), (8, 8), (59, 16), (67, 24)]) == [])
    #expect(predicted([(0, 0), (8, 8), (58, 58)]) == ["74.67 ms: 74.67, 50.0"])
  }

  @Test func `reports that come slowly are not stretched beyond a frame`() {
    #expect(predicted([(0, 0), (40, 40), (80, 80)]) == ["96.67 ms: 96.67, 50.0"])
  }

  @Test func `reports that come very fast give four points a frame`() {
    #expect(predicted([(0, 0), (1, 1), (2, 2)]).count == 4)
  }

  @Test func `what is no report changes nothing`() {
    let even: [(Double, Double)] = [(0, 0), (16, 10), (32, 20)]
    for broken in [(Double.nan, 5.0), (40, .nan), (.infinity, 5), (40, .infinity)] {
      #expect(predicted(even + [broken]) == ["48.0 ms: 30.0, 50.0"])
    }
  }

  @Test func `a second report of the same moment corrects the first`() {
    #expect(predicted([(0, 0), (16, 10), (32, 99), (32, 20)]) == ["48.0 ms: 30.0, 50.0"])
    #expect(predicted([(0, 0), (16, 10), (32, 99), (20, 20)]) == ["48.0 ms: 30.0, 50.0"])
  }

  @Test func `huge places do not make places that are none`() {
    var prediction = TouchPrediction()
    for (index, x) in [-1e308, 0, 1e308].enumerated() {
      prediction.note(CGPoint(x: x, y: 0), time: Double(index) / 100)
    }
    #expect(prediction.points.allSatisfy { $0.location.x.isFinite })
  }
}
