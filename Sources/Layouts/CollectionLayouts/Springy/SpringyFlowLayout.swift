public import Foundation
public import OpenCollectionView
import PlaneGeometry

/// A flow layout whose elements hang on springs: as one scrolls they stay behind, the more the farther they are from the finger,
/// and swing back. // D31
///
/// ```swift
/// let layout = SpringyFlowLayout()
/// layout.itemSize = CGSize(width: 320, height: 60)
/// let collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
/// ```
///
/// Sizes, spacings, headers and updates are those of a flow layout. There are springs only while something moves, and only for
/// what is in sight and a little beyond: at rest every element stands exactly where a flow layout has it, and a list of a million
/// items costs what is visible. Headers and footers that are pinned hang on no springs. // D32
///
/// What the data does in the meantime is followed: elements swing to their new places.
open class SpringyFlowLayout: UICollectionViewFlowLayout {
  /// How often a spring would swing in a second; 1 unless set, as in Apple's talk of 2013. Greater is stiffer.
  open var springFrequency: CGFloat = 1 { didSet { for spring in springs { spring.frequency = springFrequency } } }

  /// How soon the swinging ends: 0.8 unless set, as in that talk; 1 for no swinging at all.
  open var springDamping: CGFloat = 0.8 { didSet { for spring in springs { spring.damping = springDamping } } }

  /// How far from the finger, in points, elements stay behind by the whole way; 1500 unless set, as in that talk. Smaller is
  /// looser. // D31
  open var scrollResistance: CGFloat = 1500

  /// How far beyond what is visible elements have springs, in points. Our choice. // D32
  static let margin: CGFloat = 100

  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private lazy var rest = SpringRest { [weak self] in self?.didComeToRest() }
  /// Whether there are springs.
  private var isSwinging = false
  /// Counts the tilings, so that springs that are not wanted any longer are known.
  private var tilings = 0
  /// Where on the screen the finger is, or was last.
  private var finger: CGPoint?

  /// The springs by the attributes that hang on them.
  private var springsByAttributes: [ObjectIdentifier: ElementSpring] = [:]

  /// The springs, in the order in which they were made.
  private var springs: [ElementSpring] { isSwinging ? animator.behaviors.compactMap { $0 as? ElementSpring } : [] }

  // MARK: What a flow layout says, on springs

  /// Lays out, and hangs up what has come into sight.
  open override func prepare() {
    super.prepare()
    if isSwinging, let collectionView { hangUp(in: collectionView.bounds) }
  }

