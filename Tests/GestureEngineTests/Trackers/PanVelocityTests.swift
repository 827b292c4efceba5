import Foundation
import GestureEngine
import Testing

// G85
@Suite struct PanVelocityTests {
  /// A finger at a place at a time, moved on from the origin at time 0.
  private func pan(_ moves: (x: Double, y: Double, time: Double)...) -> PanTracker {
    var pan = PanTracker()
    _ = pan.began(1, at: .zero, time: 0)
    for move in moves {
      pan.moved(1, to: CGPoint(x: move.x, y: move.y))
      _ = pan.step(time: move.time)
    }
    return pan
  }

  @Test func `a finger that has not moved has no velocity`() {
    #expect(pan().velocity == .zero)
  }

  @Test func `a constant speed is reported as it is, on both axes`() {
    #expect(
      pan((8, -4, 0.0625), (16, -8, 0.125), (24, -12, 0.1875)).velocity == CGPoint(x: 128, y: -64))
  }

  @Test func `the first move alone gives its own speed`() {
    #expect(pan((5, 0, 0.125)).velocity == CGPoint(x: 40, y: 0))
  }

  @Test func `the latest of two segments counts for three quarters`() {
    // 40 pt/s, then 80 pt/s.
    #expect(pan((5, 0, 0.125), (15, 0, 0.25)).velocity == CGPoint(x: 70, y: 0))
    // What came before these two no longer counts.
    #expect(pan((50, 0, 0.125), (55, 0, 0.25), (65, 0, 0.375)).velocity == CGPoint(x: 70, y: 0))
  }

  @Test func `the velocity is kept while the finger rests, however long`() {
    var pan = pan((5, 0, 0.125), (10, 0, 0.25))
    for time in [0.3, 1, 30] {
      pan.moved(1, to: CGPoint(x: 10, y: 0))
      _ = pan.step(time: time)
    }
    #expect(pan.velocity == CGPoint(x: 40, y: 0))
    let verdict = pan.ended(1)
    #expect(verdict == .ends)
    #expect(pan.velocity == CGPoint(x: 40, y: 0))
  }

  // G86
  @Test func `the first segment counts from the first finger`() {
    var pan = pan()
    _ = pan.began(2, at: .zero, time: 0.0625)
    for finger in [1, 2] { pan.moved(finger, to: CGPoint(x: 5, y: 0)) }
    _ = pan.step(time: 0.125)
    #expect(pan.velocity == CGPoint(x: 40, y: 0))
  }

  // G84
  @Test func `a velocity that was reset is zero until the next move, which counts alone`() {
    var pan = pan((50, 0, 0.125), (100, 0, 0.25))
    pan.translation = .zero
    pan.resetVelocity()
    #expect(pan.velocity == .zero)
    pan.moved(1, to: CGPoint(x: 105, y: 0))
    _ = pan.step(time: 0.375)
    #expect(pan.velocity == CGPoint(x: 40, y: 0))
    #expect(pan.translation == CGPoint(x: 5, y: 0))
  }

  @Test func `moves less than a millisecond apart are measured with the next`() {
    var pan = pan((5, 0, 0.125), (6, 0, 0.125), (7, 0, 0.1255))
    #expect(pan.velocity == CGPoint(x: 40, y: 0))
    pan.moved(1, to: CGPoint(x: 15, y: 0))
    _ = pan.step(time: 0.25)
    #expect(pan.velocity == CGPoint(x: 70, y: 0))
  }

  @Test func `a jitter in the event that lifts the finger does not throw it`() {
    let pan = pan((5, 0, 0.125), (10, 0, 0.25), (10.5, 0, 0.2501))
    #expect(pan.velocity == CGPoint(x: 40, y: 0))
    #expect(pan.translation == CGPoint(x: 0.5, y: 0))
  }

  @Test(arguments: [0.1, -1, .nan, .infinity])
  func `a time that goes back or is none leaves the velocity`(time: Double) {
    var pan = pan((5, 0, 0.125), (10, 0, time))
    #expect(pan.velocity == CGPoint(x: 40, y: 0))
    pan.moved(1, to: CGPoint(x: 15, y: 0))
    _ = pan.step(time: 0.25)
    #expect(pan.velocity == CGPoint(x: 70, y: 0))
  }

  @Test func `a place that is none leaves the velocity`() {
    #expect(pan((5, 0, 0.125), (.nan, 0, 0.25)).velocity == CGPoint(x: 40, y: 0))
  }

  @Test func `the weights and the shortest segment are our choice`() {
    #expect(PanTracker.latestSegmentWeight == 0.75)
    #expect(PanTracker.shortestSegment == 0.001)
  }
}
