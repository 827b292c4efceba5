/// Who observes the properties of one object.
@MainActor final class PropertyObservers {
  /// One observation: what to compare, and whom to tell.
  @MainActor final class Entry {
    /// Compares the value with the one before, and tells the observer if they differ. False when there is nobody to tell.
    let check: () -> Bool
    let key: String?
    /// Which object observes. Not a weak reference: it would be nil for an observer that removes itself as it goes.
    let observer: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?

    init(
      key: String? = nil, observer: (any KeyValueObserver)? = nil, context: UnsafeMutableRawPointer? = nil,
      check: @escaping () -> Bool
    ) {
      self.check = check
      self.key = key
      self.observer = observer.map { ObjectIdentifier($0) }
      self.context = context
    }
  }

  private var entries: [Entry] = []

  /// Tells whether nobody observes anything.
  var isEmpty: Bool { entries.isEmpty }

  func add(_ entry: Entry) { entries.append(entry) }

  /// Removes the observation that was added last of those that fit.
  func remove(where isMeant: (Entry) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: isMeant) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Tells observers whose values have changed. Who observes from now on is not told.
  func check() {
    var ended = false
    for entry in entries where !entry.check() { ended = true }
    if ended { entries.removeAll { !$0.check() } }
  }
}
