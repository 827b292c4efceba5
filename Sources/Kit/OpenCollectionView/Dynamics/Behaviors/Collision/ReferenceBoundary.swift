import DynamicsEngine

/// The bounds of the reference view as a boundary. // D18
@MainActor final class ReferenceBoundary {
  let insets: UIEdgeInsets
  var id: BoundaryID?
  private var rect: CGRect?

  init(insets: UIEdgeInsets) { self.insets = insets }

  /// Makes the boundary anew where the bounds are others.
  func join(_ simulation: DynamicsSimulation, group: CollisionGroupID) {
    guard let bounds = simulation.referenceBounds else { return leave(simulation) }
    let rect = bounds.inset(by: insets)
    guard id == nil || rect != self.rect else { return }
    leave(simulation)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    self.rect = rect
    id = simulation.world.addBoundary(BoundaryDescription(path: CGPath(rect: rect, transform: nil), group: group))
  }

  func leave(_ simulation: DynamicsSimulation) {
    if let id { simulation.world.removeBoundary(id) }
    id = nil
    rect = nil
  }
}
