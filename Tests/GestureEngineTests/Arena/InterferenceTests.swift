import GestureEngine
import Testing

/// Programs that change the arena while it asks or tells them something.
@Suite struct InterferenceTests {
  let referee = Referee()

  /// Does something the first time that a question or a change passes.
  private func when(_ text: String, _ action: @escaping (Referee) -> Void) {
    var isDone = false
    referee.interfere = { [unowned referee] passing in
      guard passing == text, !isDone else { return }
      isDone = true
      action(referee)
    }
  }

  @Test func `another is failed in shouldBegin`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    when("A begin?") { $0.ask(.failed, "B") }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B failed")
  }

  @Test func `another begins in shouldBegin: it wins`() {
    referee.add("AB", touches: 0)
    when("A begin?") { $0.ask(.began, "B") }
    referee.ask(.began, "A")
    #expect(referee.states == "A failed, B began")
    #expect(referee.takeActions() == "B began")
  }

  @Test func `a member fails itself in shouldBegin, and then says yes`() {
    referee.add("A", touches: 0)
    when("A begin?") { $0.ask(.failed, "A") }
    referee.ask(.began, "A")
    #expect(referee.changes == ["A possible → failed: asked"])
    #expect(referee.takeActions() == "")
  }

  @Test func `a member fails itself in shouldBegin, and then says no`() {
    referee.refused = "A"
    referee.add("A", touches: 0)
    when("A begin?") { $0.ask(.failed, "A") }
    referee.ask(.began, "A")
    #expect(referee.changes == ["A possible → failed: asked"])
  }

  @Test func `a member that asks again in shouldBegin is not asked without end`() {
    referee.add("A", touches: 0)
    referee.interfere = { [unowned referee] text in if text == "A begin?" { referee.ask(.ended, "A") } }
    referee.ask(.began, "A")
    #expect(referee.changes == ["A stays possible, not ended", "A possible → began: asked"])
    #expect(referee.questions == ["A begin?"])
  }

  @Test func `a member that asks again while it is asked whom it requires is not asked without end`() {
    referee.add("AB", touches: 0)
    referee.interfere = { [unowned referee] text in if text == "AB require?" { referee.ask(.began, "A") } }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B failed")
    #expect(referee.questions.filter { $0 == "AB require?" }.count == 1)
  }

  @Test(arguments: ["", "A"])
  func `a member is removed in its own shouldBegin`(refused: String) {
    referee.refused = refused
    referee.add("AB", touches: 0)
    when("A begin?") { $0.remove("A") }
    referee.ask(.began, "A")
    #expect(referee.states == "B possible")
    #expect(referee.changes == [])
  }

  @Test(arguments: ["", "A"])
  func `a member is removed in shouldBegin, and its number used again`(refused: String) {
    referee.refused = refused
    referee.add("A", touches: 0)
    when("A begin?") {
      $0.remove("A")
      $0.add("C", touches: 0)
    }
    referee.ask(.began, "A")
    #expect(referee.states == "C possible")
    #expect(referee.takeActions() == "")
    referee.ask(.began, "C")
    #expect(referee.states == "C began")
  }

  @Test func `a member is reset in its own shouldBegin: the new attempt has not begun`() {
    referee.add("A", touches: 0)
    when("A begin?") { $0.reset("A") }
    referee.ask(.began, "A")
    #expect(referee.states == "A possible")
    referee.ask(.began, "A")
    #expect(referee.states == "A began")
  }

  @Test func `the other is removed while it is asked about`() {
    referee.requirements = ["AB"]
    referee.add("ABC", touches: 0)
    when("AB require?") { $0.remove("B") }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, C failed")
  }

  @Test func `the other fails while it is asked about`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    when("AB require?") { $0.ask(.failed, "B") }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B failed")
  }

  @Test func `the one waited for fails as soon as the wait is told`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    when("A waits for B") { $0.ask(.failed, "B") }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B failed")
    #expect(referee.takeActions() == "A began")
  }

  @Test func `a member that begins is removed as this is told: nobody fails for it`() {
    referee.add("AB", touches: 0)
    when("A possible → began: asked") { $0.remove("A") }
    referee.ask(.began, "A")
    #expect(referee.states == "B possible")
    #expect(referee.takeActions() == "")
  }

  @Test func `a member is removed while others fail for it: the rest goes on`() {
    referee.add("ABC", touches: 0)
    when("B possible → failed: another gesture was recognized first") { $0.remove("A") }
    referee.ask(.began, "A")
    #expect(referee.states == "B failed, C possible")
  }

  @Test func `a rival is removed as another one's failure is told`() {
    referee.add("ABC", touches: 0)
    when("B possible → failed: another gesture was recognized first") { $0.remove("C") }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B failed")
  }

  @Test func `a rival is reset while it is asked about: its new attempt does not fail`() {
    referee.add("AB", touches: 0)
    when("BA together?") { $0.reset("B") }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B possible")
  }

  @Test func `a loser that tries to begin as its failure is told is ignored`() {
    referee.add("AB", touches: 0)
    when("B possible → failed: another gesture was recognized first") { $0.ask(.began, "B") }
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B failed")
    #expect(referee.changes.last == "B stays failed, not began")
  }

  @Test func `a member that changes as its beginning is told still gets the end that was held`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.began, "A")
    referee.ask(.ended, "A")
    when("A possible → began: those it waited for have failed") { $0.ask(.changed, "A") }
    referee.ask(.failed, "B")
    #expect(referee.takeActions() == "A began, A changed, A ended")
  }

  @Test func `a member that is cancelled as its beginning is told is not ended as well`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.began, "A")
    referee.ask(.ended, "A")
    when("A possible → began: those it waited for have failed") { $0.ask(.cancelled, "A") }
    referee.ask(.failed, "B")
    #expect(referee.takeActions() == "A began, A cancelled")
  }

  @Test func `one that is waited for fails while others are let go`() {
    referee.requirements = ["AC", "BD"]
    referee.together = ["AB", "BC", "AD"]
    referee.add("ABCD", touches: 0)
    referee.ask(.began, "B")
    referee.ask(.began, "A")
    when("A possible → began: those it waited for have failed") { $0.ask(.failed, "D") }
    referee.ask(.failed, "C")
    #expect(referee.states == "A began, B began, C failed, D failed")
  }

  @Test func `a question about a late rival fails another that is waited for: the waiting go on`() {
    referee.requirements = ["AB"]
    referee.together = ["AC"]
    referee.add("AB", touches: 0)
    referee.ask(.began, "A")
    // C joins the touch while A waits, so the next pass has a question left, in which B fails.
    referee.add("C", touches: 0)
    when("AC require?") { $0.ask(.failed, "B") }
    referee.ask(.possible, "C")
    referee.ask(.changed, "A")
    #expect(referee.states == "A began, B failed, C possible")
  }
}
