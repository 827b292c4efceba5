import GestureEngine
import Testing

/// Who waits for whom.
@Suite struct RequirementTests {
  let referee = Referee()

  // G32
  @Test func `one that requires another to fail waits, and stays possible to see`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    #expect(referee.states == "A possible (waits), B possible")
    #expect(referee.changes == ["A waits for B"])
    #expect(referee.takeActions() == "")
  }

  // G32
  @Test func `it goes on when the other fails, with its action`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.failed, "B")
    #expect(
      referee.changes == [
        "A waits for B", "B possible → failed: asked", "A possible → ended: those it waited for have failed",
      ])
    #expect(referee.takeActions() == "A ended")
  }

  // G32
  @Test(arguments: [RecognitionState.began, .ended])
  func `it fails when the other is recognized`(state: RecognitionState) {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(state, "B")
    #expect(
      referee.changes == [
        "A waits for B", "B possible → \(state.name): asked",
        "A possible → failed: one that had to fail first was recognized",
      ])
    #expect(referee.takeActions() == "B \(state.name)")
  }

  // G32
  @Test func `it fails although both might run together`() {
    referee.requirements = ["AB"]
    referee.together = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.began, "B")
    #expect(referee.states == "A failed, B began")
  }

  // G32
  @Test func `it does not wait for one that has failed before`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.failed, "B")
    referee.ask(.ended, "A")
    #expect(referee.takeActions() == "A ended")
  }

  // G32
  @Test func `it waits for all of several`() {
    referee.requirements = ["AB", "AC"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "A")
    referee.ask(.failed, "C")
    #expect(referee.states == "A possible (waits), B possible, C failed")
    referee.ask(.failed, "B")
    #expect(referee.states == "A began, B failed, C failed")
    #expect(referee.changes.first == "A waits for B, C")
  }

  // G32
  @Test func `a chain of those that wait is let go from its end`() {
    referee.requirements = ["AB", "BC"]
    referee.add("ABC", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.ended, "B")
    referee.ask(.failed, "C")
    #expect(referee.states == "A failed, B ended, C failed")
    #expect(referee.takeActions() == "B ended")
  }

  // G32
  @Test func `a chain whose middle fails goes on`() {
    referee.requirements = ["AB", "BC"]
    referee.add("ABC", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.ended, "B")
    referee.ask(.failed, "B")
    #expect(referee.states == "A ended, B failed, C failed")
  }

  // G33
  @Test func `a requirement is asked once per pair and attempt`() {
    referee.requirements = ["AB"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "A")
    for _ in 0..<3 { referee.ask(.changed, "A") }
    referee.admit(1, to: "ABC")
    referee.ask(.failed, "C")
    referee.ask(.failed, "B")
    #expect(referee.questions.filter { $0.hasSuffix("require?") } == ["AB require?", "AC require?"])
  }

  // G33
  @Test func `it is asked again after the reset of either`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.failed, "B")
    referee.ask(.ended, "A")
    referee.reset("A")
    referee.admit(1, to: "AB")
    referee.ask(.ended, "A")
    referee.reset("A")
    referee.reset("B")
    referee.admit(2, to: "AB")
    referee.ask(.ended, "A")
    #expect(referee.questions.filter { $0.hasSuffix("require?") } == ["AB require?", "AB require?", "AB require?"])
    #expect(referee.states == "A possible (waits), B possible")
  }

  // G34
  @Test func `a requirement on one that shares no touch counts as met`() {
    referee.requirements = ["AB"]
    referee.add("A", touches: 0)
    referee.add("B", touches: 1)
    referee.ask(.ended, "A")
    #expect(referee.takeActions() == "A ended")
    #expect(referee.states == "A ended, B possible")
  }

  // G34
  @Test func `one that withdraws from the shared touch is waited for no longer`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    referee.arena.withdraw(touch: 0, from: referee["B"])
    #expect(referee.states == "A ended, B possible")
  }

  // G34
  @Test func `one that withdraws from one of two shared touches is still waited for`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0, 1)
    referee.ask(.ended, "A")
    referee.arena.withdraw(touch: 0, from: referee["B"])
    #expect(referee.states == "A possible (waits), B possible")
  }

  @Test func `one that is removed is waited for no longer`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    referee.remove("B")
    #expect(referee.takeActions() == "A ended")
  }

  @Test func `one that is reset without having decided is waited for no longer`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    referee.reset("B")
    #expect(referee.takeActions() == "A ended")
  }

  @Test func `one that waits may be removed itself`() {
    referee.requirements = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.began, "A")
    referee.remove("A")
    referee.ask(.failed, "B")
    #expect(referee.states == "B failed")
    #expect(referee.takeActions() == "")
  }

  @Test func `the pending actions of one that is removed are not told`() {
    referee.together = ["AB"]
    referee.add("AB", touches: 0)
    for letter in "AB" { referee.ask(.began, letter) }
    referee.remove("A")
    #expect(referee.takeActions() == "B began")
  }

  @Test func `an end that was asked for while waiting follows the beginning`() {
    referee.requirements = ["AB"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "A")
    referee.ask(.changed, "A")
    referee.ask(.ended, "A")
    referee.ask(.failed, "B")
    #expect(
      referee.changes == [
        "A waits for B", "B possible → failed: asked", "A possible → began: those it waited for have failed",
        "C possible → failed: another gesture was recognized first", "A began → ended: ",
      ])
    #expect(referee.takeActions() == "A began, A ended")
  }

  // MARK: Cycles

  // G35
  @Test func `those that wait for each other fail together when their touches have gone`() {
    referee.requirements = ["AB", "BA"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.ended, "B")
    #expect(referee.states == "A possible (waits), B possible (waits)")
    referee.arena.lift(touch: 0)
    #expect(
      referee.changes.suffix(2) == [
        "A possible → failed: it and others wait for each other to fail",
        "B possible → failed: it and others wait for each other to fail",
      ])
    #expect(referee.takeActions() == "")
  }

  // G35
  @Test func `a cycle that closes after the touches have gone fails at once`() {
    referee.requirements = ["AB", "BC", "CA"]
    referee.add("ABC", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.ended, "B")
    referee.arena.lift(touch: 0)
    #expect(referee.states == "A possible (waits), B possible (waits), C possible")
    referee.ask(.ended, "C")
    #expect(referee.states == "A failed, B failed, C failed")
  }

  // G35
  @Test func `one that waits for a cycle without being part of it goes on when the cycle has failed`() {
    referee.requirements = ["AB", "BA", "CA"]
    referee.add("ABC", touches: 0)
    for letter in "ABC" { referee.ask(.ended, letter) }
    referee.arena.lift(touch: 0)
    #expect(referee.states == "A failed, B failed, C ended")
    #expect(referee.takeActions() == "C ended")
  }

  // G35
  @Test func `one that stands between two cycles goes on when both have failed`() {
    referee.requirements = ["AB", "BA", "AC", "CD", "DE", "ED"]
    referee.add("ABCDE", touches: 0)
    for letter in "ABCDE" { referee.ask(.ended, letter) }
    referee.arena.lift(touch: 0)
    #expect(referee.states == "A failed, B failed, C ended, D failed, E failed")
  }

  // G35
  @Test func `a cycle with somebody undecided among those it waits for is no dead end`() {
    referee.requirements = ["AB", "BA", "AC"]
    referee.add("ABC", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.ended, "B")
    referee.arena.lift(touch: 0)
    #expect(referee.states == "A possible (waits), B possible (waits), C possible")
    referee.harmless = ["CB"]
    referee.ask(.ended, "C")
    #expect(referee.states == "A failed, B ended, C ended")
  }

  // G35
  @Test func `two taps that wait for a third without a touch down are no cycle`() {
    referee.requirements = ["AC", "BC"]
    referee.together = ["AB"]
    referee.add("ABC", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.ended, "B")
    referee.arena.lift(touch: 0)
    #expect(referee.states == "A possible (waits), B possible (waits), C possible")
    referee.ask(.failed, "C")
    #expect(referee.takeActions() == "A ended, B ended")
  }
}
