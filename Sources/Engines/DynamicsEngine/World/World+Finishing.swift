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
    if hasRested, settings.allowsSleep { letSleep() }
  }

  /// A body whose centre left the box in which it was looked for in this step may have passed a line that it has no
  /// contact with: it stops there.
  private mutating func holdBack(_ index: Int, from before: Vector) {
    let after = places[index].center
    let box = bodyTree.box(of: drives[index].leaf)
    guard
      after.x < box.least.x || after.y < box.least.y || after.x > box.greatest.x || after.y > box.greatest.y
    else { return }
    let way = after - before
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
      guard along >= 0, along <= segment.length else { continue }
      // The centre stays on its side, with half of the inner circle between it and the line.
      let distance = 0.5 * shapes[index].innerRadius
      earliest = min(earliest, max(part - distance / abs(from - to), 0))
    }
    if earliest < 1 { places[index].center = before + earliest * way }
  }
}
