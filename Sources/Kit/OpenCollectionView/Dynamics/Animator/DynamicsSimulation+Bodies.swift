import CollectionEngine
import DynamicsEngine

extension DynamicsSimulation {
  /// The shape and place of an item; nil where it has no area, or says nonsense, and has to wait. // D17, D34
  private func read(_ entry: ItemEntry) -> (shape: BodyShape, center: CGPoint, angle: Double)? {
    let (item, size) = (entry.item, entry.item.bounds.size)
    let center = toReference(item.center, of: entry)
    let angle = item.transform.rotationAngle
    guard size.isFinite, center.isFinite, angle.isFinite else {
      ProgrammingErrors.report(
        "\(name(of: entry)) in a dynamic animator has the center (\(center.x), \(center.y)), the size "
          + "\(size.width) × \(size.height) and the angle \(angle): all must be finite.",
        instead: "it waits until updateItem(usingCurrentState:) finds that they are")
      return nil
    }
    guard size.width > 0, size.height > 0 else { return nil }
    return (shape(of: entry, size), center, Double(angle))
  }

  private func shape(of entry: ItemEntry, _ size: CGSize) -> BodyShape {
    switch entry.item.collisionBoundsType {
    case .rectangle: return .box(size)
    case .ellipse: return .ellipse(size)
    case .path:
      do {
        return try BodyShape.path(entry.item.collisionBoundingPath.cgPath)
      } catch {
        ProgrammingErrors.report(
          "The collisionBoundingPath of \(name(of: entry)) cannot collide: \(error). Give a convex path about (0, 0); what "
            + "is not convex, as several items that fixed attachments hold together.", instead: "its bounds collide")
        return .box(size)
      }
    }
  }

  private func name(of entry: ItemEntry) -> String {
    entry.attributes?.elementName ?? "\(type(of: entry.item))"
  }

  /// Gives an item a body where it is. // D20
  ///
  /// - Returns: whether it has one; an item without area has to wait.
  func makeBody(_ slot: Int) -> Bool {
    guard let entry = slots[slot], states[slot].body == nil, let (shape, center, angle) = read(entry) else {
      return false
    }
    var description = BodyDescription(shape: shape, center: center, angle: angle, groups: [], tag: slot)
    (description.properties, description.groups) = wishes(of: entry)
    guard let body = try? world.addBody(description) else { return false }
    overhang = max(overhang, overhang(of: entry, shape))
    states[slot].body = body
    states[slot].angle = angle
    states[slot].boxSize = shape.boxSize
    return true
  }

  /// The wishes of all behaviors of an item for its body, together. // D7
  private func wishes(of entry: ItemEntry) -> (BodyProperties, [CollisionGroupID]) {
    var properties = BodyProperties()
    var groups: [CollisionGroupID] = []
    for user in entry.users {
      user.shape(&properties, of: entry.item)
      if let group = user.collisionGroup { groups.append(group) }
    }
    return (properties, groups)
  }

  /// A behavior wants something else of an item's body.
  func refresh(_ slot: Int) {
    guard let entry = slots[slot], let body = states[slot].body else { return }
    let (properties, groups) = wishes(of: entry)
    world.setProperties(body, properties)
    world.setGroups(body, groups)
  }

  func refreshBody(of item: any UIDynamicItem) {
    if let slot = slot(of: item) { refresh(slot) }
  }

  /// Reads an item again; its velocity stays. // D24
  ///
  /// - Returns: whether it is registered.
  func update(_ item: any UIDynamicItem) -> Bool {
    // Attributes, which published layouts name one by one in each frame, are looked for where they were found last.
    if let attributes = item as? UICollectionViewLayoutAttributes {
      let last = Int(attributes.animatorSlot)
      if last < states.count {
        let state = states[last]
        if state.identity == ObjectIdentifier(attributes), moveOnly(attributes, state, at: last) { return true }
      }
    }
    guard let slot = slot(of: item), let entry = slots[slot] else { return false }
    guard let body = states[slot].body else {
      lookAtWaiting()
      return true
    }
    guard let (shape, center, angle) = read(entry) else {
      world.removeBody(body)
      states[slot].body = nil
      waiting.append(slot)
      return true
    }
    _ = try? world.setShape(body, shape)
    states[slot].boxSize = shape.boxSize
    overhang = max(overhang, overhang(of: entry, shape))
    let turned = asking { $0.state(of: body)?.angle } ?? 0
    // Full turns count in the world, and are not to be seen in an item.
    let change = (angle - turned).remainder(dividingBy: 2 * .pi)
    world.place(body, center: center, angle: abs(change) < Self.sameAngle ? turned : turned + change)
    states[slot].angle = angle
    if entry.attributes != nil { notePut(slot) }
    return true
  }

