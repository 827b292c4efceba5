import PlaneVectors

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
    let (first, second) = (contact.first, contact.second)
    var point = place(of: first, in: contact)
    if contact.count > 1 {
      // A corner that is still above the floor is no part of the touch of the other one.
      let isFirstNear = first.gap <= settings.contactDistance
      let isSecondNear = second.gap <= settings.contactDistance
      if isFirstNear == isSecondNear {
        point = 0.5 * (point + place(of: second, in: contact))
      } else if isSecondNear {
        point = place(of: second, in: contact)
      }
    }
    return ContactRecord(
      a: contact.a, b: contact.b, boundary: contact.segment >= 0 ? segments[Int(contact.segment)].boundary : -1,
      point: point, normal: contact.normal)
  }

  /// The place of a point in the world: half-way between two bodies, and on the line of a boundary, which does not give way.
  private func place(of point: ContactPoint, in contact: Contact) -> Vector {
    let middle = places[Int(contact.b)].center + point.offsetB
    return contact.segment >= 0 ? middle - (0.5 * point.gap) * contact.normal : middle
  }

  /// The place in the world where two outlines will touch in this step if they go on as they do: a point of each goes to it,
  /// with what it has of the speed.
  func meeting(of contact: Contact, _ a: Motion, _ b: Motion) -> Vector {
    let (first, firstTime) = meeting(at: contact.first, in: contact, a, b)
    guard contact.count > 1 else { return first }
    let (second, secondTime) = meeting(at: contact.second, in: contact, a, b)
    // Edges that land flat touch in the middle; those that are askew, with the corner that comes first.
    let asFlat = 0.05 * partLength
    if abs(firstTime - secondTime) <= asFlat { return 0.5 * (first + second) }
    return firstTime < secondTime ? first : second
  }

  private func meeting(
    at point: ContactPoint, in contact: Contact, _ a: Motion, _ b: Motion
  ) -> (place: Vector, time: Double) {
    let (speedA, speedB) = (a.velocity(at: point.offsetA), b.velocity(at: point.offsetB))
    let closing = (speedA - speedB).dot(contact.normal)
    // What does not come nearer by itself is pushed there within the step.
    let time = point.gap <= 0 ? 0 : closing * partLength > point.gap ? point.gap / closing : partLength
    let middle = places[Int(contact.b)].center + point.offsetB
    let half = (0.5 * point.gap) * contact.normal
    let onB = middle + half + time * speedB
    // What is hit stays; only what comes slides along it.
    if contact.segment >= 0 { return (onB - contact.normal.dot(onB - (middle - half)) * contact.normal, time) }
    return (0.5 * (onB + middle - half + time * speedA), time)
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
