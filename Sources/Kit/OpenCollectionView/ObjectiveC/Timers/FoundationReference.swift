import Foundation

/// The reference that Foundation keeps to each timer that is made with a closure, for a run loop that may fire it.
///
/// As of Swift 6.3 Foundation on Linux never lets go of it. It is given back here, once for each timer, and only where
/// both of this is so: a timer that was tried first outlived its end, and the end of this one has given nothing back.
enum FoundationReference {
  /// Tells whether a timer that has ended is kept, by one that is made for nothing else.
  private static let outlivesItsEnd: Bool = {
    weak var timer: Timer?
    do {
      let made = Timer(fire: .distantFuture, interval: 1, repeats: false) { _ in }
      made.invalidate()
      timer = made
    }
    return timer != nil
  }()

  /// Ends a timer that no run loop has, and gives back the reference to it that would be left.
  ///
  /// - Parameter end: what ends it, which a timer is told once.
  static func giveBack(of timer: Timer, by end: () -> Void) {
    let before = _getRetainCount(timer)
    end()
    guard outlivesItsEnd, _getRetainCount(timer) >= before else { return }
    Unmanaged.passUnretained(timer).release()
  }
}
