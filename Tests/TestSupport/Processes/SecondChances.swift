/// Counts the tests of a run that failed beside others and passed by themselves.
///
/// A busy machine makes a few of these. More of them are a race that shows only under load, and then each further one fails.
struct SecondChances: Sendable {
  /// So many are excused in a run. [choice]
  static let most = 3

  private(set) var count = 0

  /// Counts one more test, and returns its first issues as they count.
  mutating func take(_ issues: [ReportedIssue]) -> [ReportedIssue] {
    count += 1
    guard count > Self.most else { return issues.map(\.asWarning) }
    return issues.map { issue in
      var failure = issue
      failure.text = """
        Beside other tests this came out otherwise; by itself the test passed. It is number \(count) of this run to do so, and \
        \(Self.most) are excused.
        \(issue.text)
        """
      return failure
    }
  }
}
