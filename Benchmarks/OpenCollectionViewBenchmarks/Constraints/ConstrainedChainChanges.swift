import Benchmark
import Foundation
import OpenCollectionView

/// One constant of a chain of a thousand views is another, with the frame: that of the last view's width, which moves nothing else,
/// or that of the beginning, which moves all.
final class ConstrainedChainChanges: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time]

  /// What becomes another.
  enum Change: String, CaseIterable {
    case lastWidth = "moves nothing else"
    case start = "moves all"
  }

  private static let changes = 100
  private let change: Change
  private let chain = ConstrainedChain()
  private var isAhead = false

  init(_ change: Change) {
    self.change = change
    chain.build()
  }

  func round() -> [Reading] {
    let constraint = change == .start ? chain.start : chain.lastWidth
    let cost = Cost {
      for _ in 0..<Self.changes {
        isAhead.toggle()
        constraint.constant += isAhead ? 1 : -1
        chain.runFrame()
      }
    }
    return [Reading(.time, cost.nanoseconds / Self.changes)]
  }
}
