import Testing

@Suite struct SourceFileTests {
  @Test func `the path tells floor and module`() {
    let library = SourceFile(path: "Sources/Engines/Piston/Ring/Ring.swift", text: "")
    #expect(library.floor == "Engines")
    #expect(library.module == "Piston")
    let test = SourceFile(path: "Tests/PistonTests/RingTests.swift", text: "")
    #expect(test.floor == nil)
    #expect(test.module == "PistonTests")
  }

  @Test func `a newline at the end begins no line`() {
    #expect(SourceFile(path: "A.swift", text: "a\nb\n").lines == ["a", "b"])
    #expect(SourceFile(path: "A.swift", text: "a\nb").lines == ["a", "b"])
  }

  @Test(arguments: [
    "import Stone",
    "public import Stone",
    "@testable import Stone",
    "@_exported public import Stone",
    "@_spi(Inside) @preconcurrency package import Stone",
    "import struct Stone.Pebble",
    "import Stone.Pebble",
    "  import Stone  // why",
  ])
  func `every form of an import is read`(line: String) {
    #expect(SourceFile(path: "A.swift", text: line).imports == [SourceFile.Import(module: "Stone", line: 1)])
  }

  @Test(arguments: [
    "// import Stone",
    "/* import Stone */",
    "let text = \"\"\"\n  import Stone\n  \"\"\"",
    "important(Stone)",
    "let import_ = Stone",
  ])
  func `what only looks like an import is not read`(text: String) {
    #expect(SourceFile(path: "A.swift", text: text).imports == [])
  }
}
