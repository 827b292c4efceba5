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
  /// The elements that can be seen, with their views.
  let shown = ShownElements()
  /// The items that lie ahead of content that moves.
  let lookAhead = LookAhead()
  /// Updates and changes of layout.
  let changes = CollectionChanges()
  /// The place of the content.
  let content = ContentPlace()
  /// The work that brings data, layout and views into agreement.
  let pass = LayoutPass()
  /// The counts of the data, and which data they are of.
  let data = DataCounts()
  /// The items that are carried; nothing before the first one.
  @exclusivity(unchecked) var movements: ItemMovements?
  /// The wishes of views for sizes of their own.
  @exclusivity(unchecked) var fitting = FittingState()
  @exclusivity(unchecked) var selectedItems: Set<ElementKey> = []
  @exclusivity(unchecked) weak var collectionDelegate: (any UICollectionViewDelegate)?
  private(set) lazy var menus = CollectionMenus(self)
  private(set) lazy var multipleSelection = MultipleSelection(self)
  private(set) lazy var focus = ItemFocus(self)
  @exclusivity(unchecked) private(set) weak var storedDataSource: (any UICollectionViewDataSource)?
  @exclusivity(unchecked) var boundsAnnouncement = BoundsAnnouncement()
  /// The parts that only some collection views have.
  let state = CollectionParts()

  /// A collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    begin()
  }

  /// A collection view from an archive: an empty one with a flow layout.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  override var selectsSeveral: Bool { selectionIsAllowed && multipleSelectionIsAllowed }
  override var nameFromSurroundings: String? { titleOfController }

  // MARK: Data and layout

  /// The object that says how many items there are and makes their views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { movements?.relay ?? storedDataSource }
    set {
      guard storedDataSource !== newValue else { return }
      storedDataSource = newValue
      UncalledMethods.check(newValue, DelegateProtocol.dataSource)
      pass.firstPreparation = FirstPreparation()
      reloadData()
    }
  }

  /// The object that is told what happens to the items.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      collectionDelegate = newValue
      baseDelegate = newValue
      UncalledMethods.check(newValue, DelegateProtocol.collectionView, askedBy: self)
      if newValue != nil {
        menus.install()
        multipleSelection.install()
      }
      for layout in layoutsInUse { (layout as? UICollectionViewFlowLayout)?.delegateDidChange() }
      setUpDidChange()
    }
  }

  /// The layout; setting it shows the items in the new one at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { replaceLayout(by: newValue) }
  }
  @exclusivity(unchecked) var storedLayout: UICollectionViewLayout {
    didSet { pass.layoutDidChange() }
  }

  /// Shows the items in another layout: cells move there, or stand there at once; in an animation's block they move with it.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// The same; `completion` is told when the animation is over, and whether it came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Has a layout take the place of the present one step by step: the ``UICollectionViewTransitionLayout`` that is answered is
  /// the view's layout until then, and shows what lies between by its progress. // T5
  ///
  /// Another transition, or an animated change, is caught where it is seen. `completion` is called once all is at rest.
  /// Difference from UIKit: a second one, updates, and changes of the layout or the bounds are no errors meanwhile. // T11
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

  /// Lets a transition go: it goes on to the next layout with the velocity of its progress. // T9
  open func finishInteractiveTransition() { letTransitionGo(finishes: true) }

  /// Lets a transition go back to the layout that it comes from. // T9
  open func cancelInteractiveTransition() { letTransitionGo(finishes: false) }

  /// A view behind all elements that keeps to the visible rectangle. // C46
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { replaceBackground(oldValue) } }
  }

  /// Discards everything that is known of the data; it is asked again with the next layout. // C20, C34
  open func reloadData() {
    guard MainQueue.admits("UICollectionView.reloadData()") else { return }
    endTypingInElements()
    holdingCalls {
      movements?.dataWasReplaced()
      forgetItems()
      content.rememberAnchorOfReload(in: self)
      changes.batch?.isDropped = true
      data.wereReplaced()
      data.forget()
      elements.needsNewViews = true
      let context = storedLayout.makeInvalidationContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      storedLayout.invalidate(with: context)
    }
  }

  /// How many sections there are.
  open var numberOfSections: Int { currentCounts.sectionCount }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    guard section >= 0, section < counts.sectionCount else {
      ProgrammingErrors.report(
        "The number of items in section \(section) was asked for, but there are \(counts.sectionCount) sections.",
        instead: "it is 0")
      return 0
    }
    return counts.itemCount(inSection: section)
  }

  // MARK: What is seen

  /// The cell of an item that can be seen; nil for any other. // C43
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cellOfData(at: indexPath) }

  /// The cells that can be seen, in the order of their items. // C43
  open var visibleCells: [UICollectionViewCell] { cellsInSight.map(\.cell) }

  /// The items that can be seen, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { answeredPaths(presented: cellsInSight.map(\.key.indexPath)) }

  /// The item of a cell that can be seen; nil for any other.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { key(ofShown: cell).map(answeredPath(of:)) }

  /// The item at a point of the content; nil between items. Of several, the one in front. // C44
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontItem(at: point).map(answeredPath(of:)) }

  /// The supplementary view of an element that can be seen; nil for any other.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shownSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  /// The supplementary views of a kind that can be seen, in their order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaryElements(ofKind: elementKind).map(\.view)
  }

  /// Returns the index paths of the supplementary views of a kind that can be seen, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaryElements(ofKind: elementKind).map(\.path)
  }

  /// The index path of a supplementary view that can be seen; nil for any other.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    indexPath(ofShownSupplementary: supplementaryView)
  }

  /// The layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    answeredAttributes(at: indexPath)
  }

  /// The layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Updates

  /// Makes several changes as one: `updates` changes the data and says, with the methods below, what has become another;
  /// then all changes are animated together. // C21
  ///
  /// Deletions, reloads and reconfigurations name places before the changes, insertions places after them, whatever
  /// the order of the calls. Calls may be nested; the outermost one counts. `completion` is told when the animation is
  /// over, and whether it came to its end.
  ///
  /// `updates` runs before the call returns and is not kept: it needs no `self.`, and may be a closure that does not
  /// escape. Every call comes here, so this is the one to override.
  ///
  /// Difference from UIKit: an override hands `updates` on to `super` as it is where the class above overrides the method,
  /// too; a closure of its own there goes to this class.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }

  /// Tells whether the collection view shows something else than the data source knows of.
  open var hasUncommittedUpdates: Bool { hasUpdatesUnderWay }

  /// The items now at these places are new.
  open func insertItems(at indexPaths: [IndexPath]) { record(indexPaths, as: CollectionUpdate.insertItem) }

  /// The items that were at these places are gone.
  open func deleteItems(at indexPaths: [IndexPath]) { record(indexPaths, as: CollectionUpdate.deleteItem) }

  /// An item went from a place before the changes to one after them.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(at: indexPath, to: newIndexPath)])
  }

  /// The items that were at these places get new cells. // C33
  open func reloadItems(at indexPaths: [IndexPath]) { record(indexPaths, as: CollectionUpdate.reloadItem) }

  /// The cells of these items stay and are configured anew. // C33
  open func reconfigureItems(at indexPaths: [IndexPath]) { record(indexPaths, as: CollectionUpdate.reconfigureItem) }

  /// The sections now at these places are new, with all of their items.
  open func insertSections(_ sections: IndexSet) { record(sections, as: CollectionUpdate.insertSection) }

  /// The sections that were at these places are gone, with all of their items.
  open func deleteSections(_ sections: IndexSet) { record(sections, as: CollectionUpdate.deleteSection) }

  /// A section went from a place before the changes to one after them, with all of its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)])
  }

  /// All views of the sections that were at these places are made anew; their items may be more or fewer.
  open func reloadSections(_ sections: IndexSet) { record(sections, as: CollectionUpdate.reloadSection) }

  // MARK: Movement by a person

  /// Begins to carry an item; no where it cannot be moved or does not exist, and while another one is carried. // M1, M2
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginStandardMovement(at: indexPath) }

  /// The finger has moved: the middle of the cell goes there, in points of the content, and other items make room. // M3
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveStandard(to: targetPosition) }

  /// Puts the item down where it is shown; the data source is told once where it went, if it went anywhere. // M12
  open func endInteractiveMovement() { endStandardMovement() }

  /// The item goes back to where it came from; the data source is not told. // M13
  open func cancelInteractiveMovement() { cancelStandardMovement() }

  /// How soon items make room for one that is carried; at once unless set. // M21
  open var reorderingCadence = UICollectionView.ReorderingCadence.immediate

  // MARK: Drag and drop

  /// Says which items can be dragged. It is held weakly, and independent of ``dropDelegate``. // N41
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { state.drags?.dragDelegate }
    set { setDragDelegate(newValue) }
  }

  /// Takes what is dropped. It is held weakly, and independent of ``dragDelegate``. // N41
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { state.drags?.dropDelegate }
    set { setDropDelegate(newValue) }
  }

  /// Tells whether items can be dragged where there is a delegate for it; true unless set. // N41
  ///
  /// A view without a drag delegate whose program has set it reorders its items by the press that lifts, if the data source can
  /// move them: with the calls and the look of interactive movements. // N72
  open var dragInteractionEnabled: Bool {
    get { state.drags?.isEnabled ?? true }
    set { setDragInteractionEnabled(newValue) }
  }

  /// Tells whether items of this view are dragged, from the beginning of the drag to the end of its animations. // N45
  open var hasActiveDrag: Bool { state.drags?.source.isActive ?? false }
  /// Tells whether something is dragged over this view, or is being dropped on it. // N45
  open var hasActiveDrop: Bool { state.drags?.target.isActive ?? false }

  // MARK: Prefetching

  /// Tells whether cells are made before they come into sight, one a frame. // C42
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if oldValue != isPrefetchingEnabled { prefetchingDidChange() } }
  }

  /// The object that is told which items will be needed soon. // C42
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { prefetchingDidChange() }
  }

  // MARK: Sizes of cells

  /// Tells whether cells whose content becomes another are measured anew.
  open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

  // MARK: Reuse

  /// Makes a class known for cells of an identifier; nil makes it unknown again.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    shown.queue.register(cellClass, kind: nil, identifier: identifier)
  }

  /// Makes a class known for supplementary views of a kind and an identifier; nil makes it unknown again.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    shown.queue.register(viewClass, kind: elementKind, identifier: identifier)
  }

  /// Makes a nib known for cells of an identifier; nil makes it unknown again. // C40
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    shown.queue.register(nib, kind: nil, identifier: identifier)
  }

  /// Makes a nib known for supplementary views of a kind and an identifier; nil makes it unknown again.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    shown.queue.register(nib, kind: kind, identifier: identifier)
  }

  /// A cell for an item: one that has left the screen, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueCell(identifier: identifier, at: indexPath) }

  /// A supplementary view for an element: one that has left the screen, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(kind: elementKind, identifier: identifier, at: indexPath)
  }

  /// A cell of a registration for an item, filled: one that has left the screen, or a new one.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { dequeueConfigured(registration, at: indexPath, item: item) }

  /// A supplementary view of a registration for an element, filled: one that has left the screen, or a new one.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { dequeueConfigured(registration, at: indexPath) }

  // MARK: Selection

  /// Tells whether items can be selected. // C54
  open var allowsSelection = true {
    didSet { if oldValue != allowsSelection { selectionRulesDidChange() } }
  }

  /// Tells whether several items can be selected at a time.
  open var allowsMultipleSelection = false {
    didSet { if oldValue != allowsMultipleSelection { selectionRulesDidChange() } }
  }

  /// The items that are selected, in their order; never nil, empty for none. Sorts them when it is asked for the first
  /// time; asked again it costs nothing, and little after one change, so that a delegate may ask for each item. // C101
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedItems.isEmpty ? [] : answeredPaths(presented: multipleSelection.paths.all(of: selectedItems))
  }

  /// Selects an item, telling nobody; nil deselects all. // C55
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether its background fades in, in 0.3 s or with the animation around the call, and the content scrolls
  ///     with an animation. // C120
  ///   - scrollPosition: where the item is to stand in the view; nothing for wherever it is.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    selectByProgram(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item, telling nobody; one that is not selected is left alone. // C55
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - animated: whether its background fades out, in 0.3 s or with the animation around the call: with a pop, where it is
  ///     one of those alongside. // C120
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselectByProgram(indexPath, animated: animated)
  }

  /// Tells whether items can be selected while ``isEditing``; no unless set. // C58
  open var allowsSelectionDuringEditing = false {
    didSet { if oldValue != allowsSelectionDuringEditing { selectionRulesDidChange() } }
  }

  /// Tells whether several items can be selected at a time while ``isEditing``; no unless set. Setting it to true lets items be
  /// selected while editing, too. // C58, I68
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
      if oldValue != allowsMultipleSelectionDuringEditing { selectionRulesDidChange() }
    }
  }

  /// Tells whether items are being edited: cells show it, and other rules of selection hold. Set in an animation of views, it has
  /// cells make room for what they show beside their content in the course of that. // C58, I58
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if oldValue != isEditing { editingDidChange() } }
  }

  // MARK: Focus

  /// Tells whether arrow keys bring a focus to items; unless set, where ``selectionFollowsFocus`` is. The delegate may say so
  /// for each item.
  ///
  /// UIKit documents its default as derived from the platform and other properties; this one is our choice. Where items
  /// have no focus keys scroll.
  open var allowsFocus: Bool {
    get { focus.choices.allowed ?? selectionFollowsFocus }
    set { focus.choices.allowed = newValue }
  }

  /// Tells whether arrow keys bring a focus to items while ``isEditing``; as ``allowsFocus`` unless set.
  open var allowsFocusDuringEditing: Bool {
    get { focus.choices.allowedDuringEditing ?? allowsFocus }
    set { focus.choices.allowedDuringEditing = newValue }
  }

  /// Tells whether an item is selected when arrow keys bring the focus to it; false unless set.
  open var selectionFollowsFocus = false

  /// Tells whether a focus that comes back begins at the item where it was last; false unless set.
  open var remembersLastFocusedIndexPath = false

  // MARK: Touches

  /// The view that a touch at a point is for: while a row is open one of its buttons or, in place of all cells, the collection
  /// view. // I80
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchedView(insteadOf: super.hitTest(point, with: event))
  }

  /// Highlights the item under a finger. // C51
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.inOrder.first { highlightItem(under: touch) }
  }

  /// Ends the highlight when the finger leaves the item. // C53
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = highlight?.touch, touches.contains(touch) { followHighlight(to: touch) }
  }

  /// Selects or deselects the item that was highlighted. // C51
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    state.swipes?.touchesEnded(touches)
    guard let touch = highlight?.touch, touches.contains(touch) else { return }
    followHighlight(to: touch)
    commitHighlight(with: event)
  }

  /// Ends the highlight. // C52
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    // C57: an item whose menu is open stays highlighted.
    guard let touch = highlight?.touch, touches.contains(touch), !menus.holdsHighlight else { return }
    cancelHighlight(because: "the touch was taken away")
  }

  // MARK: Menus

  /// The interaction that shows the context menus of the items; nil for a collection view without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    collectionDelegate == nil ? nil : menus.interaction
  }

  // MARK: Layout

  /// Brings data, layout and views into agreement, once per frame.
  open override func layoutSubviews() {
    if pass.elementsArePut { showPutElements() }
    movements?.contentDidMove()
    reconcile()
    if state.needsIndexTitles || state.indexBar != nil { updateIndex() }
    super.layoutSubviews()
  }

  /// Scrolls so that an item can be seen at a place.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    scroll(toItemAt: indexPath, at: scrollPosition, animated: animated)
  }

  /// The point of the content that stands at the view's upper left corner, in points.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      content.forgetAim()
      super.contentOffset = newValue
    }
  }

  /// Moves the content, at once or in 0.3 s. The layout hears of the last offset first, while the content still stands.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // Measured on iOS 26.1: by assignment the layout is invalidated on the new bounds, by this method on the old ones.
    announce(contentOffset)
    content.forgetAim()
    super.setContentOffset(contentOffset, animated: animated)
    boundsAnnouncement.askedOffset = nil
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    askLayout(about: newBounds)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if oldBounds.size == bounds.size {
      content.offsetDidChangeAlone(in: bounds.size)
    } else {
      content.rememberAnchorOfResizing(from: oldBounds, in: self)
    }
    super.boundsDidChange(from: oldBounds)
    layOut(afterBoundsChangeFrom: oldBounds)
  }

  /// Takes the room that the insets leave over into the layout.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    storedLayout.surroundingsDidChange()
  }

  /// Takes the safe area over into the layout.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    storedLayout.surroundingsDidChange()
  }

  /// Takes the margins over into the layout.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    storedLayout.surroundingsDidChange()
  }

  /// Takes the pixels of the window's screen over into the layout.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  /// Takes the pixels of the screen over into the layout.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedLayout.surroundingsDidChange()
  }

  override var isLayingOutContent: Bool { pass.isExchanging }
  override var isContentHeld: Bool { super.isContentHeld || changes.transition != nil }

  override func describedParts() -> [String] {
    super.describedParts() + ["layout: \(storedLayout.description)"]
      + (storedDataSource.map { ["dataSource: <\(Self.name(of: $0))>"] } ?? [])
  }

  override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}
