/// The state of a collection view that is touched rarely, or once in a pass.
@MainActor final class CollectionState {
  /// The size of the content that the layout answered last.
  var answeredSize = CGSize.zero
  /// Tells whether the layout is being asked where an element stands that a view is dequeued for.
  var isFindingPlace = false
  /// Tells whether content begins at the larger x, as that of a flow layout that runs from right to left does by itself.
  var standsFromRight = false
  /// The layout that was asked last whether it is turned over.
  var askedAboutTurning: ObjectIdentifier?
  /// Tells whether all views are taken back: none is kept for its item.
  var isRetiringAll = false
  /// The rows that scroll across the layout; nothing before the first one.
  var rows: CollectionRows?
  /// The lines between the rows of lists; nothing before the first list.
  var lines: ListLines?
  /// The drags out of the view and over it; nil before the first delegate.
  var drags: ItemDrags?
  /// The rows that are swiped; nil where none can be.
  var swipes: ItemSwipes?
  /// The item that is highlighted, and the one that the delegate is asked about.
  var highlight: ItemHighlight?
  var highlightAskedAbout: ItemHighlight?
  /// The titles beside the content, and whether they are to be asked for.
  var indexBar: CollectionIndexBar?
  var needsIndexTitles = true
  var focusChoices: (allowed: Bool?, allowedDuringEditing: Bool?)
  /// The element out of sight in which somebody types.
  var held: HeldElement?
  /// The view of one that was held and that a change may have brought back into sight.
  weak var returned: UICollectionReusableView?
  /// The corner of the content in the last frame in which views waited to be described.
  var originOfArrivals = CGPoint.zero
  /// The recognizer of grips; nil before the first grip is shown.
  var gripRecognizer: MovementRecognizer?
  /// The scroll that a program wanted while the layout was prepared.
  var scrollAfterPreparing: (() -> Void)?
}

extension UICollectionView {
  var answeredSize: CGSize {
    get { state.answeredSize }
    set { state.answeredSize = newValue }
  }
  var isFindingPlace: Bool {
    get { state.isFindingPlace }
    set { state.isFindingPlace = newValue }
  }
  var isRetiringAll: Bool {
    get { state.isRetiringAll }
    set { state.isRetiringAll = newValue }
  }
  var highlight: ItemHighlight? {
    get { state.highlight }
    set { state.highlight = newValue }
  }
  var highlightAskedAbout: ItemHighlight? {
    get { state.highlightAskedAbout }
    set { state.highlightAskedAbout = newValue }
  }
  var indexBar: CollectionIndexBar? {
    get { state.indexBar }
    set { state.indexBar = newValue }
  }
  var needsIndexTitles: Bool {
    get { state.needsIndexTitles }
    set { state.needsIndexTitles = newValue }
  }
  var focusChoices: (allowed: Bool?, allowedDuringEditing: Bool?) {
    get { state.focusChoices }
    set { state.focusChoices = newValue }
  }
  var scrollAfterPreparing: (() -> Void)? {
    get { state.scrollAfterPreparing }
    set { state.scrollAfterPreparing = newValue }
  }
}
