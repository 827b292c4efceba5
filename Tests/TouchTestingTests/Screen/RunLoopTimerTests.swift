import Foundation
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct RunLoopTimerTests {
  @Test func `a timer that no virtual screen can move is heard of, once`() {
    let screen = VirtualScreen(width: 10, height: 10)
    let trace = screen.recordTrace()
    screen.advance(by: 0.1)
    #expect(trace.events.filter(\.isRunLoopSentence).isEmpty)
    // As a file does that imports Foundation alone.
    let timer = Timer.scheduledTimer(withTimeInterval:repeats:block:)(60, false) { _ in }
    defer { timer.invalidate() }
    screen.advance(by: 0.1)
    screen.advance(by: 0.1)
    #expect(trace.events.filter(\.isRunLoopSentence).count == 1)
  }
}

extension TraceEvent {
  fileprivate var isRunLoopSentence: Bool {
    guard case .programmingError(let message) = decision else { return false }
    return message.hasPrefix("A timer waits in the run loop of this thread, which goes by the date")
  }
}
