/// Says where the elements of a collection view stand. Subclass it to make a layout of your own.
///
/// The collection view calls ``prepare()`` first, then asks for the content's size, and then for the elements of the
/// rectangles that come into view. Between invalidations the answers must stay the same. // C1, C7
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// A layout that shows nothing.
  public override init() { super.init() }

  /// A layout from an archive: a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that the layout belongs to.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Computes what the layout needs to answer. Called before anything is asked, and after each invalidation.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that touch a rectangle of the content; more are allowed. // C9
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout changes when the visible part of the content becomes another; no unless overridden. // C6
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of the visible part makes invalid.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Marks the layout as invalid: it is prepared again before the next frame. // C2
  ///
  /// Called too when the collection view invalidates the layout, just before ``invalidateLayout(with:)``.
  open func invalidateLayout() {
    if !hasContext { invalidateLayout(with: makeInvalidationContext()) }
  }

  /// Marks a part of the layout as invalid. Subclasses call super. // C3
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Where a drag is to come to rest, given where it would. // S38
  ///
  /// - Parameter velocity: points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Invalidates the layout in a context of the collection view's. Measured on iOS 26.1: both methods are called.
  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    hasContext = true
    invalidateLayout()
    hasContext = false
    invalidateLayout(with: context)
  }

  /// Whether ``invalidateLayout(with:)`` is about to follow by itself.
  private var hasContext = false

  /// The insets of the collection view or the pixels of its screen may be others.
  func surroundingsDidChange() {}

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError(
        "\(type(of: self)).invalidationContextClass is \(Self.invalidationContextClass): "
          + "answer with a subclass of UICollectionViewLayoutInvalidationContext.")
    }
    return contextClass.init(instantiating: ())
  }
}
