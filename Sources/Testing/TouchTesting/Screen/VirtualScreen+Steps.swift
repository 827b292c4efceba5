public import Foundation
import FrameClock
public import GestureEngine
import OpenCollectionView

// What tests need who look at every step.
extension VirtualScreen {
  /// Puts a finger down and runs a frame; go on with what is returned.
  ///
  /// - Parameters:
  ///   - point: in points of the screen.
  ///   - kind: what touches; a pointer has its primary button pressed.
  ///   - force: how hard it presses, 1 for an ordinary touch and `TouchSample.largestForce` at most; 0 for a device that
  ///     does not know.
  public func touch(at point: CGPoint, kind: TouchSample.Kind = .finger, force: Double = 0) -> VirtualFinger {
    VirtualFinger(on: self, identifier: takeIdentifiers(1), kind: kind, location: point, force: force)
  }

  /// Moves time forward to the next frame that changes anything that can be seen.
  ///
  /// - Parameter limit: for how many seconds at most.
  /// - Returns: whether anything changed. Where nothing did, all has come to rest, or the limit is over; ``isAtRest`` says
  ///   which.
  @discardableResult
  public func advanceToNextChange(limit: Double = 30) -> Bool {
    application.becomeShared()
    let (end, count) = (now + Self.checked(limit), commitCount)
    while commitCount == count {
      guard manual.advanceToNextEvent(until: end) else { return false }
    }
    return true
  }

  /// Tells whether nothing moves and nothing is waited for: without input, nothing will ever happen.
  public var isAtRest: Bool { !scene.wantsFrames && application.clock.nextDeadline == nil }

  static func checked(_ seconds: Double) -> Double {
    guard seconds >= 0, seconds.isFinite else {
      fatalError("Time cannot pass by \(seconds) s: give a finite number of seconds, zero or more.")
    }
    return seconds
  }
}
