import Benchmark
import CollectionEngine

/// The fewest deletes, inserts and moves from one list of 100,000 identifiers to another.
final class Differences: Scenario {
  /// What happens to the list.
  enum Edit: CaseIterable, CustomStringConvertible, Sendable {
    case none
    case appended
    /// A third of the hundredth removed, a third new, a third moved.
    case hundredth
    case tenth
    case shuffled

    var description: String {
      switch self {
      case .none: "unchanged"
      case .appended: "1 % appended"
      case .hundredth: "1 % changed"
      case .tenth: "10 % changed"
      case .shuffled: "shuffled"
      }
    }
  }

  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .operations]

  private static let count = 100_000
  private let old: [Int]
  private let new: [Int]
  private let oldNames: [String]
  private let newNames: [String]
  private let areNamed: Bool

  init(_ edit: Edit, areNamed: Bool = false) {
    // Numbers that tell nothing of their order.
    let old = (0..<Self.count).map { $0 &* 0x1E37_79B9_7F4A_7C15 }
    let new = Self.edited(old, edit)
    self.old = old
    self.new = new
    self.areNamed = areNamed
    oldNames = areNamed ? old.map { "identifier-\($0 & 0xFFFF_FFFF)" } : []
    newNames = areNamed ? new.map { "identifier-\($0 & 0xFFFF_FFFF)" } : []
  }

  private static func edited(_ old: [Int], _ edit: Edit) -> [Int] {
    var random = Numbers()
    var new = old
    func change(_ count: Int) {
      for number in 0..<count / 3 {
        new.remove(at: random.next(below: new.count))
        new.insert((Self.count + number) &* 0x1E37_79B9_7F4A_7C15, at: random.next(below: new.count))
        let moved = new.remove(at: random.next(below: new.count))
        new.insert(moved, at: random.next(below: new.count))
      }
    }
    switch edit {
    case .none: break
    case .appended: new += (0..<count / 100).map { (count + $0) &* 0x1E37_79B9_7F4A_7C15 }
    case .hundredth: change(count / 100)
    case .tenth: change(count / 10)
    case .shuffled: new.shuffle(using: &random)
    }
    return new
  }

  func round() -> [Reading] {
    var difference: Difference?
    let cost = Cost {
      difference =
        areNamed ? try? Difference(from: oldNames, to: newNames) : try? Difference(from: old, to: new)
    }
    guard let difference else { preconditionFailure("An identifier occurs twice.") }
    return [
      Reading(.time, cost.nanoseconds), Reading(.allocations, cost.allocations * 1_000),
      Reading(.operations, difference.count),
    ]
  }
}

/// Numbers by Knuth's constants (The Art of Computer Programming, volume 2, 3.3.4): the same in every run.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }

  mutating func next(below bound: Int) -> Int { Int(next() >> 20) % bound }
}
