/// The notes of a collection view about a view that stands for an element, or waits to.
struct ElementStanding {
  var identifierOfQueue: String?
  /// A copy of the layout attributes that were applied last: the layout may change its own. // C13
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// How much of its alpha the collection view leaves to the view: less while its item is dragged. // N46
  var shareOfAlpha: CGFloat = 1
  /// Tells where in a list the view stands; nil outside of lists. The collection view says so.
  var listPlace: ListPlace?
  /// The slot that the view was found in last: where it is still looked for first.
  var lastSlot: Int32 = 0
  /// Tells whether the view was dequeued and has not been shown since.
  var isDequeued = false
  /// Tells whether the view stands for an element.
  var isShown = false
  /// Tells whether the collection view, and not the program, has hidden the view.
  var isPutAway = false
  /// Tells whether it is the cell of a selected item.
  var isSelected = false
  /// Tells whether a finger is on it.
  var isHighlighted = false
  var needsConfigurationUpdate = true
  var isUpdatingConfiguration = false
  /// True while the selection is being changed with an animation of its own.
  var fadesSelection = false
  /// The conditions of a cell besides being selected and highlighted.
  var conditions = CellConditions()
  /// The parts that few cells have; nil for the others.
  var parts: CellParts?
}
