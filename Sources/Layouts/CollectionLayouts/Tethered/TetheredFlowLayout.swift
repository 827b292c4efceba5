public import Foundation
import OpenCollectionView
import PlaneGeometry

/// A flow layout whose items are tethered to their places, bump into each other, and go with the fingers that drag them. // D36
///
/// ```swift
/// let layout = TetheredFlowLayout()
/// // In the action of a pan recognizer of the collection view:
/// switch pan.state {
/// case .began: drag = layout.beginDragging(itemAt: path, from: pan.location(in: collectionView))
/// case .changed: drag?.move(to: pan.location(in: collectionView))
/// default: drag?.end(velocity: pan.velocity(in: collectionView))
/// }
/// ```
///
/// Any number of fingers drag any number of items, or one item by several of its points. What is let go keeps the velocity of
/// its finger, flies home on its tether, and pushes aside what is in its way, in whatever section that is; what cannot get past
/// others passes through them after a while. Nothing leaves the content. Headers and footers stand still, and nothing bumps into them.
///
/// As in a ``SpringyFlowLayout``, sizes, spacings, updates and the direction of reading are those of a flow layout, there is a
/// simulation only while something moves, and only of what is in sight or dragged: at rest every item stands exactly where a
/// flow layout has it. What the data does in the meantime is followed; an item that is deleted slips out of the hand.
///
/// Scrolling leaves items where they are, unless ``SpringyFlowLayout/scrollResistance`` is set to a finite number.
open class TetheredFlowLayout: SpringyFlowLayout {
  /// How high items bounce off each other, from 0 to 1; 0.3 unless set. Our choice. // D36
  open var elasticity: CGFloat = 0.3 { didSet { material.elasticity = elasticity } }

  /// Tells whether items turn when they are dragged or hit off their middles; true unless set. They come home upright.
  /// A value that is set while something moves counts from the next rest on.
  open var allowsItemRotation = true

  /// How much longer than at rest the ropes are that tie each item to the next one of its section, in points: who drags one item
  /// draws the others behind it. Infinite, as it is unless set, for no ropes; less than 0 counts as 0.
  open var ropeSlack: CGFloat = .infinity { didSet { if isSwinging { tie() } } }

  /// How stiffly a finger holds an item, in swings per second. Our choice: it follows within a frame or two, and what is pressed
  /// against others gives. // D36
  static let gripFrequency: CGFloat = 10

  /// How long what was let go may take to find its way home, in steps of a sixtieth of a second, before it passes through what
  /// stands in it. Our choice. // D36
  static let patience = 180

  /// How far items are above headings and footers while they move: they fly over them, and not below. Our choice. // D36
  static let flightZIndex = 1

  /// How far from home an item is at home, in points: less than what a spring at rest gives. Our choice. // D36
  static let nearness: CGFloat = 2

  /// The items that are being dragged, in the order in which they were taken.
  open var draggedItems: [IndexPath] { drags.compactMap(\.indexPath) }

  private var drags: [ItemDrag] = []
  private let collision = UICollisionBehavior()
  private let material = UIDynamicItemBehavior()
  private var uprights: [ObjectIdentifier: [UIAttachmentBehavior]] = [:]
  private var ropes: [RopeEnds: ItemRope] = [:]
  private var edges = CGRect.null
  /// How many steps nobody has dragged anything.
  private var freeSteps = 0

  /// Items tethered to their places.
  public override init() {
    super.init()
    scrollResistance = .infinity
  }

