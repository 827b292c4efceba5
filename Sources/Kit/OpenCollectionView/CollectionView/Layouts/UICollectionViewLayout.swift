public import CollectionEngine

/// Says where the elements of a collection view stand. Subclass it to make a layout of your own.
///
/// The collection view calls ``prepare()`` first, then asks for the content's size, and then for the elements of the
/// rectangles that come into view. Between invalidations the answers must stay the same. // C1, C7
@preconcurrency @MainActor open class UICollectionViewLayout: InstantiableObject, NibObject {
  /// A layout that shows nothing.
  public override init() { super.init() }

  /// Makes a layout of a class that is only known at run time. Not for programs, whose subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// A layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// The object was made by a nib, with all that is in it. Call super.
  open func awakeFromNib() {}

  /// The class and the address, for whoever prints the layout or its collection view, whose description holds it. // C102
  nonisolated open override var description: String { "<\(UIView.name(of: self))>" }

  /// The collection view that the layout belongs to.
  open var collectionView: UICollectionView? { attachedCollectionView }

  @exclusivity(unchecked) final weak var attachedCollectionView: UICollectionView? {
    didSet { propertyObservers?.check() }
  }
  /// Observers of properties of the layout; nil as long as nobody does.
  final var propertyObservers: PropertyObservers?

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Computes what the layout needs to answer. Called before anything is asked, and after each invalidation.
  open func prepare() {}

