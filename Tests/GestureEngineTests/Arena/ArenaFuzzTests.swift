import Foundation
import Testing

@Suite struct ArenaFuzzTests {
  /// How many runs of 250 steps are tried: `ARENA_RUNS=100000` tries many, `ARENA_RUNS_FROM=7` others.
  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }

  // G20, G23, G32, G33, G35, G36
  @Test(arguments: [false, true])
  func `whatever is asked, the rules hold after every step and nobody is stuck in the end`(interferes: Bool) {
    var actionCount = 0
    var waitCount = 0
    let first = Self.number("ARENA_RUNS_FROM", 1)
    for seed in first..<first + Self.number("ARENA_RUNS", 100) {
      let fuzz = ArenaFuzz(seed: seed, interferes: interferes)
      fuzz.run(steps: 250)
      #expect(fuzz.problems.prefix(3) == [], "seed \(seed)")
      actionCount += fuzz.actionCount
      waitCount += fuzz.waitCount
    }
    // The fuzz is of use only as long as it gets somewhere.
    #expect(actionCount > 1_000)
    #expect(waitCount > 1_000)
  }
}
