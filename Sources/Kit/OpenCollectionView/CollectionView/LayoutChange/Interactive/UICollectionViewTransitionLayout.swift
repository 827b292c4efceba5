import CollectionEngine
import FrameClock

/// The layout that a collection view has while one layout becomes another under a finger.
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` makes one and installs it. Elements stand between their
/// places in both layouts, by ``transitionProgress``:
///
/// ```swift
/// let transition = collectionView.startInteractiveTransition(to: detailLayout)
/// // with each step of a finger:
/// transition.transitionProgress = progress
/// transition.invalidateLayout()
/// // when it is lifted:
/// collectionView.finishInteractiveTransition()
/// ```
///
/// Centre, size, opacity and transform go evenly from the one layout to the other, and so do the size of the content and the
/// offset. What only one of them has comes and goes with the attributes that it says for that, or else fades. A subclass
/// that wants it otherwise overrides ``layoutAttributesForElements(in:)`` and
/// ``UICollectionViewLayout/layoutAttributesForItem(at:)``, and changes what super answers.
///
/// A frame costs what can be seen in either layout.
///
/// Difference from UIKit: headers, footers and decoration views take part; while the layouts are asked, the collection
/// view's bounds are those in which the layout asked would be shown alone; the attributes that are answered are used
/// again for the next answer, so copy what you keep; where people want less motion elements fade in place of moving.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which the transition comes.
  open private(set) var currentLayout: UICollectionViewLayout

  /// The layout to which it leads.
  open private(set) var nextLayout: UICollectionViewLayout

  /// A layout between two others. Programs make one to answer
  /// ``UICollectionViewDelegate/collectionView(_:transitionLayoutForOldLayout:newLayout:)``.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// A layout from an archive: one between two that show nothing.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Tells whether the collection view counts from the right where people read so: as the current layout has it.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The direction of reading that the current layout was written for.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }

  /// How far the transition is: 0 in the current layout, 1 in the next.
  ///
  /// Setting it changes nothing that is seen until the layout is invalidated. // T6
  /// Beyond its ends places go on in the same direction, to −1 and 2 at most; what is no number changes nothing. How fast
  /// the last two values followed each other is the velocity with which the transition goes on when it is let go.
  ///
  /// While it is let go it is set with each frame.
  open var transitionProgress: CGFloat {
    get { progress.value }
    set {
      guard newValue.isFinite else {
        return ProgrammingErrors.report(
          "The transitionProgress of \(type(of: self)) cannot be \(newValue): give a finite number, "
            + "0 for the current layout and 1 for the next.", instead: "it stays \(progress.value)")
      }
      progress.add(newValue, at: now)
    }
  }

  /// Publishes a value that goes along with the transition, such as how far a finger has moved the content. // T10
  ///
  /// When the transition is let go it goes on with its own velocity, back to the first value that was published for the key,
  /// and can be read with ``value(forAnimatedKey:)`` in each frame.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { publish(value, forKey: key) }

  /// The value that was published last, or that it has by now; 0 of a key without one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key]?.present.value ?? 0 }

  /// An item that stays at a point of the view, such as under two fingers; nil unless set. Shown on invalidation, as the
  /// progress is.
  ///
  /// Difference from UIKit: it has no such property.
  open var anchor: Anchor? {
    didSet { checkAnchor(oldValue) }
  }

  /// How long it takes from one layout to the other when the transition is let go, in seconds; nil for 0.5.
  ///
  /// Difference from UIKit: it has no such property.
  open var settlingDuration: TimeInterval?

  /// The pace at which it goes then; nil for a spring that begins with the velocity of the finger.
  ///
  /// Difference from UIKit: it has no such property.
  open var settlingTiming: (any UITimingCurveProvider)?

  override var parts: [UICollectionViewLayout] { [self, currentLayout, nextLayout] }

  // MARK: Answers

  /// Prepares those of both layouts that are invalid. Call super.
  open override func prepare() { run?.prepare() }

  /// The size between those of both layouts.
  open override var collectionViewContentSize: CGSize { run?.contentSize ?? currentLayout.collectionViewContentSize }

  /// The elements that can be seen in either layout, between both.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let run else { return currentLayout.layoutAttributesForElements(in: rect) }
    return run.elements(touching: rect)
  }

  /// A cell between both layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let run else { return currentLayout.layoutAttributesForItem(at: indexPath) }
    return run.between(indexPath)
  }

  /// A supplementary view between both layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let run else { return currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    return run.between(
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath))
  }

  /// A decoration view between both layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let run else { return currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
    return run.between(UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath))
  }

  /// Tells whether either layout changes, or the view has another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    run?.isInvalidated(byBounds: newBounds) ?? false
  }

  /// Hands on to both layouts what concerns them. Call super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    run?.handOn(context)
    super.invalidateLayout(with: context)
  }

  /// Returns the offset at which the nearer of both layouts wants a drag to come to rest.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { run?.target(ofDragTo: proposedContentOffset, velocity) ?? proposedContentOffset }

  // MARK: Updates

  /// Tells both layouts.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    forEachLayout { $0.prepare(forCollectionViewUpdates: updateItems) }
  }

  /// Tells both layouts.
  open override func finalizeCollectionViewUpdates() { forEachLayout { $0.finalizeCollectionViewUpdates() } }

  /// Returns attributes between both layouts' answers.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    run?.between { $0.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  }

  /// Returns attributes between both layouts' answers.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    run?.between { $0.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  }

  /// Returns attributes between both layouts' answers.
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    run?.between {
      $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
  }

  /// Returns attributes between both layouts' answers.
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    run?.between {
      $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
  }

  /// Returns attributes between both layouts' answers.
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    run?.between {
      $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  /// Returns attributes between both layouts' answers.
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    run?.between {
      $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath)
    }
  }

  /// Returns the views that either layout adds.
  open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    united { $0.indexPathsToInsertForSupplementaryView(ofKind: elementKind) }
  }

  /// Returns the views that either layout takes away.
  open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    united { $0.indexPathsToDeleteForSupplementaryView(ofKind: elementKind) }
  }

  /// Returns the views that either layout adds.
  open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    united { $0.indexPathsToInsertForDecorationView(ofKind: elementKind) }
  }

  /// Returns the views that either layout takes away.
  open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    united { $0.indexPathsToDeleteForDecorationView(ofKind: elementKind) }
  }

  /// Tells both layouts.
  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    forEachLayout { $0.prepare(forAnimatedBoundsChange: oldBounds) }
  }

  /// Tells both layouts.
  open override func finalizeAnimatedBoundsChange() { forEachLayout { $0.finalizeAnimatedBoundsChange() } }

  // MARK: Inside

  /// The transition that it shows; nil before it is begun and when it is over.
  weak var run: InteractiveTransition?
  var progress = ProgressSamples()
  var values: [String: AnimatedValue] = [:]

  // Rows stay those of the list that they come from until the change of layout is over.
  override var knowsLists: Bool { currentLayout.knowsLists }

  override func listPlace(ofItem item: Int, inSection section: Int, of counts: SectionCounts) -> ListPlace? {
    currentLayout.listPlace(ofItem: item, inSection: section, of: counts)
  }

  override func listPlace(ofKind kind: String, inSection section: Int) -> ListPlace? {
    currentLayout.listPlace(ofKind: kind, inSection: section)
  }

  override func surroundingsDidChange() { forEachLayout { $0.surroundingsDidChange() } }

  override func willPrepare(for plan: UpdatePlan) { forEachLayout { $0.willPrepare(for: plan) } }

  /// Each layout wants to know for itself: views are asked about the places that they have in it.
  override var asksForPreferredAttributes: Bool { run?.asksForPreferredAttributes ?? false }
}
