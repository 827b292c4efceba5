import Foundation
import GestureEngine
import Testing

// G89
@Suite struct PanScrollTests {
  @Test func `the first distance begins a pan, and all of it counts`() {
    var tracker = PanTracker()
    #expect(tracker.scrolled(by: CGPoint(x: 0, y: -3), time: 1) == .begins("scrolled 3 pt"))
    #expect(tracker.translation == CGPoint(x: 0, y: -3))
    #expect(tracker.scrolled(by: CGPoint(x: 1, y: -4), time: 1.01) == .changes)
    #expect(tracker.translation == CGPoint(x: 1, y: -7))
    #expect(tracker.scrollingEnded() == .ends)
  }

  @Test func `the velocity is that of the distances after the first`() {
    var tracker = PanTracker()
    _ = tracker.scrolled(by: CGPoint(x: 0, y: -8), time: 1)
    #expect(tracker.velocity == .zero)
    _ = tracker.scrolled(by: CGPoint(x: 0, y: -8), time: 1.125)
    #expect(tracker.velocity == CGPoint(x: 0, y: -64))
  }

  @Test func `what is no distance means nothing`() {
    var tracker = PanTracker()
    for distance in [CGPoint.zero, CGPoint(x: Double.nan, y: 1), CGPoint(x: 1, y: Double.infinity)] {
      #expect(tracker.scrolled(by: distance, time: 1) == .undecided)
    }
    #expect(tracker.scrollingEnded() == .fails("it stopped scrolling"))
  }

  @Test func `while fingers are down nothing is scrolled`() {
    var tracker = PanTracker()
    _ = tracker.began(0, at: .zero, time: 0)
    #expect(tracker.scrolled(by: CGPoint(x: 0, y: 50), time: 0.1) == .undecided)
    #expect(tracker.translation == .zero)
  }

  @Test func `the translation may be set on the way`() {
    var tracker = PanTracker()
    _ = tracker.scrolled(by: CGPoint(x: 0, y: 20), time: 1)
    tracker.translation = .zero
    _ = tracker.scrolled(by: CGPoint(x: 0, y: 5), time: 1.1)
    #expect(tracker.translation == CGPoint(x: 0, y: 5))
  }
}
