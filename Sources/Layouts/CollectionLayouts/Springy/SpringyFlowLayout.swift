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
  open var springFrequency: CGFloat = 1 { didSet { tune() } }

  /// How soon the swinging ends: 0.8 unless set, as in that talk; 1 for no swinging at all.
  open var springDamping: CGFloat = 0.8 { didSet { tune() } }

  /// How far from the finger, in points, elements stay behind by the whole way; 1500 unless set, as in that talk. Smaller is
  /// looser; infinite has nothing stay behind, and so it is where people want less motion. // D31
  open var scrollResistance: CGFloat = 1500

  /// How far beyond what is visible elements have springs, in points. Our choice. // D32
  static let margin: CGFloat = 100

  /// It takes attributes along when the data changes, since springs are found by attributes here, never by index paths. // D33
  private(set) final lazy var animator: UIDynamicAnimator = {
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    animator.followsUpdates = true
    return animator
  }()
  private lazy var rest = SpringRest { [weak self] in self?.didComeToRest() }
  /// The animator while there are springs: all that swings is asked for in each frame.
  private final var swingingAnimator: UIDynamicAnimator?
  /// Tells whether there are springs.
  private(set) final var isSwinging = false {
    didSet { swingingAnimator = isSwinging ? animator : nil }
  }
  /// Counts the tilings, so that springs that are not wanted any longer are known.
  private var tilings = 0
  private var scrolling: NSKeyValueObservation?
  private weak var watchedView: UICollectionView?
  private var watchedBounds = CGRect.zero
  /// The bounds for which springs were made and taken away last.
  private var hungBounds = CGRect.null
  /// Tells whether elements may rest elsewhere since.
  private var needsHanging = true
  /// The place of the finger on the screen; where it was last, if it is gone.
  private var finger: CGPoint?

  /// The springs by the attributes that hang on them.
  private final var springsByAttributes: [ObjectIdentifier: ElementSpring] = [:]

  /// The springs, in the order in which they were made.
  private(set) final var hung: [ElementSpring] = []
  /// The element on each of them, and where it rests: looked at in each frame that scrolls, without looking at the springs.
  private final var hungElements: [UICollectionViewLayoutAttributes] = []
  private final var rests: [RestingPlace] = []
  /// Tells whether an element rests elsewhere than is written there.
  private final var restsAreOthers = false

  /// The springs that hold something.
  final var springs: [ElementSpring] { hung.filter { $0.dynamicAnimator != nil } }

  /// Takes the springs down where a collection view shows the layout anew: what swung when it was shown last is of no interest
  /// any longer, and may be about other data. Where only an animator has moved elements, the others rest where they did.
  /// // C4, D33
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.namesMovedElements != true { needsHanging = true }
    if isSwinging, context.invalidateEverything, !context.invalidateDataSourceCounts { takeDownAll() }
    super.invalidateLayout(with: context)
  }

  private func takeDownAll() {
    animator.removeAllBehaviors()
    springsByAttributes.removeAll()
    hung.removeAll()
    hungElements.removeAll()
    rests.removeAll()
    needsHanging = true
    isSwinging = false
    didRest()
  }

  // MARK: What a flow layout says, on springs

  /// Lays out, and hangs up what has come into sight.
  open override func prepare() {
    super.prepare()
    watchScrolling()
    guard isSwinging, let collectionView else { return }
    let bounds = collectionView.bounds
    if needsHanging || hungBounds != bounds { hangUp(in: bounds) }
    needsHanging = false
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
    swingingAnimator?.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a header or a footer, where its spring has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    swingingAnimator?.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      ?? super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  /// The elements that hang on springs now and touch a rectangle of the content; none at rest.
  open func swingingElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    isSwinging ? animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } : []
  }

  // MARK: Scrolling

  /// Begins to hear of the bounds of a view that shows this layout alone. Published layouts hear of them when they are asked whether
  /// new ones make them invalid: but they are asked about the place that an animated scroll leads to, too.
  private func watchScrolling() {
    guard let collectionView, collectionView.collectionViewLayout === self, collectionView !== watchedView else {
      return
    }
    watchedView = collectionView
    watchedBounds = collectionView.bounds
    scrolling = collectionView.observe(\.bounds) { [weak self] view, _ in self?.boundsDidChange(of: view) }
  }

  private func boundsDidChange(of view: UICollectionView) {
    let old = watchedBounds
    watchedBounds = view.bounds
    guard view.collectionViewLayout === self else {
      (scrolling, watchedView) = (nil, nil)
      return
    }
    if old.size == view.bounds.size { stayBehind(view, old) }
  }

  /// The layout is shown alone again.
  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    watchScrolling()
  }

  /// Has the elements stay behind what is scrolled. // D31
  private func stayBehind(_ view: UICollectionView, _ oldBounds: CGRect) {
    let (old, new) = (oldBounds, view.bounds)
    let way = CGVector(dx: new.minX - old.minX, dy: new.minY - old.minY)
    guard way != .zero, new.width > 0, new.height > 0 else { return }
    let stretches = scrollResistance.isFinite && !UIAccessibility.isReduceMotionEnabled
    guard stretches else {
      if isSwinging { hangUp(in: new) }
      return
    }
    beginSwinging(in: view)
    let touch = fingerPlace(in: view)
    let resistance = scrollResistance
    let animator = animator
    noteRests()
    let (elements, rests) = (hungElements, rests)
    for index in elements.indices {
      let share = rests[index].share(of: touch, resistance)
      let attributes = elements[index]
      let center = attributes.center
      attributes.center = CGPoint(x: center.x + way.dx * share, y: center.y + way.dy * share)
      // Given away, since it would be counted once more otherwise.
      animator.updateItem(usingCurrentState: consume attributes)
    }
    hangUp(in: new, after: way, touch)
  }

  /// The place at which the content is held: by the finger, or where that was last; by nothing yet, in the middle of
  /// the visible part.
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

  /// Hangs up what is in sight, unless that is done.
  final func beginSwinging(in view: UICollectionView) {
    guard !isSwinging else { return }
    isSwinging = true
    animator.delegate = rest
    hangUp(in: view.bounds)
  }

  /// Gives springs to what is in sight, and takes those away that are not. // D32
  private func hangUp(in bounds: CGRect, after way: CGVector = .zero, _ touch: CGPoint = .zero) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let wanted = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    // Where elements rest where they did, only what has come into sight has to be asked for.
    let known = needsHanging ? .null : hungBounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    let isKnown = known.intersects(wanted)
    tilings += 1
    for part in isKnown ? wanted.parts(outside: known) : [wanted] {
      guard let resting = super.layoutAttributesForElements(in: part) else { return }
      for element in resting where hasSpring(element) {
        if let swinging = swinging(element), let spring = springsByAttributes[ObjectIdentifier(swinging)] {
          follow(spring, element)
        } else {
          hangUp(element, after: way, touch)
        }
      }
    }
    hungBounds = bounds
    takeDown(outside: wanted, restsAsBefore: isKnown)
    didHangUp()
  }

  /// Takes springs away that are not wanted.
  private func takeDown(outside wanted: CGRect, restsAsBefore: Bool) {
    var areFewer = false
    var leftSwinging: [ElementSpring] = []
    noteRests()
    let (hung, rests, tilings) = (hung, rests, tilings)
    for index in hung.indices {
      if restsAsBefore, rests[index].touches(wanted) { continue }
      let spring = hung[index]
      if spring.tiling == tilings { continue }
      // What has swung into sight goes on, from wherever it came.
      if spring.attributes.frame.intersects(wanted) || isHeld(spring), spring.dynamicAnimator != nil {
        if restsAsBefore {
          spring.tiling = tilings
          continue
        }
        if let attributes = restingAttributes(of: spring) {
          follow(spring, attributes)
          continue
        }
      }
      areFewer = true
      spring.isTakenDown = true
      // Those of elements that are gone have left by themselves.
      guard spring.dynamicAnimator != nil else { continue }
      animator.removeBehavior(spring)
      springsByAttributes[ObjectIdentifier(spring.attributes)] = nil
      if !spring.isAtHome { leftSwinging.append(spring) }
      didTakeDown(spring)
    }
    guard areFewer else { return }
    name(leftSwinging)
    removeTakenDown()
    if !restsAsBefore { springsByAttributes = springsByAttributes.filter { $0.value.dynamicAnimator != nil } }
  }

  /// Not by a closure, at whose beginning the actor would be looked up for each spring.
  private func removeTakenDown() {
    for index in hung.indices.reversed() where hung[index].isTakenDown {
      hung.remove(at: index)
      hungElements.remove(at: index)
      rests.remove(at: index)
    }
  }

  private func noteRests() {
    guard restsAreOthers else { return }
    restsAreOthers = false
    for index in hung.indices { rests[index] = hung[index].rest }
  }

  /// Names elements that were taken off their springs on the way: from that moment on they are where a flow layout has
  /// them. The collection view, which may know of their places out of sight, asks for them anew. // D30
  private func name(_ springs: [ElementSpring]) {
    guard !springs.isEmpty, let context = makeContext() else { return }
    var items: [IndexPath] = []
    for spring in springs where spring.attributes.representedElementCategory == .cell {
      items.append(spring.attributes.indexPath)
    }
    if !items.isEmpty { context.invalidateItems(at: items) }
    for spring in springs {
      let (path, kind) = (spring.attributes.indexPath, spring.attributes.representedElementKind ?? "")
      switch spring.attributes.representedElementCategory {
      case .cell: break
      case .supplementaryView: context.invalidateSupplementaryElements(ofKind: kind, at: [path])
      case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: [path])
      }
    }
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.namesMovedElements = true
    invalidateLayout(with: context)
  }

  /// A context in which sizes and places of the flow layout are as they were.
  private func makeContext() -> UICollectionViewLayoutInvalidationContext? {
    let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = contextClass?.init()
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    flow?.invalidateFlowLayoutAttributes = false
    return context
  }

  @discardableResult
  private func hangUp(
    _ attributes: UICollectionViewLayoutAttributes, after way: CGVector, _ touch: CGPoint
  ) -> ElementSpring {
    let spring = ElementSpring(attributes)
    spring.frequency = springFrequency
    spring.damping = springDamping
    spring.tiling = tilings
    let rest = spring.rest
    let share = way == .zero ? 0 : rest.share(of: touch, scrollResistance)
    attributes.center = CGPoint(x: attributes.center.x + way.dx * share, y: attributes.center.y + way.dy * share)
    animator.addBehavior(spring)
    springsByAttributes[ObjectIdentifier(attributes)] = spring
    hung.append(spring)
    hungElements.append(attributes)
    rests.append(rest)
    didHangUp(spring)
    return spring
  }

  /// Data, sizes or the width of the view may be others.
  private func follow(_ spring: ElementSpring, _ attributes: UICollectionViewLayoutAttributes) {
    spring.tiling = tilings
    if spring.anchorPoint != attributes.center || spring.attributes.size != attributes.size {
      spring.anchorPoint = attributes.center
      restsAreOthers = true
      if spring.attributes.size != attributes.size {
        spring.attributes.size = attributes.size
        animator.updateItem(usingCurrentState: spring.attributes)
      }
      didMove(spring)
    }
  }

  private func tune() {
    for spring in springs {
      spring.frequency = springFrequency
      spring.damping = springDamping
    }
    if isSwinging { didTune() }
  }

  /// The spring that attributes hang on.
  final func spring(of attributes: UICollectionViewLayoutAttributes) -> ElementSpring? {
    springsByAttributes[ObjectIdentifier(attributes)]
  }

  /// The spring of an item, which gets one wherever it is; nil where there is no such item.
  final func spring(at indexPath: IndexPath) -> ElementSpring? {
    if let attributes = animator.layoutAttributesForCell(at: indexPath) {
      return springsByAttributes[ObjectIdentifier(attributes)]
    }
    guard isSwinging, let attributes = super.layoutAttributesForItem(at: indexPath) else { return nil }
    return hangUp(attributes, after: .zero, .zero)
  }

  // MARK: What layouts on this one do besides

  /// Springs have been made and taken away, as what is in sight wants.
  func didHangUp() {}
  /// A spring has been made.
  func didHangUp(_ spring: ElementSpring) {}
  /// A spring hangs elsewhere, or what hangs on it has another size.
  func didMove(_ spring: ElementSpring) {}
  /// Springs have another stiffness.
  func didTune() {}
  /// A spring was taken away.
  func didTakeDown(_ spring: ElementSpring) {}
  /// Tells whether a spring stays, in sight or not.
  func isHeld(_ spring: ElementSpring) -> Bool { false }
  /// Tells whether springs may go because nothing moves.
  var mayRest: Bool { true }
  /// All springs are gone.
  func didRest() {}

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

  /// The attributes that a flow layout has for the element on a spring.
  private func restingAttributes(of spring: ElementSpring) -> UICollectionViewLayoutAttributes? {
    let attributes = spring.attributes
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    return switch attributes.representedElementCategory {
    case .cell: super.layoutAttributesForItem(at: path)
    case .supplementaryView: super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: super.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Nothing moves any longer: elements stand where a flow layout has them, to the last bit.
  final func didComeToRest() {
    guard isSwinging, mayRest else { return }
    takeDownAll()
    guard let context = makeContext() else { return invalidateLayout() }
    invalidateLayout(with: context)
  }
}
