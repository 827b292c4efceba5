import Foundation
import Testing

@MainActor struct ScrollFuzzTests {
  /// How many streams are tried: `SCROLL_STREAMS=100000` tries many, `SCROLL_STREAMS_FROM=7` others.
  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }

  // S3, S6, S17, S18, S52, S60, S62
  @Test func `whatever fingers, wheels and programs do, the content rests in a legal place and all that began ends`() {
    let first = Self.number("SCROLL_STREAMS_FROM", 1)
    let showsSeeds = ProcessInfo.processInfo.environment["SCROLL_STREAMS_SHOW"] != nil
    var kinds: [String: Int] = [:]
    for seed in first..<first + Self.number("SCROLL_STREAMS", 150) {
      if showsSeeds { print("@seed \(seed)") }
      let stream = ScrollStream(seed: seed)
      guard let problem = Self.problems(of: stream).first else { continue }
      let kind = Verdict.kind(of: problem)
      kinds[kind, default: 0] += 1
      // One case of each kind is enough to look at.
      guard kinds[kind] == 1 else { continue }
      let shortest = Self.shortest(stream, keeping: kind)
      Issue.record("Seed \(seed): \(Self.problems(of: shortest).first ?? problem)\n\n\(shortest.script)")
    }
    #expect(kinds == [:])
  }

  /// What is wrong with how a stream was played.
  static func problems(of stream: ScrollStream) -> [String] {
    let world = ScrollWorld(stream)
    world.play()
    return world.problems
  }

  /// The shortest stream that was found with the same kind of problem: parts are left out in ever smaller pieces.
  private static func shortest(_ stream: ScrollStream, keeping kind: String) -> ScrollStream {
    var best = stream
    var tries = 0
    func attempt(_ change: (inout ScrollStream) -> Void) -> Bool {
      var candidate = best
      change(&candidate)
      tries += 1
      guard tries < 800, problems(of: candidate).contains(where: { Verdict.kind(of: $0) == kind }) else { return false }
      best = candidate
      return true
    }
    _ = attempt { $0.plan = ScrollStream.Plan() }
    let usual = ScrollStream.Plan()
    _ = attempt { $0.plan.framesPerSecond = usual.framesPerSecond }
    _ = attempt { $0.plan.isNested = false }
    _ = attempt { $0.plan.isPaging = false }
    _ = attempt { $0.plan.zoom = 1 }
    _ = attempt { $0.plan.rate = usual.rate }
    _ = attempt { $0.plan.inset = 0 }
    _ = attempt { ($0.plan.width, $0.plan.height) = (usual.width, usual.height) }
    var isShorter = true
    while isShorter, tries < 800 {
      isShorter = leaveOut(best.steps.count, attempt) { $0.steps.removeSubrange($1) }
      if leaveOut(best.reactions.count, attempt, { $0.reactions.removeSubrange($1) }) { isShorter = true }
    }
    return best
  }

  private static func leaveOut(
    _ count: Int, _ attempt: ((inout ScrollStream) -> Void) -> Bool,
    _ remove: @escaping (inout ScrollStream, Range<Int>) -> Void
  ) -> Bool {
    var left = count
    var isShorter = false
    var size = max(1, left / 2)
    while left > 0 {
      var start = 0
      while start < left {
        let range = start..<min(start + size, left)
        if attempt({ remove(&$0, range) }) {
          isShorter = true
          left -= range.count
        } else {
          start = range.upperBound
        }
      }
      if size == 1 { break }
      size /= 2
    }
    return isShorter
  }
}
