#if os(Linux)
import Foundation
import Synchronization

/// A process that runs tests of this program when it is asked to, one at a time, and reports what happens to them.
///
/// It ends when its standard input does: with ``close()``, or with this process, however that ends.
final class TestProcess: Sendable {
  /// Where such a process writes its events.
  static let reportDescriptor: Int32 = 3

  /// As much of what a process wrote is told when it dies, in characters. [choice]
  private static let toldOutput = 2_000

  private struct State {
    var running: String?
    /// The arguments of the running case, in a sentence; empty where there are none.
    var currentCase = ""
    var issues: [ReportedIssue] = []
    var tests: Set<String> = []
    var knowsTests = false
    var hasEnded = false
    var end = ""
    /// Where in the output that of the running test begins.
    var start: off_t = 0
  }

  private let state = Mutex(State())
  private let input: FileHandle
  private let output: FileHandle
  private let finished: @Sendable (TestProcess, [ReportedIssue]) -> Void

  /// Starts a process for the tests whose names begin with some words.
  ///
  /// - Parameter finished: is called with the issues of each test that was asked for, on any thread.
  init(for tests: String, finished: @escaping @Sendable (TestProcess, [ReportedIssue]) -> Void) throws {
    self.finished = finished
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    let theirs = FileHandle(fileDescriptor: sockets[0], closeOnDealloc: true)
    input = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true)
    // A pipe with a name, for a moment: one without cannot be opened so that no other process inherits it, and would keep the
    // end of this one from being seen.
    let events = try Self.nameless { mkfifo($0, 0o600) == 0 ? open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1 }
    let report = try Self.handle(open("/proc/self/fd/\(events.fileDescriptor)", O_WRONLY | O_CLOEXEC), errno)
    _ = fcntl(events.fileDescriptor, F_SETFL, 0)
    output = try Self.nameless { open($0, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    let process = try start(
      [
        "--testing-library", "swift-testing", "--filter", "^" + NSRegularExpression.escapedPattern(for: tests),
        "--event-stream-version", "0", "--event-stream-output-path", "/proc/self/fd/\(Self.reportDescriptor)",
      ],
      descriptors: [
        (theirs.fileDescriptor, 0), (output.fileDescriptor, 1), (output.fileDescriptor, 2),
        (report.fileDescriptor, Self.reportDescriptor),
      ])
    Thread.detachNewThread { [self] in read(events, of: process) }
  }

  private static func nameless(_ make: (String) -> Int32) throws -> FileHandle {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    let descriptor = make(path)
    let error = errno
    unlink(path)
    return try handle(descriptor, error)
  }

  private static func handle(_ descriptor: Int32, _ error: Int32) throws -> FileHandle {
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EMFILE) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Asks for a test; it may be asked once in each process, when the one before has finished.
  func run(_ test: String) {
    let end = state.withLock { state -> String? in
      if state.hasEnded { return state.end }
      state.running = test
      state.start = lseek(output.fileDescriptor, 0, SEEK_END)
      return nil
    }
    if let end { return finished(self, [ReportedIssue(end)]) }
    let line = Array((test + "\n").utf8)
    // A process that is gone is told by its events' end, not by a signal.
    _ = send(input.fileDescriptor, line, line.count, Int32(MSG_NOSIGNAL))
    answerForUnknown()
  }

  /// Tells whether it can be asked.
  var isRunning: Bool { state.withLock { !$0.hasEnded } }

  /// Has the process end.
  func close() {
    _ = shutdown(input.fileDescriptor, Int32(SHUT_RDWR))
  }

  private func read(_ events: FileHandle, of process: pid_t) {
    var rest = Data()
    while case let data = events.readAvailable(), !data.isEmpty {
      rest += data
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[rest.startIndex..<newline]
        rest = Data(rest[rest.index(after: newline)...])
        if let event = try? JSONDecoder().decode(TestEvent.self, from: line) { take(event) }
      }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    end(status: status)
  }

  private func take(_ event: TestEvent) {
    let payload = event.payload
    if event.kind == "test", let id = payload.id {
      state.withLock { _ = $0.tests.insert(id) }
      return
    }
    switch payload.kind {
    case "runStarted":
      state.withLock { $0.knowsTests = true }
      answerForUnknown()
    case "testCaseStarted":
      let sentence = (payload.messages ?? []).map { $0.text.replacing(" started.", with: "") }
      state.withLock { $0.currentCase = sentence.joined() }
    case "issueRecorded":
      state.withLock { $0.issues.append(ReportedIssue(payload, of: $0.currentCase)) }
    case "testEnded", "testSkipped", "testCancelled":
      let issues = state.withLock { state -> [ReportedIssue]? in
        guard let running = state.running, running == payload.testID else { return nil }
        return Self.finish(&state)
      }
      if let issues { finished(self, issues) }
    default: break
    }
  }

  /// A test that the process does not have would be waited for in vain.
  private func answerForUnknown() {
    let issues = state.withLock { state -> [ReportedIssue]? in
      guard state.knowsTests, let running = state.running, !state.tests.contains(running) else { return nil }
      state.issues.append(ReportedIssue("The process that was to run this test does not have it."))
      return Self.finish(&state)
    }
    if let issues { finished(self, issues) }
  }

  private func end(status: Int32) {
    // The lower seven bits are the signal, the next byte is the exit status.
    let cause = status & 0x7f == 0 ? "with the status \(status >> 8 & 0xff)" : "by the signal \(status & 0x7f)"
    let text = "The process of this test ended \(cause), before the test did. It wrote:\n\(told())"
    let issues = state.withLock { state -> [ReportedIssue]? in
      state.hasEnded = true
      state.end = text
      guard state.running != nil else { return nil }
      state.issues.append(ReportedIssue(text))
      return Self.finish(&state)
    }
    if let issues { finished(self, issues) }
  }

  /// What a trap says and what follows it, or else what was written last.
  private func told() -> String {
    try? output.seek(toOffset: UInt64(max(state.withLock { $0.start }, 0)))
    let text = String(decoding: (try? output.readToEnd()) ?? Data(), as: UTF8.self)
    guard let trap = text.range(of: "Fatal error") else { return String(text.suffix(Self.toldOutput)) }
    return String(text[text.lineRange(for: trap).lowerBound...].prefix(Self.toldOutput))
  }

  private static func finish(_ state: inout State) -> [ReportedIssue] {
    defer {
      state.running = nil
      state.currentCase = ""
      state.issues = []
    }
    return state.issues
  }
}
#endif