  /// Items tethered to their places, from an archive of a flow layout.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scrollResistance = .infinity
  }

  // MARK: Dragging

  /// Has an item go with a finger, which holds it by a point of the content.
  ///
  /// - Returns: what the finger's further moves are told to; nil where there is no such item, or no collection view with a size.
  ///   The layout keeps it until it has ended.
  open func beginDragging(itemAt indexPath: IndexPath, from point: CGPoint) -> ItemDrag? {
    guard point.x.isFinite, point.y.isFinite, let collectionView, !collectionView.bounds.isEmpty else { return nil }
    beginSwinging(in: collectionView)
    guard let spring = spring(at: indexPath) else {
      if !animator.isRunning { didComeToRest() }
      return nil
    }
    let drag = ItemDrag(of: spring.attributes, from: point, in: self)
    drags.append(drag)
    freeSteps = 0
    collision.collisionMode = .everything
    animator.addBehavior(drag.grip)
    return drag
  }

  /// Ends a drag. Without a velocity the item goes on with the one that it has.
  func end(_ drag: ItemDrag, velocity: CGPoint?) {
    drags.removeAll { $0 === drag }
    let attributes = drag.attributes
    guard drag.grip.dynamicAnimator != nil else { return }
    animator.removeBehavior(drag.grip)
    // Where people want less motion nothing is thrown.
    let wanted = UIAccessibility.isReduceMotionEnabled ? .zero : velocity
    // Another finger may still hold it.
    if let wanted, !drags.contains(where: { $0.attributes === attributes }) {
      let now = material.linearVelocity(for: attributes)
      material.addLinearVelocity(CGPoint(x: wanted.x - now.x, y: wanted.y - now.y), for: attributes)
    }
    if !animator.isRunning { didComeToRest() }
  }

  /// Mirrored where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func isHeld(_ spring: ElementSpring) -> Bool { drags.contains { $0.attributes === spring.attributes } }

  override var mayRest: Bool {
    forgetDragsThatAreOver()
    guard drags.isEmpty else { return false }
    // What rests and is not at home has others in its way.
    guard collision.collisionMode == .everything, springs.contains(where: isAway) else { return true }
    collision.collisionMode = []
    return false
  }

  private func forgetDragsThatAreOver() {
    drags.removeAll { drag in
      guard drag.indexPath == nil else { return false }
      // What is held where nobody sees it would be so for ever.
      animator.removeBehavior(drag.grip)
      return true
    }
  }

  private func isAway(_ spring: ElementSpring) -> Bool {
    let (center, home) = (spring.attributes.center, spring.anchorPoint)
    return hypot(center.x - home.x, center.y - home.y) > Self.nearness
  }

  /// After each step: what has pushed each other for too long lets each other pass, and so do edges that a smaller view has left
  /// things beyond.
  private func countStep() {
    forgetDragsThatAreOver()
    freeSteps = drags.isEmpty ? freeSteps + 1 : 0
    if freeSteps == Self.patience, collision.collisionMode == .everything { collision.collisionMode = [] }
  }

  // MARK: What is in the simulation

  override func didHangUp(_ spring: ElementSpring) {
    let attributes = spring.attributes
    guard attributes.representedElementCategory == .cell else { return }
    attributes.zIndex = max(attributes.zIndex, Self.flightZIndex)
    if collision.dynamicAnimator == nil {
      material.elasticity = elasticity
      material.allowsRotation = allowsItemRotation
      material.action = { [weak self] in self?.countStep() }
      animator.addBehavior(material)
      animator.addBehavior(collision)
    }
    material.addItem(attributes)
    collision.addItem(attributes)
    guard allowsItemRotation else { return }
    uprights[ObjectIdentifier(attributes)] = makeUprights(of: spring)
  }

  /// A spring at the middle leaves an item turned as it is: one at either side brings it upright.
  private func makeUprights(of spring: ElementSpring) -> [UIAttachmentBehavior] {
    [-0.5, 0.5].map { side in
      let offset = side * spring.attributes.size.width
      let upright = UIAttachmentBehavior(
        item: spring.attributes, offsetFromCenter: UIOffset(horizontal: offset, vertical: 0),
        attachedToAnchor: CGPoint(x: spring.anchorPoint.x + offset, y: spring.anchorPoint.y))
      upright.length = 0
      upright.frequency = springFrequency
      upright.damping = springDamping
      animator.addBehavior(upright)
      return upright
    }
  }

  override func didMove(_ spring: ElementSpring) {
    let attributes = spring.attributes
    guard let old = uprights.removeValue(forKey: ObjectIdentifier(attributes)) else { return }
    for upright in old { animator.removeBehavior(upright) }
    uprights[ObjectIdentifier(attributes)] = makeUprights(of: spring)
  }

  override func didTune() {
    for upright in springs.flatMap({ uprights[ObjectIdentifier($0.attributes)] ?? [] }) {
      upright.frequency = springFrequency
      upright.damping = springDamping
    }
  }

  override func didTakeDown(_ spring: ElementSpring) {
    let attributes = spring.attributes
    for upright in uprights.removeValue(forKey: ObjectIdentifier(attributes)) ?? [] { animator.removeBehavior(upright) }
    collision.removeItem(attributes)
    material.removeItem(attributes)
  }

  override func didHangUp() {
    setEdges()
    uprights = uprights.filter { $0.value.contains { $0.dynamicAnimator != nil } }
    tie()
  }

  override func didRest() {
    for item in collision.items { collision.removeItem(item) }
    for item in material.items { material.removeItem(item) }
    uprights.removeAll()
    ropes.removeAll()
    drags.removeAll()
    collision.collisionMode = .everything
    freeSteps = 0
  }

  /// Nothing leaves the content, or the view where that is larger.
  private func setEdges() {
    guard let collectionView else { return }
    let content = CGRect(origin: .zero, size: collectionViewContentSize)
    let rect = content.union(CGRect(origin: .zero, size: collectionView.bounds.size))
    guard rect != edges else { return }
    edges = rect
    collision.addBoundary(withIdentifier: "edges" as NSString, for: UIBezierPath(rect: rect))
  }

  /// Ties what is in sight to the next ones.
  private func tie() {
    ropes = ropes.filter { $0.value.dynamicAnimator != nil }
    var wanted: Set<RopeEnds> = []
    for spring in springs where ropeSlack.isFinite && spring.attributes.representedElementCategory == .cell {
      let path = spring.attributes.indexPath
      let next = animator.layoutAttributesForCell(at: IndexPath(item: path.item + 1, section: path.section))
      guard let next, let nextSpring = self.spring(of: next) else { continue }
      let ends = RopeEnds(first: ObjectIdentifier(spring.attributes), second: ObjectIdentifier(next))
      wanted.insert(ends)
      let (here, there) = (spring.anchorPoint, nextSpring.anchorPoint)
      let length = hypot(there.x - here.x, there.y - here.y) + max(ropeSlack, 0)
      if ropes[ends] == nil {
        let rope = ItemRope.limitAttachment(
          with: spring.attributes, offsetFromCenter: .zero, attachedTo: next, offsetFromCenter: .zero)
        rope.ends = ends
        ropes[ends] = rope
        animator.addBehavior(rope)
      }
      ropes[ends]?.length = length
    }
    for case let rope as ItemRope in animator.behaviors {
      guard let ends = rope.ends, !wanted.contains(ends) else { continue }
      animator.removeBehavior(rope)
      ropes[ends] = nil
    }
  }
}
