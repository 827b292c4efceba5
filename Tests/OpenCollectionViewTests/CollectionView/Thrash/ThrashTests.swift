import Foundation
import TestSupport
import Testing

/// Random lives of a collection view, each compared with a model that has nothing of the library in it.
///
/// They are those of the day; `THRASH_STREAMS=100000` plays many, `THRASH_STREAMS_FROM=7` those from a seed on, `THRASH_STREAMS_SHOW=1` says which,
/// `THRASH_STREAMS_TRIES=0` shortens none that fail.
@MainActor struct ThrashTests {
  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }

  // C21, C23, C41, C43
  @Test func `whatever happens to the data, the layout and the bounds, what is shown is what a plain model says`() {
    play(24, ThrashStory.init(seed:))
  }

  // M8, M9, M12, M13
  @Test func `whatever happens while items are carried, they stay under their fingers and go where a plain model says`()
  {
    play(12, ThrashStory.init(carryingSeed:))
  }

  // M8, M9, D33
  @Test func `whatever happens while items that swing are carried, they stay under their fingers and come to rest`() {
    play(8, ThrashStory.init(swingingCarryingSeed:))
  }

  // T8, T9, T11
  @Test func `whatever happens while one layout becomes another, all comes to rest as a plain model says`() {
    play(12, ThrashStory.init(leadingSeed:))
  }

  // D31, D32, D33, D36
  @Test func `whatever happens while items swing and are dragged, all comes to rest as a plain model says`() {
    play(8, ThrashStory.init(swingingSeed:))
  }

  // P81, P84, P86, P87, P99
  @Test func `whatever happens to sections and rows, each cell is where its section and its row say`() {
    play(16, ThrashStory.init(composedSeed:))
  }

  // P119
  @Test func `whatever happens while items are carried among rows, they stay under their fingers`() {
    play(10, ThrashStory.init(composedCarryingSeed:))
  }

  // P119, T8
  @Test func `whatever happens while a layout with rows becomes another one, all comes to rest as a plain model says`()
  {
    play(10, ThrashStory.init(composedLeadingSeed:))
  }

  // L18
  @Test
  func `whatever happens to cells that constraints make as large as they are, each is as large as it wants to be`() {
    play(12, ThrashStory.init(constrainedSeed:))
  }

  /// Plays so many in an ordinary run.
  private func play(_ usual: Int, _ makeStory: (Int) -> ThrashStory) {
    let seeds = RandomLives.seeds(usual, from: 1)
    let first = Self.number("THRASH_STREAMS_FROM", seeds.lowerBound)
    let showsSeeds = ProcessInfo.processInfo.environment["THRASH_STREAMS_SHOW"] != nil
    var kinds: [String: Int] = [:]
    for seed in first..<first + Self.number("THRASH_STREAMS", seeds.count) {
      if showsSeeds { print("@seed \(seed)") }
      let story = makeStory(seed)
      guard let problem = Self.problems(of: story).first else { continue }
      if showsSeeds { print("@problem \(problem)") }
      let kind = Self.kind(of: problem)
      kinds[kind, default: 0] += 1
      // One case of each kind is enough to look at.
      guard kinds[kind] == 1 else { continue }
      let shortest = Self.shortest(story, keeping: kind)
      Issue.record("Seed \(seed): \(Self.problems(of: shortest).first ?? problem)\n\n\(shortest.script)")
    }
    #expect(kinds == [:])
  }

  /// What is wrong with how a story went.
  static func problems(of story: ThrashStory) -> [String] {
    let world = ThrashWorld(story)
    world.play()
    return world.problems
  }

  /// The word before the colon.
  static func kind(of problem: String) -> String { String(problem.prefix { $0 != ":" }) }

  /// The shortest story that was found with the same kind of problem: steps are left out in ever smaller pieces, and
  /// those that stay are made simpler.
  private static func shortest(_ story: ThrashStory, keeping kind: String) -> ThrashStory {
    var best = story
    var tries = 0
    let limit = number("THRASH_STREAMS_TRIES", 600)
    func attempt(_ change: (inout ThrashStory) -> Void) -> Bool {
      var candidate = best
      change(&candidate)
      tries += 1
      guard tries < limit, let problem = problems(of: candidate).first, self.kind(of: problem) == kind else {
        return false
      }
      best = candidate
      return true
    }
    var isShorter = true
    while isShorter, tries < limit {
      isShorter = false
      var size = max(1, best.steps.count / 2)
      while !best.steps.isEmpty {
        var start = 0
        while start < best.steps.count {
          let range = start..<min(start + size, best.steps.count)
          if attempt({ $0.steps.removeSubrange(range) }) { isShorter = true } else { start = range.upperBound }
        }
        if size == 1 { break }
        size /= 2
      }
      for index in best.steps.indices {
        for simpler in best.steps[index].simpler where attempt({ $0.steps[index] = simpler }) {
          isShorter = true
          break
        }
      }
      let usual = ThrashStory.Setup()
      if best.setup.isPrefetching { _ = attempt { $0.setup.isPrefetching = false } }
      if best.setup.isDiffable { _ = attempt { $0.setup.isDiffable = false } }
      if best.setup.keepsContent { _ = attempt { $0.setup.keepsContent = false } }
      if best.setup.shape != usual.shape { _ = attempt { $0.setup.shape = usual.shape } }
      if best.setup.counts.count > 1 {
        for index in best.setup.counts.indices.reversed() { _ = attempt { $0.setup.counts.remove(at: index) } }
      }
    }
    return best
  }
}

extension ThrashStory.Step {
  /// Steps that do less.
  fileprivate var simpler: [ThrashStory.Step] {
    switch self {
    case .batch(let edits, let pace, let isNested):
      var steps: [ThrashStory.Step] = edits.indices.map { index in
        var fewer = edits
        fewer.remove(at: index)
        return .batch(fewer, pace, isNested: isNested)
      }
      if isNested { steps.append(.batch(edits, pace, isNested: false)) }
      if pace == .slow { steps.append(.batch(edits, .usual, isNested: isNested)) }
      if pace != .none { steps.append(.batch(edits, .none, isNested: isNested)) }
      return steps
    case .frames(let count): return count > 1 ? [.frames(1), .frames(count / 2)] : []
    case .rest: return [.frames(1)]
    case .offset(let x, let y, animated: true): return [.offset(x: x, y: y, animated: false)]
    case .toItem(let number, let position, animated: true):
      return [.toItem(number, position: position, animated: false)]
    case .shape(let shape, animated: true): return [.shape(shape, animated: false)]
    case .flick(let dx, let dy): return [.drag(dx: dx, dy: dy), .flick(dx: 0, dy: dy), .flick(dx: dx, dy: 0)]
    default: return []
    }
  }
}
