import Testing

@Suite struct TraitRuleTests {
  @Test func `a wrapped file is fine, with comments around and conditions inside`() {
    #expect(
      lines(
        """
        // Why.
        #if Sky
        #if os(Linux)
        import Foundation
        #else
        let a = 1
        #endif
        #endif
        // The end.
        """) == [])
  }

  @Test func `code before the condition is reported`() {
    #expect(lines("import Foundation\n#if Sky\n#endif\n") == [1])
  }

  @Test func `code after the condition is reported`() {
    #expect(lines("#if Sky\n#endif\nlet a = 1\n") == [3])
  }

  @Test func `another condition is reported`() {
    #expect(lines("#if os(Linux)\nlet a = 1\n#endif\n") == [1])
    #expect(lines("#if Sky || DEBUG\nlet a = 1\n#endif\n") == [1])
  }

  @Test func `the other branch is compiled without the trait and is reported`() {
    #expect(lines("#if Sky\nlet a = 1\n#else\nlet a = 2\n#endif\n") == [3])
  }

  @Test func `files elsewhere need no condition`() {
    let file = SourceFile(path: "Sources/Ground/Stone/A.swift", text: "let a = 1")
    #expect(TraitRule(house: .example).problems(in: file) == [])
  }

  private func lines(_ text: String) -> [Int] {
    TraitRule(house: .example).problems(in: SourceFile(path: "Sources/Roof/Tile/A.swift", text: text)).map(\.line)
  }
}
