import DynamicsEngine

/// A boundary that a program has given a collision behavior.
@MainActor final class CollisionBoundary {
  let identifier: any NSCopying
  let path: CGPath
  /// In the world; nil while it is in none.
  var id: BoundaryID?

  init(_ identifier: any NSCopying, _ path: CGPath) {
    self.identifier = (identifier.copy(with: nil) as? any NSCopying) ?? identifier
    self.path = path
  }

  var key: ObjectIdentifier { ObjectIdentifier(self) }

  func isNamed(_ other: any NSCopying) -> Bool {
    if let identifier = identifier as? NSObject, let other = other as? NSObject { return identifier.isEqual(other) }
    guard let identifier = identifier as? AnyHashable, let other = other as? AnyHashable else { return false }
    return identifier == other
  }

  func join(_ simulation: DynamicsSimulation, group: CollisionGroupID) {
    id = simulation.world.addBoundary(BoundaryDescription(path: path, group: group))
  }

  func leave(_ simulation: DynamicsSimulation) {
    if let id { simulation.world.removeBoundary(id) }
    id = nil
  }
}
