import DynamicsEngine

/// Brings an item to a point, upright and with a swing. // D15
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private var joint: JointID?

  /// An item that snaps to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = item.center
    super.init()
    take([item])
    if accepts(point, as: "snapPoint") { snapPoint = point }
  }

  /// How soon the swinging ends: 0 for the most, 1 for the least. Default 0.5. // D15
  open var damping: CGFloat = 0.5 {
    didSet { if !takes(damping, oldValue, "damping", update) { damping = oldValue } }
  }

  /// The point to which the item goes, in points of the reference view. May be set while the item is on its way.
  open var snapPoint: CGPoint {
    didSet {
      guard accepts(snapPoint, as: "snapPoint") else {
        snapPoint = oldValue
        return
      }
      changed("snapPoint", from: oldValue, to: snapPoint) { simulation in
        if let joint { simulation.world.setAnchor(joint, snapPoint) }
      }
    }
  }

  /// How often an item without damping would swing in a second. Our choice. // D15
  static let frequency = 4.0
  /// The ratios of damping between which ``damping`` chooses, 1 being critical. Our choice: 0 still comes to rest. // D15
  static let dampingRatios = 0.2...1.0

  private func update(in simulation: DynamicsSimulation) {
    guard let joint, let description = description(in: simulation) else { return }
    _ = try? simulation.world.setJoint(joint, description)
  }

  private func description(in simulation: DynamicsSimulation) -> JointDescription? {
    guard let item = members.items.first, let body = simulation.body(of: item),
      let angle = simulation.asking({ $0.state(of: body)?.angle })
    else { return nil }
    let share = min(max(damping, 0), 1)
    let ratio = Self.dampingRatios.lowerBound + share * (Self.dampingRatios.upperBound - Self.dampingRatios.lowerBound)
    // The nearest upright position: an item that has turned five times does not turn back.
    let upright = (angle / (2 * .pi)).rounded() * 2 * .pi
    return JointDescription(
      .snap(angle: upright), .anchor(snapPoint), .body(body), frequency: Self.frequency, damping: ratio)
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
