#if os(Linux)
import Testing

@testable import TestSupport

/// Expects that a test's process reports an issue of some words, in the file of the test; without it the test fails.
///
/// On a suite, before ``OwnProcesses``, it stands for all its tests; on a test it holds the words.
struct Reports: SuiteTrait, TestTrait, TestScoping {
  var words: String?

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil && !test.isSuite && AskedTests.ofThisProcess == nil ? self : nil
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let words = test.traits.lazy.compactMap({ ($0 as? Reports)?.words }).first else {
      return try await function()
    }
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      issue.sourceLocation?.fileID == test.sourceLocation.fileID
        && issue.comments.contains { $0.rawValue.contains(words) }
    }
  }
}
#endif
