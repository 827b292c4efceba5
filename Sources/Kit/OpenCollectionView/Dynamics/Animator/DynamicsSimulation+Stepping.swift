import CollectionEngine
import DynamicsEngine

extension DynamicsSimulation {
  /// One step, and where it has brought the items. // D21
  func step() {
    world.step()
    swap(&moved, &movedBefore)
    moved.removeAll(keepingCapacity: true)
    let step = asking { $0.stepCount }
    world.forEachAwakeBody { body, slot, state in moved.append(MovedBody(slot: slot, body: body, state: state)) }
    for body in moved { set(step: step, at: body.slot) }
    // Bodies that fell asleep in this step have moved once more.
    let wereAwake = movedBefore.prefix(awakeCount)
    awakeCount = moved.count
    for before in wereAwake where slots[before.slot]?.body == before.body && slots[before.slot]?.step != step {
      guard let state = asking({ $0.state(of: before.body) }) else { continue }
      moved.append(MovedBody(slot: before.slot, body: before.body, state: state))
    }
    for index in moved.indices { write(moved[index]) }
  }

  /// Moves an item to where its body is. A rotation is written where it is another than the one that the item has. // D21
  private func write(_ moved: MovedBody) {
    // Items may be objects of the program, which may have changed anything when others were written.
    guard let entry = slots[moved.slot], entry.body == moved.body else { return }
    if let attributes = entry.attributes {
      attributes.center = moved.state.center
    } else {
      let center = fromReference(moved.state.center, of: entry)
      if entry.item.center != center { entry.item.center = center }
    }
    guard entry.angle != moved.state.angle else { return }
    set(angle: moved.state.angle, at: moved.slot)
    entry.item.transform = CGAffineTransform(rotationAngle: moved.state.angle)
  }

  /// The elements that the last step has moved, and those that were put elsewhere, in a context that names them and nothing
  /// else. // D30
  func contextOfStep(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    named.removeAll(keepingCapacity: true)
    for body in moved { named.append(body.slot) }
    let step = asking { $0.stepCount }
    for slot in put where slots[slot]?.step != step { named.append(slot) }
    forgetPut()
    return contextOfNamed(for: layout)
  }

  /// The elements that were put elsewhere since. // D30
  func contextOfPut(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    guard !put.isEmpty else { return nil }
    named.removeAll(keepingCapacity: true)
    named.append(contentsOf: put)
    forgetPut()
    return contextOfNamed(for: layout)
  }

  private func contextOfNamed(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    var items: [ElementKey] = []
    var others: [UICollectionViewLayoutAttributes] = []
    items.reserveCapacity(named.count)
    for slot in named {
      guard let entry = slots[slot], let attributes = entry.attributes else { continue }
      if let key = entry.key, key.category == .cell { items.append(key) } else { others.append(attributes) }
    }
    guard !items.isEmpty || !others.isEmpty else { return nil }
    let context = layout.makeInvalidationContext()
    if context.isOfLibrary { context.movedItems = items } else { context.invalidateItems(at: items.map(\.indexPath)) }
    for attributes in others { context.name(attributes) }
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.becomeMovement()
    return context
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Tells whether no class of the program has a say in what is named.
  fileprivate var isOfLibrary: Bool {
    type(of: self) == UICollectionViewFlowLayoutInvalidationContext.self
      || type(of: self) == UICollectionViewLayoutInvalidationContext.self
  }

  fileprivate func name(_ attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: [attributes.indexPath])
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: [attributes.indexPath])
    }
  }
}
