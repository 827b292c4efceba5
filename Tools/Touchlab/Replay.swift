#if BrowserHost
import ArgumentParser
import Foundation
import TouchTesting

/// Does in a program what a recording holds, and says where it decides otherwise.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Does in a program what was recorded, and names the first decision that is another one.",
    discussion: """
      The program comes after two dashes, and has to call RecordingPlayer.run. It runs without a screen.

        touchlab replay drag.recording -- .build/debug/MyApp --player
        touchlab replay drag.recording --size 390x844 -- .build/debug/MyApp --player

      Ends with 0 where all decisions are as they were, with 1 where one is not, and says which finger, when, what was decided \
      then and now, and why.
      """)

  @Argument(help: "The recording; - reads standard input.") var file: RecordingFile
  @Option(help: "A size in points to replay on in place of the recording's, such as 390x844.") var size: ScreenSize?
  @Argument(parsing: .postTerminator, help: "The program that replays, after two dashes, and its arguments.")
  var program: [String] = []

  func validate() throws {
    guard !program.isEmpty else {
      throw ValidationError(
        "A recording does not hold the program: give one after two dashes, as in "
          + "touchlab replay drag.recording -- .build/debug/MyApp --player.")
    }
  }

  func run() throws {
    try TouchlabError.told {
      let recording = try file.read()
      guard recording.decisions != nil else {
        throw TouchlabError.file("\(file.name): error: expected a line \"decisions\": there is nothing to compare with")
      }
      let answers = try PlayerProgram(program).ask(PlayerRequest(size: size?.numbers), about: recording)
      for case .difference(let sentence) in answers {
        try Output.write(sentence)
        throw ExitCode(1)
      }
      try Output.write("All \(recording.decisions?.count ?? 0) decisions are as they were.")
    }
  }
}
#endif
