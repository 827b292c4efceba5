extension Program.Moment {
  /// How a moment goes where the program does nothing in its callbacks.
  struct Course: Sendable {
    /// How often each callback comes.
    let calls: [Program.Call: Int]
    let problems: [String]
  }

  /// Played once for all tests.
  @MainActor private static var known: [String: Course] = [:]

  @MainActor var course: Course {
    if let known = Self.known[name] { return known }
    let world = ProgramWorld(program)
    world.play()
    let course = Course(calls: world.calls, problems: world.problems)
    Self.known[name] = course
    return course
  }

  /// Everything that a program may do, in each callback that comes: the first time, in the middle, and the last time.
  @MainActor var reactions: [Program.Reaction] {
    let calls = course.calls
    return Program.Call.allCases.flatMap { call -> [Program.Reaction] in
      guard let count = calls[call] else { return [] }
      return Set([1, (count + 1) / 2, count]).sorted().flatMap { number in
        Program.Deed.everything.map { Program.Reaction(call: call, count: number, deed: $0) }
      }
    }
  }
}
