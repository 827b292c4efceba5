#if BrowserHost
import ArgumentParser
import Foundation
import TouchTesting

/// Makes a film of what a program showed.
struct Film: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes an animated picture of a recording, without a browser.",
    discussion: """
      The program comes after two dashes, and has to call RecordingPlayer.run and to depend on OpenCollectionViewPixels, which \
      PictureTesting brings. It draws what it shows while it replays, with the fingers; the film is an animated PNG file, the same \
      to the last byte on every machine.

        touchlab film drag.recording -o drag.png -- .build/debug/MyApp --player
        touchlab film drag.recording -o drag.png --rate 15 --scale 2 --bars -- .build/debug/MyApp --player

      Words are drawn by the fonts that they are measured with; where these are not installed the error names the package.
      """)

  @Argument(help: "The recording; - reads standard input.") var file: RecordingFile
  @Option(name: .shortAndLong, help: "The file to write; the recording's name with .png unless given.") var output:
    String?
  @Option(help: "Pictures per second, 1 to 60.") var rate = 30
  @Option(help: "Pixels per point, 0.1 to 4.") var scale = 1.0
  @Flag(help: "Draws words as bars of their measured size, which needs no font.") var bars = false
  @Option(help: "A size in points to replay on in place of the recording's, such as 390x844.") var size: ScreenSize?
  @Argument(parsing: .postTerminator, help: "The program that replays, after two dashes, and its arguments.")
  var program: [String] = []

  func validate() throws {
    guard !program.isEmpty else {
      throw ValidationError(
        "A recording does not hold the program: give one after two dashes, as in "
          + "touchlab film drag.recording -- .build/debug/MyApp --player.")
    }
    guard (1...60).contains(rate) else {
      throw ValidationError("A film cannot have \(rate) pictures a second: give 1 to 60.")
    }
    guard (0.1...4).contains(scale) else { throw ValidationError("A point cannot be \(scale) pixels: give 0.1 to 4.") }
    guard file.path != "-" || output != nil else {
      throw ValidationError("A film of standard input needs a name: give --output.")
    }
  }

  func run() throws {
    try TouchlabError.told {
      let recording = try file.read()
      let request = PlayerRequest(
        size: size?.numbers, film: PlayerRequest.Film(rate: Double(rate), scale: scale, wordsAsBars: bars))
      let answers = try PlayerProgram(program).ask(request, about: recording)
      for case .difference(let sentence) in answers {
        Output.tell("The program decides otherwise than was recorded, and may not show what was seen. \(sentence)")
      }
      for case .film(let data) in answers {
        let path = output ?? URL(fileURLWithPath: file.path).deletingPathExtension().path + ".png"
        try Output.write(data, to: path)
        Output.tell("\(path): \(data.count) bytes")
        return
      }
      throw TouchlabError.program(
        "\(program[0]): error: it has made no film: build it against this version of TouchTesting")
    }
  }
}
#endif
