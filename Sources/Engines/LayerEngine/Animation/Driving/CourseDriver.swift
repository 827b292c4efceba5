/// Drives animations along a course.
package final class CourseDriver: AnimationDriver {
  /// The course.
  package var course: AnimatorCourse

  /// Drives along a course.
  package init(_ course: AnimatorCourse) { self.course = course }

  /// The part of its change that is made by an animation that begins at the place `delay`.
  package func fraction(at time: Double, delay: Double) -> Double { course.way(at: time, delay: delay) }

  /// Tells whether the course is running.
  package var isMoving: Bool { course.isRunning }
}
