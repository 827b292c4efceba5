import Benchmark

/// A chain of a thousand views, made, constrained and laid out for the first time.
final class ConstrainedChainBuilding: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time]

  private static let chains = 10

  func round() -> [Reading] {
    let chains = (0..<Self.chains).map { _ in ConstrainedChain() }
    let cost = Cost { for chain in chains { chain.build() } }
    return [Reading(.time, cost.nanoseconds / Self.chains)]
  }
}
