import GestureEngine
import Testing

/// Who stops whom.
@Suite struct ExclusionTests {
  let referee = Referee()

  // G36
  @Test func `the first to begin wins, the others on the touch fail`() {
    referee.add("ABC", touches: 0)
    referee.ask(.began, "B")
    #expect(referee.states == "A failed, B began, C failed")
    #expect(
      referee.changes == [
        "B possible → began: asked", "A possible → failed: another gesture was recognized first",
        "C possible → failed: another gesture was recognized first",
      ])
    #expect(referee.takeActions() == "B began")
  }

  // G36
  @Test func `one that shares no touch goes on`() {
    referee.add("A", touches: 0)
    referee.add("B", touches: 1)
    for letter in "AB" { referee.ask(.began, letter) }
    #expect(referee.states == "A began, B began")
  }

  // G36
  @Test func `one shared touch of several is enough`() {
    referee.add("A", touches: 0, 1)
    referee.add("B", touches: 1, 2)
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B failed")
  }

  // G36
  @Test func `a touch that was lifted within the attempt counts`() {
    referee.add("A", touches: 0)
    referee.arena.lift(touch: 0)
    referee.add("B", touches: 0)
    referee.ask(.began, "B")
    #expect(referee.states == "A failed, B began")
  }

  // G36
  @Test func `one that waits is stopped too`() {
    referee.requirements = ["AB"]
    referee.add("ABC", touches: 0)
    referee.ask(.ended, "A")
    referee.ask(.began, "C")
    #expect(referee.states == "A failed, B failed, C began")
    #expect(referee.takeActions() == "C began")
  }

  // G36
  @Test func `while one is under way a newcomer fails`() {
    referee.add("A", touches: 0)
    referee.ask(.began, "A")
    referee.add("B", touches: 1)
    referee.admit(1, to: "A")
    referee.ask(.began, "B")
    #expect(referee.states == "A began, B failed")
    #expect(referee.changes.last == "B possible → failed: another gesture is under way")
  }

  // G36
  @Test func `of two that waited for the same one the first to ask wins, whatever their numbers`() {
    referee.requirements = ["AC", "BC"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "B")
    referee.ask(.began, "A")
    referee.ask(.failed, "C")
    #expect(referee.states == "A failed, B began, C failed")
  }

  // G37
  @Test(arguments: ["AB", "BA"])
  func `two that may run together both go on, whoever says so`(pair: String) {
    referee.together = [pair]
    referee.add("AB", touches: 0)
    for letter in "AB" { referee.ask(.began, letter) }
    #expect(referee.takeActions() == "A began, B began")
  }

  // G37
  @Test func `two that may run together do not take a third with them`() {
    referee.together = ["AB"]
    referee.add("ABC", touches: 0)
    for letter in "AB" { referee.ask(.began, letter) }
    #expect(referee.states == "A began, B began, C failed")
  }

  // G37
  @Test func `a third that may run with the first but not with the second fails`() {
    referee.together = ["AB", "BC"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B possible, C failed")
  }

  // G37
  @Test func `one that would have to displace another that is under way fails instead`() {
    referee.together = ["AB", "AC"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "B")
    #expect(referee.states == "A possible, B began, C failed")
    referee.reset("C")
    referee.admit(0, to: "C")
    referee.ask(.began, "A")
    referee.ask(.began, "C")
    #expect(referee.states == "A began, B began, C failed")
  }

  // G38
  @Test func `one that does not prevent another leaves it alone`() {
    referee.harmless = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "A")
    #expect(referee.states == "A ended, B possible")
    referee.ask(.ended, "B")
    #expect(referee.takeActions() == "A ended, B ended")
  }

  // G38
  @Test func `that one is harmless does not make the other so`() {
    referee.harmless = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.ended, "B")
    #expect(referee.states == "A failed, B ended")
  }

  // G38
  @Test func `who prevents is asked only where both may not run together`() {
    referee.together = ["AB"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "A")
    #expect(
      referee.questions == [
        "A begin?", "AB require?", "AC require?", "BA require?", "BA together?", "CA require?", "CA together?",
        "AC prevent?",
      ])
  }

  // MARK: Taps

  // G39
  @Test(arguments: ["SD", "DS"])
  func `without a requirement single and double tap both act`(order: String) {
    // A tap does not prevent one that needs more taps.
    referee.harmless = ["SD"]
    referee.add(order, touches: 0)
    referee.ask(.ended, "S")
    referee.arena.lift(touch: 0)
    #expect(referee.takeActions() == "S ended")
    referee.reset("S")
    referee.admit(1, to: order)
    for letter in order { referee.ask(.ended, letter) }
    // Who is heard first at the second lift decides whether the single tap acts again.
    #expect(referee.takeActions() == (order == "SD" ? "S ended, D ended" : "D ended"))
  }

  // G32
  @Test func `with a requirement only the double tap acts on two taps`() {
    referee.requirements = ["SD"]
    referee.harmless = ["SD"]
    referee.add("SD", touches: 0)
    referee.ask(.ended, "S")
    referee.arena.lift(touch: 0)
    #expect(!referee.arena.isListening(referee["S"]))
    referee.admit(1, to: "D")
    referee.ask(.ended, "D")
    #expect(referee.takeActions() == "D ended")
    #expect(referee.states == "D ended, S failed")
  }

  // G32
  @Test func `with a requirement the single tap acts when the second tap does not come`() {
    referee.requirements = ["SD"]
    referee.harmless = ["SD"]
    referee.add("SD", touches: 0)
    referee.ask(.ended, "S")
    referee.arena.lift(touch: 0)
    #expect(referee.takeActions() == "")
    referee.ask(.failed, "D")
    #expect(referee.takeActions() == "S ended")
    #expect(referee.arena.isReadyForReset(referee["S"]))
  }
}
