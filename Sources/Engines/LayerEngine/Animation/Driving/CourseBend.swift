/// A place at which a course was continued at another pace, from there to its end or back to its beginning.
struct CourseBend: Sendable {
  /// The place at which the other pace begins.
  let place: Double
  /// Tells whether it goes to the end.
  let isForward: Bool
  let pace: AnimationPace
  /// How long it takes from the place to the end, or to the beginning.
  let seconds: Double

  /// Tells whether a place is on the part that goes by the bend's pace.
  func covers(_ other: Double) -> Bool { isForward ? other > place : other < place }

  /// Tells whether nothing of another bend in the same direction is left beside this one.
  func hides(_ other: CourseBend) -> Bool { covers(other.place) || other.place == place }

  var secondsPerPlace: Double { seconds / (isForward ? 1 - place : place) }

  /// The way of an animation on the bend's part, where it had done `start` at the bend.
  ///
  /// - Parameter delay: the place at which the animation begins.
  func way(at other: Double, from start: Double, delay: Double) -> Double {
    if isForward {
      let begin = max(place, delay)
      guard other > begin else { return start }
      return start + (1 - start) * pace.fraction(at: (other - begin) / (1 - begin), of: seconds)
    }
    guard delay < place else { return start }
    return start * (1 - pace.fraction(at: min((place - other) / (place - delay), 1), of: seconds))
  }
}
