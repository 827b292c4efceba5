import DecisionTrace
import OpenCollectionView
import Testing
import TouchTesting

extension VirtualScreen {
  /// Does something under the policy of hosts, and answers what was written of errors meanwhile. The trace must have told the
  /// same.
  ///
  /// - Parameter remarks: what the trace alone must tell then: of values that are left out under every policy.
  func errors(
    remarks: [String] = [], sourceLocation: SourceLocation = #_sourceLocation, in body: () throws -> Void
  ) rethrows -> [String] {
    application.becomeShared()
    let recorder = recordTrace()
    defer { application.trace.remove(recorder) }
    let lines = ErrorLines()
    try lines.keep(body)
    #expect(recorder.errorMessages == lines.lines + remarks, sourceLocation: sourceLocation)
    return lines.lines
  }
}

extension TraceRecorder {
  /// What was told of errors.
  var errorMessages: [String] {
    events.compactMap { event in
      guard case .programmingError(let message) = event.decision else { return nil }
      return message
    }
  }
}
