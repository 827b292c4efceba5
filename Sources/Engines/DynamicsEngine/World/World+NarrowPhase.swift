import PlaneGeometry
import PlaneVectors

extension World {
  /// Finds where outlines touch or are about to.
  mutating func updateContacts() {
    scratch.value.woken.removeAll(keepingCapacity: true)
    scratch.value.changed.removeAll(keepingCapacity: true)
    scratch.value.gone.removeAll(keepingCapacity: true)
    scratch.value.meetings.removeAll(keepingCapacity: true)
    findPoints()
    for slot in scratch.value.woken { wake(slot) }
    for index in scratch.value.changed { tell(ofTouch: Int(index)) }
    // From the back, so that what takes a removed one's place has been looked at.
    for index in scratch.value.gone.reversed() {
      pairs.remove(contacts[Int(index)].key)
      contacts.swapAt(Int(index), contacts.count - 1)
      contacts.removeLast()
    }
    moveWokenContacts()
  }

  /// Takes note that a contact began to touch or ended.
  mutating func tell(ofTouch index: Int) {
    let contact = contacts[index]
    if contact.isTouching {
      var record = record(of: contact)
      if let meeting = scratch.value.meetings.first(where: { $0.contact == index }) { record.point = meeting.point }
      if record.boundary >= 0, touches.add(1, to: PairTable.key(contact.b, record.boundary)) > 1 { return }
      scratch.value.began.append(event(of: record))
    } else if let record = endOfTouch(contact) {
      scratch.value.ended.append(event(of: record))
    }
  }

  private mutating func findPoints() {
    let step = partLength
    let reach = settings.contactDistance
    // How far gravity alone brings things in a step: it is not in their velocities yet.
    let fall = worldGravity.length * step * step
    contacts.withUnsafeMutableBufferPointer { contacts in
      places.withUnsafeBufferPointer { places in
        shapes.withUnsafeBufferPointer { shapes in
          worldCorners.withUnsafeBufferPointer { corners in
            worldNormals.withUnsafeBufferPointer { normals in
              segments.withUnsafeBufferPointer { segments in
                motions.withUnsafeBufferPointer { motions in
                  drives.withUnsafeBufferPointer { drives in
                    let geometry = ContactGeometry(
                      places: places, shapes: shapes, corners: corners, normals: normals, segments: segments)
                    for index in contacts.indices {
                      let a = Int(contacts[index].a)
                      let b = Int(contacts[index].b)
                      let motionA = motions[a]
                      let motionB = motions[b]
                      let speed =
                        (motionB.velocity - motionA.velocity).length + abs(motionA.spin) * shapes[a].reach
                        + abs(motionB.spin) * shapes[b].reach
                      geometry.update(&contacts[index], margin: reach + fall + speed * step)
                      let touches = contacts[index].touches(within: reach)
                      if touches != contacts[index].isTouching {
                        contacts[index].isTouching = touches
                        scratch.value.changed.append(Int32(index))
                      }
                      if contacts[index].count == 0 {
                        let segment = contacts[index].segment
                        let other =
                          segment >= 0
                          ? segmentTree.box(of: segments[Int(segment)].leaf) : bodyTree.box(of: drives[a].leaf)
                        if !other.overlaps(bodyTree.box(of: drives[b].leaf)) { scratch.value.gone.append(Int32(index)) }
                        continue
                      }
                      let sleepsA = drives[a].awakeIndex < 0 && motionA.inverseMass > 0
                      let sleepsB = drives[b].awakeIndex < 0 && motionB.inverseMass > 0
                      if sleepsA || sleepsB {
                        let point = contacts[index].first
                        let closing = (motionB.velocity(at: point.offsetB) - motionA.velocity(at: point.offsetA))
                          .dot(contacts[index].normal)
                        guard touches || point.gap + closing * step < fall else { continue }
                        scratch.value.woken.append(Int32(sleepsA ? a : b))
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
