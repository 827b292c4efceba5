import MotionEngine
import Testing

@testable import LayerEngine

/// Where an animator is at a time of the clock. Times that are no sums of rounded numbers are compared to a billionth.
@Suite("The course of an animator") struct AnimatorCourseTests {
  private func running(_ duration: Double = 2, _ pace: AnimationPace = .linear) -> AnimatorCourse {
    var course = AnimatorCourse(duration: duration, pace: pace)
    course.run(at: 10)
    return course
  }

  private func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  @Test("A course stands at its beginning until it runs") func begins() {
    let course = AnimatorCourse(duration: 2, pace: .linear)
    #expect(course.way(at: 5) == 0)
    #expect(course.endTime == nil)
    #expect(!course.isRunning)
  }

  @Test("A running course goes with the clock and ends at its duration") func runs() {
    let course = running()
    #expect([9, 10, 10.5, 11, 12, 13].map { course.way(at: $0) } == [0, 0, 0.25, 0.5, 1, 1])
    #expect(course.endTime == 12)
  }

  @Test("The way follows the pace") func paced() {
    let course = running(2, .curve(.easeIn))
    #expect(near(course.way(at: 11), TimingCurve.easeIn.value(at: 0.5)))
  }

  @Test("A course without a duration is over at once") func immediate() {
    for duration in [0, -1, .nan, .infinity] {
      let course = running(duration, .spring(SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)))
      #expect(course.way(at: 10.001) == 1)
      #expect(course.endTime == 10)
    }
  }

  // MARK: Pausing and scrubbing

  @Test("A course that is paused and goes on without having been scrubbed loses nothing but time") func pauses() {
    var course = running(2, .curve(.easeInEaseOut))
    course.pause(at: 10.5)
    #expect(course.way(at: 10.5) == course.way(at: 99))
    course.run(at: 20)
    let straight = running(2, .curve(.easeInEaseOut))
    for step in 0...15 {
      let time = 0.5 + Double(step) / 10
      #expect(near(course.way(at: 19.5 + time), straight.way(at: 10 + time)))
    }
    #expect(course.endTime == 21.5)
  }

  @Test("Scrubbed linearly the way is the fraction", arguments: [0, 0.1, 0.25, 0.5, 0.9, 1])
  func scrubsLinearly(_ fraction: Double) {
    var course = AnimatorCourse(duration: 2, pace: .curve(.easeIn))
    course.scrub(to: fraction, linearly: true, at: 0)
    #expect(near(course.way(at: 0), fraction))
    #expect(near(course.fraction(at: 0, linearly: true), fraction))
  }

  @Test("Scrubbed along its curve the time is the fraction") func scrubsCurve() {
    var course = AnimatorCourse(duration: 2, pace: .curve(.easeIn))
    course.scrub(to: 0.25, linearly: false, at: 0)
    #expect(course.fraction(at: 0, linearly: false) == 0.25)
    #expect(course.way(at: 0) == TimingCurve.easeIn.value(at: 0.25))
  }

  @Test("A scrubbed course goes on along its curve, from where that has the fraction") func goesOn() {
    var course = AnimatorCourse(duration: 2, pace: .curve(.easeIn))
    course.scrub(to: 0.5, linearly: true, at: 0)
    course.run(at: 0)
    let place = TimingCurve.easeIn.progress(forValue: 0.5)
    #expect(near(course.endTime ?? 0, 2 * (1 - place)))
    #expect(near(course.way(at: 0.2), TimingCurve.easeIn.value(at: place + 0.1)))
  }

  @Test("Fractions beyond the ends count as the ends, and no number moves nothing") func boundsFractions() {
    var course = AnimatorCourse(duration: 2, pace: .linear)
    course.scrub(to: 2, linearly: true, at: 0)
    #expect(course.way(at: 0) == 1)
    course.scrub(to: .nan, linearly: true, at: 0)
    #expect(course.way(at: 0) == 1)
    course.scrub(to: -1, linearly: true, at: 0)
    #expect(course.way(at: 0) == 0)
  }

  @Test("A spring that has overshot is scrubbed to the nearest moment with that way") func scrubsSprings() {
    let spring = SpringCurve.fitting(dampingRatio: 0.3, duration: 2, initialVelocity: 0)
    var course = running(2, .spring(spring))
    course.pause(at: 10.8)
    let before = course.place(at: 10.8)
    let way = course.way(at: 10.8)
    course.scrub(to: way - 0.001, linearly: true, at: 10.8)
    #expect(way != 1)
    #expect(abs(course.place(at: 10.8) - before) < 0.01)
    #expect(near(course.way(at: 10.8), min(way - 0.001, 1)))
  }

  // MARK: Turning around

  @Test("A course that turns around goes back the way it came") func turns() {
    var course = running(2, .curve(.easeOut))
    course.turn(reversed: true, at: 10.5)
    let straight = running(2, .curve(.easeOut))
    #expect(
      [0.1, 0.2, 0.4].map { near(course.way(at: 10.5 + $0), straight.way(at: 10.5 - $0)) } == [true, true, true])
    #expect(course.endTime == 11)
    #expect(course.way(at: 12) == 0)
  }

  @Test("Turned around twice it comes to its end") func turnsTwice() {
    var course = running()
    course.turn(reversed: true, at: 11)
    course.turn(reversed: false, at: 11.5)
    #expect(course.way(at: 11.5) == 0.25)
    #expect(course.endTime == 13)
  }

  @Test("A fraction counts in the direction in which the course goes") func fractionsTurn() {
    var course = running()
    course.pause(at: 10.5)
    #expect(course.fraction(at: 10.5, linearly: true) == 0.25)
    course.turn(reversed: true, at: 10.5)
    #expect(course.fraction(at: 10.5, linearly: true) == 0.75)
    course.scrub(to: 0.9, linearly: false, at: 10.5)
    #expect(near(course.way(at: 10.5), 0.1))
  }

  // MARK: Delays

  @Test("What begins later waits for its place and takes the rest") func delays() {
    let course = running(2)
    #expect([10.5, 11, 11.5, 12].map { course.way(at: $0, delay: 0.5) } == [0, 0, 0.5, 1])
    #expect([10.5, 12].map { course.way(at: $0, delay: 1) } == [0, 1])
    #expect(course.way(at: 11, delay: .nan) == 0.5)
  }

  // MARK: Another pace

  @Test("Another pace begins where the course is and takes its own time") func bends() {
    var course = running(2)
    course.bend(to: .curve(.easeIn), duration: 4, at: 11)
    #expect(course.way(at: 11) == 0.5)
    #expect(course.endTime == 15)
    #expect(near(course.way(at: 13), 0.5 + 0.5 * TimingCurve.easeIn.value(at: 0.5)))
    #expect(course.way(at: 15) == 1)
  }

  @Test("Back from another pace it is the first one's way and time") func bendsBack() {
    var course = running(2)
    course.bend(to: .linear, duration: 4, at: 11)
    course.turn(reversed: true, at: 13)
    #expect(course.endTime == 16)
    #expect(course.way(at: 15) == 0.5)
    #expect(course.way(at: 15.5) == 0.25)
  }

  @Test("Backwards, another pace leads to the beginning") func bendsBackwards() {
    var course = running(2)
    course.turn(reversed: true, at: 11)
    course.bend(to: .linear, duration: 4, at: 11)
    #expect(course.way(at: 13) == 0.25)
    #expect(course.endTime == 15)
    course.turn(reversed: false, at: 13)
    #expect(course.endTime == 16)
  }

  @Test("What waited for its place waits its share of the new time") func bendsDelays() {
    var course = running(2)
    course.bend(to: .linear, duration: 4, at: 11)
    #expect([12, 13, 14, 15].map { course.way(at: $0, delay: 0.75) } == [0, 0, 0.5, 1])
  }

  @Test("A spring takes up the velocity that it is given") func springs() {
    var course = running(2)
    course.pause(at: 11)
    course.bend(
      to: .spring(SpringCurve.fitting(dampingRatio: 1, duration: 2, initialVelocity: 3)), duration: 2, at: 11)
    course.run(at: 11)
    // Three times what is left, which is half of the way, per second.
    #expect(abs((course.way(at: 11.0001) - course.way(at: 11)) / 0.0001 - 1.5) < 0.01)
  }

  @Test("At its end there is nothing to bend") func bendsAtEnd() {
    var course = running(2)
    course.bend(to: .linear, duration: 4, at: 12)
    #expect(course.endTime == 12)
    #expect(course.bends.isEmpty)
  }

  @Test("A course that is bent again and again in one direction keeps one bend") func staysShort() {
    var course = running(2)
    for step in 1...20 {
      course.scrub(to: 0.9 - Double(step) / 100, linearly: false, at: 10)
      course.bend(to: .curve(.easeOut), duration: 1, at: 10)
    }
    #expect(course.bends.count == 1)
  }
}
