import CollectionEngine
import DynamicsEngine

extension DynamicsSimulation {
  /// One step, and where it has brought the items. // D21
  func step() {
    world.step()
    swap(&moved, &movedBefore)
    moved.removeAll(keepingCapacity: true)
    // Bodies that fell asleep in this step have moved once more.
    world.appendMovedBodies(since: movedBefore.prefix(awakeCount), to: &moved)
    awakeCount = asking { $0.awakeCount }
    let step = asking { $0.stepCount }
    for body in moved { write(body, in: step) }
  }

  /// Moves an item to where its body is. A rotation is written where it is another than the one that the item has. // D21
  private func write(_ moved: MovedBody, in step: Int) {
    guard let entry = slots[moved.tag] else { return }
    entry.step = step
    // Items may be objects of the program, which may have changed anything when others were written.
    guard entry.body == moved.body else { return }
    if let attributes = entry.attributes {
      attributes.center = moved.center
    } else {
      let center = fromReference(moved.center, of: entry)
      if entry.item.center != center { entry.item.center = center }
    }
    guard entry.angle != moved.angle else { return }
    entry.angle = moved.angle
    entry.item.transform = CGAffineTransform(rotationAngle: moved.angle)
  }

  /// The elements that the last step has moved, and those that were put elsewhere, in a context that names them and nothing
  /// else. // D30
  func contextOfStep(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    var named = NamedElements(roomFor: moved.count)
    for body in moved {
      if let entry = slots[body.tag] { named.add(entry) }
    }
    let step = asking { $0.stepCount }
    for slot in put {
      if let entry = slots[slot], entry.step != step { named.add(entry) }
    }
    forgetPut()
    return context(of: named, for: layout)
  }

  /// The elements that were put elsewhere since. // D30
  func contextOfPut(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    guard !put.isEmpty else { return nil }
    var named = NamedElements(roomFor: put.count)
    for slot in put {
      if let entry = slots[slot] { named.add(entry) }
    }
    forgetPut()
    return context(of: named, for: layout)
  }

  private func context(
    of named: NamedElements, for layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard !named.items.isEmpty || !named.others.isEmpty else { return nil }
    let context = layout.makeInvalidationContext()
    if context.isOfLibrary {
      context.movedItems = named.items
    } else {
      context.invalidateItems(at: named.items.map(\.indexPath))
    }
    for attributes in named.others { context.name(attributes) }
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.becomeMovement()
    return context
  }
}

/// The elements that a context is to name.
private struct NamedElements {
  private(set) var items: [ElementKey] = []
  private(set) var others: [UICollectionViewLayoutAttributes] = []

  init(roomFor count: Int) { items.reserveCapacity(count) }

  @MainActor mutating func add(_ entry: ItemEntry) {
    if let key = entry.key, key.category == .cell {
      items.append(key)
    } else if let attributes = entry.attributes {
      others.append(attributes)
    }
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
