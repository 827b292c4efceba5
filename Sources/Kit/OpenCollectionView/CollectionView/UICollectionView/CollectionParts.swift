/// The parts of a collection view that only some have, or that come and go.
@MainActor final class CollectionParts {
  /// The rows that scroll across the layout; nothing before the first one.
  var rows: CollectionRows?
  /// The lines between the rows of lists; nothing before the first list.
  var lines: ListLines?
  /// The drags out of the view and over it; nil before the first delegate.
  var drags: ItemDrags?
  /// The rows that are swiped; nil where none can be.
  var swipes: ItemSwipes?
  /// The recognizer of grips; nil before the first grip is shown.
  var gripRecognizer: MovementRecognizer?
  /// The titles beside the content, and whether they are to be asked for.
  var indexBar: CollectionIndexBar?
  var needsIndexTitles = true
  /// The item that is highlighted, and the one that the delegate is asked about.
  var highlight: ItemHighlight?
  var highlightAskedAbout: ItemHighlight?
}

extension UICollectionView {
  var highlight: ItemHighlight? {
    get { state.highlight }
    set { state.highlight = newValue }
  }
  var highlightAskedAbout: ItemHighlight? {
    get { state.highlightAskedAbout }
    set { state.highlightAskedAbout = newValue }
  }
}
