public import Dispatch

// Blocks that a program gives to the main queue are done in real time, beside the application's clock: a test that moves the
// clock by hand holds the main actor meanwhile, and they wait. They are counted, so that a screen can say so. The method has
// fewer parameters than Dispatch's, which makes it the better choice where nothing else is given.
extension DispatchQueue {
  /// Has a closure called on the queue.
  ///
  /// The main queue serves it in real time, which no virtual screen moves; a screen on which time passes while one waits says so.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard MainQueue.is(self), UIApplication.movesClockHere else {
      async(group: nil, execute: work)
      return
    }
    let waiting = MainActor.assumeIsolated { UIApplication.shared.mainQueueBlocks }
    waiting.count += 1
    async(group: nil) {
      waiting.count -= 1
      work()
    }
  }
}

/// How many blocks of an application wait on the main queue.
final class MainQueueBlocks: @unchecked Sendable {
  // Touched on the main queue alone, which is where the main actor is.
  var count = 0
}

extension UIApplication {
  /// Tells that blocks wait on the main queue, which a clock that is moved by hand does not run; nil where none waits.
  package var sentenceOfMainQueueBlocks: String? {
    guard mainQueueBlocks.count > 0 else { return nil }
    return
      "A block that the program gave to DispatchQueue.main.async waits while a VirtualScreen's time passes, the first of "
      + "\(mainQueueBlocks.count): the main queue goes by real time, and is run when the test lets go of the main actor. Write "
      + "await Task.yield() in an async test where the block is to be done, or give it a delay, which goes by the "
      + "screen's clock."
  }
}
