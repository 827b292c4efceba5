import PlaneGeometry
import PlaneVectors

extension World {
  /// How much larger than its body a box in the tree is, in points: so far a body comes before the tree is changed.
  static let boxMargin = 4.0

  /// The box that holds a body throughout a step, if nothing drives it.
  @inline(__always)
  func coming(of index: Int) -> Box {
    tightBox(of: index).swept(by: partLength * motions[index].velocity).grown(by: settings.contactDistance)
  }

  /// Puts a body into the tree, brings its box there or takes it out, as its groups and outline want.
  mutating func refreshLeaf(of slot: Int32) {
    let index = Int(slot)
    guard shapes[index].kind != .none, !records[index].groups.isEmpty else {
      dropLeaf(of: slot)
      return refreshLooseLeaf(of: slot)
    }
    dropLooseLeaf(of: slot)
    // Where its corners are was of no interest before.
    if drives[index].leaf < 0 { turnCorners(of: index) }
    let box = coming(of: index).grown(by: Self.boxMargin)
    if drives[index].leaf < 0 {
      drives[index].leaf = bodyTree.insert(box, item: slot)
    } else {
      guard !bodyTree.box(of: drives[index].leaf).contains(coming(of: index)) else { return }
      bodyTree.move(drives[index].leaf, to: box)
    }
    moved.append(slot)
  }

  mutating func dropLeaf(of slot: Int32) {
    let index = Int(slot)
    guard drives[index].leaf >= 0 else { return }
    bodyTree.remove(drives[index].leaf)
    drives[index].leaf = -1
  }

  /// Brings the boxes of what is awake to where it is.
  mutating func refreshLeaves() {
    for slot in awake {
      let index = Int(slot)
      let leaf = drives[index].leaf
      guard leaf >= 0 else { continue }
      let coming = coming(of: index)
      guard !bodyTree.box(of: leaf).contains(coming) else { continue }
      // What is fast will be out of it soon: a step more ahead.
      let ahead = coming.swept(by: partLength * motions[index].velocity).grown(by: Self.boxMargin)
      bodyTree.move(leaf, to: ahead)
      moved.append(slot)
    }
  }

  /// Makes contacts of the pairs whose boxes overlap now.
  mutating func findPairs() {
    guard !moved.isEmpty else { return }
    for slot in moved {
      let index = Int(slot)
      let leaf = drives[index].leaf
      guard leaf >= 0 else { continue }
      let box = bodyTree.box(of: leaf)
      scratch.value.candidates.removeAll(keepingCapacity: true)
      bodyTree.query(box) { scratch.value.candidates.append($0) }
      for other in scratch.value.candidates where other != slot { addContact(slot, other) }
      guard motions[index].inverseMass > 0, !segmentTree.isEmpty else { continue }
      scratch.value.candidates.removeAll(keepingCapacity: true)
      segmentTree.query(box) { scratch.value.candidates.append($0) }
      for segment in scratch.value.candidates { addContact(slot, segment: segment) }
    }
    moved.removeAll(keepingCapacity: true)
  }

  private mutating func addContact(_ one: Int32, _ other: Int32) {
    var a = min(one, other)
    var b = max(one, other)
    let key = PairTable.key(a, b)
    guard motions[Int(a)].inverseMass + motions[Int(b)].inverseMass > 0, !pairs.contains(key), collide(a, b)
    else { return }
    pairs.add(1, to: key)
    let kind: Contact.Kind
    switch (shapes[Int(a)].kind, shapes[Int(b)].kind) {
    case (.circle, .circle): kind = .circles
    case (.polygon, .polygon): kind = .polygons
    case (.circle, _):
      swap(&a, &b)
      kind = .polygonCircle
    default: kind = .polygonCircle
    }
    var contact = Contact(a: a, b: b, segment: -1, kind: kind, friction: 0, elasticity: 0)
    refreshMaterial(of: &contact)
    keep(contact)
  }

  private mutating func addContact(_ slot: Int32, segment: Int32) {
    let key = PairTable.key(-2 - segment, slot)
    guard !pairs.contains(key), collide(slot, boundary: segments[Int(segment)].boundary) else { return }
    pairs.add(1, to: key)
    var contact = Contact(
      a: 0, b: slot, segment: segment,
      kind: shapes[Int(slot)].kind == .circle ? .segmentCircle : .segmentPolygon, friction: 0, elasticity: 0)
    refreshMaterial(of: &contact)
    keep(contact)
  }

  private mutating func keep(_ contact: Contact) {
    if isAwake(contact.a) || isAwake(contact.b) {
      contacts.append(contact)
    } else {
      sleepingContacts.append(contact)
    }
  }

  @inline(__always)
  func isAwake(_ slot: Int32) -> Bool { drives[Int(slot)].awakeIndex >= 0 }

  // D8
  func refreshMaterial(of contact: inout Contact) {
    let b = records[Int(contact.b)].properties
    if contact.segment >= 0 {
      guard let boundary = boundaries[segments[Int(contact.segment)].boundary] else { return }
      contact.friction = (boundary.friction * b.friction).squareRoot()
      contact.elasticity = max(boundary.elasticity, b.elasticity)
    } else {
      let a = records[Int(contact.a)].properties
      contact.friction = (a.friction * b.friction).squareRoot()
      contact.elasticity = max(a.elasticity, b.elasticity)
    }
  }
}
