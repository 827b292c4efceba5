import Foundation
import TestSupport
import Testing
import TextEngine

/// Lives whose page side is written down, for the page's module to go through the same.
///
/// `WRITE_TRANSCRIPTS=1` writes them anew; with `TRANSCRIPTS=<file>` as many as `TIMES` says are written there, for
/// `TRANSCRIPTS=<file> node --test Tests/PageTests/pagetext.test.mjs`.
@Suite struct TranscriptTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("PageTests/pagetext.lives.json")

  @Test func `The page's module is tried with the lives that this law leads`() throws {
    // X45: both sides of the line obey one law
    if let other = Self.environment["TRANSCRIPTS"] {
      try Self.text(of: RandomLives.seeds(45)).write(toFile: other, atomically: true, encoding: .utf8)
    }
    let text = try Self.text(of: 0..<45)
    if Self.environment["WRITE_TRANSCRIPTS"] != nil { try text.write(to: Self.file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
  }

  /// A life for each seed, one a line: each program with each kind of letters, one after the other.
  private static func text(of seeds: Range<Int>) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lives = try seeds.map { seed in
      let program = FormattingProgram.allCases[seed % FormattingProgram.allCases.count]
      let letters = Letters.allCases[seed / FormattingProgram.allCases.count % Letters.allCases.count]
      var life = Life(seed: UInt64(seed), program: program, letters: letters)
      life.person.page.isRecording = true
      try life.live(turns: 60, losesConnection: seed % 3 == 0)
      return String(decoding: try encoder.encode(life.person.page.steps), as: UTF8.self)
    }
    // Others have letters of several styles.
    lives += try seeds.prefix(seeds.count / 5).map { seed in
      var life = Life(seed: UInt64(seed + 1_000), program: .accepting, letters: seed % 2 == 0 ? .alike : .unique)
      life.person.page.isRecording = true
      life.person.page.recordsStyles = true
      life.styling = TextStyling()
      try life.live(turns: 60, losesConnection: seed % 3 == 0)
      return String(decoding: try encoder.encode(life.person.page.steps), as: UTF8.self)
    }
    return "[\n" + lives.joined(separator: ",\n") + "\n]\n"
  }
}
