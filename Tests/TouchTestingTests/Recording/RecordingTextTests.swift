import Foundation
import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// The text of recordings: what it holds, what of it is read, and what is said of a text that is none.
@MainActor struct RecordingTextTests {
  private func screen() -> VirtualScreen {
    let screen = VirtualScreen(width: 300, height: 200)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.addGestureRecognizer(UITapGestureRecognizer())
    screen.show(view)
    screen.advanceUntilRest()
    return screen
  }

  private func recording() -> HostInputRecording {
    let screen = screen()
    let recorder = screen.recordInput()
    screen.play(.tap(at: CGPoint(x: 100, y: 100)))
    return recorder.recording
  }

  @Test func `decisions stand between the reports that led to them, in words`() {
    let lines = recording().text.split(separator: "\n")
    #expect(lines[0] == "OpenCollectionView recording 2")
    #expect(lines.contains("decisions"))
    let decisions: [String] = lines.filter { $0.contains(" decided ") }.map { line in
      line.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
    #expect(
      decisions
        == [
          "touch 1 comes down on UIView#1 at (100, 100)", "UITapGestureRecognizer#1 on the touched view takes touch 1",
          "UIView#1 hears touch 1 began", "touch 1 is lifted at (100, 100)",
          "UITapGestureRecognizer#1 possible → ended: tapped",
          "UIView#1 hears touch 1 cancelled: UITapGestureRecognizer#1 was recognized",
        ])
  }

  @Test func `what is written is read`() throws {
    let recording = recording()
    #expect(try HostInputRecording(text: recording.text) == recording)
    var odd = recording
    odd.decisions = [.init(entryCount: 0, clock: 0.5, words: "a\nb\\c \\n\r\n\u{2028}")]
    #expect(try HostInputRecording(text: odd.text) == odd)
    odd.decisions = nil
    #expect(try HostInputRecording(text: odd.text) == odd)
  }

  @Test func `texts of the first version are read`() throws {
    let text = """
      {"end":0.9,"screen":\(RecordingTextTests.screenLine(recording())),"start":0.7}
      {"clock":0.7,"event":{"frame":{"_0":0.75}}}

      {"clock":0.8,"event":{"input":{"_0":{"visibility":{"_0":true}}}}}
      """
    let recording = try HostInputRecording(text: text)
    #expect(recording.start == 0.7)
    #expect(recording.end == 0.9)
    #expect(recording.entries.map(\.event) == [.frame(0.75), .input(.visibility(true))])
    #expect(recording.decisions == nil)
  }

  private static func screenLine(_ recording: HostInputRecording) -> String {
    recording.text.split(separator: "\n")[1].dropFirst("screen ".count).description
  }

  @Test(arguments: [
    ("", "line 1: expected \"OpenCollectionView recording 2\", found \"\""),
    ("hello", "line 1: expected \"OpenCollectionView recording 2\", found \"hello\""),
    (
      "OpenCollectionView recording 3\n",
      "line 1: expected \"OpenCollectionView recording 2\", found \"OpenCollectionView recording 3\""
    ),
    ("OpenCollectionView recording 2\n\nstart 0", "line 3: expected \"screen\" and its description, found \"start 0\""),
    ("OpenCollectionView recording 2\nscreen {}", "line 2: expected a screen's description as JSON, found \"{}\""),
  ])
  func `an error names the line and what was expected`(text: String, words: String) {
    let error = #expect(throws: RecordingTextError.self) { try HostInputRecording(text: text) }
    #expect(error?.description == words)
  }

