import Foundation

/// The updates and changes of layout of a collection view that are made or under way.
@MainActor final class CollectionChanges {
  /// Tells whether a call of `performBatchUpdates` is on its way to the method that programs override.
  var isHandingBatchOn = false
  /// The batch to which a program adds at present.
  var batch: UpdateBatch?
  /// See ``UICollectionView/inconsistentUpdatePolicy``.
  var inconsistentUpdatePolicy = UICollectionView.InconsistentUpdatePolicy.stop
  /// How movements by persons are shown, and what is done about them.
  var movementChoices = MovementChoices()
  /// One layout that becomes another by a progress.
  var transition: InteractiveTransition?
  /// Tells whether a transition that somebody began has been replaced before it was let go: then the call is of no use.
  var transitionWasReplaced = false
  /// The completions of changes of layout that have not been called. // T24
  let owed = OwedCompletions()
  /// The changes whose animations are under way.
  @exclusivity(unchecked) var running: [ContentChange] = []

  /// A layout takes the place of a transition.
  func transitionIsReplaced(_ replaced: InteractiveTransition) {
    transition = nil
    transitionWasReplaced = replaced.settling == nil
  }
}
