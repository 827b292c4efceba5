import GestureEngine
import TestSupport
import Testing

@Suite struct GestureArenaTests {
  let referee = Referee()

  // MARK: Attempts

  @Test func `a new member is possible, without touches`() {
    referee.add("A")
    #expect(referee.states == "A possible")
    #expect(referee.arena.touches(of: referee["A"]).isEmpty)
    #expect(referee.arena.isListening(referee["A"]))
    #expect(!referee.arena.isReadyForReset(referee["A"]))
  }

  @Test func `the numbers of removed members are used again`() {
    let arena = GestureArena()
    let first = arena.add()
    let second = arena.add()
    arena.remove(first)
    #expect(arena.add() == first)
    #expect(arena.add() != second)
  }

  // G30
  @Test func `a member that should not begin fails silently`() {
    referee.refused = "A"
    referee.add("A", touches: 0)
    referee.ask(.began, "A")
    #expect(referee.changes == ["A possible → failed: it should not begin"])
    #expect(referee.takeActions() == "")
  }

  // G30
  @Test func `whether it should begin is asked before anything else, and not for failing`() {
    referee.add("AB", touches: 0)
    referee.ask(.failed, "B")
    #expect(referee.questions == [])
    referee.ask(.ended, "A")
    #expect(referee.questions.first == "A begin?")
    #expect(referee.questions.filter { $0.contains("begin?") } == ["A begin?"])
  }

  @Test func `without rules everybody may begin, waits for nobody and stops everybody`() {
    let arena = GestureArena()
    let (first, second) = (arena.add(), arena.add())
    for member in [first, second] { arena.admit(touch: 0, to: member) }
    arena.request(.began, for: first, because: "")
    #expect(arena.state(of: first) == .began)
    #expect(arena.state(of: second) == .failed)
  }

  // G23
  @Test func `actions are told in the order of the changes, each once`() {
    referee.together = ["AB"]
    referee.add("AB", touches: 0)
    referee.ask(.began, "B")
    referee.ask(.began, "A")
    referee.ask(.changed, "B")
    referee.ask(.ended, "A")
    referee.ask(.cancelled, "B")
    #expect(referee.takeActions() == "B began, A began, B changed, A ended, B cancelled")
    #expect(referee.takeActions() == "")
  }

  // G26
  @Test func `what is switched off in possible fails silently, what is under way is cancelled with an action`() {
    referee.add("A", touches: 0)
    referee.add("B", touches: 1)
    referee.ask(.began, "B")
    _ = referee.takeActions()
    for letter in "AB" { referee.ask(.cancelled, letter) }
    #expect(referee.states == "A failed, B cancelled")
    #expect(referee.takeActions() == "B cancelled")
  }

  // MARK: Touches and resets

  // G25
  @Test func `a final state stays until the last touch has gone`() {
    referee.add("A", touches: 0, 1)
    let member = referee["A"]
    referee.ask(.began, "A")
    referee.ask(.ended, "A")
    #expect(!referee.arena.isListening(member))
    referee.arena.lift(touch: 0)
    #expect(!referee.arena.isReadyForReset(member))
    referee.arena.lift(touch: 1)
    #expect(referee.arena.isReadyForReset(member))
    #expect(referee.states == "A ended")
  }

  // G25
  @Test func `a discrete gesture is over at once, whatever fingers are down`() {
    referee.add("A", touches: 0, 1)
    referee.ask(.ended, "A")
    #expect(referee.arena.isReadyForReset(referee["A"]))
  }

  // G25
  @Test func `a reset begins a new attempt without touches; what was done is still told`() {
    referee.add("A", touches: 0)
    referee.ask(.ended, "A")
    referee.arena.lift(touch: 0)
    referee.reset("A")
    #expect(referee.states == "A possible")
    #expect(referee.arena.touches(of: referee["A"]).isEmpty)
    #expect(referee.arena.isListening(referee["A"]))
    #expect(referee.takeActions() == "A ended")
    referee.ask(.ended, "A")
    #expect(referee.takeActions() == "A ended")
  }

  // G27
  @Test func `a member that has failed does not listen until its reset, though new touches come down`() {
    referee.add("AB", touches: 0)
    referee.ask(.failed, "A")
    referee.admit(1, to: "B")
    referee.arena.lift(touch: 1)
    #expect(!referee.arena.isListening(referee["A"]))
    #expect(!referee.arena.isReadyForReset(referee["A"]))
    referee.arena.lift(touch: 0)
    #expect(referee.arena.isReadyForReset(referee["A"]))
    referee.reset("A")
    #expect(referee.arena.isListening(referee["A"]))
  }

  @Test func `a member that waits to begin listens; one that waits to end has heard enough`() {
    referee.requirements = ["AC", "BC"]
    referee.together = ["AB"]
    referee.add("ABC", touches: 0)
    referee.ask(.began, "A")
    referee.ask(.ended, "B")
    #expect(referee.arena.isListening(referee["A"]))
    #expect(!referee.arena.isListening(referee["B"]))
    referee.ask(.ended, "A")
    #expect(!referee.arena.isListening(referee["A"]))
  }

  @Test func `a lifted touch belongs to the attempt until the reset`() {
    referee.add("A", touches: 3)
    referee.arena.lift(touch: 3)
    #expect(referee.arena.touches(of: referee["A"]) == TouchSet(slot: 3))
    #expect(referee.arena.liveTouches(of: referee["A"]).isEmpty)
    #expect(referee.arena.boundTouches == TouchSet(slot: 3))
    referee.reset("A")
    #expect(referee.arena.boundTouches.isEmpty)
  }

  // G13
  @Test func `a member that withdraws from a touch no longer shares it`() {
    referee.add("AB", touches: 0)
    referee.arena.withdraw(touch: 0, from: referee["B"])
    referee.ask(.began, "A")
    #expect(referee.states == "A began, B possible")
  }

  // MARK: Misuse

  @Test func `a removed member cannot ask`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let arena = GestureArena()
      let member = arena.add()
      arena.remove(member)
      arena.request(.began, for: member, because: "")
    }
    #expect(
      trapSentence(of: result).contains(
        "Member 0 is not in the arena: use the numbers that add() gives, and none after remove(_:)."))
  }

  @Test func `a removed member cannot be reset back to life`() async {
    await #expect(processExitsWith: .failure) {
      let arena = GestureArena()
      let member = arena.add()
      arena.remove(member)
      arena.reset(member)
    }
  }

  @Test func `a number that add did not give takes no touch`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      GestureArena().admit(touch: 0, to: 7)
    }
    #expect(trapSentence(of: result).contains("Member 7 is not in the arena"))
  }
}
