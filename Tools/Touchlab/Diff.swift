#if BrowserHost
import ArgumentParser
import TouchTesting

/// Says where two recordings part.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says which decisions only one of two recordings has.",
    discussion: """
      A line that begins with - is the first recording's, one with + the second's; times count from the beginning of each, and \
      objects are numbered as they appear. Nothing is written where no decision differs.

        touchlab diff before.recording after.recording

      Ends with 0 where nothing differs, with 1 where something does.
      """)

  @Argument(help: "The first recording; - reads standard input.") var first: RecordingFile
  @Argument(help: "The second recording.") var second: RecordingFile
  @Flag(name: .shortAndLong, help: "Writes nothing: the exit code says it.") var quiet = false

  func validate() throws {
    guard first.path != "-" || second.path != "-" else {
      throw ValidationError("Both recordings cannot be on standard input: name one of them.")
    }
  }

  func run() throws {
    try TouchlabError.told {
      let comparison = RecordingComparison(try first.read(), try second.read())
      guard !comparison.isEmpty else { return }
      if !quiet { try Output.write(comparison.description) }
      throw ExitCode(1)
    }
  }
}
#endif
