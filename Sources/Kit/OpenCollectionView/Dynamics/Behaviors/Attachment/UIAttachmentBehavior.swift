import DynamicsEngine

/// Attaches an item to another one or to a point: by a rod or spring, a rope, a pin, a rail, or rigidly. // D11, D14
///
/// ```swift
/// let finger = UIAttachmentBehavior(item: card, offsetFromCenter: grip, attachedToAnchor: point)
/// animator.addBehavior(finger)
/// // With each move of the finger:
/// finger.anchorPoint = point
/// ```
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  private var kind = AttachmentKind.distance
  /// The points at which the items are held, from their centres and in their own directions.
  private var grips: [CGVector] = []
  private var anchor: CGPoint = .zero
  private var joint: JointID?

  /// An attachment of nothing. Programs make others; the methods of the class that answer `Self` make a subclass with this one,
  /// and stop where it has none.
  public override init() { super.init() }

  /// Attaches the centre of an item to a point, by a rod of the length that the distance has now; a spring once it has a
  /// ``frequency``. // D11
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, given from its centre and in its own directions, to a point of the reference view.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    super.init()
    hold(item, offset, anchor: point)
  }

  /// Attaches the centres of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a point of an item to a point of another one, both given from the centres and in the items' directions.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    super.init()
    hold([(item1, offset1), (item2, offset2)], anchor: nil)
  }

  /// Has an item slide along an axis towards another one, without turning against it. The point, in the reference view, is
  /// where they are held; the axis counts as it is when the attachment joins an animator, and turns with the second item.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self { make(.sliding(usable(axis)), [item1, item2], at: point) }

  /// Has an item slide along an axis through a point of the reference view, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self { make(.sliding(usable(axis)), [item], at: point) }

  /// Ties a point of an item to a point of another one by a rope of the length that the distance has now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    let made = instance()
    made.kind = .limit
    made.hold([(item1, offset1), (item2, offset2)], anchor: nil)
    return made
  }

  /// Fixes two items to each other at a point of the reference view; with a ``frequency`` it gives.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { make(.fixed, [item1, item2], at: point) }

  /// Has two items turn about a point of the reference view that both are held at.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self { make(.pin, [item1, item2], at: point) }

  // MARK: What is attached

  /// The items: one or two.
  open var items: [any UIDynamicItem] { members.items }

  /// The kind of thing that the first item is attached to.
  open var attachedBehaviorType: AttachmentType { members.items.count > 1 ? .items : .anchor }

  /// The point that an item is attached to, in the reference view; of two items, the point that they were attached at, which
  /// cannot be moved. A finger sets it with each of its moves.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard accepts(newValue, as: "anchorPoint"), attachedBehaviorType == .anchor, newValue != anchor else { return }
      anchor = newValue
      change("the anchor is another") { simulation in
        if let joint { simulation.world.setAnchor(joint, newValue) }
      }
    }
  }

  /// The length of the rod, spring or rope, in points: the distance at first, and less than nothing counts as nothing. A
  /// spring of length 0 draws in both directions. // D11, D13
  open var length: CGFloat = 0 {
    didSet { if !takes(length, oldValue, "length", update) { length = oldValue } }
  }

  /// How fast a spring stops swinging: 1 for without a swing. Default 0. // D11, D12
  open var damping: CGFloat = 0 {
    didSet { if !takes(damping, oldValue, "damping", update) { damping = oldValue } }
  }

  /// How often a spring swings in a second; 0, the default, is rigid. // D11, D12
  open var frequency: CGFloat = 0 {
    didSet { if !takes(frequency, oldValue, "frequency", update) { frequency = oldValue } }
  }

  /// The torque that turning about a pin takes, in newton metres: 1 slows 100 by 100 points of density 1 by 6 radians
  /// per second squared. Default 0. // D14
  open var frictionTorque: CGFloat = 0 {
    didSet { if !takes(frictionTorque, oldValue, "frictionTorque", update) { frictionTorque = oldValue } }
  }

  /// How far items slide, in points, or turn about a pin, in radians, from how they were when they were attached. It must
  /// hold 0. Default infinite. // D14
  open var attachmentRange: UIFloatRange = .infinite {
    didSet {
      guard attachmentRange.minimum <= 0, attachmentRange.maximum >= 0 else {
        ProgrammingErrors.report(
          "UIAttachmentBehavior.attachmentRange was set from \(attachmentRange.minimum) to \(attachmentRange.maximum): "
            + "it must hold 0, which is how the items are attached.", instead: "it stays as it is")
        attachmentRange = oldValue
        return
      }
      changed("attachmentRange", from: oldValue, to: attachmentRange) { update(in: $0) }
    }
  }

  // MARK: Making

  private static func usable(_ axis: CGVector) -> CGVector {
    if axis.isFinite, axis.dx != 0 || axis.dy != 0 { return axis }
    ProgrammingErrors.report(
      "A sliding attachment was given the axis (\(axis.dx), \(axis.dy)), which has no direction: give one of length 1.",
      instead: "it slides to the right")
    return CGVector(dx: 1, dy: 0)
  }

  private static func make(_ kind: AttachmentKind, _ items: [any UIDynamicItem], at point: CGPoint) -> Self {
    let made = instance()
    made.kind = kind
    made.hold(items.map { ($0, made.grip(on: $0, at: point)) }, anchor: point)
    return made
  }

  /// The place of a point on an item, from its centre and in its own directions.
  private func grip(on item: any UIDynamicItem, at point: CGPoint) -> UIOffset {
    let (center, angle) = (item.center, item.transform.rotationAngle)
    let (x, y) = (point.x - center.x, point.y - center.y)
    return UIOffset(horizontal: x * cos(angle) + y * sin(angle), vertical: y * cos(angle) - x * sin(angle))
  }

  /// The same for one item at a point, without lists of one: lists hang up rows as they scroll.
  private func hold(_ item: any UIDynamicItem, _ offset: UIOffset, anchor point: CGPoint) {
    members.insert(item)
    let grip = usableGrip(offset)
    grips = [grip]
    let place = place(of: grip, in: item)
    anchor = accepts(point, as: "anchorPoint") ? point : place
    let distance = hypot(anchor.x - place.x, anchor.y - place.y)
    length = distance.isFinite ? distance : 0
  }

  private func usableGrip(_ offset: UIOffset) -> CGVector {
    let isUsable = accepts(CGPoint(x: offset.horizontal, y: offset.vertical), as: "offsetFromCenter")
    return isUsable ? CGVector(dx: offset.horizontal, dy: offset.vertical) : .zero
  }

  private func place(of grip: CGVector, in item: any UIDynamicItem) -> CGPoint {
    let angle = item.transform.rotationAngle
    return CGPoint(
      x: item.center.x + grip.dx * cos(angle) - grip.dy * sin(angle),
      y: item.center.y + grip.dx * sin(angle) + grip.dy * cos(angle))
  }

  private func hold(_ given: [(item: any UIDynamicItem, offset: UIOffset)], anchor point: CGPoint?) {
    // Not by closures, here and below, at whose beginning the actor would be looked up.
    for given in given { members.insert(given.item) }
    if given.count == 2, members.items.count == 1 {
      ProgrammingErrors.report(
        "UIAttachmentBehavior was told to attach an item to itself: give two items.", instead: "it attaches nothing")
    }
    grips.removeAll()
    var places: [CGPoint] = []
    for (item, offset) in given {
      let grip = usableGrip(offset)
      grips.append(grip)
      places.append(place(of: grip, in: item))
    }
    anchor = places[0]
    if let point, accepts(point, as: "anchorPoint") { anchor = point }
    let end = places.count > 1 ? places[1] : anchor
    let distance = hypot(end.x - places[0].x, end.y - places[0].y)
    length = distance.isFinite ? distance : 0
  }

  // MARK: In the world

  private func description(in simulation: DynamicsSimulation) -> JointDescription? {
    let bodies = members.items.map { simulation.body(of: $0) }
    guard let held = bodies.first ?? nil, bodies.count == grips.count else { return nil }
    let own = JointEnd.body(held, offset: grips[0])
    var other = JointEnd.anchor(anchor)
    if bodies.count > 1 {
      guard let body = bodies[1] else { return nil }
      other = .body(body, offset: grips[1])
    }
    let range = attachmentRange.isInfinite ? nil : Double(attachmentRange.minimum)...Double(attachmentRange.maximum)
    let kind: JointDescription.Kind =
      switch kind {
      case .distance: .distance(length: max(length, 0))
      case .limit: .limit(length: max(length, 0))
      case .fixed: .fixed
      case .pin: .pin(range: range, frictionTorque: frictionTorque)
      case .sliding(let axis): .sliding(axis: axis, range: range)
      }
    return JointDescription(kind, other, own, frequency: frequency, damping: damping)
  }

  private func update(in simulation: DynamicsSimulation) {
    guard let joint, let description = description(in: simulation) else { return }
    _ = try? simulation.world.setJoint(joint, description)
  }

  override func connect(in simulation: DynamicsSimulation) {
    if let joint, simulation.asking({ $0.joint(joint) != nil }) { return }
    joint = description(in: simulation).flatMap { try? simulation.world.addJoint($0) }
  }

  override func disconnect(from simulation: DynamicsSimulation) {
    if let joint { simulation.world.removeJoint(joint) }
    joint = nil
  }

  override func forgetWorld() { joint = nil }

  override func elementIsGone(_ item: any UIDynamicItem) { removeFromPlace() }
}

/// The motion that an attachment leaves free. // D11, D14
enum AttachmentKind {
  /// The distance between two points is kept, or springs back.
  case distance
  /// The distance is no longer than a rope.
  case limit
  /// Both keep their places towards each other.
  case fixed
  /// They turn about a point.
  case pin
  /// One slides along an axis.
  case sliding(CGVector)
}

extension UIAttachmentBehavior {
  /// The kind of thing that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }
}
