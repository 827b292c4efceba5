import Testing

@Suite struct RealTimeRuleTests {
  private let rule = RealTimeRule(places: [RealTimePlace("Tests/Browser", because: "it is real")])

  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

  @Test(arguments: [
    "try await Task.sleep(for: .seconds(1))", "  usleep(10)", "let start = ContinuousClock.now",
    "DispatchQueue.global().asyncAfter(deadline: .now() + 1) {}", "$0.limits.silenceTimeout = 0.2",
    "RunLoop.main.run(until: date)", "@Test(.timeLimit(.minutes(1)))",
  ])
  func `a test that waits is named with its line`(line: String) {
    let problems = rule.problems(in: file("Tests/GridTests/A.swift", "import OpenCollectionView\n\(line)\n"))
    #expect(problems.map(\.line) == [2])
  }

  @Test func `places that are listed, the sources, comments and words may wait`() {
    let wait = "try await Task.sleep(for: .seconds(1))\n"
    #expect(rule.problems(in: file("Tests/Browser/Page/A.swift", wait)) == [])
    #expect(rule.problems(in: file("Sources/Hosts/A.swift", wait)) == [])
    #expect(rule.problems(in: file("Tests/GridTests/A.swift", "// Task.sleep\nlet a = \"usleep(1)\"\n")) == [])
  }

  @Test func `the main queue goes by the kit's clock where the kit is`() {
    let later = "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}\n"
    #expect(rule.problems(in: file("Tests/GridTests/A.swift", "import OpenCollectionView\n\(later)")) == [])
    #expect(rule.problems(in: file("Tests/GridTests/A.swift", "@testable import OpenCollectionView\n\(later)")) == [])
    #expect(rule.problems(in: file("Tests/GridTests/A.swift", "import Foundation\n\(later)")).map(\.line) == [2])
  }

  @Test func `a place that waits no longer is to be taken off the list`() {
    #expect(rule.unneeded(in: [file("Tests/Browser/A.swift", "let a = 1\n")]) == ["Tests/Browser"])
    #expect(rule.unneeded(in: [file("Tests/Browser/A.swift", "usleep(1)\n")]) == [])
  }
}
