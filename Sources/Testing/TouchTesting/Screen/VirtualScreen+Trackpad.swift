public import Foundation
import GestureEngine

extension VirtualScreen {
  /// Pinches on a trackpad by a factor in all, with the pointer at a point: evenly, in sixty reports per second.
  ///
  /// The pinch is over when nothing has been reported for a while: run ``advance(by:)`` to see its end.
  public func magnify(by factor: Double, at point: CGPoint, duration: Double = 0.2) {
    guard factor > 0, factor.isFinite, duration >= 0, duration.isFinite else {
      fatalError("A trackpad cannot pinch by \(factor) within \(duration) s: give a factor above zero, and seconds.")
    }
    let count = max(1, Int((duration * 60).rounded()))
    let start = now
    for index in 1...count {
      advance(by: max(0, start + duration * Double(index) / Double(count) - now))
      receive(.magnify(MagnifySample(time: now, location: point, factor: pow(factor, 1 / Double(count)))))
      runFrame()
    }
  }
}
