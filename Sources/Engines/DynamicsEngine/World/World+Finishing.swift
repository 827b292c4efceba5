extension World {
  /// Brings the bodies to where they have come, holds back what was too fast for a boundary, and lets rest what rests.
  mutating func finish() {
    let step = settings.step
    let longest = settings.mostSpeed * step
    let slow = settings.sleepSpeed * settings.sleepSpeed
    let slowSpin = settings.sleepSpin
    var hasRested = false
    for slot in awake {
      let index = Int(slot)
      var motion = motions[index]
      if motion.way.lengthSquared > longest * longest { motion.way = (longest / motion.way.length) * motion.way }
      var place = places[index]
      let before = place.center
      place.center += motion.way
      if motion.turn != 0 {
        place.angle += motion.turn
        // Angles count full turns, up to where that costs bits that are seen.
        if abs(place.angle) > 1e6 { place.angle = place.angle.remainder(dividingBy: 2 * .pi) }
        place.rotation = Rotation(angle: place.angle)
      }
      if abs(place.center.x) > Self.farthest || abs(place.center.y) > Self.farthest {
        place.center = before
        motion.velocity = .zero
      }
      motion.way = .zero
      motion.turn = 0
      motions[index] = motion
      places[index] = place
      let leaf = drives[index].leaf
      if leaf >= 0 {
        if !segmentTree.isEmpty { holdBack(index, from: before) }
        turnCorners(of: index)
      }
      if motion.velocity.lengthSquared < slow, abs(motion.spin) < slowSpin {
        drives[index].restTime += step
        if drives[index].restTime >= settings.sleepTime { hasRested = true }
      } else {
        drives[index].restTime = 0
      }
    }
    if !segmentTree.isEmpty { holdCenters() }
    if hasRested, settings.allowsSleep { letSleep() }
  }

  /// A centre that comes far in a step may pass a line that its body had no contact with, or that could not hold it
  /// against all that pulls: it stops there. What comes less far is in touch with the line before its centre is there.
  private mutating func holdBack(_ index: Int, from before: Vector) {
    let after = places[index].center
    let way = after - before
    let near = 0.25 * shapes[index].innerRadius
    guard way.lengthSquared > near * near else { return }
    scratch.candidates.removeAll(keepingCapacity: true)
    segmentTree.query(Box(least: before, greatest: before).swept(by: way)) { scratch.candidates.append($0) }
    var earliest = 1.0
    for line in scratch.candidates {
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
