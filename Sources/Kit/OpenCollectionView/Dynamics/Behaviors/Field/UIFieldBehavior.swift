import DynamicsEngine

/// A force on items by where they are and how they move. // D26
///
/// It acts on its items while their centres are in its ``region`` about its ``position``. Lengths count in metres of 100 points
/// and forces in newtons: 1 moves 100 by 100 points of density 1 by 100 points per second squared.
///
/// ```swift
/// let spring = UIFieldBehavior.springField()
/// spring.position = corner
/// spring.region = UIRegion(size: CGSize(width: 200, height: 200))
/// spring.addItem(view)
/// animator.addBehavior(spring)
/// ```
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  /// A function that answers the force of a field of the program's own, in newtons. It gets the field, the place of an
  /// item in the reference view, its velocity in points per second, its mass, its charge, and how long the force will
  /// act.
  public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private var kind = FieldKind.none
  private var evaluation: Evaluation?
  private var field: FieldID?

  /// A field that does nothing. Programs make others; the methods of the class that answer `Self` make a subclass with this one,
  /// and stop where it has none.
  ///
  /// Difference from UIKit: there it is unavailable.
  public override init() { super.init() }

  // MARK: Kinds

  /// Slows items: a force against the velocity, in proportion to it.
  open class func dragField() -> Self { make(.drag) }

  /// Turns items around the position: a force across the way to it.
  open class func vortexField() -> Self { make(.vortex) }

  /// Draws items to the position, all alike whatever they weigh.
  open class func radialGravityField(position: CGPoint) -> Self {
    let made = make(.radialGravity)
    if made.accepts(position, as: "position") { made.position = position }
    return made
  }

  /// Draws items in a direction, all alike whatever they weigh.
  open class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity, direction) }

  /// Gives items a velocity: that of the direction, in metres of 100 points per second.
  open class func velocityField(direction: CGVector) -> Self { make(.velocity, direction) }

  /// Pushes items here and there, at random.
  ///
  /// - Parameters:
  ///   - smoothness: from 0, where neighbouring places have different forces, to 1, where they have much the same.
  ///   - speed: how fast forces change; 0 for never.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.noise, smoothness: smoothness, speed: speed)
  }

  /// Pushes items here and there, in proportion to their speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.turbulence, smoothness: smoothness, speed: speed)
  }

  /// Draws items to the position with a force that grows with the distance.
  open class func springField() -> Self { make(.spring) }

  /// Pushes charges away from the position, or draws them there where the ``strength`` or the charge is negative.
  open class func electricField() -> Self { make(.electric) }

  /// Bends the way of charges that move.
  open class func magneticField() -> Self { make(.magnetic) }

  /// A field of the program's own, asked before each step for each item in the region. It may read and change whatever it
  /// likes.
  open class func field(
    evaluationBlock block: @escaping Evaluation
  ) -> Self {
    let made = make(.custom)
    made.evaluation = block
    return made
  }

  // MARK: Items

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Has the field act on an item.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Has the field act on an item no longer.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  // MARK: Properties

  /// The middle of the field, in points of the reference view. Default (0, 0).
  open var position: CGPoint = .zero {
    didSet { keep(accepts(position, as: "position"), \.position, oldValue) }
  }

  /// The region about its position in which the field acts. Default everywhere.
  open var region: UIRegion = .infinite {
    didSet { if region !== oldValue { change("the region is another") { update(in: $0) } } }
  }

  /// By how much the force is multiplied; negative numbers turn it around. Default 1.
  open var strength: CGFloat = 1 {
    didSet { keep(accepts(strength, as: "strength"), \.strength, oldValue) }
  }

  /// By which power of the distance the force becomes less: 2 as with planets, 0, the default, for not at all.
  open var falloff: CGFloat = 0 {
    didSet { keep(accepts(falloff, as: "falloff"), \.falloff, oldValue) }
  }

  /// Distances below this one, in points, count as this one, so that no force becomes endless. Default a hundredth.
  open var minimumRadius: CGFloat = 0.01 {
    didSet { keep(accepts(minimumRadius, as: "minimumRadius"), \.minimumRadius, oldValue) }
  }

  /// The direction of a field of linear gravity or velocity; zero for others, where it is not used.
  open var direction: CGVector = .zero {
    didSet { keep(accepts(direction, as: "direction"), \.direction, oldValue) }
  }

  /// How alike neighbouring places of noise and turbulence are, 0 to 1. Default 0.
  open var smoothness: CGFloat = 0 {
    didSet { keep(accepts(smoothness, as: "smoothness"), \.smoothness, oldValue) }
  }

  /// How fast noise and turbulence change; 0, the default, for never.
  open var animationSpeed: CGFloat = 0 {
    didSet { keep(accepts(animationSpeed, as: "animationSpeed"), \.animationSpeed, oldValue) }
  }

  /// Has a new value take effect, or puts the old one back.
  private func keep<Value: Equatable>(
    _ isUsable: Bool, _ path: ReferenceWritableKeyPath<UIFieldBehavior, Value>, _ old: Value
  ) {
    guard isUsable else {
      self[keyPath: path] = old
      return
    }
    changed("field", from: old, to: self[keyPath: path]) { update(in: $0) }
  }

  private static func make(
    _ kind: FieldKind, _ direction: CGVector = .zero, smoothness: CGFloat = 0, speed: CGFloat = 0
  ) -> Self {
    let made = instance()
    made.kind = kind
    made.direction = direction
    made.smoothness = smoothness
    made.animationSpeed = speed
    return made
  }

  // MARK: In the world

  private var worldDescription: FieldDescription? {
    guard
      let kind = kind.ofWorld(
        direction: direction, smoothness: min(max(smoothness, 0), 1), speed: animationSpeed)
    else { return nil }
    return FieldDescription(
      kind, position: position, region: region.shape, strength: strength, falloff: falloff,
      minimumRadius: max(minimumRadius, 0))
  }

  private func update(in simulation: DynamicsSimulation) {
    guard let field, let description = worldDescription else { return }
    simulation.world.setField(field, description)
  }

  override func connect(in simulation: DynamicsSimulation) { membersDidChange(in: simulation) }

  override func membersDidChange(in simulation: DynamicsSimulation) {
    let bodies = members.items.compactMap { simulation.body(of: $0) }
    if let field {
      simulation.world.setBodies(of: field, bodies)
    } else if let description = worldDescription {
      field = simulation.world.addField(description, bodies: bodies)
    }
  }

  override func disconnect(from simulation: DynamicsSimulation) {
    if let field { simulation.world.removeField(field) }
    field = nil
  }

  override func forgetWorld() { field = nil }

  override var actsBeforeSteps: Bool { evaluation != nil }

  /// The program is asked here and not within a step, so that it can read and change what it likes.
  override func act(before duration: Double, in simulation: DynamicsSimulation) {
    guard let evaluation else { return }
    for item in members.items {
      guard let body = simulation.body(of: item), let state = simulation.asking({ $0.state(of: body) }),
        region.contains(CGPoint(x: state.center.x - position.x, y: state.center.y - position.y))
      else { continue }
      let force = evaluation(
        self, state.center, state.velocity, CGFloat(simulation.asking({ $0.mass(of: body) }) ?? 1),
        CGFloat(simulation.asking({ $0.properties(of: body)?.charge }) ?? 0), duration)
      guard force.isFinite else {
        ProgrammingErrors.report(
          "UIFieldBehavior's evaluation block answered the force (\(force.dx), \(force.dy)): answer finite numbers.",
          instead: "there is none in this step")
        continue
      }
      guard force != .zero else { continue }
      simulation.world.applyImpulse(body, CGVector(dx: force.dx * duration, dy: force.dy * duration))
    }
  }
}
