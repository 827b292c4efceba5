/// A guide that moves, and takes constraints along that hold near an edge of its view, or away from one.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  /// The edges of its view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  /// Has constraints active for as long as the guide is near an edge, or all of some edges, and inactive elsewhere. An
  /// empty array ends it for those that were given for the edge before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    Self.take(trackingConstraints, for: edge, in: &near, nearEdges.isSuperset(of: edge))
  }

  /// The constraints that are active near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near.first { $0.edge == edge }?.constraints ?? []
  }

  /// Has constraints active for as long as the guide is not near an edge, or none of some edges, and inactive elsewhere.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge)
  {
    Self.take(trackingConstraints, for: edge, in: &away, nearEdges.isDisjoint(with: edge))
  }

  /// The constraints that are active away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away.first { $0.edge == edge }?.constraints ?? []
  }

  /// Makes all constraints inactive that the guide takes along, and forgets them.
  open func removeAllTrackedConstraints() {
    let all = near + away
    (near, away) = ([], [])
    for tracked in all { NSLayoutConstraint.deactivate(tracked.constraints) }
  }

  private static func take(
    _ constraints: [NSLayoutConstraint], for edge: NSDirectionalRectEdge,
    in list: inout [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])], _ isActive: Bool
  ) {
    let old = list.first { $0.edge == edge }?.constraints ?? []
    list.removeAll { $0.edge == edge }
    if !constraints.isEmpty { list.append((edge, constraints)) }
    NSLayoutConstraint.deactivate(old.filter { one in !constraints.contains { $0 === one } })
    if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
  }
}
