import CollectionEngine
import FrameClock

/// The selection of several items: the pan of two fingers that goes over them, and the item at which a range from a
/// click or a key began. // C56
@MainActor final class MultipleSelection {
  private(set) weak var collectionView: UICollectionView?
  private(set) lazy var recognizer = MultipleSelectionRecognizer(self)
  /// The item that was chosen last; ranges begin there.
  var anchor: ElementKey? {
    didSet { extent = nil }
  }
  /// The range that Shift has made from the anchor on.
  var extent: SelectionSweep?
  /// Counts up when items become others: what was begun with the old ones is not gone on with.
  private(set) var epoch = 0
  /// The selected items in their order.
  var paths = SelectedPaths()
  /// The pan under way.
  var pan: SelectionPan?
  /// Tells whether the delegate has been told that several items are being selected by a click, and not yet that it is
  /// over.
  private var isMomentary = false

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Starts to listen to pans.
  func install() {
    guard recognizer.view == nil else { return }
    collectionView?.addGestureRecognizer(recognizer)
  }

  /// Items have become others.
  ///
  /// - Parameter newKey: where an item is now; nil for one that is there no longer.
  func itemsDidChange(_ newKey: (ElementKey) -> ElementKey?) {
    epoch += 1
    let kept = anchor.flatMap(newKey)
    anchor = kept
    endPan(because: "the items have become others")
  }

  // MARK: Beginning and ending

  /// Tells whether several items may be selected by a person who begins at an item; turns that on. // C56
  func mayBegin(at item: ElementKey) -> Bool {
    guard let collectionView, collectionView.selectionIsAllowed, !collectionView.scrollsBothWays,
      let delegate = collectionView.collectionDelegate,
      delegate.collectionView(
        collectionView, shouldBeginMultipleSelectionInteractionAt: collectionView.dataPath(of: item))
    else { return false }
    return true
  }

  func begin(at item: ElementKey) {
    guard let collectionView else { return }
    if !collectionView.multipleSelectionIsAllowed { collectionView.turnOnMultipleSelection() }
    collectionView.traceItem(item, "begins a selection of several", because: "the delegate lets it")
    collectionView.collectionDelegate?.collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: collectionView.dataPath(of: item))
  }

  /// A click with a modifier key is such an interaction too, which is over with the click.
  func beginMomentarily(at item: ElementKey) -> Bool {
    guard mayBegin(at: item) else { return false }
    isMomentary = true
    begin(at: item)
    return true
  }

  func endMomentarily() {
    guard isMomentary else { return }
    isMomentary = false
    tellEnd()
  }

  func endPan(because reason: @autoclosure () -> String) {
    guard let pan else { return }
    self.pan = nil
    pan.end()
    collectionView?.traceItem(pan.start, "ends a selection of several", because: reason())
    tellEnd()
  }

  /// Tells the delegate that the interaction is over, as soon as data and views agree.
  func tellEnd() {
    collectionView?.tellDelegate { collectionView, delegate in
      delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
}
