import CollectionEngine

/// Places items in lines, one section after another, each with a header and a footer where they have a size. // C71
///
/// Lines begin where reading begins: at the right where the view runs from right to left, as ``layoutAttributesForItem(at:)`` and the
/// others say then; offsets are counted from the left all the same. A subclass that flips is turned over by the view instead, and
/// answers as from left to right. // C140
///
/// Sections whose items are all of one size cost nothing per item: a million of them are laid out at once. Sizes that a
/// delegate tells are asked once; after updates only those of new and reloaded items.
///
/// With an ``estimatedItemSize`` every cell is asked for its own size when it comes into view, and keeps it from then on,
/// through updates too.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var geometry: FlowGeometry?
  var validity = FlowValidity()
  var measures = FlowMeasures()
  var cache = FlowAttributesCache()
  /// Tells whether any header or footer finds its length itself.
  var spanningViewsAreSelfSizing = false

  /// A flow layout with items of 50 × 50 points, 10 points apart. // C70
  public override init() { super.init() }

  /// A flow layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Stands for a size that views find themselves: as ``estimatedItemSize``, ``itemSize``, ``headerReferenceSize`` or
  /// ``footerReferenceSize``, or as a delegate's answer.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items whose delegate says nothing; 50 × 50 unless set. // C70
  @exclusivity(unchecked) open var itemSize = FlowGeometry.Section.defaultItemSize {
    didSet { if itemSize != oldValue { metricsDidChange() } }
  }

  /// The size of items that have not been seen yet; with any but zero, cells are asked for their own size when they come
  /// into view. ``automaticSize`` asks them too and takes ``itemSize`` until then. // C64
  @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      measures.removeAll()
      metricsDidChange()
    }
  }

  /// The least space between lines; 10 unless set. Below zero lines overlap. // C70, C73
  open var minimumLineSpacing = FlowGeometry.Section.defaultSpacing {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }

  /// The least space between the items of a line; 10 unless set. Below zero items overlap where the line has no room left
  /// over. // C70, C73
  open var minimumInteritemSpacing = FlowGeometry.Section.defaultSpacing {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }

  /// The space around the items of a section. // C70
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsDidChange() } }
  }

  /// The edges from which the sections' insets are measured across the scrolling; those of the content unless set.
  ///
  /// Headers and footers span the content in each case. Not measured; as documented.
  @exclusivity(unchecked) open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { surroundingsDidChange() } }
  }

  /// The size of headers; only the side along the scrolling counts, and none means no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The size of footers; only the side along the scrolling counts, and none means no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// Tells whether headers stay in sight as long as their section does, until its end pushes them out.
  @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { placesDidChange() } }
  }

  /// Tells whether footers stay in sight as long as their section does, until its beginning pushes them out.
  @exclusivity(unchecked) open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { placesDidChange() } }
  }

  /// Along which axis the content scrolls.
  @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }

  /// Flow layouts know which part of them is invalid.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Computes where lines and sections stand.
  open override func prepare() {
    super.prepare()
    prepareGeometry()
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// The items, headers and footers that touch a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry, isOfNumbers(rect) else { return nil }
    return cache.attributes(touching: rect, in: geometry, layout: self, pins: pins, mirror: mirror)
  }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesForItem(at: indexPath)
  }

  /// The attributes of a header or a footer; nil for a section without.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesForSpanningView(ofKind: elementKind, at: indexPath)
  }

  /// Yes when the size across the scrolling changes, and for every scrolling while headers or footers are pinned. // C6
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    movesElements(forBoundsChange: newBounds)
  }

  /// A new size moves the items, but the delegate is not asked again. Scrolling along moves nothing but pinned headers and
  /// footers, and only those are named.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    narrow(context, toBoundsChange: newBounds)
    return context
  }

  /// Yes when cells find their sizes themselves and the size is another. // C64
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    takes(preferredAttributes, insteadOf: originalAttributes)
  }

  /// The size of that element only: all other sizes stay as they are.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    narrow(context, toPreferred: preferredAttributes)
    return context
  }

  /// Returns a context in which all places are invalid, or the items alone where they are shown where they were. Sizes
  /// that the delegate has told stay, and go with the items. // M7, M10
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    narrow(context, toMovementFrom: previousIndexPaths, to: targetIndexPaths)
    return context
  }

  /// Returns a context in which all places are invalid, or the items alone where they are put down where they were
  /// shown. Sizes that the delegate has told stay.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    narrow(context, toMovementFrom: previousIndexPaths, to: indexPaths)
    return context
  }

  /// The room from a section's header to its footer.
  open override func interactiveMovementFrame(ofSection section: Int) -> CGRect? { spanOfSection(section) }

  /// Marks what the context names as invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  func delegateDidChange() {
    measures.removeAll()
    metricsDidChange()
  }

  /// Other insets leave other room, and other pixels round elsewhere; the delegate is not asked again.
  override func surroundingsDidChange() {
    guard geometry != nil, let collectionView = attachedCollectionView else { return }
    guard validity.surroundings == surroundings(of: collectionView.bounds.size) else { return placesDidChange() }
    // Insets along the scrolling leave lines the room that they had, but what stays in sight keeps to them.
    if pinsAny, validity.pinnedInset != collectionView.adjustedContentInset { pinnedViewsDidMove() }
  }

  /// The data has changed: sizes go along with their items. An update of nothing has everything asked again, as in UIKit.
  override func willPrepare(for plan: UpdatePlan) {
    if plan.isEmpty { validity.asksEverything = true } else { validity.plan = plan }
  }

  override func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let context = super.makeInvalidationContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = true
      context.invalidateFlowLayoutAttributes = true
    }
    return context
  }

  override var hasPlainElements: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  override var asksForPreferredAttributes: Bool {
    type(of: self) != UICollectionViewFlowLayout.self || isSelfSizing || spanningViewsAreSelfSizing
  }
}
