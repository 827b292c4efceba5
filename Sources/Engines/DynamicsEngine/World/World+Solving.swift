import PlaneGeometry
import PlaneVectors

extension World {
  /// Makes the velocities what joints and contacts allow, moves the bodies, and takes back what is out of place.
  mutating func solve() {
    let impacts = makeRows()
    if impacts, scratch.value.struck.count < motions.count {
      scratch.value.struck = Array(repeating: Motion(), count: motions.count)
    }
    let step = partLength
    let bounceSpeed = settings.bounceSpeed
    let velocityIterations = perPart(settings.velocityIterations)
    let positionIterations = perPart(settings.positionIterations)
    let correction = PositionCorrection()
    motions.withUnsafeMutableBufferPointer { motions in
      places.withUnsafeBufferPointer { places in
        drives.withUnsafeBufferPointer { drives in
          springs.withUnsafeMutableBufferPointer { springs in
            joints.withUnsafeMutableBufferPointer { joints in
              scratch.value.singles.withUnsafeMutableBufferPointer { singles in
                scratch.value.doubles.withUnsafeMutableBufferPointer { doubles in
                  var solver = Solver(
                    motions: motions, places: places, drives: drives, springs: springs, joints: joints,
                    singles: singles, doubles: doubles, step: step)
                  solver.prepareJoints()
                  if impacts {
                    solver.strike(&scratch.value.struck, awake: awake, &scratch.value.impacts, bounceSpeed: bounceSpeed)
                  }
                  solver.warmStart()
                  for _ in 0..<velocityIterations { solver.solveVelocities() }
                  for slot in awake {
                    let index = Int(slot)
                    motions[index].way = step * motions[index].velocity
                    motions[index].turn = step * motions[index].spin
                  }
                  for _ in 0..<positionIterations where solver.needsPositions {
                    solver.solvePositions(correction)
                  }
                  if impacts {
                    solver.resume(
                      from: scratch.value.struck, awake: awake, impacts: scratch.value.impacts,
                      iterations: max(velocityIterations / 2, 1))
                  }
                }
              }
            }
          }
        }
      }
    }
    keepImpulses()
  }

  /// Makes rows of the contacts that act in this step; answers whether anything bounces.
  private mutating func makeRows() -> Bool {
    var bounces = false
    scratch.value.singles.removeAll(keepingCapacity: true)
    scratch.value.doubles.removeAll(keepingCapacity: true)
    scratch.value.impacts.removeAll(keepingCapacity: true)
    scratch.value.meetings.removeAll(keepingCapacity: true)
    let rate = 1 / partLength
    for index in contacts.indices where contacts[index].count > 0 {
      let contact = contacts[index]
      let a = Int(contact.a)
      let b = Int(contact.b)
      let motionA = motions[a]
      let motionB = motions[b]
      guard motionA.inverseMass == 0 || drives[a].awakeIndex >= 0 else { continue }
      guard motionB.inverseMass == 0 || drives[b].awakeIndex >= 0 else { continue }
      guard motionA.inverseMass + motionB.inverseMass > 0 else { continue }
      drives[a].load += 1
      drives[b].load += 1
      if !contact.isTouching { scratch.value.meetings.append((Int32(index), meeting(of: contact, motionA, motionB))) }
      let first = SolverPoint(contact.first, contact.normal, motionA, motionB, rate: rate)
      if contact.elasticity > 0, isNear(contact, motionA, motionB, &bounces) {
        let count = contact.count == 1 ? scratch.value.singles.count : scratch.value.doubles.count
        scratch.value.impacts.append(
          Impact(isDouble: contact.count > 1, row: Int32(count), elasticity: contact.elasticity))
      }
      if contact.count == 1 {
        scratch.value.singles.append(
          SingleRow(
            a: contact.a, b: contact.b, contact: Int32(index), friction: contact.friction, normal: contact.normal,
            point: first))
      } else {
        let second = SolverPoint(contact.second, contact.normal, motionA, motionB, rate: rate)
        scratch.value.doubles.append(
          DoubleRow(contact, index: Int32(index), first: first, second: second, motionA, motionB))
      }
    }
    return bounces
  }

  /// Tells whether two bodies touch or meet in this step: a bounce may reach them. Finds those that are fast enough.
  @inline(__always)
  private func isNear(_ contact: Contact, _ a: Motion, _ b: Motion, _ bounces: inout Bool) -> Bool {
    func check(_ point: ContactPoint) -> Bool {
      let closing = (b.velocity(at: point.offsetB) - a.velocity(at: point.offsetA)).dot(contact.normal)
      let meets = point.gap + partLength * closing <= 0
      if meets, closing < -settings.bounceSpeed { bounces = true }
      return meets || point.gap <= settings.contactDistance
    }
    let first = check(contact.first)
    guard contact.count > 1 else { return first }
    let second = check(contact.second)
    return first || second
  }

  /// Contacts remember their impulses; those that were not near enough before and have one now have begun to touch.
  private mutating func keepImpulses() {
    // What bounced has no impulse left, and touched all the same.
    for impact in scratch.value.impacts where impact.isStruck {
      let row = Int(impact.row)
      let index = Int(impact.isDouble ? scratch.value.doubles[row].contact : scratch.value.singles[row].contact)
      guard !contacts[index].isTouching else { continue }
      contacts[index].isTouching = true
      tell(ofTouch: index)
    }
    for row in scratch.value.singles {
      let index = Int(row.contact)
      contacts[index].first.normalImpulse = row.point.normalImpulse
      contacts[index].first.tangentImpulse = row.point.tangentImpulse
      if row.point.normalImpulse > 0, !contacts[index].isTouching {
        contacts[index].isTouching = true
        tell(ofTouch: index)
      }
    }
    for row in scratch.value.doubles {
      let index = Int(row.contact)
      contacts[index].first.normalImpulse = row.first.normalImpulse
      contacts[index].first.tangentImpulse = row.first.tangentImpulse
      contacts[index].second.normalImpulse = row.second.normalImpulse
      contacts[index].second.tangentImpulse = row.second.tangentImpulse
      if row.first.normalImpulse + row.second.normalImpulse > 0, !contacts[index].isTouching {
        contacts[index].isTouching = true
        tell(ofTouch: index)
      }
    }
  }
}
