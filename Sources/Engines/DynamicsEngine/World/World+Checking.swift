import PlaneVectors

/// Tells whether a state that was read is one that a world can be in: the loops of a step rely on all of this.
extension World {
  /// The fault of the state, in a few words; nil if there is none.
  var problem: String? {
    if settings != settings.corrected || !rest.isFinite || rest < 0 || stepCount < 0 || !worldGravity.isFinite {
      return "settings"
    }
    return bodyProblem ?? sleepProblem ?? boundaryProblem ?? treeProblem ?? contactProblem ?? jointProblem
      ?? otherProblem
  }

  private func isBody(_ slot: Int32) -> Bool {
    slot > 0 && Int(slot) < records.count && records[Int(slot)].isPresent
  }

  private func isBodyOrGround(_ slot: Int32) -> Bool { slot == 0 || isBody(slot) }

  private var bodyProblem: String? {
    let count = records.count
    guard count > 0, count < Int(Int32.max), motions.count == count, places.count == count, drives.count == count,
      shapes.count == count, !records[0].isPresent, motions[0] == Motion(), places[0] == Place(),
      shapes[0] == Shape()
    else { return "the number of bodies" }
    guard bodyCount == records.count(where: \.isPresent), bodyCount + freeBodies.count + 1 == count,
      Set(freeBodies).count == freeBodies.count,
      freeBodies.allSatisfy({ $0 > 0 && Int($0) < count && !records[Int($0)].isPresent })
    else { return "the free places of bodies" }
    guard groups.isConsistent, groups.contains(0, 0) else { return "groups" }
    guard normals.count == corners.count, worldCorners.count == corners.count, worldNormals.count == corners.count,
      unusedCorners >= 0, (corners + normals + worldCorners + worldNormals).allSatisfy(\.isFinite)
    else { return "corners" }
    for index in records.indices {
      let motion = motions[index]
      let shape = shapes[index]
      let drive = drives[index]
      let record = records[index]
      let numbers = [
        motion.spin, motion.inverseMass, motion.inverseInertia, motion.turn, places[index].angle,
        places[index].rotation.cosine, places[index].rotation.sine, drive.keep, drive.keepSpin, drive.restTime,
        shape.radius, shape.area, shape.inertia, shape.innerRadius, shape.reach, record.mass,
      ]
      guard numbers.allSatisfy(\.isFinite), motion.velocity.isFinite, motion.way.isFinite,
        places[index].center.isFinite, drive.acceleration.isFinite, shape.massCenter.isFinite,
        motion.inverseMass >= 0, motion.inverseInertia >= 0
      else { return "the numbers of body \(index)" }
      guard record.properties == record.properties.corrected,
        record.groups.allSatisfy({ groups.contains($0.slot, $0.generation) })
      else { return "what body \(index) is made of" }
      let isPolygon = shape.kind == .polygon
      guard shape.start >= 0, shape.count >= 0, Int(shape.start) + Int(shape.count) <= corners.count,
        isPolygon == (shape.count >= 3), isPolygon || shape.count == 0, shape.count < 4096
      else { return "the outline of body \(index)" }
    }
    return nil
  }

  private var sleepProblem: String? {
    for (index, slot) in awake.enumerated() {
      guard isBody(slot), Int(drives[Int(slot)].awakeIndex) == index, motions[Int(slot)].inverseMass > 0 else {
        return "what is awake"
      }
    }
    var targets: Set<Int32> = []
    for index in records.indices {
      let isMovable = records[index].isPresent && motions[index].inverseMass > 0
      if drives[index].awakeIndex >= 0 {
        let place = Int(drives[index].awakeIndex)
        guard place < awake.count, Int(awake[place]) == index else { return "what is awake" }
      } else if isMovable {
        // Those asleep form rings: each is the next of exactly one.
        let next = records[index].nextAsleep
        guard isBody(next), drives[Int(next)].awakeIndex < 0, motions[Int(next)].inverseMass > 0,
          targets.insert(next).inserted
        else { return "what sleeps" }
      }
    }
    return nil
  }

  private var boundaryProblem: String? {
    guard boundaries.isConsistent else { return "boundaries" }
    var used = 0
    for (index, boundary) in boundaries.values.enumerated() {
      guard let boundary else { continue }
      used += boundary.segments.count
      guard groups.contains(boundary.group.slot, boundary.group.generation), (0...1).contains(boundary.elasticity),
        boundary.friction >= 0, boundary.friction.isFinite,
        boundary.segments.allSatisfy({ line in
          line >= 0 && Int(line) < segments.count && Int(segments[Int(line)].boundary) == index
        })
      else { return "boundary \(index)" }
    }
    guard used + freeSegments.count == segments.count, Set(freeSegments).count == freeSegments.count,
      freeSegments.allSatisfy({ $0 >= 0 && Int($0) < segments.count && segments[Int($0)].boundary == -1 })
    else { return "the lines of boundaries" }
    for segment in segments where segment.boundary != -1 {
      guard segment.boundary >= 0, Int(segment.boundary) < boundaries.values.count,
        boundaries[segment.boundary] != nil, segment.start.isFinite, segment.end.isFinite,
        segment.direction.isFinite, segment.length.isFinite, segment.before?.isFinite ?? true,
        segment.after?.isFinite ?? true
      else { return "a line of a boundary" }
    }
    return nil
  }

