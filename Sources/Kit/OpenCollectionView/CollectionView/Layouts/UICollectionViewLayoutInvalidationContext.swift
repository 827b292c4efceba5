import CollectionEngine

/// The context that says which parts of a layout have become invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: InstantiableObject {
  /// A context that names nothing: the layout as a whole is to be prepared again.
  public override init() { super.init() }

  /// Makes a context of a class that is only known at run time. Not for programs, whose subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// Tells whether everything is invalid, the data included: after `reloadData()`. // C4
  open internal(set) var invalidateEverything = false

  /// Tells whether the counts of sections and items are invalid. // C4
  open internal(set) var invalidateDataSourceCounts = false

  /// Names items whose attributes have become invalid; all others stay as they are. // C5
  open func invalidateItems(at indexPaths: [IndexPath]) {
    namedItems = (namedItems ?? []) + indexPaths
  }

  /// Names supplementary views whose attributes have become invalid. // C5
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views whose attributes have become invalid. // C5
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The items that were named; nil for none.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]? {
    get { movedItems.isEmpty ? namedItems : (namedItems ?? []) + movedItems.map(\.indexPath) }
    set {
      namedItems = newValue
      movedItems = []
    }
  }

  /// The items that were named by their index paths.
  final var namedItems: [IndexPath]?
  /// Further items, each once, which an animator has moved: in each frame all that it moves, for which nobody makes index paths
  /// unless somebody asks.
  final var movedItems: [ElementKey] = []

  /// The supplementary views that were named, by kind; nil for none.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that were named, by kind; nil for none.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The index paths at which the items that are carried are shown; nil in contexts of anything else. // M7
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The index paths at which they were shown before; nil in contexts of anything else. // M7
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the finger that carries them, in points of the content. // M7
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// How far the visible part of the content moves, in points, with the next layout pass. A drag or a deceleration under
  /// way goes on from there. // C63
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the content becomes larger, in points.
  open var contentSizeAdjustment = CGSize.zero
}
