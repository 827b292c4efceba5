/// The velocities that were added to items which have no bodies yet. // D10
@MainActor struct PendingVelocities {
  typealias Velocity = (linear: CGVector, angular: CGFloat)
  private var sums: [ObjectIdentifier: Velocity] = [:]

  var isEmpty: Bool { sums.isEmpty }

  mutating func add(_ linear: CGVector, angular: CGFloat, to item: any UIDynamicItem) {
    let old = velocity(of: item)
    sums[ObjectIdentifier(item)] = (
      CGVector(dx: old.linear.dx + linear.dx, dy: old.linear.dy + linear.dy), old.angular + angular
    )
  }

  func velocity(of item: any UIDynamicItem) -> Velocity { sums[ObjectIdentifier(item)] ?? (.zero, 0) }

  /// The sum of an item, which is forgotten with it.
  @discardableResult
  mutating func take(_ item: any UIDynamicItem) -> Velocity? { sums.removeValue(forKey: ObjectIdentifier(item)) }
}
