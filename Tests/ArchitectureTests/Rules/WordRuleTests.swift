import Testing

@Suite struct WordRuleTests {
  @Test func `a forbidden word is reported with its line and the reason`() {
    #expect(
      problems("let a = 1\nlet now = Date()\n", in: "Sources/Engines/Piston/A.swift") == [
        "Sources/Engines/Piston/A.swift:2: Date() has no place on floor Engines: time is an argument"
      ])
  }

  @Test func `a word that begins with a sign is found too`() {
    #expect(
      problems("  @MainActor var a = 1", in: "Sources/Engines/Piston/A.swift") == [
        "Sources/Engines/Piston/A.swift:1: @MainActor has no place on floor Engines: engines are plain values"
      ])
  }

  @Test func `the end of a longer name is not the word`() {
    #expect(problems("let a = UpDate()", in: "Sources/Engines/Piston/A.swift") == [])
  }

  @Test func `comments and strings may hold the word`() {
    #expect(problems("// no Date()\nlet a = \"Date()\"", in: "Sources/Engines/Piston/A.swift") == [])
  }

  @Test func `other floors may hold the word`() {
    #expect(problems("let a = Date()", in: "Sources/Roof/Tile/A.swift") == [])
  }

  @Test func `a file that is excepted may hold the word`() {
    #expect(problems("let a = Date()", in: "Sources/Engines/Piston/Watch.swift") == [])
  }

  private func problems(_ text: String, in path: String) -> [String] {
    WordRule(house: .example).problems(in: SourceFile(path: path, text: text)).map(\.description)
  }
}
