import DynamicsEngine

/// The properties of items: the way they bounce, rub, weigh and lose speed. It moves nothing by itself, but knows
/// velocities.
///
/// Only properties that were set count: items have the other values of a plain item, which has an elasticity and a
/// friction of 0.2, a density of 1 and no resistance. Of several behaviors of one item the one that was added last
/// counts, property by property. // D6, D7
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var given = ItemProperties()
  private var pending = PendingVelocities()

  /// A behavior of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    take(items)
  }

  /// A behavior of nothing yet.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Has the behavior shape an item, too.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Has the behavior shape an item no longer. What was added to its velocity before the behavior joined an animator is
  /// forgotten.
  open func removeItem(_ item: any UIDynamicItem) {
    pending.take(item)
    removeMember(item)
  }

  // MARK: What was set

  /// How much of its speed an item keeps when it bounces: 0 for nothing, 1 for all. Of two items the greater value counts.
  /// 0 unless set; where it was not set items have 0.2. // D6, D8
  open var elasticity: CGFloat {
    get { given.elasticity ?? 0 }
    set { put(newValue, \.elasticity, "elasticity") }
  }

  /// How an item rubs: 0 for not at all. Of two items the root of the product counts. 0 unless set; where it was not set
  /// items have 0.2. // D6, D8
  open var friction: CGFloat {
    get { given.friction ?? 0 }
    set { put(newValue, \.friction, "friction") }
  }

  /// The mass of 100 by 100 points. Default 1. Numbers below a millionth count as a millionth. // D3
  open var density: CGFloat {
    get { given.density ?? 1 }
    set { put(newValue, \.density, "density") }
  }

  /// How fast an item loses speed: with 1, to a third in a second or so. Default 0. // D8
  open var resistance: CGFloat {
    get { given.resistance ?? 0 }
    set { put(newValue, \.resistance, "resistance") }
  }

  /// The same for turning. Default 0. // D8
  open var angularResistance: CGFloat {
    get { given.angularResistance ?? 0 }
    set { put(newValue, \.angularResistance, "angularResistance") }
  }

  /// The charge, on which electric and magnetic fields act. Default 0.
  open var charge: CGFloat {
    get { given.charge ?? 0 }
    set { put(newValue, \.charge, "charge") }
  }

  /// Tells whether items take part in collisions and are never moved. Default false. // D10
  open var isAnchored: Bool {
    get { given.isAnchored ?? false }
    set { put(newValue, \.isAnchored) }
  }

  /// Tells whether anything turns items. Default true. // D6
  open var allowsRotation: Bool {
    get { given.allowsRotation ?? true }
    set { put(newValue, \.allowsRotation) }
  }

  private func put(_ value: CGFloat, _ path: WritableKeyPath<ItemProperties, CGFloat?>, _ what: String) {
    if accepts(value, as: what) { put(value, path) }
  }

  private func put<Value: Equatable>(_ value: Value, _ path: WritableKeyPath<ItemProperties, Value?>) {
    let old = given[keyPath: path]
    given[keyPath: path] = value
    changed("item's behavior", from: old, to: value) { shapesDidChange(in: $0) }
  }

  override func shape(_ properties: inout BodyProperties, of item: any UIDynamicItem) {
    given.apply(to: &properties)
  }

  // MARK: Velocities

  /// Adds to the velocity of an item of the behavior, in points per second. Before the behavior is in an animator the sums
  /// are kept, and added when it joins one. // D10
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard members.contains(item), accepts(velocity, as: "addLinearVelocity(_:for:)") else { return }
    pending.add(CGVector(dx: velocity.x, dy: velocity.y), angular: 0, to: item)
    change("velocity was added") { connect(in: $0) }
  }

  /// The velocity of an item of the behavior, in points per second; zero for any other. Before it has a body, what was added.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard members.contains(item) else { return .zero }
    let velocity = state(of: item)?.velocity ?? pending.velocity(of: item).linear
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to how fast an item of the behavior turns, in radians per second, clockwise. // D10
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard members.contains(item), accepts(velocity, as: "addAngularVelocity(_:for:)") else { return }
    pending.add(.zero, angular: velocity, to: item)
    change("velocity was added") { connect(in: $0) }
  }

  /// How fast an item of the behavior turns, in radians per second, clockwise; zero for any other.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard members.contains(item) else { return 0 }
    return state(of: item)?.angularVelocity ?? pending.velocity(of: item).angular
  }

  private func state(of item: any UIDynamicItem) -> BodyState? {
    guard let simulation = animatorOfBehavior?.simulation, let body = simulation.body(of: item) else { return nil }
    return simulation.asking { $0.state(of: body) }
  }

  override func connect(in simulation: DynamicsSimulation) {
    guard !pending.isEmpty else { return }
    for item in members.items {
      guard let body = simulation.body(of: item), let sum = pending.take(item) else { continue }
      simulation.world.addVelocity(body, sum.linear, angular: sum.angular)
    }
  }
}
