import DynamicsEngine

/// Accelerates items, all alike whatever they weigh. // D2
///
/// Items that several gravities act on have the sum of their accelerations. Without a floor to come to rest on the animator
/// never pauses. // D22
///
/// Difference from UIKit: there several gravities on one item are undefined.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var force = DirectedForce(CGVector(dx: 0, dy: 1))

  /// Gravity on items: downwards, of the magnitude 1.
  public init(items: [any UIDynamicItem]) {
    super.init()
    take(items)
  }

  /// Gravity on nothing yet.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Has gravity act on an item, too.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Has gravity act on an item no longer.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  /// The direction and the size: a length of 1 is 1000 points per second squared. Default (0, 1). // D2
  open var gravityDirection: CGVector {
    get { force.vector }
    set { if accepts(newValue, as: "gravityDirection") { setForce { $0.set(newValue) } } }
  }

  /// The direction, in radians from the right, clockwise. Default π/2, downwards. // D5
  open var angle: CGFloat {
    get { force.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How much: 1 is 1000 points per second squared. Default 1. // D2
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard accepts(angle, as: "angle"), accepts(magnitude, as: "magnitude") else { return }
    setForce { $0.set(angle: angle, magnitude: magnitude) }
  }

  private func setForce(_ body: (inout DirectedForce) -> Void) {
    let old = force
    body(&force)
    changed("gravity", from: old.vector, to: force.vector) { shapesDidChange(in: $0) }
  }

  /// The acceleration by a gravity of 1, in points per second squared. // D2
  static let unit = 1000.0

  override func shape(_ properties: inout BodyProperties, of item: any UIDynamicItem) {
    properties.acceleration.dx += Self.unit * force.vector.dx
    properties.acceleration.dy += Self.unit * force.vector.dy
  }
}
