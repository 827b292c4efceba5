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
  /// See ``UICollectionView/anchorsVisibleContent``.
  var anchorsVisibleContent = false
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
  /// Tells whether the content's size waits until the offset has been moved.
  var holdsContentSize = false
  /// The size that waits.
  var heldContentSize: CGSize?
  /// How far contexts want the content moved meanwhile.
  var heldShift = CGPoint.zero
  /// The item that is to stay where it is when the data has been reloaded.
  var reloadAnchor: ContentAnchor?
  /// The item that stays where it is while the view gets another size, until the pass after that.
  var resizeAnchor: ContentAnchor?
  /// The places of the content in sizes before.
  var formerPlaces: [ResizedPlace.FormerPlace] = []
  /// Tells whether the view has another size for which the layout has not been prepared. The layout has then not said
  /// where the content is to stand. // C121
  var owesTargetOffset = false
  /// The one of the last time, as long as nobody has scrolled since: a device that is turned there and back shows what
  /// it showed.
  var lastResize: ResizedPlace?
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
  /// Tells whether a layout has taken the place of a transition, which held the content, and has not said yet how large that is.
  var hasReleasedContent = false
  /// The place of the content in the layout that another screen brings along, while that begins. // T21
  var keptPlace: KeptPlace?
  /// The completions of changes of layout that have not been called. // T24
  let owed = OwedCompletions()
  /// The changes whose animations are under way.
  @exclusivity(unchecked) var running: [ContentChange] = []

  /// The data have become others without a plan: what was asked before is of no use.
  func dataWereReplaced() {
    generation += 1
    reconfigured = nil
  }

  /// A layout takes the place of a transition that held the content.
  func transitionIsReplaced(_ replaced: InteractiveTransition) {
    transition = nil
    hasReleasedContent = true
    transitionWasReplaced = replaced.settling == nil
  }
}
