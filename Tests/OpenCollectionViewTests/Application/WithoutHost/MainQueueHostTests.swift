import Foundation
import Testing

@testable import OpenCollectionView

/// A program that has neither a host nor a virtual screen, in a process of its own: other tests have screens.
@Suite struct MainQueueHostTests {
  // A18
  @Test func `what takes time ends while the program waits, in its order`() async {
    await #expect(processExitsWith: .success) { await WaitingProgram().animates() }
  }

  // A18
  @Test func `content scrolls to where the program has sent it, frame after frame`() async {
    await #expect(processExitsWith: .success) { await WaitingProgram().scrolls() }
  }

  // A18
  @Test func `a display link is called`() async {
    await #expect(processExitsWith: .success) { await WaitingProgram().links() }
  }

  // A18
  @Test func `timers, delayed work and animations go by one clock`() async {
    await #expect(processExitsWith: .success) { await WaitingProgram().setsTimers() }
  }

  // A18
  @Test func `at rest nothing is asked of the main queue`() async {
    await #expect(processExitsWith: .success) { await WaitingProgram().rests() }
  }

  // V168
  @Test func `windows belong to the program alone`() async {
    await #expect(processExitsWith: .success) { await WaitingProgram().letsWindowsGo() }
  }
}
