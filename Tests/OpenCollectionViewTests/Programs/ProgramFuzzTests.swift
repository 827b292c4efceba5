import Foundation
import Testing

/// Random programs: delegates, data sources, layouts and cells that reload, update, change layouts, take views away and
/// change recognizers from within whatever they are called for, under several fingers, a pointer, a wheel and keys.
///
/// `PROGRAMS=100000` plays many, `PROGRAMS_FROM=7` others, `PROGRAMS_SHOW=1` says which.
@MainActor struct ProgramFuzzTests {
  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }

  // C80, C81
  @Test func `whatever a program does from within its callbacks, what is shown at rest is what it has`() {
    let first = Self.number("PROGRAMS_FROM", 1)
    let showsSeeds = ProcessInfo.processInfo.environment["PROGRAMS_SHOW"] != nil
    var kinds: [String: Int] = [:]
    for seed in first..<first + Self.number("PROGRAMS", 60) {
      if showsSeeds { print("@seed \(seed)") }
      let program = Program(seed: seed)
      guard let problem = Self.problems(of: program).first else { continue }
      let kind = Verdict.kind(of: problem)
      kinds[kind, default: 0] += 1
      // One case of each kind is enough to look at.
      guard kinds[kind] == 1 else { continue }
      let shortest = ProgramShortening(program, keeping: kind).shortest()
      Issue.record("Seed \(seed): \(Self.problems(of: shortest).first ?? problem)\n\n\(shortest.script)")
    }
    #expect(kinds == [:])
  }

  /// What is wrong with how a program went.
  static func problems(of program: Program) -> [String] {
    let world = ProgramWorld(program)
    world.play()
    return world.problems
  }
}
