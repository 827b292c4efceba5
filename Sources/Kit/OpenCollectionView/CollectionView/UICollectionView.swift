import CollectionEngine

/// Shows the items of a data source, placed by a layout, and no more of them than can be seen.
///
/// The work of a frame is proportional to the elements that come into view or leave it, never to those that exist.
///
/// ```swift
/// let collectionView = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
/// collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// collectionView.dataSource = self
/// ```
open class UICollectionView: UIScrollView {
  var counts: SectionCounts?
  var isLayoutPrepared = false
  var tile: CGRect?
  var elements = ElementSlots()
  var queue = ReuseQueue()
  var selectedItems: Set<ElementKey> = []
  var highlightedItem: IndexPath?
  weak var collectionDelegate: (any UICollectionViewDelegate)?
  private(set) weak var storedDataSource: (any UICollectionViewDataSource)?
  private var boundsChangeContext: UICollectionViewLayoutInvalidationContext?

  /// A collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    isMultipleTouchEnabled = true
    updateAccessibility { $0.role = .list }
    setNeedsLayout()
  }

  /// A collection view from an archive: an empty one with a flow layout.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
    updateAccessibility { $0.role = .list }
  }

  // MARK: Data and layout

  /// Who says how many items there are and makes their views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      guard storedDataSource !== newValue else { return }
      storedDataSource = newValue
      reloadData()
    }
  }

  /// Who is told what happens to the items.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      collectionDelegate = newValue
      baseDelegate = newValue
      (storedLayout as? UICollectionViewFlowLayout)?.delegateDidChange()
    }
  }

  /// The layout; setting it shows the items in the new one at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set {
      guard storedLayout !== newValue else { return }
      storedLayout.collectionView = nil
      storedLayout = newValue
      newValue.collectionView = self
      isLayoutPrepared = false
      tile = nil
      setNeedsLayout()
    }
  }
  private var storedLayout: UICollectionViewLayout

  /// Discards everything that is known of the data; it is asked again with the next layout. // C20, C34
  open func reloadData() {
    counts = nil
    selectedItems.removeAll()
    cancelHighlight(because: "the data was reloaded")
    elements.needsNewViews = true
    let context = storedLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
  }

  /// How many sections there are.
  open var numberOfSections: Int { currentCounts.sectionCount }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    guard section >= 0, section < counts.sectionCount else {
      fatalError("The number of items in section \(section) was asked for, but there are \(counts.sectionCount) sections.")
    }
    return counts.itemCount(inSection: section)
  }

  // MARK: Reuse

  /// Makes a class known for cells of an identifier; nil makes it unknown again.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    queue.register(cellClass, kind: nil, identifier: identifier)
  }

  /// Makes a class known for supplementary views of a kind and an identifier; nil makes it unknown again.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    queue.register(viewClass, kind: elementKind, identifier: identifier)
  }

  /// A cell for an item: one that has left the screen, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
  {
    let view = dequeue(kind: nil, identifier: identifier, at: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      fatalError(
        "The identifier \"\(identifier)\" is registered with \(type(of: view)), which is no UICollectionViewCell: "
          + "register a subclass of UICollectionViewCell.")
    }
    return cell
  }

  /// A supplementary view for an element: one that has left the screen, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(kind: elementKind, identifier: identifier, at: indexPath)
  }

  // MARK: Selection

  /// Whether items can be selected. // C54
  open var allowsSelection = true

  /// Whether several items can be selected at a time.
  open var allowsMultipleSelection = false {
    didSet {
      guard oldValue, !allowsMultipleSelection, selectedItems.count > 1 else { return }
      for key in selectedItems.sorted().dropLast() { deselect(key) }
    }
  }

  /// The items that are selected, in their order; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedItems.isEmpty ? nil : selectedItems.sorted().map(\.indexPath)
  }

  /// Selects an item, telling nobody; nil deselects all. // C55
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for key in selectedItems { deselect(key) }
      return
    }
    let key = checkedKey(of: indexPath, for: "selected")
    if !allowsMultipleSelection {
      for other in selectedItems where other != key { deselect(other) }
    }
    select(key)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, telling nobody. // C55
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(.cell(section: indexPath.section, item: indexPath.item))
  }

  // MARK: Touches

  /// Highlights the item under a finger. // C51
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.inOrder.first { highlightItem(under: touch) }
  }

  /// Ends the highlight when the finger leaves the item. // C53
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.inOrder.first { followHighlight(to: touch) }
  }

  /// Selects or deselects the item that was highlighted. // C51
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    commitHighlight()
  }

  /// Ends the highlight. // C52
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelHighlight(because: "the touch was taken away")
  }

  // MARK: Layout

  /// Brings data, layout and views into agreement, once per frame.
  open override func layoutSubviews() {
    reconcile()
    super.layoutSubviews()
  }

  /// Scrolls so that an item can be seen at a place.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    prepareLayoutIfNeeded()
    _ = checkedKey(of: indexPath, for: "scrolled to")
    guard let attributes = storedLayout.layoutAttributesForItem(at: indexPath) else { return }
    setContentOffset(offset(showing: attributes.frame, at: scrollPosition), animated: animated)
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    // C6: the question and the context are asked while the old bounds still stand.
    guard isLayoutPrepared, storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    boundsChangeContext = storedLayout.invalidationContext(forBoundsChange: newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard let context = boundsChangeContext else { return }
    boundsChangeContext = nil
    storedLayout.invalidateLayout(with: context)
  }

  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}
