#if BrowserHost
import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Every command of the tool, as a process.
@MainActor @Suite(.serialized) struct TouchlabTests {
  private let text = Recorded.recording().text

  // MARK: Replay

  @Test func `a program that decides as it did is told so`() throws {
    let run = try Recorded.withFile(text) { try Command.touchlab("replay", $0, "--", Command.player) }
    #expect(run.output == "All 33 decisions are as they were.\n")
    #expect(run.errors == "The program says something of its own.\n")
    #expect(run.status == 0)
  }

  @Test func `a program that decides otherwise is told where, and ends with 1`() throws {
    let run = try Recorded.withFile(text) { try Command.touchlab("replay", $0, "--", Command.player, "--changed") }
    #expect(run.output.hasPrefix("Touch 1: after "))
    #expect(run.output.contains("lifted after 9.9 pt, limit 10 pt, at "))
    #expect(
      run.output.contains("Now it is: UIPanGestureRecognizer#1 possible → failed: lifted after 9.9 pt, limit 20 pt"))
    #expect(run.status == 1)
  }

  @Test func `on another screen the first decision that is another one is told in words`() throws {
    let run = try Recorded.withFile(text) {
      try Command.touchlab("replay", $0, "--size", "40x40", "--", Command.player)
    }
    #expect(
      run.output.hasPrefix(
        "Touch 1: after 0 equal decisions, recorded was: touch 1 comes down on UIView#1 at (50, 50), at "))
    #expect(run.output.contains("Now it is: touch 1 comes down on nothing at (50, 50), at "))
    #expect(run.status == 1)
  }

  @Test func `a missing program, or one that plays nothing, ends with 3`() throws {
    try Recorded.withFile(text) { file in
      let gone = try Command.touchlab("replay", file, "--", "/no/such/program")
      #expect(gone.status == 3)
      #expect(gone.errors.contains("/no/such/program: error: it ended with 127\n"))
      let silent = try Command.touchlab("replay", file, "--", Command.player, "--silent")
      #expect(silent.status == 3)
      #expect(silent.errors.contains("it has answered nothing: give a program that calls RecordingPlayer.run"))
    }
  }

  @Test func `without a program, and without decisions, there is nothing to replay`() throws {
    let none = try Command.touchlab("replay", "-", input: text)
    #expect(none.status == 64)
    #expect(none.errors.contains("A recording does not hold the program: give one after two dashes"))
    var recording = Recorded.recording()
    recording.decisions = nil
    let undecided = try Command.touchlab("replay", "-", "--", Command.player, input: recording.text)
    #expect(undecided.status == 2)
    #expect(
      undecided.errors
        == "standard input: error: expected a line \"decisions\": there is nothing to compare with\n")
  }

  // MARK: Film

  // B8
  @Test func `a film of what a program showed is made without a browser`() throws {
    let film = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: film) }
    let run = try Recorded.withFile(text) {
      try Command.touchlab(
        "film", $0, "-o", film.path, "--rate", "10", "--scale", "0.5", "--bars", "--", Command.player)
    }
    #expect(run.status == 0 && run.output == "")
    let data = try Data(contentsOf: film)
    #expect(run.errors == "The program says something of its own.\n\(film.path): \(data.count) bytes\n")
    #expect([UInt8](data[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // 150 by 100 pixels, and more than one picture.
    #expect([UInt8](data[16..<24]) == [0, 0, 0, 150, 0, 0, 0, 100])
    #expect(data.range(of: Data("acTL".utf8)) != nil && data.range(of: Data("fdAT".utf8)) != nil)
  }

  @Test func `a film needs a program, a name, and numbers that are possible`() throws {
    let none = try Command.touchlab("film", "-", "-o", "film.png", input: text)
    #expect(none.status == 64 && none.errors.contains("A recording does not hold the program"))
    let unnamed = try Command.touchlab("film", "-", "--", Command.player, input: text)
    #expect(unnamed.status == 64 && unnamed.errors.contains("A film of standard input needs a name: give --output."))
    let fast = try Command.touchlab("film", "-", "-o", "film.png", "--rate", "900", "--", Command.player, input: text)
    #expect(fast.status == 64 && fast.errors.contains("A film cannot have 900 pictures a second: give 1 to 60."))
  }

  // MARK: Timeline

  @Test func `a timeline is told as text`() throws {
    let run = try Command.touchlab("timeline", "-", input: text)
    #expect(run.status == 0)
    #expect(run.output == Recorded.recording().timeline.text + "\n")
    #expect(
      run.output.hasPrefix("a recording of 2.48 s on a screen of 300 × 200 points, 33 decisions\n\n1. a gesture of "))
  }

  @Test func `as JSON it is the same timeline`() throws {
    let run = try Command.touchlab("timeline", "-", "--format", "json", input: text)
    #expect(
      try JSONDecoder().decode(RecordingTimeline.self, from: Data(run.output.utf8)) == Recorded.recording().timeline)
  }

  @Test func `as a page it needs nothing beside itself, and shows what the program showed`() throws {
    let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    let run = try Recorded.withFile(text) {
      try Command.touchlab("timeline", $0, "--format", "html", "-o", page.path, "--", Command.player)
    }
    #expect(run.status == 0 && run.output.isEmpty)
    let written = try String(contentsOf: page, encoding: .utf8)
    #expect(written.hasPrefix("<!DOCTYPE html>\n"))
    #expect(written.contains(".recording</title>"))
    #expect(written.ranges(of: "\\u003csvg xmlns=").count == 9)
    // Names of documents are no addresses to load from.
    #expect(!written.contains("src=\"http") && !written.contains("href=\"http") && !written.contains("@import"))
  }

  @Test func `a program is for pages`() throws {
    let run = try Command.touchlab("timeline", "-", "--", Command.player, input: text)
    #expect(run.status == 64)
    #expect(run.errors.contains("Only a page shows what a program showed: leave it out, or give --format html."))
  }

  // MARK: Diff

  @Test func `recordings that are the same differ in nothing`() throws {
    let run = try Recorded.withFile(text) { try Command.touchlab("diff", $0, "-", input: text) }
    #expect(run.output.isEmpty && run.errors.isEmpty && run.status == 0)
  }

  @Test func `what only one decided is told with its time`() throws {
    let other = Recorded.recording(distance: 12).text
    let run = try Recorded.withFile(text) { try Command.touchlab("diff", $0, "-", input: other) }
    #expect(run.status == 1)
    #expect(
      run.output.contains("- 416.7 ms  UIPanGestureRecognizer#1 possible → failed: lifted after 9.9 pt, limit 10 pt\n"))
    #expect(run.output.contains("UIPanGestureRecognizer#1 possible → began: moved "))
    let quiet = try Recorded.withFile(text) { try Command.touchlab("diff", "-q", $0, "-", input: other) }
    #expect(quiet.output.isEmpty && quiet.status == 1)
  }

  // MARK: Lint

  @Test func `a recording alone tells of waits, which are no mistakes`() throws {
    let run = try Command.touchlab("lint", "-", input: text)
    #expect(run.output == "UITapGestureRecognizer#2 waited up to 347 ms for UITapGestureRecognizer#1 to fail\n")
    #expect(run.status == 0)
    #expect(try Command.touchlab("lint", "-", "--warnings-only", input: text).output.isEmpty)
  }

  @Test func `a program tells of its conflicts`() throws {
    let run = try Command.touchlab("lint", "--", Command.player)
    #expect(run.output.contains("UITapGestureRecognizer#2 waits up to 350 ms after the lift for"))
    #expect(run.status == 0)
  }

  @Test func `a programming error is a warning, which ends with 1`() throws {
    let wrong = text + "90 decided programming error: the item 7 was deleted twice\n"
    let run = try Command.touchlab("lint", "-", input: wrong.replacing(/\nend .*\n/, with: "\n"))
    #expect(run.output.hasPrefix("warning: the item 7 was deleted twice\n"))
    #expect(run.status == 1)
    #expect(try Command.touchlab("lint").status == 64)
  }

  // MARK: Files

  @Test(arguments: ["timeline", "lint"])
  func `a file that is no recording is told with its line, and what was expected there`(command: String) throws {
    let gone = try Command.touchlab(command, "/no/such.recording")
    #expect(gone.status == 2)
    #expect(gone.errors == "/no/such.recording: error: there is no such file\n")
    let wrong = try Command.touchlab(command, "-", input: text + "soon frame 1\n")
    #expect(wrong.status == 2)
    #expect(wrong.output.isEmpty)
    let line = text.split(separator: "\n").count + 1
    #expect(wrong.errors == "standard input:\(line): error: expected a time in seconds, found \"soon\"\n")
    #expect(try Command.touchlab(command, "/").errors == "/: error: it cannot be read, because it is a folder\n")
  }

  @Test func `help teaches`() throws {
    let help = try Command.touchlab("--help")
    #expect(help.status == 0)
    for words in [
      "touchlab replay drag.recording -- ", "RecordingPlayer.run", "Exit codes: 0 ", "timeline", "lint", "diff",
    ] {
      #expect(help.output.contains(words))
    }
    for command in ["replay", "timeline", "diff", "lint"] {
      #expect(try Command.touchlab(command, "--help").output.contains("touchlab \(command) "))
    }
  }
}
#endif
