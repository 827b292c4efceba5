import CollectionEngine

/// Places items in lines, one section after another, each with a header and a footer where they have a size. // C71
///
/// Sections whose items are all of one size cost nothing per item: a million of them are laid out at once.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var geometry: FlowGeometry?
  var delegateMetricsAreValid = false
  var cache = FlowAttributesCache()
  private var sections: [FlowGeometry.Section] = []
  private var preparedSize = CGSize.zero
  private var preparedScale: CGFloat = 0

  /// A flow layout with items of 50 × 50 points, 10 points apart. // C70
  public override init() { super.init() }

  /// A flow layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of items whose delegate says nothing; 50 × 50 unless set. // C70
  open var itemSize = FlowGeometry.Section.defaultItemSize {
    didSet { if itemSize != oldValue { metricsDidChange() } }
  }

  /// The least space between lines; 10 unless set. // C70
  open var minimumLineSpacing = FlowGeometry.Section.defaultSpacing {
    didSet { if minimumLineSpacing != oldValue { metricsDidChange() } }
  }

  /// The least space between the items of a line; 10 unless set. // C70
  open var minimumInteritemSpacing = FlowGeometry.Section.defaultSpacing {
    didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
  }

  /// The space around the items of a section. // C70
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { metricsDidChange() } }
  }

  /// The size of headers; only the side along the scrolling counts, and none means no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// The size of footers; only the side along the scrolling counts, and none means no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { metricsDidChange() } }
  }

  /// Along which axis the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { metricsDidChange() } }
  }

  /// Flow layouts know which part of them is invalid.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Computes where lines and sections stand.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = availableSize(in: collectionView.bounds.size)
    let scale = collectionView.traitCollection.displayScale
    guard geometry == nil || !delegateMetricsAreValid || preparedSize != size || preparedScale != scale else { return }
    if geometry == nil || !delegateMetricsAreValid { sections = makeSections(for: collectionView) }
    delegateMetricsAreValid = true
    geometry = FlowGeometry(
      sections: sections, axis: scrollDirection == .vertical ? .vertical : .horizontal, availableSize: size,
      pixelScale: scale)
    preparedSize = size
    preparedScale = scale
    cache.forgetPlaces()
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// The items, headers and footers that touch a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else { return nil }
    return cache.attributes(touching: rect, in: geometry, layout: self)
  }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2, (0..<geometry.sectionCount).contains(indexPath.section),
      (0..<geometry.itemCount(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    let attributes = cache.attributes(for: .cell(section: indexPath.section, item: indexPath.item), layout: self)
    attributes.frame = geometry.frame(ofItem: indexPath.item, inSection: indexPath.section)
    return attributes
  }

  /// The attributes of a header or a footer; nil for a section without.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2, indexPath.item == 0,
      (0..<geometry.sectionCount).contains(indexPath.section)
    else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader
        ? geometry.headerFrame(ofSection: indexPath.section) : geometry.footerFrame(ofSection: indexPath.section)
    else { return nil }
    let attributes = cache.attributes(
      for: .supplementary(
        kind: isHeader ? FlowAttributesCache.header : FlowAttributesCache.footer, section: indexPath.section),
      layout: self)
    attributes.frame = frame
    return attributes
  }

  /// Yes when the size across the scrolling changes. // C6
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return availableSize(in: newBounds.size) != availableSize(in: collectionView.bounds.size)
  }

  /// A new size moves the items, but the delegate is not asked again. Scrolling along moves nothing.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      // Measured on iOS 26.1.
      let bounds = collectionView?.bounds ?? .zero
      let movesAcross =
        scrollDirection == .vertical ? newBounds.minX != bounds.minX : newBounds.minY != bounds.minY
      context.invalidateFlowLayoutAttributes = newBounds.size != bounds.size || movesAcross
    }
    return context
  }

  /// Marks what the context names as invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
    {
      delegateMetricsAreValid = false
    }
    super.invalidateLayout(with: context)
  }

  func delegateDidChange() { metricsDidChange() }

  /// Other insets leave other room, and other pixels round elsewhere; the delegate is not asked again.
  override func surroundingsDidChange() {
    guard geometry != nil, let collectionView,
      preparedSize != availableSize(in: collectionView.bounds.size)
        || preparedScale != collectionView.traitCollection.displayScale
    else { return }
    let context = makeInvalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    invalidate(with: context)
  }

  private func metricsDidChange() {
    delegateMetricsAreValid = false
    invalidateLayout()
  }

  /// The room for lines: only the size across the scrolling counts, the other one never breaks a line.
  private func availableSize(in size: CGSize) -> CGSize {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return scrollDirection == .vertical
      ? CGSize(width: max(0, size.width - inset.left - inset.right), height: 0)
      : CGSize(width: 0, height: max(0, size.height - inset.top - inset.bottom))
  }
}
