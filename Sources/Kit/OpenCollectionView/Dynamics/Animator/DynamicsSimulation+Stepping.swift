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
    for body in moved { write(body) }
  }

  /// Moves an item to where its body is. A rotation is written where it is another than the one that the item has. // D21
  @inline(__always)
  private func write(_ moved: MovedBody) {
    let slot = moved.tag
    // Items may be objects of the program, which may have changed anything when others were written.
    guard states[slot].body == moved.body else { return }
    if let attributes = attributesBySlot[slot] {
      if attributes.isPlain { attributes.values.center = moved.center } else { attributes.center = moved.center }
    } else if let entry = slots[slot] {
      let center = fromReference(moved.center, of: entry)
      if entry.item.center != center { entry.item.center = center }
    }
    guard states[slot].angle != moved.angle else { return }
    states[slot].angle = moved.angle
    slots[slot]?.item.transform = CGAffineTransform(rotationAngle: moved.angle)
  }

  /// The elements that the last step has moved, and those that were put elsewhere, in a context that names them and nothing
  /// else. // D30
  func contextOfStep(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    var named = NamedElements(roomFor: moved.count)
    let round = putRound
    var movedCount = 0
    for body in moved {
      name(body.tag, among: &named)
      if states[body.tag].putRound == round { movedCount += 1 }
    }
    // Mostly whatever was put elsewhere moves on from there.
    if movedCount < put.count {
      for body in moved where states[body.tag].putRound == round { states[body.tag].putRound = 0 }
      for slot in put where states[slot].putRound == round { name(slot, among: &named) }
    }
    forgetPut()
    return context(of: named, for: layout)
  }

  /// The elements that were put elsewhere since. // D30
  func contextOfPut(for layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext? {
    guard !put.isEmpty else { return nil }
    var named = NamedElements(roomFor: put.count)
    for slot in put { name(slot, among: &named) }
    forgetPut()
    return context(of: named, for: layout)
  }

  @inline(__always)
  private func name(_ slot: Int, among named: inout NamedElements) {
    if let key = states[slot].key, key.category == .cell {
      named.items.append(key)
    } else if let attributes = attributesBySlot[slot] {
      named.others.append(attributes)
    }
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
  var items: [ElementKey] = []
  var others: [UICollectionViewLayoutAttributes] = []

  init(roomFor count: Int) { items.reserveCapacity(count) }
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