  /// An upright element that is only elsewhere, as most are: its outline need not be read again.
  ///
  /// - Returns: whether that is so; otherwise nothing has happened.
  @inline(__always)
  private func moveOnly(
    _ attributes: UICollectionViewLayoutAttributes, _ state: ItemState, at slot: Int
  ) -> Bool {
    guard let known = state.boxSize, let body = state.body, state.angle == 0, !attributes.values.isTransformed else {
      return false
    }
    let size: CGSize
    let center: CGPoint
    if attributes.isPlain {
      (size, center) = (attributes.values.size, attributes.values.center)
    } else {
      guard attributes.collisionBoundsType == .rectangle else { return false }
      (size, center) = (attributes.bounds.size, attributes.center)
    }
    guard size.width == known.width, size.height == known.height, world.placeUpright(body, center: center) else {
      return false
    }
    notePut(slot)
    return true
  }

  /// Angles that are not farther from each other, in radians, are the same that went through a transform.
  private static let sameAngle = 1e-9

  private func saysNumbers(_ slot: Int) -> Bool {
    guard let item = slots[slot]?.item else { return false }
    return item.bounds.size.isFinite && item.center.isFinite && item.transform.rotationAngle.isFinite
  }

  /// Gives bodies to items that have a size now.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  func lookAtWaiting() -> Bool {
    guard !waiting.isEmpty else { return false }
    let candidates = waiting
    // What was no number was told when it came; once is enough.
    waiting = candidates.filter { !saysNumbers($0) || !makeBody($0) }
    guard waiting.count < candidates.count else { return false }
    for slot in candidates where states[slot].body != nil {
      for user in slots[slot]?.users ?? [] { user.connect(in: self) }
    }
    return true
  }

  /// The items that touch a rectangle of the reference view, in the order of their slots. What the program has moved without a
  /// word is looked for where it was. O(log items + those that move + the answer).
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    guard !rect.isNull else { return [] }
    // What is seen of an item may be larger than what collides of it.
    let room = rect.shrunk(dx: -overhang, dy: -overhang)
    var candidates: [Int] = []
    world.appendTags(ofBodiesIn: room, to: &candidates)
    candidates.sort()
    // What the data does not have any longer nobody can show. // D40
    let counts = followsUpdates ? nil : layout?.attachedCollectionView?.data.known
    var found: [any UIDynamicItem] = []
    found.reserveCapacity(candidates.count)
    for slot in candidates {
      guard states[slot].body != nil, let item = item(in: slot, touching: rect) else { continue }
      if let key = states[slot].key {
        if elements.isSpokenFor(key, besides: slot) { continue }
        if let counts, key.category == .cell, !counts.contains(section: key.section, item: key.item) { continue }
      }
      found.append(item)
    }
    return found
  }

  /// The item in a slot, if it touches a rectangle.
  @inline(__always)
  private func item(in slot: Int, touching rect: CGRect) -> (any UIDynamicItem)? {
    if let attributes = attributesBySlot[slot] { return attributes.frameInPlace.meets(rect) ? attributes : nil }
    guard let entry = slots[slot], box(of: entry).meets(rect) else { return nil }
    return entry.item
  }

  /// How far an item is seen beyond the outline that collides of it, at most.
  private func overhang(of entry: ItemEntry, _ shape: BodyShape) -> CGFloat {
    let size = entry.item.bounds.size
    switch shape {
    case .box:
      // Nothing, unless the item is scaled.
      if let attributes = entry.attributes, attributes.isPlain, !attributes.values.isTransformed { return 0 }
      let turned = CGRect(origin: .zero, size: size).applying(
        CGAffineTransform(rotationAngle: entry.item.transform.rotationAngle))
      let seen = box(of: entry)
      return max(seen.width - turned.width, seen.height - turned.height, 0)
    case .ellipse: return hypot(size.width, size.height) / 2
    default:
      let path = entry.item.collisionBoundingPath.bounds
      let farthest = hypot(max(abs(path.minX), abs(path.maxX)), max(abs(path.minY), abs(path.maxY)))
      return hypot(size.width, size.height) / 2 + farthest
    }
  }

  /// The rectangle around an item, as it is turned.
  private func box(of entry: ItemEntry) -> CGRect {
    if let attributes = entry.attributes { return attributes.frame }
    let center = toReference(entry.item.center, of: entry)
    let size = entry.item.bounds.size
    let turned = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(entry.item.transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }
}

extension CGRect {
  /// Tells what ``intersects(_:)`` does, which computes an intersection for that.
  fileprivate func meets(_ other: CGRect) -> Bool {
    let size = CGSize(width: min(self.size.width, other.size.width), height: min(self.size.height, other.size.height))
    guard size.width >= 0, size.height >= 0, (origin.x + origin.y + maxX + maxY).isFinite,
      (other.origin.x + other.origin.y + other.maxX + other.maxY).isFinite
    else { return intersects(other) }
    return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

extension BodyShape {
  fileprivate var boxSize: CGSize? {
    guard case .box(let size) = self else { return nil }
    return size
  }
}