  private var treeProblem: String? {
    guard let bodyLeaves = bodyTree.leaves, let lineLeaves = segmentTree.leaves, let looseLeaves = looseTree.leaves
    else {
      return "a tree"
    }
    var known = 0
    for index in drives.indices where drives[index].leaf != -1 {
      known += 1
      guard isBody(Int32(index)), bodyLeaves[drives[index].leaf] == Int32(index) else { return "the tree of bodies" }
    }
    guard known == bodyLeaves.count else { return "the tree of bodies" }
    known = 0
    for index in records.indices where records[index].looseLeaf != -1 {
      known += 1
      guard isBody(Int32(index)), drives[index].leaf == -1, looseLeaves[records[index].looseLeaf] == Int32(index)
      else { return "the tree of bodies that collide with nothing" }
    }
    guard known == looseLeaves.count else { return "the tree of bodies that collide with nothing" }
    known = 0
    for index in segments.indices where segments[index].boundary >= 0 {
      known += 1
      guard lineLeaves[segments[index].leaf] == Int32(index) else { return "the tree of lines" }
    }
    guard known == lineLeaves.count else { return "the tree of lines" }
    return moved.allSatisfy(isBody) ? nil : "what moved"
  }

  private var contactProblem: String? {
    guard pairs.isConsistent, touches.isConsistent, pairs.count == contacts.count + sleepingContacts.count else {
      return "the pairs"
    }
    for contact in contacts + sleepingContacts {
      guard isBody(contact.b), drives[Int(contact.b)].leaf >= 0, contact.count <= 2, contact.normal.isFinite,
        contact.first.isFinite, contact.second.isFinite, contact.friction.isFinite, contact.friction >= 0,
        (0...1).contains(contact.elasticity), pairs.contains(contact.key)
      else { return "a contact" }
      let kind = shapes[Int(contact.b)].kind
      if contact.segment >= 0 {
        guard contact.a == 0, Int(contact.segment) < segments.count, segments[Int(contact.segment)].boundary >= 0,
          contact.kind == (kind == .circle ? .segmentCircle : .segmentPolygon), kind != .none
        else { return "a contact with a boundary" }
      } else {
        guard contact.segment == -1, isBody(contact.a), contact.a != contact.b, drives[Int(contact.a)].leaf >= 0
        else { return "a contact" }
        let expected: Contact.Kind? =
          switch (shapes[Int(contact.a)].kind, kind) {
          case (.circle, .circle): .circles
          case (.polygon, .circle): .polygonCircle
          case (.polygon, .polygon): .polygons
          default: nil
          }
        guard contact.kind == expected else { return "a contact" }
      }
    }
    return endedMeanwhile.allSatisfy { record in
      isBodyOrGround(record.a) && isBody(record.b) && record.point.isFinite && record.normal.isFinite
        && (record.boundary == -1
          || (record.boundary >= 0 && Int(record.boundary) < boundaries.values.count
            && boundaries[record.boundary] != nil))
    } ? nil : "a contact that ended"
  }

  private var jointProblem: String? {
    guard jointRecords.isConsistent, jointOwners.count == joints.count else { return "joints" }
    var held = Array(repeating: Int32(0), count: records.count)
    var owners: Set<Int32> = []
    func check(_ a: Int32, _ b: Int32, _ owner: Int32, _ index: Int, isSpring: Bool) -> Bool {
      guard isBodyOrGround(a), isBodyOrGround(b), a != b, owner >= 0, Int(owner) < jointRecords.values.count,
        let record = jointRecords[owner], record.isSpring == isSpring, Int(record.index) == index,
        owners.insert(owner).inserted
      else { return false }
      held[Int(a)] += 1
      held[Int(b)] += 1
      return true
    }
    for (index, joint) in joints.enumerated() {
      guard check(joint.a, joint.b, jointOwners[index], index, isSpring: false), joint.isFinite else {
        return "joint \(index)"
      }
    }
    for (index, spring) in springs.enumerated() {
      guard check(spring.a, spring.b, spring.joint, index, isSpring: true), spring.isFinite else {
        return "spring \(index)"
      }
    }
    guard owners.count == jointRecords.values.count(where: { $0 != nil }),
      held.indices.allSatisfy({ held[$0] == drives[$0].joints })
    else { return "joints" }
    return nil
  }

  private var otherProblem: String? {
    guard pushes.isConsistent, fields.isConsistent else { return "pushes and fields" }
    for push in pushes.values.compactMap(\.self) {
      guard contains(push.body), push.force.isFinite, push.offset.isFinite else { return "a push" }
    }
    for field in fields.values.compactMap(\.self) {
      guard field.description.isFinite, field.bodies.allSatisfy({ contains($0) }), field.description.region.isSound
      else { return "a field" }
    }
    return nil
  }
}
