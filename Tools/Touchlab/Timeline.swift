#if BrowserHost
import ArgumentParser
import Foundation
import TouchTesting

/// Tells what happened in a recording.
struct Timeline: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, html
  }

  static let configuration = CommandConfiguration(
    abstract: "Tells what happened: the story of each finger, wheel, key and pointer, with reasons.",
    discussion: """
      As text for people, as JSON for tools, or as one web page with a slider and a strip of moments. The page shows what the \
      program showed where you give it after two dashes; without it, it shows the fingers.

        touchlab timeline drag.recording
        touchlab timeline drag.recording --format json | jq '.stories[].title'
        touchlab timeline drag.recording --format html --output drag.html -- .build/debug/MyApp --player
      """)

  @Argument(help: "The recording; - reads standard input.") var file: RecordingFile
  @Option(help: "text, json or html.") var format = Format.text
  @Option(name: .shortAndLong, help: "The file to write; standard output unless given.") var output: String?
  @Option(help: "How many moments the strip of the page shows, 2 to 60.") var moments = 12
  @Argument(parsing: .postTerminator, help: "A program that shows what was seen, after two dashes: for --format html.")
  var program: [String] = []

  func validate() throws {
    guard (2...60).contains(moments) else { throw ValidationError("A strip cannot show \(moments) moments: give 2 to 60.") }
    guard program.isEmpty || format == .html else {
      throw ValidationError("Only a page shows what a program showed: leave it out, or give --format html.")
    }
  }

  func run() throws {
    try TouchlabError.told {
      let recording = try file.read()
      let timeline = recording.timeline
      switch format {
      case .text: try Output.write(timeline.text, to: output)
      case .json: try Output.write(timeline.json, to: output)
      case .html:
        let title = file.path == "-" ? "Recording" : URL(fileURLWithPath: file.path).lastPathComponent
        try Output.write(timeline.page(title: title, pictures: try pictures(of: recording, timeline)), to: output)
      }
    }
  }

  private func pictures(
    of recording: HostInputRecording, _ timeline: RecordingTimeline
  ) throws(TouchlabError) -> [(time: Double, svg: String)] {
    guard !program.isEmpty else { return [] }
    let request = PlayerRequest(moments: timeline.momentsToLookAt(moments))
    let answers = try PlayerProgram(program).ask(request, about: recording)
    for case .difference(let sentence) in answers {
      Output.tell("The program decides otherwise than was recorded, and may not show what was seen. \(sentence)")
    }
    return answers.compactMap { if case .picture(let time, let svg) = $0 { (time, svg) } else { nil } }
  }
}
#endif
