/// The course that an animator's animations take from their beginning to their end, and where on it they are: a pure
/// function of the clock.
///
/// A *place* is a part of the course in time, 0 at its beginning and 1 at its end. Each animation has its own *way* there,
/// which is what is done of its change; one that begins later than the course has less of it behind itself. The course
/// can be paused, scrubbed, turned around and continued at another pace, all of which leave every animation where it is,
/// except for scrubbing, which moves it without a jump.
package struct AnimatorCourse: Sendable {
  /// How long the course takes as it was laid out, in seconds.
  package let duration: Double
  /// The pace of the course as it was laid out.
  package let pace: AnimationPace
  /// The places at which the course was continued at another pace, oldest first.
  private(set) var bends: [CourseBend] = []
  /// The place of the course at `time`.
  private var place = 0.0
  private var time = 0.0
  /// Tells whether the place changes with the clock.
  package private(set) var isRunning = false
  /// Tells whether the course leads to the beginning.
  package private(set) var isReversed = false

  /// A course that stands at its beginning. A duration that is negative or no finite number counts as 0.
  package init(duration: Double, pace: AnimationPace) {
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    // A spring that has no time has no shape either.
    self.pace = self.duration > 0 ? pace : .linear
  }

  /// The place at which the course ends in its present direction.
  package var goal: Double { isReversed ? 0 : 1 }

  /// The place of the course at a time of the clock.
  package func place(at time: Double) -> Double {
    guard isRunning, time > self.time else { return place }
    return place(after: time - self.time)
  }

  /// When the course comes to its goal, in the clock's time; nil while it is paused.
  package var endTime: Double? { isRunning ? time + secondsToGoal(from: place) : nil }

  /// How long the course still takes from where it is at a time, in seconds, in its present direction.
  package func remainingSeconds(at time: Double) -> Double { secondsToGoal(from: place(at: time)) }

  // MARK: Commands

  /// Goes on from where the course stands.
  package mutating func run(at time: Double) {
    hold(at: time)
    isRunning = true
  }

  /// Stands still.
  package mutating func pause(at time: Double) {
    hold(at: time)
    isRunning = false
  }

  /// Leads to the beginning, or to the end. What is paused stays paused.
  package mutating func turn(reversed: Bool, at time: Double) {
    hold(at: time)
    isReversed = reversed
  }

  /// Moves to a place.
  package mutating func move(to place: Double, at time: Double) {
    hold(at: time)
    if !place.isNaN { self.place = min(max(place, 0), 1) }
  }

  /// Goes to the goal at another pace from now on.
  ///
  /// What is beyond the goal's side of the present place is laid out anew; what lies behind it stays as it was, for a
  /// course that is turned around later.
  package mutating func bend(to pace: AnimationPace, duration: Double, at time: Double) {
    hold(at: time)
    guard place != goal else { return }
    let seconds = duration > 0 && duration.isFinite ? duration : 0
    let bend = CourseBend(
      place: place, isForward: !isReversed, pace: seconds > 0 ? pace : .linear, seconds: seconds)
    // What nothing but the new part would ask for is let go of, so that a course that goes on and on stays short.
    while let last = bends.last, last.isForward == bend.isForward, bend.hides(last) { bends.removeLast() }
    bends.append(bend)
  }

  private mutating func hold(at time: Double) {
    place = self.place(at: time)
    self.time = time
  }

  // MARK: Time

  private func place(after seconds: Double) -> Double {
    var left = seconds
    var place = self.place
    while place != goal {
      let stretch = stretch(from: place)
      let needed = abs(stretch.end - place) * stretch.secondsPerPlace
      if needed > left { return place + (isReversed ? -left : left) / stretch.secondsPerPlace }
      left -= needed
      place = stretch.end
    }
    return place
  }

  private func secondsToGoal(from start: Double) -> Double {
    var seconds = 0.0
    var place = start
    while place != goal {
      let stretch = stretch(from: place)
      seconds += abs(stretch.end - place) * stretch.secondsPerPlace
      place = stretch.end
    }
    return seconds
  }

  /// How fast time passes beyond a place in the present direction, and up to where.
  private func stretch(from place: Double) -> (end: Double, secondsPerPlace: Double) {
    var end = goal
    for bend in bends {
      if isReversed, bend.place < place { end = max(end, bend.place) }
      if !isReversed, bend.place > place { end = min(end, bend.place) }
    }
    let middle = place + (end - place) / 2
    let bend = bends.last { $0.covers(middle) }
    return (end, bend?.secondsPerPlace ?? duration)
  }
}
