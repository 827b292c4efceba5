import CoreFoundation
import Foundation
import OpenCollectionView

/// Timers that no virtual screen can move: those of Foundation's in the run loop of the thread that a test runs on.
enum RunLoopTimers {
  /// Tells whether there are any, besides that of a program which has had no screen before.
  @MainActor static var arePending: Bool {
    let date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode)
    return date != 0 && date != MainRunLoopAlarm.date?.timeIntervalSinceReferenceDate
  }

  /// The advice about them.
  static let sentence =
    "A timer waits in the run loop of this thread, which goes by the date and is not run here, so it never fires on a "
    + "virtual screen: make it in a file that imports OpenCollectionView, on the main actor, by "
    + "Timer.scheduledTimer(withTimeInterval:repeats:block:) or RunLoop.main.add(_:forMode:), and it goes by the screen's "
    + "clock."

  /// Says it on standard error, once in a program.
  @MainActor static func log() {
    guard !hasLogged else { return }
    hasLogged = true
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  @MainActor private static var hasLogged = false
}
