import Foundation

/// The updates and changes of layout of a collection view that are made or under way.
@MainActor final class CollectionChanges {
  /// The change that the present layout pass is part of; nil for an ordinary pass.
  @exclusivity(unchecked) var pass: ElementChange?
  /// The change that is being made.
  var made: ContentChange?
  /// Tells whether a call of `performBatchUpdates` is on its way to the method that programs override.
  var isHandingBatchOn = false
  /// The batch to which a program adds at present.
  var batch: UpdateBatch?
  /// See ``UICollectionView/inconsistentUpdatePolicy``.
  var inconsistentUpdatePolicy = UICollectionView.InconsistentUpdatePolicy.stop
  /// Counts up when data become others without a plan, as by a reload: what was asked before is of no use then.
  var generation = 0
  /// Counts up whenever items get other numbers: what a program was asked about before is another item's then.
  var epoch = 0
  /// Tells whether dynamic animators have elements that a program has put elsewhere, and that are not shown there yet.
  var arePut = false
  /// Tells whether the layout is being asked about bounds that are not there yet.
  var isAskedAboutBounds = false
  /// Tells whether data and views are between two states: no ordinary pass may come in between.
  var isUnsettled = false
  /// Tells whether a pass was wanted meanwhile.
  var owesPass = false
  /// The cell that is being configured anew, and where the data source has its item.
  var reconfigured: (cell: UICollectionViewCell, path: IndexPath)?
  /// How many states between two are being left: meanwhile the delegate is told nothing. // C81
  var holdCount = 0
  /// The calls to the delegate that are made when data and views agree again.
  var heldCalls: [(UICollectionView) -> Void] = []
  /// The changes that were wanted in the middle of something else, and are made afterwards. // C151
  var postponed: [(UICollectionView) -> Void] = []
  /// How movements by persons are shown, and what is done about them.
  var movementChoices = MovementChoices()
  /// Tells whether the layout is taken through orders that are not shown.
  var isRearranging = false
  /// One layout that becomes another by a progress.
  var transition: InteractiveTransition?
  /// Tells whether a transition that somebody began has been replaced before it was let go: then the call is of no use.
  var transitionWasReplaced = false
  /// The completions of changes of layout that have not been called. // T24
  let owed = OwedCompletions()
  /// The changes whose animations are under way.
  @exclusivity(unchecked) var running: [ContentChange] = []

  /// The data have become others without a plan: what was asked before is of no use.
  func dataWereReplaced() {
    generation += 1
    reconfigured = nil
  }

  /// A layout takes the place of a transition.
  func transitionIsReplaced(_ replaced: InteractiveTransition) {
    transition = nil
    transitionWasReplaced = replaced.settling == nil
  }
}
