import PlaneGeometry
import PlaneVectors

extension World {
  /// Brings the bodies to where they have come, holds back what was too fast for a boundary, and lets rest what rests.
  mutating func finish() {
    let hasRested = move()
    if drives.count > 1, !bodyTree.isEmpty {
      for slot in awake where drives[Int(slot)].leaf >= 0 {
        let index = Int(slot)
        if !segmentTree.isEmpty { holdBack(index, motions[index].way) }
        turnCorners(of: index)
      }
      if !segmentTree.isEmpty { holdCenters() }
    }
    if hasRested, settings.allowsSleep { letSleep() }
  }

  /// Moves what is awake; answers whether something has been slow long enough to sleep.
  private mutating func move() -> Bool {
    let step = partLength
    let longest = settings.mostSpeed * step
    let slow = settings.sleepSpeed * settings.sleepSpeed
    let slowSpin = settings.sleepSpin
    let sleepTime = settings.sleepTime
    var hasRested = false
    motions.withUnsafeMutableBufferPointer { motions in
      places.withUnsafeMutableBufferPointer { places in
        drives.withUnsafeMutableBufferPointer { drives in
          for slot in awake {
            let index = Int(slot)
            var way = motions[index].way
            if way.lengthSquared > longest * longest {
              way = (longest / way.length) * way
              motions[index].way = way
            }
            let center = places[index].center + way
            if abs(center.x) <= Self.farthest, abs(center.y) <= Self.farthest {
              places[index].center = center
            } else {
              motions[index].velocity = .zero
              motions[index].way = .zero
            }
            let turn = motions[index].turn
            if turn != 0 {
              var angle = places[index].angle + turn
              // Angles count full turns, up to where that costs bits that are seen.
              if abs(angle) > 1e6 { angle = angle.remainder(dividingBy: 2 * .pi) }
              places[index].angle = angle
              places[index].rotation = Rotation(angle: angle)
            }
            if motions[index].velocity.lengthSquared < slow, abs(motions[index].spin) < slowSpin {
              drives[index].restTime += step
              if drives[index].restTime >= sleepTime { hasRested = true }
            } else {
              drives[index].restTime = 0
            }
          }
        }
      }
    }
    return hasRested
  }

  /// A centre that comes far in a step may pass a line that its body had no contact with, or that could not hold it
  /// against all that pulls: it stops there. What comes less far is in touch with the line before its centre is there.
  private mutating func holdBack(_ index: Int, _ way: Vector) {
    let after = places[index].center
    let before = after - way
    let near = 0.25 * shapes[index].innerRadius
    guard way.lengthSquared > near * near else { return }
    scratch.value.candidates.removeAll(keepingCapacity: true)
    segmentTree.query(Box(least: before, greatest: before).swept(by: way)) { scratch.value.candidates.append($0) }
    var earliest = 1.0
    for line in scratch.value.candidates {
      let segment = segments[Int(line)]
      guard collide(Int32(index), boundary: segment.boundary) else { continue }
      let normal = segment.direction.outwards
      let from = normal.dot(before - segment.start)
      let to = normal.dot(after - segment.start)
      guard from * to < 0 else { continue }
      let part = from / (from - to)
      let along = segment.direction.dot(before + part * way - segment.start)
      // The centre stays on its side, with half of the inner circle between it and the line, round corners too.
      let distance = 0.5 * shapes[index].innerRadius
      guard along >= (segment.before == nil ? 0 : -distance),
        along <= segment.length + (segment.after == nil ? 0 : distance)
      else { continue }
      earliest = min(earliest, max(part - distance / abs(from - to), 0))
    }
    if earliest < 1 { places[index].center = before + earliest * way }
  }

  /// However hard something presses: the centre of what touches a line stays on its side.
  private mutating func holdCenters() {
    for contact in contacts where contact.segment >= 0 && contact.isTouching && contact.side != 0 {
      let index = Int(contact.b)
      let segment = segments[Int(contact.segment)]
      let center = places[index].center
      let normal = Double(contact.side) * segment.direction.outwards
      let distance = normal.dot(center - segment.start)
      let least = 0.1 * shapes[index].innerRadius
      guard distance < least, segment.holds(segment.direction.dot(center - segment.start), contact) else { continue }
      places[index].center = center + (least - distance) * normal
      turnCorners(of: index)
    }
  }
}
