import Foundation
import GestureEngine
import Testing

@testable import PageProtocol

@Suite("Touches of a page that is lost")
struct LiveTouchesTests {
  private func sample(_ identifier: Int32, _ phase: TouchSample.Phase, x: CGFloat = 0) -> TouchSample {
    TouchSample(time: 1, identifier: identifier, phase: phase, location: CGPoint(x: x, y: 0))
  }

  @Test func `what is down is cancelled where it was last, in order`() {
    var live = LiveTouches()
    _ = live.note(.touches([sample(1, .began), sample(2, .began), sample(2, .moved, x: 5)]))
    _ = live.note(.touches([sample(3, .began), sample(3, .ended)]))
    var expected = [sample(1, .cancelled), sample(2, .cancelled, x: 5)]
    for index in expected.indices { expected[index].time = 9 }
    #expect(live.cancelAll(at: 9) == [.touches(expected)])
    #expect(live.cancelAll(at: 9) == [])
  }

  @Test func `a pointer that hovers leaves`() {
    var live = LiveTouches()
    _ = live.note(.hover(HoverSample(time: 1, location: .zero)))
    #expect(live.cancelAll(at: 9) == [.hover(HoverSample(time: 9, location: nil))])
  }

  @Test func `samples without a beginning are dropped`() {
    var live = LiveTouches()
    #expect(live.note(.touches([sample(1, .moved), sample(1, .ended)])) == nil)
  }

  @Test func `a second beginning is dropped`() {
    var live = LiveTouches()
    _ = live.note(.touches([sample(1, .began)]))
    #expect(live.note(.touches([sample(1, .began), sample(1, .moved)])) == .touches([sample(1, .moved)]))
  }

  @Test func `no more than thirty-two touches are down`() {
    var live = LiveTouches()
    let kept = live.note(.touches((0..<40).map { sample($0, .began) }))
    #expect(kept == .touches((0..<32).map { sample($0, .began) }))
  }
}
