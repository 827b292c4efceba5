import CollectionEngine

/// The changes that a program has told of in one `performBatchUpdates`, with all that was nested in it. // C24
@MainActor final class UpdateBatch {
  var operations: [UpdateOperation] = []
  var completions: [(Bool) -> Void] = []
  /// Tells whether the data was reloaded meanwhile: what was told of is of no use then. // C34
  var isDropped = false
  /// The item of an outline behind which all that comes or goes does so; nil for other batches.
  var unfolding: Unfolding?
}
