#if os(Linux)
public import Testing

/// Has the tests of a suite run in processes of their own, several at once; see ``TestProcesses``.
///
/// Tests that hold the main actor for long, or that wait in real time, then delay no others. Each test is counted here, under
/// its name, and what its process reports is reported here: a test that fails there fails.
///
/// One process runs one test at a time, and its cases one after the other. Without parallelization there is one process.
/// Such a suite holds none that is `.serialized`: with a filter its tests would wait for those that nobody asks for.
public struct OwnProcesses: SuiteTrait, TestTrait, TestScoping {
  /// Whether a test that fails beside others is run once more by itself, and fails if it fails then: for what goes by real time,
  /// of which a busy machine has too little. What it reported at first is a warning, for a few tests of a run: ``SecondChances``.
  var isSureAlone = false

  /// Its tests, and the suites in it.
  public var isRecursive: Bool { true }

  /// One scope for a suite and one for each test, none for their cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? self : nil
  }

  /// Has a test run elsewhere and records its issues, or runs it when another process asks for it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if let asked = AskedTests.ofThisProcess {
      guard !test.isSuite else { return try await function() }
      await asked.wait(for: String(describing: test.id))
      return try await ParallelizationTrait.serialized.provideScope(
        for: test, testCase: nil, performing: function)
    }
    if TestProcesses.current == nil {
      let processes = TestProcesses(for: String(describing: test.id))
      defer { processes.close() }
      return try await TestProcesses.$current.withValue(processes) {
        try await provideScope(for: test, testCase: nil, performing: function)
      }
    }
    guard !test.isSuite, let processes = TestProcesses.current else { return try await function() }
    let isLong = test.traits.contains { $0 is TakesLong }
    var issues = await processes.issues(of: test.id, isLong: isLong)
    if isSureAlone, issues.contains(where: \.isFailure) {
      let first = issues.filter(\.isFailure)
      issues = await processes.issues(of: test.id, isLong: isLong, isAlone: true)
      if !issues.contains(where: \.isFailure) { issues += processes.secondChance(first) }
    }
    for issue in issues { issue.record(in: test) }
  }
}
#endif
