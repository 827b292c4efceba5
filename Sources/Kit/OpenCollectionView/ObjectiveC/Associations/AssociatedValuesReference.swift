import Synchronization

/// The values that are kept with one responder. Most have none, and cost a reference. Used from any thread.
struct AssociatedValuesReference: ~Copyable, Sendable {
  private let values = AtomicLazyReference<AssociatedValues>()

  func value(for key: UnsafeRawPointer) -> AssociatedValue? { values.load()?.value(for: key) }

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) {
    if let values = values.load() { return values.set(value, for: key) }
    guard let value else { return }
    values.storeIfNil(AssociatedValues()).set(value, for: key)
  }

  func removeAll() { values.load()?.removeAll() }
}
