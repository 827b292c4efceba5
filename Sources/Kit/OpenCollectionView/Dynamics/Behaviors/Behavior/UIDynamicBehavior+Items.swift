extension UIDynamicBehavior {
  /// Has the behavior act on an item, too.
  func addMember(_ item: any UIDynamicItem) {
    guard members.insert(item) else { return }
    change("an item was added") { simulation in
      simulation.register(item, for: self)
      membersDidChange(in: simulation)
    }
  }

  /// Has the behavior act on an item no longer. The item stays where it is. // D25
  func removeMember(_ item: any UIDynamicItem) {
    guard members.remove(item) else { return }
    change("an item was removed") { simulation in
      simulation.release(item, from: self)
      membersDidChange(in: simulation)
    }
  }

  /// Takes all items over, before the behavior has a place.
  func take(_ items: [any UIDynamicItem]) {
    for item in items { members.insert(item) }
  }

  /// The behavior is in an animator now: its items get bodies, and it is put into effect. // D20
  func join(_ simulation: DynamicsSimulation) {
    forgetWorld()
    for item in members.items { simulation.register(item, for: self) }
    connect(in: simulation)
  }

  /// The behavior is out of its animator: bodies that no other needs go.
  func leave(_ simulation: DynamicsSimulation) {
    disconnect(from: simulation)
    for item in members.items { simulation.release(item, from: self) }
  }

  /// The properties that the behavior wants of its items' bodies are others.
  func shapesDidChange(in simulation: DynamicsSimulation) {
    for item in members.items { simulation.refreshBody(of: item) }
  }

  /// Takes the behavior out of where it is.
  func removeFromPlace() {
    if let parent { parent.removeChildBehavior(self) } else { animatorOfBehavior?.removeBehavior(self) }
  }
}
