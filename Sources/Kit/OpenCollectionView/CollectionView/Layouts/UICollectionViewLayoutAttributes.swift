import CollectionEngine

/// The place and the look that a layout gives an element of a collection view.
///
/// Geometry is in points of the content, origin at its upper left corner.
///
/// Difference from UIKit: attributes are not bound to the main actor, so that subclasses can override `isEqual(_:)` and
/// `copy(with:)` as they stand.
open class UICollectionViewLayoutAttributes: InstantiableValue, NSCopying, LayoutAttributesByElement {
  @exclusivity(unchecked) final var values = AttributeValues()

  /// The category of the element: a cell, a supplementary view or a decoration view.
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { values.category }
    set { values.category = newValue }
  }

  /// The kind of a supplementary or decoration view; nil for cells.
  open internal(set) var representedElementKind: String? {
    get { values.kind }
    set { values.kind = newValue }
  }

  /// Attributes without an element; layouts use the initializers that name one.
  public override init() { super.init() }

  /// Makes attributes of a class that is only known at run time. Not for programs, whose subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { values.hasUnusualIndexPath ? unusualIndexPath ?? values.indexPath : values.indexPath }
    set {
      guard newValue.count == 2, newValue[0] >= 0, newValue[1] >= 0 else {
        unusualIndexPath = newValue
        section = newValue.first ?? 0
        item = newValue.count > 1 ? newValue[1] : 0
        return
      }
      unusualIndexPath = nil
      section = newValue[0]
      item = newValue[1]
    }
  }

  /// The middle of the element.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The size of the element, before any transform.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  /// The transform about the middle, in space. One with a number that is not finite counts as none, as the trace says.
  open var transform3D: CATransform3D {
    get { values.transform }
    set { values.transform = newValue }
  }

  /// Opacity, 0 to 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// How near the element is to the viewer; 0 unless set. // C14
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Tells whether the element is left out; it need not get a view. // C10
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The shape of the element that collides in a dynamic animator; its bounds unless overridden. // D17
  @preconcurrency @MainActor open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline that collides where ``collisionBoundsType`` is `path`; empty unless overridden. // D17
  @preconcurrency @MainActor open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The rectangle of the element; under a transform, the smallest one around it. Setting it sets centre and size. // C11
  open var frame: CGRect {
    get {
      let (center, size) = (center, size)
      let plain = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      guard isTransformed else { return plain }
      let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return transform3D.projecting(local)?.offsetBy(dx: center.x, dy: center.y) ?? plain
    }
    set {
      center = CGPoint(x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
      size = newValue.size
    }
  }

  /// The element's own rectangle: its origin is always zero. // C11
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform about the middle, in the plane. The same value as ``transform3D``. // C11
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy. Subclasses with values of their own override this, call super, and set them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.instance(of: type(of: self))
    copy.takeOver(self)
    return copy
  }

  /// Takes what lies between the values of a subclass in two layouts, while a ``UICollectionViewTransitionLayout`` shows
  /// the element: override it to have values of your own go along. What is built in has been seen to.
  ///
  /// Called where both layouts have the element with attributes of one class. Until then the attributes have the values of
  /// the nearer layout.
  ///
  /// - Parameters:
  ///   - start: how the element is in the layout that is left; not to be changed.
  ///   - end: how it is in the layout that is gone to; not to be changed.
  ///   - progress: 0 at `start`, 1 at `end`; it may go beyond both.
  ///
  /// Difference from UIKit: it has no such method.
  open func interpolate(
    from start: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes, progress: CGFloat
  ) {}

  /// Takes over all built-in values.
  func takeOver(_ other: UICollectionViewLayoutAttributes) {
    section = other.section
    item = other.item
    unusualIndexPath = other.unusualIndexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    center = other.center
    size = other.size
    if isTransformed || other.isTransformed { transform3D = other.transform3D }
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    isInRow = other.isInRow
  }

  /// Tells whether both say the same of the same element. Subclasses with values of their own compare them too. // C12
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || hasBuiltInValues(of: other)
  }

  func hasBuiltInValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && hasBuiltInValuesBesidesPlace(of: other)
      && (!isTransformed && !other.isTransformed || CATransform3DEqualToTransform(transform3D, other.transform3D))
  }

  /// Tells whether these say of the same element what others do, but for its centre, its size and how it is
  /// transformed.
  func hasBuiltInValuesBesidesPlace(of other: UICollectionViewLayoutAttributes) -> Bool {
    item == other.item && section == other.section && isHidden == other.isHidden && alpha == other.alpha
      && zIndex == other.zIndex && representedElementCategory == other.representedElementCategory
      && (representedElementCategory == .cell || representedElementKind == other.representedElementKind)
      && hasUnusualIndexPath(as: other)
  }

  /// Tells whether neither has an index path of more numbers than two, or of fewer, or both have the same one.
  @inline(__always)
  final func hasUnusualIndexPath(as other: UICollectionViewLayoutAttributes) -> Bool {
    !values.hasUnusualIndexPath && !other.values.hasUnusualIndexPath || unusualIndexPath == other.unusualIndexPath
  }

  /// The class and the address, which element, where it stands and what is not as usual, for whoever prints attributes. // C102
  open override var description: String {
    "<\(([UIView.name(of: self) + ">"] + describedElement).joined(separator: " "))"
  }

  /// Hashes which element is meant.
  open override var hash: Int { section &* 31 &+ item }
}
