import DynamicsEngine

/// Pushes items, once or all the time. // D3, D4
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as it is active: a force.
    case continuous
    /// A moment: an impulse.
    case instantaneous
  }

  private var force = DirectedForce(.zero)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var pushes: [PushID] = []

  /// A push of items, without force and active.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    take(items)
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Pushes an item, too.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Pushes an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    removeMember(item)
  }

  /// How long the push lasts; fixed when it is made. // D5
  open private(set) var mode: Mode

  /// Tells whether items are pushed. Default true. An instantaneous push is no longer active once a step has been
  /// taken; set it again to push again. // D4
  open var active = true {
    didSet {
      if mode == .continuous {
        changed("active", from: oldValue, to: active) { membersDidChange(in: $0) }
      } else if active {
        change("it is active") { _ in }
      }
    }
  }

  /// The direction and the size. A length of 1 moves 100 by 100 points of density 1 by 100 points per second squared
  /// or, where it is instantaneous, makes them faster by 100 points per second. Default (0, 0). // D3, D4
  open var pushDirection: CGVector {
    get { force.vector }
    set { if accepts(newValue, as: "pushDirection") { setForce { $0.set(newValue) } } }
  }

  /// The direction, in radians from the right, clockwise. Default 0. // D5
  open var angle: CGFloat {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How much; see ``pushDirection``. Default 0.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard accepts(angle, as: "angle"), accepts(magnitude, as: "magnitude") else { return }
    setForce { $0.set(angle: angle, magnitude: magnitude) }
  }

  /// The place at which an item is pushed, from its centre and in its own directions. Zero unless set. // D5
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where an item is pushed, from its centre and in its own directions: off the centre it is turned, too. Nothing
  /// happens for an item that is not pushed. // D5
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard members.contains(item), accepts(CGPoint(x: o.horizontal, y: o.vertical), as: "targetOffsetFromCenter(for:)")
    else { return }
    offsets[ObjectIdentifier(item)] = o
    change("the offset is another") { membersDidChange(in: $0) }
  }

  private func setForce(_ body: (inout DirectedForce) -> Void) {
    let old = force
    body(&force)
    changed("force", from: old.vector, to: force.vector) { membersDidChange(in: $0) }
  }

  private func offset(of item: any UIDynamicItem) -> CGVector {
    let offset = targetOffsetFromCenter(for: item)
    return CGVector(dx: offset.horizontal, dy: offset.vertical)
  }

  override func connect(in simulation: DynamicsSimulation) { membersDidChange(in: simulation) }

  override func membersDidChange(in simulation: DynamicsSimulation) {
    disconnect(from: simulation)
    guard mode == .continuous, active, force.magnitude != 0 else { return }
    for item in members.items {
      guard let body = simulation.body(of: item),
        let push = simulation.world.addPush(body, force: force.vector, offset: offset(of: item))
      else { continue }
      pushes.append(push)
    }
  }

  override func disconnect(from simulation: DynamicsSimulation) {
    for push in pushes { simulation.world.removePush(push) }
    pushes.removeAll()
  }

  override func forgetWorld() { pushes.removeAll() }

  override var actsBeforeSteps: Bool { mode == .instantaneous }

  /// With the step, so that whatever a program sets together with the push counts. // D4
  override func act(before duration: Double, in simulation: DynamicsSimulation) {
    guard mode == .instantaneous, active else { return }
    for item in members.items {
      if let body = simulation.body(of: item) {
        simulation.world.applyImpulse(body, force.vector, offset: offset(of: item))
      }
    }
    active = false
  }
}
