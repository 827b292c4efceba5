import DynamicsEngine

extension DynamicsSimulation {
  /// Tells the delegates of collision behaviors what began and ended in the last step. // D19
  func tellContacts() {
    let (ended, began) = asking { ($0.endedContacts, $0.beganContacts) }
    for event in ended { tell(event, began: false) }
    for event in began { tell(event, began: true) }
  }

  private func tell(_ event: ContactEvent, began: Bool) {
    guard let first = entry(event.tag, event.body) else { return }
    switch event.other {
    case .body(let body, let tag):
      guard let second = entry(tag, body) else { return }
      for case let behavior as UICollisionBehavior in first.users
      where behavior.members.contains(second.item) && behavior.animatorOfBehavior?.simulation === self {
        tell(behavior, first.item, second.item, began ? event.point : nil)
      }
    case .boundary(let boundary, _):
      for case let behavior as UICollisionBehavior in first.users {
        guard behavior.animatorOfBehavior?.simulation === self, let (key, identifier) = behavior.boundary(boundary)
        else {
          continue
        }
        let touch = CollisionTouch.boundary(ObjectIdentifier(first.item), key)
        if began {
          guard behavior.touches.insert(touch).inserted else { continue }
          behavior.collisionDelegate?.collisionBehavior(
            behavior, beganContactFor: first.item, withBoundaryIdentifier: identifier, at: event.point)
        } else if behavior.touches.remove(touch) != nil {
          behavior.collisionDelegate?.collisionBehavior(
            behavior, endedContactFor: first.item, withBoundaryIdentifier: identifier)
        }
      }
    }
  }

  private func tell(
    _ behavior: UICollisionBehavior, _ first: any UIDynamicItem, _ second: any UIDynamicItem, _ began: CGPoint?
  ) {
    let touch = CollisionTouch.items(ObjectIdentifier(first), ObjectIdentifier(second))
    if let point = began {
      guard behavior.collisionMode.contains(.items), behavior.touches.insert(touch).inserted else { return }
      behavior.collisionDelegate?.collisionBehavior(behavior, beganContactFor: first, with: second, at: point)
    } else if behavior.touches.remove(touch) != nil {
      behavior.collisionDelegate?.collisionBehavior(behavior, endedContactFor: first, with: second)
    }
  }

  /// The item of a body, unless the program has taken it out meanwhile.
  private func entry(_ slot: Int, _ body: BodyID) -> ItemEntry? {
    guard slots.indices.contains(slot), let entry = slots[slot], states[slot].body == body else { return nil }
    return entry
  }
}
