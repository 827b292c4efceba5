extension AnimatorCourse {
  /// The part of its change that an animation has made at a time of the clock; springs and curves may overshoot.
  ///
  /// - Parameter delay: the place at which the animation begins, 0 to 1.
  package func way(at time: Double, delay: Double = 0) -> Double { way(of: place(at: time), delay: delay) }

  func way(of place: Double, delay: Double) -> Double {
    let delay = delay > 0 ? min(delay, 1) : 0
    return way(of: place, delay: delay, below: bends.count)
  }

  private func way(of place: Double, delay: Double, below count: Int) -> Double {
    guard let index = bends[..<count].lastIndex(where: { $0.covers(place) }) else {
      if place >= 1 { return 1 }
      guard place > delay else { return 0 }
      return pace.fraction(at: (place - delay) / (1 - delay), of: duration)
    }
    let bend = bends[index]
    return bend.way(at: place, from: way(of: bend.place, delay: delay, below: index), delay: delay)
  }

  /// How much of the course is done in its present direction, 0 to 1.
  ///
  /// - Parameter linearly: whether what counts is the way of animations that begin with the course, or its time.
  package func fraction(at time: Double, linearly: Bool) -> Double {
    let place = place(at: time)
    let fraction = linearly ? min(max(way(of: place, delay: 0), 0), 1) : place
    return isReversed ? 1 - fraction : fraction
  }

  /// Moves to where a fraction of the course is done in its present direction.
  ///
  /// - Parameters:
  ///   - fraction: 0 to 1; what is no number moves nothing.
  ///   - linearly: as in ``fraction(at:linearly:)``. Of several places with that way it is the nearest one.
  package mutating func scrub(to fraction: Double, linearly: Bool, at time: Double) {
    guard !fraction.isNaN else { return }
    let part = min(max(isReversed ? 1 - fraction : fraction, 0), 1)
    move(to: linearly ? nearestPlace(ofWay: part, to: place(at: time)) : part, at: time)
  }

  /// How many pieces the course is searched in: between two of their ends it is taken to go one way. Our choice.
  private static let pieces = 256

  /// The place nearest to another one where an animation that begins with the course has done a way.
  private func nearestPlace(ofWay goal: Double, to start: Double) -> Double {
    if goal <= 0 { return 0 }
    if goal >= 1 { return 1 }
    var nearest = goal
    var distance = Double.infinity
    var low = 0.0
    var lowWay = 0.0
    for piece in 1...Self.pieces {
      let high = Double(piece) / Double(Self.pieces)
      let highWay = way(of: high, delay: 0)
      if (lowWay <= goal) == (goal <= highWay) || lowWay == goal {
        let place = self.place(ofWay: goal, low, high, rises: lowWay <= highWay)
        if abs(place - start) < distance {
          distance = abs(place - start)
          nearest = place
        }
      }
      (low, lowWay) = (high, highWay)
    }
    return nearest
  }

  private func place(ofWay goal: Double, _ low: Double, _ high: Double, rises: Bool) -> Double {
    var low = low
    var high = high
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if (way(of: middle, delay: 0) < goal) == rises { low = middle } else { high = middle }
    }
  }
}
