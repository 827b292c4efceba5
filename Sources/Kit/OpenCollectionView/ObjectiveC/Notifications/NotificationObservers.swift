import Foundation

/// The tokens that stand for the methods of observers. Used from any thread, since observers may go on any.
final class NotificationObservers: @unchecked Sendable {
  // Unchecked: everything is behind the lock.
  struct Entry {
    let call: NotificationCall
    let token: any NSObjectProtocol
    let center: NotificationCenter
    let name: Notification.Name?
    weak var object: AnyObject?
  }

  static let shared = NotificationObservers()

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var sweepSize = 64

  func add(_ entry: Entry) {
    let gone = lock.withLock {
      entries.append(entry)
      guard entries.count > sweepSize else { return [Entry]() }
      let gone = entries.filter { $0.call.observer == nil }
      entries.removeAll { $0.call.observer == nil }
      sweepSize = max(64, entries.count * 2)
      return gone
    }
    end(gone)
  }

  func remove(_ observer: AnyObject, from center: NotificationCenter, name: Notification.Name?, object: AnyObject?) {
    let identifier = ObjectIdentifier(observer)
    let gone = lock.withLock {
      func isMeant(_ entry: Entry) -> Bool {
        entry.call.observerIdentifier == identifier && entry.center === center
          && (name == nil || entry.name == name) && (object == nil || entry.object === object)
      }
      let gone = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return gone
    }
    end(gone)
  }

  private func end(_ entries: [Entry]) {
    for entry in entries { entry.center.removeObserver(entry.token as Any) }
  }
}
