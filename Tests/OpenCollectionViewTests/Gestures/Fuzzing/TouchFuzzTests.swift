import Foundation
import Testing

@MainActor struct TouchFuzzTests {
  /// How many streams are tried: `TOUCH_STREAMS=100000` tries many, `TOUCH_STREAMS_FROM=7` others.
  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }

  // G13, G20, G22, G23, G25, G26, G27, G35, G56
  @Test func `whatever fingers, hosts and programs do, nothing is stuck, lost, told twice or kept`() {
    let first = Self.number("TOUCH_STREAMS_FROM", 1)
    let showsSeeds = ProcessInfo.processInfo.environment["TOUCH_STREAMS_SHOW"] != nil
    var kinds: [String: Int] = [:]
    for seed in first..<first + Self.number("TOUCH_STREAMS", 100) {
      if showsSeeds { print("@seed \(seed)") }
      let problems = Verdict(of: TouchStream(seed: seed)).problems
      guard let problem = problems.first else { continue }
      let kind = Verdict.kind(of: problem)
      kinds[kind, default: 0] += 1
      // One case of each kind is enough to look at.
      guard kinds[kind] == 1 else { continue }
      let shortest = Shortening.shortest(TouchStream(seed: seed), keeping: kind)
      Issue.record("Seed \(seed): \(Verdict(of: shortest).problems.first ?? problem)\n\n\(shortest.script)")
    }
    #expect(kinds == [:])
  }
}
