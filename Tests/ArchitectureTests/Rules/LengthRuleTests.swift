import Testing

@Suite struct LengthRuleTests {
  @Test func `a file of the greatest length is fine`() {
    let file = SourceFile(path: "Sources/Roof/Tile/A.swift", text: "1\n2\n3\n")
    #expect(LengthRule(house: .example).problems(in: file) == [])
  }

  @Test func `a longer file is reported with its length`() {
    let file = SourceFile(path: "Sources/Roof/Tile/A.swift", text: "1\n2\n3\n4\n")
    #expect(
      LengthRule(house: .example).problems(in: file).map(\.description)
        == ["Sources/Roof/Tile/A.swift:4: the file has 4 lines; split it, 3 is the limit"])
  }

  @Test func `tests may be longer`() {
    let file = SourceFile(path: "Tests/TileTests/A.swift", text: "1\n2\n3\n4\n")
    #expect(LengthRule(house: .example).problems(in: file) == [])
  }
}
