/// What of a layout has become invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A context that names nothing: the layout as a whole is to be prepared again.
  public override init() { super.init() }

  /// Makes a context of a class that is only known at run time. Calls `init()`.
  public required convenience init(instantiating: Void) { self.init() }

  /// Whether everything is invalid, the data included: after `reloadData()`. // C4
  open internal(set) var invalidateEverything = false

  /// Whether the counts of sections and items are invalid. // C4
  open internal(set) var invalidateDataSourceCounts = false
}
