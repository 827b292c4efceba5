import Foundation

/// A method to call for notifications, on an observer that is not kept.
final class NotificationCall: @unchecked Sendable {
  // Unchecked: immutable, but for the reference that the runtime clears safely.
  private(set) weak var observer: AnyObject?
  /// Tells observers apart even while one is being deallocated.
  let observerIdentifier: ObjectIdentifier
  private let selector: Selector

  init(observer: AnyObject, selector: Selector) {
    self.observer = observer
    observerIdentifier = ObjectIdentifier(observer)
    self.selector = selector
  }

  func receive(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { call(notification) }
    } else {
      Task { @MainActor in self.call(notification) }
    }
  }

  @MainActor private func call(_ notification: Notification) {
    guard let observer else { return }
    selector.perform(on: observer, with: notification)
  }
}
