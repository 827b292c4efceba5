/// Identifiers in the order in which they were added, each once.
@usableFromInline struct OrderedNames<Name: Hashable & Sendable>: Sendable {
  @usableFromInline var names: [Name] = []
  @usableFromInline var members: Set<Name> = []

  @inlinable init() {}

  @inlinable var isEmpty: Bool { names.isEmpty }

  @inlinable mutating func add(_ added: [Name]) {
    for name in added where members.insert(name).inserted { names.append(name) }
  }

  @inlinable mutating func remove(_ removed: [Name]) {
    guard !names.isEmpty else { return }
    var isGone = false
    for name in removed where members.remove(name) != nil { isGone = true }
    if isGone { names.removeAll { !members.contains($0) } }
  }

  @inlinable mutating func removeAll() {
    names.removeAll()
    members.removeAll()
  }
}
