#if os(Linux)
import Testing

@testable import TestSupport

@Suite struct SecondChancesTests {
  private func kinds(_ issues: [ReportedIssue]) -> [String] { issues.map { $0.isFailure ? "failure" : "warning" } }

  @Test func `three tests of a run may fail beside others and pass by themselves, and no fourth`() {
    var chances = SecondChances()
    let issues = [ReportedIssue("late"), ReportedIssue("later")]
    #expect((1...3).map { _ in kinds(chances.take(issues)) } == Array(repeating: ["warning", "warning"], count: 3))
    #expect(kinds(chances.take(issues)) == ["failure", "failure"])
    #expect(kinds(chances.take([ReportedIssue("late")])) == ["failure"])
    #expect(chances.count == 5)
  }

  @Test func `a failure says how many there were, and what was reported`() {
    var chances = SecondChances()
    for _ in 1...3 { _ = chances.take([]) }
    #expect(
      chances.take([ReportedIssue("The swipe was late.")]).map(\.text) == [
        """
        Beside other tests this came out otherwise; by itself the test passed. It is number 4 of this run to do so, and 3 are excused.
        The swipe was late.
        """
      ])
  }
}
#endif
