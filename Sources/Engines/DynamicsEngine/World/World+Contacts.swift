extension World {
  /// Contacts that have to go.
  enum Departure {
    /// All that a body has.
    case body(Int32)
    /// All that a boundary has.
    case boundary(Int32)
    /// Those of a body that its groups do not allow, or that have nothing to move any more.
    case forbidden(Int32)
  }

  /// Removes contacts and wakes what touched.
  mutating func removeContacts(of departure: Departure, telling: Bool) {
    for index in contacts.indices.reversed() where leaves(contacts[index], departure) {
      let contact = contacts.remove(at: index)
      forget(contact, telling: telling)
    }
    for index in sleepingContacts.indices.reversed() where leaves(sleepingContacts[index], departure) {
      let contact = sleepingContacts.remove(at: index)
      forget(contact, telling: telling)
    }
  }

  private mutating func forget(_ contact: Contact, telling: Bool) {
    pairs.remove(contact.key)
    guard contact.isTouching else { return }
    if let record = endOfTouch(contact), telling { endedMeanwhile.append(record) }
    wake(contact.a)
    wake(contact.b)
  }

  private func leaves(_ contact: Contact, _ departure: Departure) -> Bool {
    switch departure {
    case .body(let slot): return contact.a == slot || contact.b == slot
    case .boundary(let slot): return contact.segment >= 0 && segments[Int(contact.segment)].boundary == slot
    case .forbidden(let slot):
      guard contact.a == slot || contact.b == slot else { return false }
      if motions[Int(contact.a)].inverseMass + motions[Int(contact.b)].inverseMass == 0 { return true }
      return contact.segment >= 0
        ? !collide(slot, boundary: segments[Int(contact.segment)].boundary) : !collide(contact.a, contact.b)
    }
  }

  /// Looks again at what a body may collide with.
  mutating func refilter(_ slot: Int32) {
    removeContacts(of: .forbidden(slot), telling: true)
    refreshLeaf(of: slot)
    if drives[Int(slot)].leaf >= 0 { moved.append(slot) }
  }

  /// A body that was put elsewhere may be on another side of lines.
  mutating func loosenContacts(of slot: Int32) {
    for index in contacts.indices where contacts[index].a == slot || contacts[index].b == slot {
      contacts[index].side = 0
      contacts[index].count = 0
    }
    wakeNeighbours(of: slot)
  }

  mutating func refreshMaterials(of slot: Int32) {
    for index in contacts.indices where contacts[index].a == slot || contacts[index].b == slot {
      refreshMaterial(of: &contacts[index])
    }
    for index in sleepingContacts.indices
    where sleepingContacts[index].a == slot || sleepingContacts[index].b == slot {
      refreshMaterial(of: &sleepingContacts[index])
    }
  }

  /// Counts the end of a touch; answers what is to be told, if it was the last line of a boundary.
  mutating func endOfTouch(_ contact: Contact) -> ContactRecord? {
    let record = record(of: contact)
    guard record.boundary >= 0 else { return record }
    return touches.add(-1, to: PairTable.key(contact.b, record.boundary)) == 0 ? record : nil
  }

  func record(of contact: Contact) -> ContactRecord {
    var point = places[Int(contact.b)].center + contact.first.offsetB
    if contact.count > 1 {
      point = places[Int(contact.b)].center + 0.5 * (contact.first.offsetB + contact.second.offsetB)
    }
    return ContactRecord(
      a: contact.a, b: contact.b, boundary: contact.segment >= 0 ? segments[Int(contact.segment)].boundary : -1,
      point: point, normal: contact.normal)
  }

  func event(of record: ContactRecord) -> ContactEvent {
    if record.boundary >= 0 {
      return ContactEvent(
        body: id(at: record.b), tag: records[Int(record.b)].tag,
        other: .boundary(id(ofBoundary: record.boundary), tag: boundaries[record.boundary]?.tag ?? 0),
        point: record.point.point, normal: (-record.normal).vector)
    }
    let isInOrder = record.a < record.b
    let first = isInOrder ? record.a : record.b
    let second = isInOrder ? record.b : record.a
    return ContactEvent(
      body: id(at: first), tag: records[Int(first)].tag,
      other: .body(id(at: second), tag: records[Int(second)].tag),
      point: record.point.point, normal: (isInOrder ? record.normal : -record.normal).vector)
  }
}
