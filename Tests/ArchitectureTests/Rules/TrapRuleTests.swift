import Testing

@Suite struct TrapRuleTests {
  private var house: House {
    var house = House.example
    house.trappingFiles = ["Sources/Kit/Views/Old.swift"]
    return house
  }

  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

  @Test func `a trap in the kit is named with its line`() {
    let problems = TrapRule(house: house).problems(
      in: file("Sources/Kit/Views/Label.swift", "func a() {\n  fatalError(\"No.\")\n}\n"))
    #expect(problems.map(\.path) == ["Sources/Kit/Views/Label.swift"])
    #expect(problems.map(\.line) == [2])
  }

  @Test func `files that are listed, other floors and initializers that nobody calls may trap`() {
    let rule = TrapRule(house: house)
    let trap = "func a() { fatalError(\"No.\") }\n"
    #expect(rule.problems(in: file("Sources/Kit/Views/Old.swift", trap)) == [])
    #expect(rule.problems(in: file("Sources/Engines/Motion/Spring.swift", trap)) == [])
    #expect(
      rule.problems(
        in: file("Sources/Kit/Views/Bar.swift", "required init?(coder: NSCoder) { fatalError(\"No.\") }\n")) == [])
    #expect(rule.problems(in: file("Sources/Kit/Views/Bar.swift", "// fatalError(\n")) == [])
  }

  @Test func `a file that is listed and traps no longer is to be taken off the list`() {
    let rule = TrapRule(house: house)
    #expect(rule.unneeded(in: [file("Sources/Kit/Views/Old.swift", "let a = 1\n")]) == ["Sources/Kit/Views/Old.swift"])
    #expect(rule.unneeded(in: [file("Sources/Kit/Views/Old.swift", "fatalError(\"No.\")\n")]) == [])
  }
}
