import PlaneGeometry
import PlaneVectors

extension World {
  /// Wakes a body and all that fell asleep with it.
  mutating func wake(_ slot: Int32) {
    let index = Int(slot)
    guard slot > 0, motions[index].inverseMass > 0 else { return }
    drives[index].restTime = 0
    guard drives[index].awakeIndex < 0 else { return }
    var next = slot
    repeat {
      let body = Int(next)
      let following = records[body].nextAsleep
      records[body].nextAsleep = -1
      drives[body].awakeIndex = Int32(awake.count)
      drives[body].restTime = 0
      awake.append(next)
      next = following
    } while next >= 0 && next != slot
    hasWoken = true
  }

  mutating func wakeAll() {
    for index in 1..<max(records.count, 1) where records[index].isPresent { wake(Int32(index)) }
  }

  /// Wakes what touches a body.
  mutating func wakeNeighbours(of slot: Int32) {
    for index in contacts.indices where contacts[index].isTouching {
      if contacts[index].a == slot { wake(contacts[index].b) }
      if contacts[index].b == slot { wake(contacts[index].a) }
    }
    for index in sleepingContacts.indices where sleepingContacts[index].isTouching {
      if sleepingContacts[index].a == slot { wake(sleepingContacts[index].b) }
      if sleepingContacts[index].b == slot { wake(sleepingContacts[index].a) }
    }
  }

  /// Takes a body out of the list of those awake.
  mutating func leaveAwake(_ slot: Int32) {
    let place = Int(drives[Int(slot)].awakeIndex)
    guard place >= 0 else { return }
    let last = awake.removeLast()
    if last != slot {
      awake[place] = last
      drives[Int(last)].awakeIndex = Int32(place)
    }
    drives[Int(slot)].awakeIndex = -1
  }

  /// Brings the contacts of what woke back to those that are looked at.
  mutating func moveWokenContacts() {
    guard hasWoken else { return }
    hasWoken = false
    var kept = 0
    for index in sleepingContacts.indices {
      let contact = sleepingContacts[index]
      if isAwake(contact.a) || isAwake(contact.b) {
        contacts.append(contact)
      } else {
        sleepingContacts[kept] = contact
        kept += 1
      }
    }
    sleepingContacts.removeLast(sleepingContacts.count - kept)
  }

  /// Puts islands to sleep of which every body has rested long enough: what hangs together by touching contacts and
  /// joints.
  mutating func letSleep() {
    let count = records.count
    if scratch.value.islands.count < count {
      scratch.value.islands = Array(repeating: 0, count: count)
      scratch.value.islandRest = Array(repeating: 0, count: count)
      scratch.value.lastOfIsland = Array(repeating: -1, count: count)
    }
    for slot in awake { scratch.value.islands[Int(slot)] = slot }
    for contact in contacts where contact.isTouching && isAwake(contact.a) && isAwake(contact.b) {
      uniteIslands(contact.a, contact.b)
    }
    for joint in joints where isAwake(joint.a) && isAwake(joint.b) { uniteIslands(joint.a, joint.b) }
    for spring in springs where isAwake(spring.a) && isAwake(spring.b) { uniteIslands(spring.a, spring.b) }
    for slot in awake {
      scratch.value.islandRest[Int(slot)] = Double.greatestFiniteMagnitude
      scratch.value.lastOfIsland[Int(slot)] = -1
    }
    for slot in awake {
      let island = Int(island(of: slot))
      scratch.value.islandRest[island] = min(scratch.value.islandRest[island], drives[Int(slot)].restTime)
    }
    var hasSlept = false
    var index = 0
    while index < awake.count {
      let slot = awake[index]
      let island = Int(island(of: slot))
      guard scratch.value.islandRest[island] >= settings.sleepTime else {
        index += 1
        continue
      }
      hasSlept = true
      // A ring: each new one goes in after the first.
      let first = scratch.value.lastOfIsland[island]
      if first < 0 {
        records[Int(slot)].nextAsleep = slot
        scratch.value.lastOfIsland[island] = slot
      } else {
        records[Int(slot)].nextAsleep = records[Int(first)].nextAsleep
        records[Int(first)].nextAsleep = slot
      }
      motions[Int(slot)].velocity = .zero
      motions[Int(slot)].spin = 0
      leaveAwake(slot)
      settleLeaf(of: slot)
    }
    if hasSlept { moveSleepingContacts() }
  }

  private func island(of slot: Int32) -> Int32 {
    var root = slot
    while scratch.value.islands[Int(root)] != root { root = scratch.value.islands[Int(root)] }
    return root
  }

  private mutating func uniteIslands(_ a: Int32, _ b: Int32) {
    let first = island(of: a)
    let second = island(of: b)
    // Both ways end at the lower place from now on.
    let root = min(first, second)
    shorten(from: a, to: root)
    shorten(from: b, to: root)
  }

  private mutating func shorten(from start: Int32, to root: Int32) {
    var slot = start
    while scratch.value.islands[Int(slot)] != slot {
      let next = scratch.value.islands[Int(slot)]
      scratch.value.islands[Int(slot)] = root
      slot = next
    }
    scratch.value.islands[Int(slot)] = root
  }

  private mutating func moveSleepingContacts() {
    var kept = 0
    for index in contacts.indices {
      let contact = contacts[index]
      if isAwake(contact.a) || isAwake(contact.b) {
        contacts[kept] = contact
        kept += 1
      } else {
        sleepingContacts.append(contact)
      }
    }
    contacts.removeLast(contacts.count - kept)
  }
}
