import Testing

/// An issue of a test that was run by another process.
struct ReportedIssue: Sendable {
  var text: String
  var isKnown = false
  var isWarning = false
  /// Where it is in the sources, or nil where nobody knows.
  var place: SourceLocation?

  init(_ text: String) {
    self.text = text
  }

  /// - Parameter testCase: what it was an issue of, in a sentence that may be empty.
  init(_ event: TestEvent.Payload, of testCase: String) {
    let sentences = (event.messages ?? []).map(\.text) + [testCase]
    text = sentences.filter { !$0.isEmpty }.joined(separator: "\n")
    isKnown = event.issue?.isKnown ?? false
    isWarning = event.issue?.severity == "warning"
    place = event.issue?.sourceLocation.map {
      SourceLocation(
        fileID: $0.fileID, filePath: $0.filePath ?? $0._filePath ?? $0.fileID, line: $0.line, column: $0.column)
    }
  }

  /// Tells whether the test fails with it.
  var isFailure: Bool { !isKnown && !isWarning }

  /// The same, of a test that does not fail with it after all.
  var asWarning: ReportedIssue {
    var warning = self
    warning.text = "Beside other tests this came out otherwise; by itself the test passed.\n" + text
    warning.isWarning = true
    return warning
  }

  /// Records it as one of the test that is running here.
  func record(in test: Test) {
    func record() {
      Issue.record(
        Comment(rawValue: text), severity: isWarning ? .warning : .error, sourceLocation: place ?? test.sourceLocation)
    }
    if isKnown { withKnownIssue { record() } } else { record() }
  }
}
