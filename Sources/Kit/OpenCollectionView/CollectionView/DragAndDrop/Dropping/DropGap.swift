import CollectionEngine

/// The room that items make for what would be dropped.
struct DropGap {
  /// Its number in the permutation.
  let number: Int
  /// The item of the same view that moves, whose place closes; nil for all that comes in beside what there is. // N54
  let item: DraggedItem?

  /// Tells whether it is the place of an item.
  @MainActor func holds(_ other: DraggedItem) -> Bool { item === other }

  /// Its place, as presented; nil where it is there no longer.
  func place(in permutation: MovementPermutation) -> UpdatePlan.Place? {
    item == nil ? permutation.placeholder(number)?.target : permutation.carriedItem(number)?.target
  }
}