  /// The elements that touch a rectangle, where their springs have them.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let resting = super.layoutAttributesForElements(in: rect), isSwinging else {
      return super.layoutAttributesForElements(in: rect)
    }
    var answer = resting.map { swinging($0) ?? $0 }
    // What has swung into the rectangle does not rest there.
    let known = Set(answer.map(ObjectIdentifier.init))
    for item in animator.items(in: rect) {
      if let attributes = item as? UICollectionViewLayoutAttributes, !known.contains(ObjectIdentifier(attributes)) {
        answer.append(attributes)
      }
    }
    return answer
  }

  /// The attributes of an item, where its spring has it.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    (isSwinging ? animator.layoutAttributesForCell(at: indexPath) : nil) ?? super.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a header or a footer, where its spring has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (isSwinging ? animator.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) : nil)
      ?? super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  /// The elements that hang on springs now and touch a rectangle of the content; none at rest.
  open func swingingElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    isSwinging ? animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } : []
  }

  // MARK: Scrolling

  /// Has the elements stay behind what is scrolled. Answers what a flow layout does. // D31
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView, collectionView.bounds.size == newBounds.size { stayBehind(collectionView, newBounds) }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  private func stayBehind(_ view: UICollectionView, _ newBounds: CGRect) {
    let way = CGVector(dx: newBounds.minX - view.bounds.minX, dy: newBounds.minY - view.bounds.minY)
    guard way != .zero, newBounds.width > 0, newBounds.height > 0 else { return }
    if !isSwinging {
      isSwinging = true
      animator.delegate = rest
      hangUp(in: view.bounds)
    }
    let touch = fingerPlace(in: view)
    for spring in springs {
      let share = share(of: spring, touch)
      let center = spring.attributes.center
      spring.attributes.center = CGPoint(x: center.x + way.dx * share, y: center.y + way.dy * share)
      animator.updateItem(usingCurrentState: spring.attributes)
    }
    hangUp(in: newBounds, after: way, touch)
  }

  /// The part of the scrolled way by which an element stays behind. // D31
  private func share(of spring: ElementSpring, _ touch: CGPoint) -> CGFloat {
    let place = spring.anchorPoint
    return min((abs(touch.x - place.x) + abs(touch.y - place.y)) / max(scrollResistance, 1), 1)
  }

  /// Where the content is held: by the finger, or where that was last; by nothing yet, in the middle of what is seen.
  private func fingerPlace(in view: UICollectionView) -> CGPoint {
    let corner = view.bounds.origin
    let pan = view.panGestureRecognizer
    if pan.numberOfTouches > 0 {
      let location = pan.location(in: view)
      finger = CGPoint(x: location.x - corner.x, y: location.y - corner.y)
    }
    let place = finger ?? CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    return CGPoint(x: corner.x + place.x, y: corner.y + place.y)
  }

  // MARK: Springs

  /// Gives springs to what is in sight, and takes those away that are not. // D32
  private func hangUp(in bounds: CGRect, after way: CGVector = .zero, _ touch: CGPoint = .zero) {
    let wanted = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    guard bounds.width > 0, bounds.height > 0, let resting = super.layoutAttributesForElements(in: wanted) else {
      return
    }
    tilings += 1
    for attributes in resting where hasSpring(attributes) {
      guard let swinging = swinging(attributes), let spring = springsByAttributes[ObjectIdentifier(swinging)] else {
        let spring = ElementSpring(attributes)
        spring.frequency = springFrequency
        spring.damping = springDamping
        spring.tiling = tilings
        let share = share(of: spring, touch)
        attributes.center = CGPoint(x: attributes.center.x + way.dx * share, y: attributes.center.y + way.dy * share)
        animator.addBehavior(spring)
        springsByAttributes[ObjectIdentifier(attributes)] = spring
        continue
      }
      spring.tiling = tilings
      // Data, sizes or the width of the view may be others.
      spring.anchorPoint = attributes.center
      guard swinging.size != attributes.size else { continue }
      swinging.size = attributes.size
      animator.updateItem(usingCurrentState: swinging)
    }
    for spring in springs where spring.tiling != tilings { animator.removeBehavior(spring) }
    // Those of elements that are gone have left by themselves.
    if springsByAttributes.count != animator.behaviors.count {
      springsByAttributes = springsByAttributes.filter { $0.value.dynamicAnimator != nil }
    }
  }

  private func hasSpring(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: !sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: !sectionFootersPinToVisibleBounds
    default: true
    }
  }

  /// The attributes on a spring of the element that others are about.
  private func swinging(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    switch attributes.representedElementCategory {
    case .cell: animator.layoutAttributesForCell(at: attributes.indexPath)
    case .supplementaryView:
      animator.layoutAttributesForSupplementaryView(
        ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    case .decorationView:
      animator.layoutAttributesForDecorationView(
        ofKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    }
  }

  /// Nothing moves any longer: elements stand where a flow layout has them, to the last bit.
  private func didComeToRest() {
    animator.removeAllBehaviors()
    springsByAttributes.removeAll()
    isSwinging = false
    let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    guard let context = contextClass?.init() else { return invalidateLayout() }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    flow?.invalidateFlowLayoutAttributes = false
    invalidateLayout(with: context)
  }
}
