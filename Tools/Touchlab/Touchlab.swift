#if BrowserHost
import ArgumentParser
import Foundation

/// Looks into recordings of gestures: what happened and why, what has become another, and whether it still happens.
@main struct Touchlab: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchlab",
    abstract: "Looks into recordings of what people did with a program, and of what it decided.",
    discussion: """
      A recording is a text file that a HostInputRecorder has written: on a virtual screen, in a test, or by the button of \
      a browser page in developer mode. It holds reports of the host and decisions, and not the program: timeline, diff and \
      lint read the file alone; replay and film start the program that you give after two dashes, which has to be one that calls \
      RecordingPlayer.run.

        touchlab timeline drag.recording
        touchlab timeline drag.recording --format html -o drag.html
        touchlab replay drag.recording -- .build/debug/MyApp --player
        touchlab film drag.recording -o drag.png -- .build/debug/MyApp --player
        touchlab diff before.recording after.recording
        touchlab lint drag.recording
        cat drag.recording | touchlab timeline - | less

      Exit codes: 0 all is as it was, or nothing was found; 1 something differs, or was found; 2 a file cannot be read or \
      written, or is no recording; 3 the program could not be started, or failed; 64 the command line is wrong.
      """,
    subcommands: [Replay.self, Timeline.self, Film.self, Diff.self, Lint.self])
}
#else
@main struct Touchlab {
  static func main() { print("The tool was built without the package trait BrowserHost, which brings its parser.") }
}
#endif
