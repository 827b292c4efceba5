import Testing

@Suite struct OperatorRuleTests {
  @Test(arguments: ["==", "<", "+=", "*"]) func `an operator is reported with its line`(name: String) {
    #expect(
      problems("struct Seal {\n  static func \(name) (a: Seal, b: Seal) {}\n}", in: "Sources/Engines/Valve/A.swift")
        == [
          "Sources/Engines/Valve/A.swift:2: Valve declares no operators, and so not \(name): "
            + "whatever uses one would be built with its changes"
        ])
  }

  @Test(arguments: ["func close() {}", "let a = b + c", "var isShut: Bool { a == b }", "// func == (a: Seal, b: Seal)"])
  func `everything else is fine`(text: String) {
    #expect(problems(text, in: "Sources/Engines/Valve/A.swift") == [])
  }

  @Test func `other modules may declare operators`() {
    #expect(problems("func == (a: Rod, b: Rod) {}", in: "Sources/Engines/Piston/A.swift") == [])
  }

  private func problems(_ text: String, in path: String) -> [String] {
    OperatorRule(house: .example).problems(in: SourceFile(path: path, text: text)).map(\.description)
  }
}
