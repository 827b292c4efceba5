import Foundation

/// The values that are kept with objects which have no place for them themselves.
///
/// There is no telling when such an object goes. Its entry is dropped when another object has come to its address, or
/// when the table is swept, which happens each time it has doubled.
final class AssociationTable: @unchecked Sendable {
  // Unchecked: everything is behind the lock.
  private final class Entry {
    weak var object: AnyObject?
    let values = AssociatedValues()
    init(_ object: AnyObject) { self.object = object }
  }

  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 64

  func value(for key: UnsafeRawPointer, of object: AnyObject) -> AssociatedValue? {
    let entry = lock.withLock { entries[ObjectIdentifier(object)] }
    guard let entry, entry.object === object else { return nil }
    return entry.values.value(for: key)
  }

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    let (entry, dropped) = lock.withLock { () -> (Entry, [Entry]) in
      let identifier = ObjectIdentifier(object)
      if let entry = entries[identifier], entry.object === object { return (entry, []) }
      var dropped = entries[identifier].map { [$0] } ?? []
      let entry = Entry(object)
      entries[identifier] = entry
      if entries.count > sweepSize {
        for (identifier, entry) in entries where entry.object == nil {
          dropped.append(entry)
          entries[identifier] = nil
        }
        sweepSize = max(64, entries.count * 2)
      }
      return (entry, dropped)
    }
    entry.values.set(value, for: key)
    withExtendedLifetime(dropped) {}
  }

  func removeAll(of object: AnyObject) {
    let entry = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(entry) {}
  }
}
