import CollectionEngine

/// A data source that knows its items by more than their places.
@MainActor protocol ItemIdentifying: AnyObject {
  /// Returns a value that tells an item from all others, whatever its place.
  func identity(at indexPath: IndexPath) -> AnyHashable?
  /// Returns the index path that the item of an identity has now.
  func indexPath(ofIdentity identity: AnyHashable) -> IndexPath?
  /// Tells whether there may be items that can be moved, before any of them is asked about.
  var mayReorder: Bool { get }
}

extension ItemMovements {
  /// The data is another as a whole: movements end, or go on where the program wants it and the item still exists. // M2
  func dataWasReplaced() {
    guard !carried.isEmpty else { return }
    guard view.keepsInteractiveMovementsAcrossReloads, permutation != nil else {
      return abandon(because: "the data was reloaded")
    }
    let before = BeforeCall(view)
    let counts = view.askCounts()
    // A data source that reloads while it is asked has been followed already.
    guard before.dataAreSame(in: view), var permutation else { return }
    let identifying = view.storedDataSource as? any ItemIdentifying
    _ = permutation.replaceData(with: counts) { item in
      guard let movement = carried.first(where: { $0.id == item.id }) else { return nil }
      guard let identifying else { return item.origin }
      return movement.identity.flatMap { identifying.indexPath(ofIdentity: $0) }.map(UpdatePlan.Place.init)
    }
    let keys = carried.map(\.key)
    self.permutation = permutation
    for (movement, key) in zip(carried, keys) where movement.carriedItem == nil {
      movement.isBehind(key)
      movement.isActive = false
      forget(movement)
      // The program hears of it when the view counts the data that are. // C81
      view.whenDataAgree { $0.movements?.drop([movement]) }
    }
    for movement in carried {
      movement.slots = nil
      movement.needsTarget = true
      movement.needsPlacing = true
      movement.needsNewCell = true
    }
  }
}
