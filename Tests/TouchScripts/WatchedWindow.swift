package import OpenCollectionView

/// A window that counts the touches which are down on it.
package final class WatchedWindow: UIWindow {
  /// How many touches are down.
  package private(set) var liveTouches = 0
  /// How many touches have been down at one moment, at most.
  package private(set) var mostTouches = 0

  package override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    guard event.type == .touches else { return }
    liveTouches = (event.allTouches ?? []).filter { $0.phase != .ended && $0.phase != .cancelled }.count
    mostTouches = max(mostTouches, liveTouches)
  }
}
