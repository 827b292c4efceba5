#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// Input methods in fields of a real page.
  @MainActor @Suite struct CompositionTests {
    /// Steps of compositions, each with what it ends with.
    struct Script: Sendable, CustomTestStringConvertible {
      let name: String
      let compositions: [(steps: [String], end: String)]
      var testDescription: String { name }
      var text: String { compositions.map(\.end).joined() }
    }

    nonisolated static let scripts = [
      Script(name: "Japanese", compositions: [(["n", "に", "にh", "にほ", "にほん", "日本"], "日本")]),
      Script(name: "Korean", compositions: [(["ㅎ", "하", "한"], "한"), (["ㄱ", "그", "글"], "글")]),
      Script(name: "Vietnamese", compositions: [(["t", "ti", "tie", "tiê", "tiên", "tiếng"], "tiếng")]),
      Script(name: "a dead key", compositions: [(["´"], "é")]),
      Script(name: "emoji", compositions: [(["😀"], "😀👍🏽")]),
    ]

    @Test(arguments: scripts, [0, 300])
    func `what is composed is told at each step, and ends as it does without a program`(
      script: Script, delay: Int
    ) async throws {
      // X47, X48, X61
      let typing = try await TypingPage.open(TypingProgram(.capitals), delay: delay)
      try await typing.edit()
      try await typing.type("x", pause: 0)
      var wasMarked = false
      for composition in script.compositions {
        for step in composition.steps { try await typing.compose(step) }
        try await typing.base.wait { typing.field.markedTextRange != nil }
        wasMarked = wasMarked || typing.field.markedTextRange != nil
        try await typing.page.insertText(composition.end)
      }
      try await typing.type("y", pause: 0)
      try await typing.settle()
      let wanted = ("x" + script.text + "y").uppercased()
      #expect(wasMarked)
      #expect(typing.field.markedTextRange == nil)
      #expect(typing.field.text == wanted)
      #expect(try await typing.shown() == wanted)
      await typing.close()
    }

    @Test func `nothing is written into a field while something is composed in it`() async throws {
      // X47
      let typing = try await TypingPage.open()
      try await typing.edit()
      try await typing.compose("に")
      try await typing.base.wait { typing.field.markedTextRange != nil }
      typing.field.text = "other"
      try await typing.base.rest()
      #expect(try await typing.shown() == "に")
      try await typing.page.insertText("日")
      try await typing.settle()
      #expect(try await typing.shown() == typing.field.text)
      #expect(typing.field.markedTextRange == nil)
      await typing.close()
    }
  }
}
#endif
