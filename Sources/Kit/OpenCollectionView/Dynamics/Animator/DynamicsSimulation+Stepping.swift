import DynamicsEngine

extension DynamicsSimulation {
  /// One step, and where it has brought the items. // D21
  func step() {
    world.step()
    swap(&moved, &movedBefore)
    moved.removeAll(keepingCapacity: true)
    let step = world.stepCount
    world.forEachAwakeBody { body, slot, state in moved.append(MovedBody(slot: slot, body: body, state: state)) }
    for body in moved { set(step: step, at: body.slot) }
    // What has just fallen asleep came a last little way.
    let wereAwake = movedBefore.prefix(awakeCount)
    awakeCount = moved.count
    for before in wereAwake where slots[before.slot]?.body == before.body && slots[before.slot]?.step != step {
      guard let state = world.state(of: before.body) else { continue }
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
    let step = world.stepCount
    let others = put.filter { slots[$0]?.step != step }
    put.removeAll(keepingCapacity: true)
    return context(for: layout, naming: moved.lazy.map(\.slot) + others)
  }

  /// The elements that were put elsewhere since. // D30
  func contextOfPut(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    guard !put.isEmpty else { return nil }
    defer { put.removeAll(keepingCapacity: true) }
    return context(for: layout, naming: put)
  }

  private func context(
    for layout: UICollectionViewLayout, naming named: some Sequence<Int>
  ) -> UICollectionViewLayoutInvalidationContext? {
    var items: [IndexPath] = []
    var supplementary: [String: [IndexPath]] = [:]
    var decorations: [String: [IndexPath]] = [:]
    for slot in named {
      guard let attributes = slots[slot]?.attributes else { continue }
      let kind = attributes.representedElementKind ?? ""
      switch attributes.representedElementCategory {
      case .cell: items.append(attributes.indexPath)
      case .supplementaryView: supplementary[kind, default: []].append(attributes.indexPath)
      case .decorationView: decorations[kind, default: []].append(attributes.indexPath)
      }
    }
    guard !items.isEmpty || !supplementary.isEmpty || !decorations.isEmpty else { return nil }
    let context = layout.makeInvalidationContext()
    if !items.isEmpty { context.invalidateItems(at: items) }
    for (kind, paths) in supplementary { context.invalidateSupplementaryElements(ofKind: kind, at: paths) }
    for (kind, paths) in decorations { context.invalidateDecorationElements(ofKind: kind, at: paths) }
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.becomeMovement()
    return context
  }
}
