import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct MainQueueTests {
  @MainActor private final class Flag { var isSet = false }

  @Test func `what the library hands on to the main queue is no block of the program, and a frame does it`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let done = Flag()
    MainQueue.post { done.isSet = true }
    #expect(screen.application.sentenceOfMainQueueBlocks == nil)
    screen.advance(by: 0.1)
    #expect(done.isSet)
  }
}
