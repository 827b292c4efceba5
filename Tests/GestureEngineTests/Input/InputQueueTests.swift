import Foundation
import GestureEngine
import Testing

@Suite struct InputQueueTests {
  private func touches(_ times: Double...) -> HostInput {
    .touches(times.map { TouchSample(time: $0, identifier: 1, phase: .moved, location: CGPoint(x: 1, y: 2)) })
  }

  private func hover(_ time: Double) -> HostInput { .hover(HoverSample(time: time, location: nil)) }

  private func queue(_ inputs: HostInput...) -> InputQueue {
    var queue = InputQueue()
    for input in inputs { queue.append(input) }
    return queue
  }

  @Test func `reports that come during a delivery wait for the next one`() {
    var queue = queue(hover(1), hover(2))
    queue.begin()
    #expect(queue.inDelivery == [hover(1), hover(2)])
    #expect(queue.isDelivering && queue.isEmpty)
    queue.append(hover(3))
    #expect(queue.inDelivery == [hover(1), hover(2)])
    queue.end()
    #expect(!queue.isDelivering)
    #expect(queue.takeAll() == [hover(3)])
    #expect(queue.isEmpty)
  }

  @Test func `reports for which there was no time come before those that came since`() {
    var queue = queue(hover(1), hover(2), hover(3))
    queue.begin()
    queue.append(hover(4))
    queue.putBack(queue.inDelivery[1...])
    queue.end()
    #expect(queue.count == 3)
    #expect(queue.takeAll() == [hover(2), hover(3), hover(4)])
  }

  @Test func `touches are parted at a time, and what stands before them goes along`() {
    var queue = queue(hover(9), touches(1, 2, 3), hover(4), touches(5))
    #expect(queue.take(before: 2.5) == [hover(9), touches(1, 2)])
    #expect(queue.takeAll() == [touches(3), hover(4), touches(5)])
  }

  @Test func `nothing is taken where no gesture was reported in time`() {
    var queue = queue(hover(1), touches(3))
    #expect(queue.take(before: 3) == [])
    #expect(queue.takeAll() == [hover(1), touches(3)])
    #expect(queue.take(before: 100) == [])
  }

  @Test func `reports say whether waiting moves are told before, and to which time the clock goes`() {
    let inputs = [touches(1), hover(2), .latency(0.1), .visibility(false), .back(to: 1), .address("/")]
    #expect(inputs.map(\.endsMoves) == [false, true, false, false, true, true])
    #expect(inputs.map(\.time) == [nil, 2, nil, nil, nil, nil])
  }
}
