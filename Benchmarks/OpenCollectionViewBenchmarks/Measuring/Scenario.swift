import Benchmark
import Foundation

/// A piece of work that is set up once and then measured again and again.
///
/// Scenarios run on the main actor, as applications do. A whole round is one call, so that the way there counts nothing.
@MainActor protocol Scenario: AnyObject, Sendable {
  /// What the rounds measure.
  nonisolated static var metrics: [BenchmarkMetric] { get }

  /// Does the work once and says what it took.
  func round() -> [Reading]
}

/// One value that a round measured.
struct Reading: Sendable {
  var metric: BenchmarkMetric
  var value: Int

  init(_ metric: BenchmarkMetric, _ value: Int) {
    self.metric = metric
    self.value = value
  }
}

/// Registers a scenario as a benchmark. No thresholds: times are for reading, and no gate hangs on them.
///
/// `Benchmarks/instructions` says in the environment how many rounds it counts; with none the name is printed and nothing runs.
func measure<Work: Scenario>(_ name: String, _ scenario: @escaping @MainActor @Sendable () -> Work) {
  let countedRounds = ProcessInfo.processInfo.environment["BENCHMARK_ROUNDS"].flatMap(Int.init)
  if countedRounds == 0 { return print(name) }
  Benchmark(
    name,
    configuration: .init(
      metrics: Work.metrics,
      // Whole numbers: thousands would hide what a change of a tenth does.
      units: Dictionary(uniqueKeysWithValues: Work.metrics.map { ($0, .count) }),
      warmupIterations: countedRounds == nil ? 2 : 0,
      maxDuration: countedRounds == nil ? .seconds(4) : .seconds(100_000), maxIterations: countedRounds ?? 25)
  ) { benchmark, work in
    for reading in await work.round() { benchmark.measurement(reading.metric, reading.value) }
  } setup: {
    await scenario()
  }
}
