import CollectionEngine

extension CollectionDifference where ChangeElement: Hashable {
  /// Makes the difference that leads from one list of different things to another, with the fewest moves.
  init(fromUnique old: [ChangeElement], toUnique new: [ChangeElement]) {
    let difference = Difference(IdentityJoin(old, new, findingRepetitions: false))
    var changes: [Change] = []
    changes.reserveCapacity(difference.count + difference.moves.count)
    for place in difference.deletes {
      changes.append(.remove(offset: place, element: old[place], associatedWith: nil))
    }
    for place in difference.inserts {
      changes.append(.insert(offset: place, element: new[place], associatedWith: nil))
    }
    for move in difference.moves {
      changes.append(.remove(offset: move.from, element: old[move.from], associatedWith: move.to))
      changes.append(.insert(offset: move.to, element: new[move.to], associatedWith: move.from))
    }
    guard let valid = CollectionDifference(changes) else {
      fatalError("The \(changes.count) changes of \(old.count) to \(new.count) things contradict each other.")
    }
    self = valid
  }
}