  /// The size of the content, in points. Asked after ``prepare()``, and again after each question for elements: a layout may
  /// find it while it answers. // C1
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that touch a rectangle of the content; more are allowed. // C9
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Makes a class known for the decoration views of a kind; nil makes it unknown again. // C45
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, ofKind: elementKind)
  }

  /// Makes a nib known for the decoration views of a kind; nil makes it unknown again. // C45
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, kind: elementKind, identifier: elementKind)
  }

  /// The direction of reading that the layout was written for: from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Tells whether the collection view turns the layout over where people read in the other direction; no unless overridden.
  ///
  /// Where it does, x is counted from where reading begins: `bounds.origin` and `contentOffset` are at the leading edge, so that
  /// offset 0 shows the first items, and the frames of views in the collection view, touches, translations, transforms and
  /// the left and right of `contentInset` are counted so, too. The layout answers as ever, and what is in the views is not mirrored.
  /// `safeAreaInsets` and `layoutMargins` are those of the screen's sides. // C160
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Tells whether the layout changes when the visible part of the content becomes another; no unless overridden. // C6
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context for the parts that a change of the visible part makes invalid.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Tells whether the layout changes when a view wants another size or look than the layout gave it; no unless
  /// overridden. // C64
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context for the parts that a view's other size or look makes invalid: the view's own element, unless
  /// overridden.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForPreferred(preferredAttributes)
  }

  /// Marks the layout as invalid: it is prepared again before the next frame. // C2
  ///
  /// Called too when the collection view invalidates the layout, just before ``invalidateLayout(with:)``.
  open func invalidateLayout() {
    guard MainQueue.admits("UICollectionViewLayout.invalidateLayout()"), !hasContext else { return }
    whileInvalidating { invalidateLayout(with: makeInvalidationContext()) }
  }

  /// Marks a part of the layout as invalid. Subclasses call super. // C3
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    attachedCollectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Returns the offset at which a drag is to come to rest; the proposed one unless overridden. // S38
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where the content would come to rest by itself, in points.
  ///   - velocity: points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset that the content is to have after an update or another layout; the proposed one unless
  /// overridden. // C32
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// The data has changed, and the change will be animated: called after ``prepare()`` and before any element is asked
  /// for. Subclasses call super. // C21
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// All elements of the change have been asked for. Called inside the animation. // C21
  open func finalizeCollectionViewUpdates() {}

  /// How an item looks when its appearance begins; nil for its regular attributes. // C28
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(of: .cell, kind: "", at: itemIndexPath)
  }

  /// How an item looks when its disappearance ends; nil for the attributes it had. // C28
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(at: itemIndexPath)
  }

  /// How a supplementary view looks when its appearance begins; nil for its regular attributes. // C28
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(of: .supplementaryView, kind: elementKind, at: elementIndexPath)
  }

  /// How a supplementary view looks when its disappearance ends; nil for the attributes it had. // C28
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(at: elementIndexPath)
  }

  /// How a decoration view looks when its appearance begins; nil for its regular attributes. // C28
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(of: .decorationView, kind: elementKind, at: decorationIndexPath)
  }

  /// How a decoration view looks when its disappearance ends; nil for the attributes it had. // C28
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(at: decorationIndexPath)
  }

  /// The supplementary views of a kind that come with the change, at their new index paths. // C30
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that go with the change, at their old index paths. // C30
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that come with the change, at their new index paths. // C30
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that go with the change, at their old index paths. // C30
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The visible part of the content changes with an animation: initial and final attributes are asked for next. // C29
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// All elements of an animated change of the visible part have been asked for. // C29
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Movement by a person

  /// The place that a finger means which carries an item: of the item under it, or of the nearest. Called with each new
  /// position. // M5
  ///
  /// Subclasses may answer any place that exists.
  ///
  /// - Parameters:
  ///   - previousIndexPath: where the item is shown.
  ///   - position: where the finger holds the middle of the item, in the layout's own coordinates.
  ///
  /// Difference from UIKit: the slots that decide are those that items have while the carried one is where it came from, so
  /// that any way of the finger ends as a jump to its end; between items the nearest counts; sections without items and the
  /// places behind last items can be reached.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { usualTarget(of: previousIndexPath, at: position) }

  /// How an item looks that is carried: as in its place, with its middle at the position and in front of all others, unless
  /// overridden. // M4
  ///
  /// - Parameters:
  ///   - indexPath: where the item is shown.
  ///   - position: where its middle is to be, in the layout's own coordinates.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { usualCarriedAttributes(at: indexPath, position) }

  /// Returns a context for the parts that a new position of a finger makes invalid, also where the items are shown
  /// where they were. // M7
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForMovement(to: targetIndexPaths, from: previousIndexPaths, at: targetPosition)
  }

  /// Returns a context for the parts that the end of a movement makes invalid: items are put down, or go back.
  /// // M12, M13
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForMovement(to: indexPaths, from: previousIndexPaths, at: .zero)
  }

  /// The rectangle of a section in the content, where the layout knows one; nil unless overridden. A section without items
  /// is found by it when an item is carried there. // M16
  ///
  /// Difference from UIKit: it has no such method.
  open func interactiveMovementFrame(ofSection section: Int) -> CGRect? { nil }

  /// The frames in which a carried item would come to lie at each place of a section, for layouts in which that is not where the
  /// item under the finger lies: the place is chosen whose frame is nearest to the carried cell. Nil unless overridden, for the rule of
  /// UIKit: the place of the item under the finger. // M50
  ///
  /// Asked while the item is laid out where it came from, once for a screen of content that the finger comes to. Places are
  /// numbered as they would be afterwards; those whose frames are far from the rectangle need not be answered.
  ///
  /// Difference from UIKit: it has no such method.
  open func interactiveMovementLandings(
    ofItemAt indexPath: IndexPath, inSection section: Int, near rect: CGRect
  ) -> [MovementLandings.Landing]? { nil }

  // MARK: Change of layout

  /// Another layout is about to take the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// This layout is about to take the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// All elements of the change of layout have been asked for. Called inside the animation, for both layouts.
  open func finalizeLayoutTransition() {}

  /// Invalidates the layout in a context of the collection view's. Measured on iOS 26.1: both methods are called.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    whileInvalidating {
      hasContext = true
      invalidateLayout()
      hasContext = false
      invalidateLayout(with: context)
    }
  }

  private func whileInvalidating(_ body: () -> Void) {
    let (outer, outerHasContext) = (isBeingInvalidated, hasContext)
    isBeingInvalidated = true
    hasContext = false
    body()
    (isBeingInvalidated, hasContext) = (outer, outerHasContext)
  }

  /// Tells whether the layout is being told that it is invalid. From then on it counts as invalid, whatever a subclass
  /// does before it calls super. // C6
  private(set) var isBeingInvalidated = false

  /// The layout, and those that it is made of.
  var parts: [UICollectionViewLayout] { [self] }

  /// The dynamic animators that move attributes of the layout. // D30
  var animators = LayoutAnimators()

  /// The classes of decoration views, and those views that wait to be used again. // C45
  let decorations = ReuseQueue()

  /// Tells whether ``invalidateLayout(with:)`` is about to follow by itself.
  private var hasContext = false

  /// The insets of the collection view or the pixels of its screen may be others.
  func surroundingsDidChange() {}

  /// The data has changed as a plan says: called before the layout is invalidated for it, so that what is known of items
  /// goes on under their new numbers.
  func willPrepare(for plan: UpdatePlan) {}

  /// Tells where in a list an item stands; nil for one of no list.
  func listPlace(ofItem item: Int, inSection section: Int, of counts: SectionCounts) -> ListPlace? { nil }

  /// Tells whether the layout may know of any item where in a list it stands.
  var knowsLists: Bool { false }

  /// Tells where in a list a view of a kind stands; nil for one of no list.
  func listPlace(ofKind kind: String, inSection section: Int) -> ListPlace? { nil }

  /// Tells whether no subclass has a say in how single elements look, come and go, so that nobody need be asked of
  /// each.
  var hasPlainElements: Bool { false }

  /// Tells whether views are asked for the attributes that they would like to have when they come into sight.
  var asksForPreferredAttributes: Bool { true }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      ProgrammingErrors.report(
        "\(type(of: self)).invalidationContextClass is \(Self.invalidationContextClass): "
          + "answer with a subclass of UICollectionViewLayoutInvalidationContext.",
        instead: "the context is a plain one")
      return UICollectionViewLayoutInvalidationContext()
    }
    return contextClass.init()
  }
}
