import TestSupport
import Testing

/// Every callback of a collection view in whatever goes on with it, and in each of them everything that a program may do there.
@MainActor struct CallbackMatrixTests {
  /// Of the combinations of moment, callback and deed an ordinary run takes one of so many; all with `TIMES=2000`.
  private static let share = 2000

  // C80, C81, C150, C151, C152
  @Test(arguments: Array(Program.Moment.all.enumerated()))
  func `whatever a program does in a callback, what is shown is what it has`(turn: Int, moment: Program.Moment) {
    // Neighbours take others of the list of deeds.
    for reaction in RandomLives.one(of: Self.share, moment.reactions, turn: turn * 7) {
      var program = moment.program
      program.reactions = [reaction]
      let problems = ProgramFuzzTests.problems(of: program)
      #expect(problems == [], "\(moment): \(reaction)")
    }
  }

  @Test(arguments: Program.Moment.all) func `nothing is wrong where a program only listens`(moment: Program.Moment) {
    #expect(moment.course.problems == [])
  }

  @Test func `each callback is reached`() {
    var reached: Set<Program.Call> = []
    for moment in Program.Moment.all { reached.formUnion(moment.course.calls.keys) }
    #expect(Program.Call.allCases.filter { !reached.contains($0) } == [])
  }
}
