import CollectionEngine

/// Places items in groups, groups in sections, and views at the edges and corners of all of them. // P10-P77
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// Sections of one size cost nothing per item, however many there are. Where people read from right to left the whole layout is
/// turned over by the view. // P77
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The origin of the sections: one for all, or a provider that is asked.
  enum Source {
    case one(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  let source: Source
  var geometry: CompositionalGeometry?
  var validity = CompositionalValidity()
  var measures = CompositionalMeasures()
  /// The sections of the present geometry; nil for those that do not exist.
  var definitions: [NSCollectionLayoutSection?] = []
  /// The section of the present geometry; nil for one that does not exist, or is known to the data only.
  func definition(ofSection section: Int) -> NSCollectionLayoutSection? {
    definitions.indices.contains(section) ? definitions[section] : nil
  }
  /// Tells whether any view says how large it is, and whether any stays in sight.
  var isSelfSizing = false
  var pinsAny = false
  /// Tells whether any section keeps to the part for reading.
  var refersToReadable = false
  /// Tells whether any section scrolls across the layout.
  var hasRows = false
  /// Tells whether the layout is just being asked for the elements that are seen of rows that have scrolled.
  var answersRows = false
  /// Tells whether any section is one of a list.
  var hasLists = false
  /// The sections that tell what is in sight of them.
  var sectionsWithHandlers: [Int] = []
  /// The sentences about faults that have been told, so that each is told once.
  var toldComplaints: Set<String> = []
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// A layout of which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    source = .one(section.ownCopy)
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout of which all sections are alike.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    source = .one(section.ownCopy)
    ownConfiguration = configuration.ownCopy
    super.init()
  }

  /// A layout whose sections are made when they are needed: for each section, each time that the layout is computed anew. // P71
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    source = .provider(sectionProvider)
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections are made when they are needed: for each section, each time that the layout is computed anew. // P71
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    ownConfiguration = configuration.ownCopy
    super.init()
  }

  /// A compositional layout from an archive: one without sections.
  public required init?(coder: NSCoder) {
    source = .provider { _, _ in nil }
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The settings that are common to all sections. The value is a copy: set it anew to change it, which invalidates the
  /// layout. // P3
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration.ownCopy }
    set {
      ownConfiguration = newValue.ownCopy
      validity.isStale = true
      invalidateLayout()
    }
  }

  /// The same without a copy.
  var heldConfiguration: UICollectionViewCompositionalLayoutConfiguration { ownConfiguration }

  /// The whole layout is turned over where people read from right to left. // P77
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Compositional layouts know which part of them is invalid.
  open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

  /// Computes where everything stands.
  open override func prepare() {
    super.prepare()
    prepareGeometry()
  }

  /// The size of all sections. // P38
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// Returns the attributes of the elements that touch a rectangle. Rows that scroll across the layout answer as if
  /// they had not scrolled. // P67, P68, P86
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(touching: rect, isOfRows: answersRows)
  }

  /// The attributes of an item; nil for one that does not exist or has no place. // P118
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2 else { return nil }
    return geometry.element(ofItem: indexPath.item, inSection: indexPath.section).map(attributes)
  }

  /// The attributes of a view at an item, at a group or at an edge; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2 else { return nil }
    return geometry.element(
      ofKind: elementKind, item: indexPath.item, inSection: indexPath.section, visible: pinningBounds
    ).map(attributes)
  }

  /// The attributes of a view behind a section; nil where there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2 else { return nil }
    return geometry.decoration(ofKind: elementKind, item: indexPath.item, inSection: indexPath.section).map(attributes)
  }

  /// Yes for another size, and for every scrolling while views are pinned. // P70
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = attachedCollectionView?.bounds else { return false }
    return newBounds.size != bounds.size || pinsAny && newBounds.origin != bounds.origin
  }

  /// Scrolling moves nothing but pinned views, and only those are named. // P56
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    narrow(context, toBoundsChange: newBounds)
    return context
  }

  /// Yes where a view wants to be longer or shorter along a side that is estimated. // P108
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    takes(preferredAttributes, insteadOf: originalAttributes)
  }

  /// The size of that element only.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? CompositionalInvalidationContext)?.wish = wish(preferredAttributes)
    return context
  }

  /// Marks what the context names as invalid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// The room of a section, with the views at its edges.
  open override func interactiveMovementFrame(ofSection section: Int) -> CGRect? { geometry?.sectionFrame(section) }

  override func surroundingsDidChange() { noteSurroundings() }

  override var knowsLists: Bool { true }

  override func listPlace(ofItem item: Int, inSection section: Int, of counts: SectionCounts) -> ListPlace? {
    guard hasLists, counts.contains(section: section, item: item) else { return nil }
    return definition(ofSection: section)?.listStyle?.place(ofItem: item, of: counts.itemCount(inSection: section))
  }

  override func listPlace(ofKind kind: String, inSection section: Int) -> ListPlace? {
    guard hasLists else { return nil }
    return definition(ofSection: section)?.listStyle?.place(ofKind: kind)
  }

  /// The data has changed: sizes go along with their items.
  override func willPrepare(for plan: UpdatePlan) {
    validity.plan = plan
    attachedCollectionView?.rows?.follow(plan)
  }

  override var hasPlainElements: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

  override var asksForPreferredAttributes: Bool {
    isSelfSizing || type(of: self) != UICollectionViewCompositionalLayout.self
  }
}
