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
  /// The views that have left in the present pass.
  var departed: [UICollectionReusableView] = []
  var isReconciling = false
  /// The trace, during a pass and where somebody listens: found once, not once per view.
  var passTrace: DecisionTrace?
  var isPreparing = false
  var selectedItems: Set<ElementKey> = []
  var highlightedItem: IndexPath?
  /// The touch that highlights an item: other fingers neither end that nor select.
  weak var highlightingTouch: UITouch?
  weak var collectionDelegate: (any UICollectionViewDelegate)?
  private(set) lazy var menus = CollectionMenus(self)
  private(set) weak var storedDataSource: (any UICollectionViewDataSource)?
  private var boundsChangeContext: UICollectionViewLayoutInvalidationContext?
  /// The offset about which the layout has been asked already.
  private var askedOffset: CGPoint?

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
    isMultipleTouchEnabled = true
    updateAccessibility { $0.role = .list }
    setNeedsLayout()
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
      if newValue != nil { menus.install() }
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
      // What the layout may know is of other data or of another view. // C4
      let context = newValue.makeInvalidationContext()
      context.invalidateEverything = true
      newValue.invalidate(with: context)
    }
  }
  private var storedLayout: UICollectionViewLayout

  /// Discards everything that is known of the data; it is asked again with the next layout. // C20, C34
  open func reloadData() {
    cancelHighlight(because: "the data was reloaded")
    selectedItems.removeAll()
    counts = nil
    elements.needsNewViews = true
    let context = storedLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.invalidate(with: context)
  }

  /// How many sections there are.
  open var numberOfSections: Int { currentCounts.sectionCount }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    guard section >= 0, section < counts.sectionCount else {
      fatalError(
        "The number of items in section \(section) was asked for, but there are \(counts.sectionCount) sections.")
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
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
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

  /// Deselects an item, telling nobody; one that is not selected is left alone. // C55
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let key = selectedItems.first(where: { $0.indexPath == indexPath }) { deselect(key) }
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
    if let touch = touches.first(where: { $0 === highlightingTouch }) { followHighlight(to: touch) }
  }

  /// Selects or deselects the item that was highlighted. // C51
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first(where: { $0 === highlightingTouch }) else { return }
    followHighlight(to: touch)
    commitHighlight()
  }

  /// Ends the highlight. // C52
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    // C57: an item whose menu is open stays highlighted.
    guard touches.contains(where: { $0 === highlightingTouch }), !menus.holdsHighlight else { return }
    cancelHighlight(because: "the touch was taken away")
  }

  // MARK: Menus

  /// What shows the context menus of the items; nil for a collection view without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    collectionDelegate == nil ? nil : menus.interaction
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
    guard let attributes = storedLayout.layoutAttributesForItem(at: indexPath) else {
      fatalError(
        "\(type(of: storedLayout)).layoutAttributesForItem(at:) answered nil for the item \(indexPath), which exists: "
          + "answer with the attributes that layoutAttributesForElements(in:) has for it.")  // C8
    }
    check(attributes)
    setContentOffset(offset(showing: attributes.frame, at: scrollPosition), animated: animated)
  }

  /// Moves the content, at once or in 0.3 s. The layout hears of the last offset first, while the content still stands.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // Measured on iOS 26.1: by assignment the layout is invalidated on the new bounds, by this method on the old ones.
    announce(contentOffset)
    super.setContentOffset(contentOffset, animated: animated)
    askedOffset = nil
  }

  private func announce(_ offset: CGPoint) {
    let newBounds = CGRect(
      origin: PixelGrid(scale: traitCollection.displayScale).rounded(offset), size: bounds.size)
    guard isLayoutPrepared, offset.isFinite, newBounds.origin != bounds.origin else { return }
    askedOffset = newBounds.origin
    guard storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    storedLayout.invalidate(with: storedLayout.invalidationContext(forBoundsChange: newBounds))
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    if askedOffset == newBounds.origin, newBounds.size == bounds.size { return }
    // C6: the question and the context are asked while the old bounds still stand.
    guard isLayoutPrepared, storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    boundsChangeContext = storedLayout.invalidationContext(forBoundsChange: newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard let context = boundsChangeContext else { return }
    boundsChangeContext = nil
    storedLayout.invalidate(with: context)
    // Measured on iOS 26.1: a layout for another size is prepared before the size's setter returns.
    if oldBounds.size != bounds.size, !isReconciling { prepareLayoutIfNeeded() }
  }

  /// Takes the room that the insets leave over into the layout.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    storedLayout.surroundingsDidChange()
  }

  /// Takes the pixels of the window's screen over into the layout.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { storedLayout.surroundingsDidChange() }
  }

  /// Takes the pixels of the screen over into the layout.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedLayout.surroundingsDidChange()
  }

  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}
