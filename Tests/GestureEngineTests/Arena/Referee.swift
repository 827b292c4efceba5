import GestureEngine

/// An arena whose members have letters for names, and rules that a test writes down as pairs of letters.
///
/// `"AB"` in ``requirements``: A must wait until B has failed. In ``together``: A may run beside B. In ``harmless``: A,
/// once it has begun, does not stop B.
final class Referee: GestureArenaRules {
  let arena = GestureArena()
  var refused = ""
  var requirements: Set<String> = []
  var together: Set<String> = []
  var harmless: Set<String> = []
  /// Called when a question or an answer passes, with its text, so that a test can interfere.
  var interfere: ((String) -> Void)?
  /// State changes, waits and ignored requests.
  private(set) var changes: [String] = []
  /// Questions.
  private(set) var questions: [String] = []
  private var members: [Character: GestureArena.Member] = [:]

  init() { arena.rules = self }

  // MARK: What a test does

  /// Adds members that take part in the given touches.
  func add(_ letters: String, touches: Int...) {
    for letter in letters {
      members[letter] = arena.add()
      for touch in touches { arena.admit(touch: touch, to: self[letter]) }
    }
  }

  func admit(_ touch: Int, to letters: String) {
    for letter in letters { arena.admit(touch: touch, to: self[letter]) }
  }

  func ask(_ state: RecognitionState, _ letter: Character) {
    arena.request(state, for: self[letter], because: "asked")
  }

  func remove(_ letter: Character) {
    let member = self[letter]
    members[letter] = nil
    arena.remove(member)
  }

  func reset(_ letter: Character) { arena.reset(self[letter]) }

  subscript(letter: Character) -> GestureArena.Member {
    guard let member = members[letter] else { preconditionFailure("\(letter) was never added.") }
    return member
  }

  /// The states of all members, and who waits: `A began, B possible (waits)`.
  var states: String {
    members.keys.sorted().map { letter in
      "\(letter) \(arena.state(of: self[letter]).name)" + (arena.isWaiting(self[letter]) ? " (waits)" : "")
    }.joined(separator: ", ")
  }

  /// The actions to send: `A began, A ended`.
  func takeActions() -> String {
    arena.takeActions().map { "\(letter($0.member)) \($0.state.name)" }.joined(separator: ", ")
  }

  // MARK: GestureArenaRules

  func shouldBegin(_ member: GestureArena.Member) -> Bool {
    ask("\(letter(member)) begin?")
    return !refused.contains(letter(member))
  }

  func requiresFailure(of other: GestureArena.Member, before member: GestureArena.Member) -> Bool {
    let pair = letter(member) + letter(other)
    ask("\(pair) require?")
    return requirements.contains(pair)
  }

  func mayRecognizeTogether(_ member: GestureArena.Member, _ other: GestureArena.Member) -> Bool {
    let pair = letter(member) + letter(other)
    ask("\(pair) together?")
    return together.contains(pair) || together.contains(String(pair.reversed()))
  }

  func prevents(_ other: GestureArena.Member, by member: GestureArena.Member) -> Bool {
    let pair = letter(member) + letter(other)
    ask("\(pair) prevent?")
    return !harmless.contains(pair)
  }

  func stateDidChange(
    of member: GestureArena.Member, from old: RecognitionState, to new: RecognitionState, because reason: ArenaReason
  ) {
    tell("\(letter(member)) \(old.name) → \(new.name): \(words(reason))")
  }

  func willWait(_ member: GestureArena.Member, for others: [GestureArena.Member], because reason: ArenaReason) {
    tell("\(letter(member)) waits for \(others.map(letter).joined(separator: ", "))")
  }

  func didIgnore(_ state: RecognitionState, of member: GestureArena.Member, in current: RecognitionState) {
    tell("\(letter(member)) stays \(current.name), not \(state.name)")
  }

  private func words(_ reason: ArenaReason) -> String {
    switch reason {
    case .asked(let reason): reason.description
    case .refused: "it should not begin"
    case .released: "those it waited for have failed"
    case .delayed: ""
    case .requirementRecognized: "one that had to fail first was recognized"
    case .underWay: "another gesture is under way"
    case .excluded: "another gesture was recognized first"
    case .cycle: "it and others wait for each other to fail"
    }
  }

  private func letter(_ member: GestureArena.Member) -> String {
    members.first { $0.value == member }.map { String($0.key) } ?? "?"
  }

  private func ask(_ question: String) {
    questions.append(question)
    interfere?(question)
  }

  private func tell(_ change: String) {
    changes.append(change)
    interfere?(change)
  }
}
