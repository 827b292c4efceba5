#if BrowserHost
import Foundation

/// The main run loop, which fires Foundation's timers and does what is asked of the main queue, beside the application's
/// clock.
///
/// A program whose main function is asynchronous gives its first thread up at the first thing that it waits for, and
/// with it the main run loop for good: what is to be run on it must have begun before.
@MainActor enum MainRunLoop {
  enum Place {
    /// Somebody runs the loop already, and the present work is done within it.
    case running
    /// The first thread is still the program's: the loop can be run here.
    case free
    /// The first thread is gone, or this is another one.
    case gone
  }

  static var place: Place {
    guard Thread.isMainThread else { return .gone }
    return RunLoop.main.currentMode == nil ? .free : .running
  }

  /// Runs the loop, and with it the main actor, until the work is over.
  static func run<Result: Sendable>(until work: Task<Result, any Error>) -> Swift.Result<Result, any Error> {
    var outcome: Swift.Result<Result, any Error>?
    Task { outcome = await work.result }
    while true {
      if let outcome { return outcome }
      // Returns when something has been done, at least for the main actor.
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Says that the loop is not run, and what to do about it.
  static func logThatItIsGone() {
    let sentence =
      "The main run loop is not run, so Foundation's timers in it never fire: call BrowserHost's run before anything is "
      + "awaited, or runUntilStopped in a main function that is not asynchronous.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }
}
#endif