  @Test(arguments: [
    ("0.1 frame soon", "line 5: expected a time in seconds, found \"soon\""),
    ("inf frame 1", "line 5: expected a time in seconds, found \"inf\""),
    ("0.1 jump 1", "line 5: expected one of input, frame and decided, found \"0.1 jump 1\""),
    ("0.1", "line 5: expected a time, one of input, frame and decided, and what it was, found \"0.1\""),
    ("0.1 input {}", "line 5: expected a report as JSON, found \"{}\""),
    (
      "0.1 decided nothing",
      "line 5: expected no decisions, since there is no line \"decisions\" before, found \"0.1 decided nothing\""
    ),
    ("0.1 frame 0.1\n0.05 frame 0.1", "line 6: expected a time from 0.1 s to 86400.0 s, found \"0.05\""),
    ("2 frame 2", "line 4: expected an end from 2.0 s to 86400.0 s, found \"1.0\""),
    ("1e300 frame 1", "line 5: expected a time from 0.0 s to 86400.0 s, found \"1e+300\""),
  ])
  func `so it does for the lines of what happened`(line: String, words: String) {
    let text = "OpenCollectionView recording 2\nscreen \(Self.screenLine(recording()))\nstart 0\nend 1\n\(line)\n"
    let error = #expect(throws: RecordingTextError.self) { try HostInputRecording(text: text) }
    #expect(error?.description == words)
  }

  @Test func `on another screen the first decision that is another one is told`() throws {
    var recording = recording()
    recording.screen.size = CGSize(width: 90, height: 90)
    let difference = try #require(screen().replay(recording))
    #expect(
      difference.description
        == "Touch 1: after 0 equal decisions, recorded was: touch 1 comes down on UIView#1 at (100, 100), at "
        + "0.016666666666666666 s. Now it is: touch 1 comes down on nothing at (100, 100), at 0.016666666666666666 s.")
  }

  @Test func `a layout that stands elsewhere is told with the finger`() throws {
    let other = VirtualScreen(width: 300, height: 200)
    other.show(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    other.advanceUntilRest()
    let difference = try #require(other.replay(recording()))
    #expect(difference.touches == [1])
    #expect(difference.sameCount == 1)
    #expect(
      difference.description
        == "Touch 1: after 1 equal decisions, recorded was: UITapGestureRecognizer#1 on the touched view takes touch 1, at "
        + "0.016666666666666666 s. Now it is: UIView#1 hears touch 1 began, at 0.016666666666666666 s.")
  }

  @Test func `letters that were typed are not kept unless asked for`() {
    func keys(_ keeps: Bool) -> [String] {
      let screen = screen()
      let recorder = HostInputRecorder(scene: screen.scene, keepsTypedText: keeps)
      for key in ["s", "7", "Enter", " "] { screen.press(key) }
      screen.press("a", .command)
      return recorder.recording.inputs.compactMap {
        if case .key(let sample) = $0, sample.isDown { "\(sample.key) \(sample.code)" } else { nil }
      }
    }
    #expect(keys(false) == ["x KeyX", "0 Digit0", "Enter Enter", "  Space", "a KeyA"])
    #expect(keys(true) == ["s KeyS", "7 Digit7", "Enter Enter", "  Space", "a KeyA"])
  }

  @Test func `lines that were changed at random are read or refused, and what was read is replayed`() throws {
    let lines = recording().text.split(separator: "\n").map { Array($0.utf8) }
    // What stands before the first report, which each of the others is read behind.
    let head = lines.firstIndex(of: Array("decisions".utf8)).map { $0 + 1 } ?? 0
    #expect(head > 3)
    let count = ProcessInfo.processInfo.environment["RECORDINGS"].flatMap(Int.init) ?? 3000
    var generator = SeededGenerator(seed: 7)
    func random(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    var refused = 0
    for number in 0..<count {
      var changed = lines
      let line = random(below: changed.count)
      for _ in 0...random(below: 3) {
        let place = random(below: max(1, changed[line].count))
        switch random(below: 4) {
        case 0:
          if place < changed[line].count { changed[line][place] = UInt8(truncatingIfNeeded: random(below: 256)) }
        case 1:
          changed[line].insert(UInt8(truncatingIfNeeded: random(below: 128)), at: min(place, changed[line].count))
        case 2: if place < changed[line].count { changed[line].remove(at: place) }
        default: changed[line] = Array(changed[line].prefix(place))
        }
      }
      let read = changed[..<head] + (line < head ? [] : [changed[line]])
      let text = String(decoding: Array(read.joined(separator: [10])), as: UTF8.self)
      do {
        let recording = try HostInputRecording(text: text)
        if number % 500 == 0, recording.start < 100, recording.end ?? 0 < 100 { screen().replay(recording) }
      } catch is RecordingTextError {
        refused += 1
      }
    }
    #expect(refused > count / 4)
  }
}
