#if BrowserHost
import ArgumentParser
import TouchTesting

/// Says what somebody should look at.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds mistakes in a recording, and conflicts of recognizers in a running program.",
    discussion: """
      In a recording alone: programming errors, recognizers that never came through, states that could not follow, and \
      waits. With a program after two dashes also what its recognizers will do to each other, on every view that is there \
      when the recording has been replayed, or when the program has started where there is none.

        touchlab lint drag.recording
        touchlab lint drag.recording -- .build/debug/MyApp --player
        touchlab lint -- .build/debug/MyApp --player

      Ends with 0 without warnings, with 1 where there are some.
      """)

  @Argument(help: "The recording; - reads standard input.") var file: RecordingFile?
  @Argument(parsing: .postTerminator, help: "The program to look into, after two dashes, and its arguments.")
  var program: [String] = []
  @Flag(help: "Leaves out what may well be meant, such as a tap that waits for a double tap.") var warningsOnly = false

  func validate() throws {
    guard file != nil || !program.isEmpty else {
      throw ValidationError("There is nothing to look into: give a recording, or a program after two dashes.")
    }
  }

  func run() throws {
    try TouchlabError.told {
      let recording = try file?.read()
      var found = (recording?.findings ?? []).map { (isWarning: $0.isWarning, sentence: $0.sentence) }
      if !program.isEmpty {
        let answers = try PlayerProgram(program).ask(PlayerRequest(wantsConflicts: true), about: recording)
        for case .conflict(let isWarning, let sentence) in answers { found.append((isWarning, sentence)) }
      }
      let told = found.filter { $0.isWarning } + (warningsOnly ? [] : found.filter { !$0.isWarning })
      try Output.write(told.map { ($0.isWarning ? "warning: " : "") + $0.sentence }.joined(separator: "\n"))
      guard found.contains(where: { $0.isWarning }) else { return }
      throw ExitCode(1)
    }
  }
}
#endif
