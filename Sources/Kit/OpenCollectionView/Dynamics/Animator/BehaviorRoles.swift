/// The behaviors of an animator that have to be called or looked at, in the order of their tree. They are found anew only when
/// behaviors or actions have changed.
@MainActor final class BehaviorRoles {
  /// Those with an action.
  private(set) var actions: [UIDynamicBehavior] = []
  /// Those that act before steps.
  private(set) var forces: [UIDynamicBehavior] = []
  /// Those that tell of contacts and follow the reference view.
  private(set) var collisions: [UICollisionBehavior] = []
  private var isKnown = false

  func forget() { isKnown = false }

  /// A behavior has come or gone. Most have no role, as the springs of a list that come and go in each frame.
  func forget(_ behavior: UIDynamicBehavior) {
    if behavior.action != nil || behavior.actsBeforeSteps || behavior is UICollisionBehavior { forget() }
  }

  func find(in behaviors: [UIDynamicBehavior]) {
    guard !isKnown else { return }
    isKnown = true
    actions.removeAll()
    forces.removeAll()
    collisions.removeAll()
    for behavior in behaviors {
      behavior.forEachBehavior { found in
        if found.action != nil { actions.append(found) }
        if found.actsBeforeSteps { forces.append(found) }
        if let collision = found as? UICollisionBehavior { collisions.append(collision) }
      }
    }
  }
}
