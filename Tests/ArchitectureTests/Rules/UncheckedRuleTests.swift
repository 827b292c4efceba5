import Testing

@Suite struct UncheckedRuleTests {
  private let rule = UncheckedRule(
    word: "unowned",
    places: [UncheckedPlace("Sources/Engines/Piston/A.swift", 1, provenBy: "PistonTests")])

  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

  @Test func `a listed place is no problem`() {
    let files = [
      file("Sources/Engines/Piston/A.swift", "unowned let a: B"), file("Tests/T.swift", "@Suite struct PistonTests {}"),
    ]
    #expect(rule.problems(in: files) == [])
    #expect(rule.missingProofs(in: files) == [])
  }

  @Test func `a place that is not listed is reported`() {
    let files = [
      file("Sources/Engines/Piston/A.swift", "unowned let a: B"),
      file("Sources/Engines/Piston/C.swift", "let b = 1\nunowned let a: B"),
    ]
    #expect(
      rule.problems(in: files).map(\.description) == [
        "Sources/Engines/Piston/C.swift:2: unowned stands here 1 times, and 0 are listed"
      ])
  }

  @Test func `a place that is gone is reported, and so is a proof that nobody wrote`() {
    #expect(
      rule.problems(in: []).map(\.description) == [
        "Sources/Engines/Piston/A.swift:1: unowned is listed for a file that does not exist"
      ])
    #expect(rule.missingProofs(in: []) == ["PistonTests"])
  }

  @Test func `files that share a reason are counted each for itself`() {
    let rule = UncheckedRule(
      word: "unsafeBitCast",
      groups: [
        UncheckedGroup(in: "Sources/Engines/Piston/", because: "both are bits", ["A.swift": 1, "B.swift": 2]),
        UncheckedGroup(because: "it is an address", ["Sources/Engines/Piston/B.swift": 1]),
      ])
    let cast = "let a = unsafeBitCast(b, to: C.self)\n"
    let files = [
      file("Sources/Engines/Piston/A.swift", cast), file("Sources/Engines/Piston/B.swift", cast + cast),
    ]
    #expect(
      rule.problems(in: files).map(\.description) == [
        "Sources/Engines/Piston/B.swift:1: unsafeBitCast stands here 2 times, and 3 are listed"
      ])
    #expect(rule.missingProofs(in: []) == [])
  }

  @Test func `comments and tests may hold the word`() {
    let files = [
      file("Sources/Engines/Piston/A.swift", "unowned let a: B // unowned"), file("Tests/T.swift", "unowned let a: B"),
    ]
    #expect(rule.problems(in: files) == [])
  }
}
