/// The competition of recognizers for touches: who goes on, who waits, who is out.
///
/// Members take part in touches and ask for states; the arena answers by the rules that UIKit documents: a member that
/// wants to begin must be allowed to, must wait for those it requires to fail, and when it begins those that share a
/// touch with it fail unless both may run together. The arena knows nothing of concrete recognizers: what it must know
/// it asks its ``GestureArenaRules``.
///
/// A class, because rules are answered by programs that may change the arena while it asks. A member that goes on from
/// change to change costs no search and no allocation.
public final class GestureArena {
  /// The number of a member, valid until ``remove(_:)``; numbers are used again.
  public typealias Member = Int

  /// Something that a member has to tell its targets.
  public struct Action: Hashable, Sendable {
    /// The member that has something to tell.
    public var member: Member
    /// The state to tell of.
    public var state: RecognitionState
  }

  /// Two attempts, in the order of the question. An answer is void when either attempt is over.
  struct Pair: Hashable {
    /// Half of the bits for each: one number is hashed in a third of the time of two, and four thousand million attempts later
    /// nobody asks about the former ones.
    private let numbers: UInt64

    init(attempt: Int, other: Int) {
      numbers = UInt64(UInt32(truncatingIfNeeded: attempt)) << 32 | UInt64(UInt32(truncatingIfNeeded: other))
    }

    /// Tells whether both attempts are among some.
    func isWithin(_ attempts: Set<UInt32>) -> Bool {
      attempts.contains(UInt32(numbers >> 32)) && attempts.contains(UInt32(truncatingIfNeeded: numbers))
    }
  }

  /// The object that answers the arena's questions; held weakly.
  public var rules: (any GestureArenaRules)? {
    get { table.owner ?? table.otherRules }
    set {
      table.owner = nil
      table.otherRules = newValue
    }
  }

  // Read for every recognizer of every sample: a runtime check for overlapping access would cost more than the answer.
  @exclusivity(unchecked) private var table = GestureArenaTable()

  /// Makes who has the arena the one who answers, until ``leave()`` is called.
  package func belong(to owner: any GestureArenaRules) { table.owner = owner }

  /// Forgets the object that has the arena, which is about to go.
  package func leave() { table.owner = nil }

  var entries: [ArenaEntry] {
    get { table.entries }
    _modify { yield &table.entries }
  }
  /// Answers to `requiresFailure(of:before:)`, those of attempts that are over included until the arena is empty.
  var requirements: [Pair: Bool] {
    get { table.requirements }
    _modify { yield &table.requirements }
  }
  var pendingActions: [Action] {
    get { table.pendingActions }
    _modify { yield &table.pendingActions }
  }
  var heldCount: Int {
    get { table.heldCount }
    _modify { yield &table.heldCount }
  }
  /// How many members wait.
  var waitingCount: Int {
    get { table.waitingCount }
    _modify { yield &table.waitingCount }
  }
  /// How many members have finished their attempts and are not yet reset.
  var finishedCount: Int { table.finishedCount }
  var isResolving: Bool {
    get { table.isResolving }
    set { table.isResolving = newValue }
  }
  var mustResolveAgain: Bool {
    get { table.mustResolveAgain }
    set { table.mustResolveAgain = newValue }
  }

  /// An arena without members.
  public init() {}

  // MARK: Membership

  /// Adds a member that is in `possible` and takes part in no touch.
  public func add() -> Member {
    table.presentCount += 1
    if let member = table.free.popLast() {
      entries[member] = newEntry()
      return member
    }
    entries.append(newEntry())
    return entries.count - 1
  }

  /// Takes a member out; its pending actions are not told, and nobody waits for it any longer.
  public func remove(_ member: Member) {
    checkPresence(of: member)
    replaceEntry(of: member, with: ArenaEntry())
    table.free.insert(member, at: table.free.firstIndex { $0 < member } ?? table.free.endIndex)
    table.presentCount -= 1
    forgetAnswers()
    if !pendingActions.isEmpty { pendingActions.removeAll { $0.member == member } }
    resolveWaiting()
  }

  /// Begins a new attempt: the member is `possible` again, without touches. Its pending actions stay. // G25
  public func reset(_ member: Member) {
    checkPresence(of: member)
    replaceEntry(of: member, with: newEntry())
    resolveWaiting()
  }

  private func newEntry() -> ArenaEntry {
    table.attemptCount += 1
    return ArenaEntry(attempt: table.attemptCount)
  }

  private func replaceEntry(of member: Member, with entry: ArenaEntry) {
    if entries[member].heldState != nil { waitingCount -= 1 }
    if entries[member].state.isFinished { table.finishedCount -= 1 }
    entries[member] = entry
  }

  /// Between gestures the arena is empty, as a rule; where it never is, the answers of old attempts go in larger lots.
  private func forgetAnswers() {
    if table.presentCount == 0 {
      requirements.removeAll(keepingCapacity: true)
    } else if requirements.count > Self.answersBeforeCleaning {
      let attempts = Set(entries.lazy.filter(\.isPresent).map { UInt32(truncatingIfNeeded: $0.attempt) })
      requirements = requirements.filter { $0.key.isWithin(attempts) }
    }
  }

  /// Few enough to search, many enough not to search often. Our choice.
  private static let answersBeforeCleaning = 4096

  func checkPresence(of member: Member) {
    guard entries.indices.contains(member) && entries[member].isPresent else {
      fatalError("Member \(member) is not in the arena: use the numbers that add() gives, and none after remove(_:).")
    }
  }

  // MARK: Questions

  /// The state of a member, as a program sees it: `possible` while it waits.
  public func state(of member: Member) -> RecognitionState { entries[member].state }

  /// Tells whether a member is ready and waits for others to fail.
  public func isWaiting(_ member: Member) -> Bool { entries[member].heldState != nil }

  /// The touches of a member's attempt, lifted ones included.
  public func touches(of member: Member) -> TouchSet { entries[member].touches }

  /// The touches of a member that are down.
  public func liveTouches(of member: Member) -> TouchSet { entries[member].liveTouches }

  /// Tells whether a member still listens to touches: its attempt is not over, and it has not asked for its last state.
  public func isListening(_ member: Member) -> Bool { entries[member].isListening }

  /// Tells whether a member's attempt is over and nothing holds it any longer, so that it may be reset. // G25
  ///
  /// A discrete gesture that was recognized is over at once, as measured on iOS; what is left of its touches is not its
  /// concern. Other final states stay until the last touch has gone.
  public func isReadyForReset(_ member: Member) -> Bool { entries[member].isReadyForReset }

  /// Lets a member whose attempt is over begin anew while its touches are still down: new touches may join it. // P98
  public func letGo(_ member: Member) {
    checkPresence(of: member)
    if entries[member].state.isFinished { entries[member].isDone = true }
  }

  /// Tells whether any member has finished its attempt and is not yet reset.
  public var hasFinishedMembers: Bool { table.finishedCount > 0 }

  /// Tells whether there are actions to send, or members to reset.
  public var hasNews: Bool { table.finishedCount > 0 || !pendingActions.isEmpty }

  /// The slots that attempts still refer to, lifted or not: these must not be given to new touches.
  public var boundTouches: TouchSet {
    entries.reduce(into: TouchSet()) { $0.formUnion($1.touches) }
  }

  // MARK: Touches

  /// Lets a member take part in a touch.
  ///
  /// - Parameter slot: 0 to 63, and not one of ``boundTouches`` unless it stands for the same touch.
  public func admit(touch slot: Int, to member: Member) {
    checkPresence(of: member)
    entries[member].touches.insert(TouchSet(slot: slot))
    entries[member].liveTouches.insert(TouchSet(slot: slot))
  }

  /// Ends a member's part in a touch that goes on for others. Those that waited for it, and share no other touch with
  /// it, wait no longer. // G13, G34
  public func withdraw(touch slot: Int, from member: Member) {
    checkPresence(of: member)
    entries[member].touches.remove(TouchSet(slot: slot))
    entries[member].liveTouches.remove(TouchSet(slot: slot))
    resolveWaiting()
  }

  /// A touch was lifted or cancelled. Members that wait for each other and have no touch left fail. // G35
  public func lift(touch slot: Int) {
    for index in entries.indices { entries[index].liveTouches.remove(TouchSet(slot: slot)) }
    resolveWaiting()
  }

  /// The actions to send now, in the order of the changes; each is handed out once.
  public func takeActions() -> [Action] {
    guard !pendingActions.isEmpty else { return [] }
    defer { pendingActions.removeAll(keepingCapacity: true) }
    return pendingActions
  }

  /// Hands out the actions to send now, in place of what `actions` holds: without allocation when it is used again.
  public func takeActions(into actions: inout [Action]) {
    actions.removeAll(keepingCapacity: true)
    guard !pendingActions.isEmpty else { return }
    swap(&actions, &pendingActions)
  }

  // MARK: States

  /// Gives a member its new state, and whoever listens the news.
  func move(_ member: Member, to state: RecognitionState, because reason: ArenaReason) {
    let old = entries[member].state
    entries[member].state = state
    if state.isFinished {
      table.finishedCount += 1
      entries[member].isDone = old == .possible && state == .ended
    }
    if state != .failed { pendingActions.append(Action(member: member, state: state)) }  // G23
    rules?.stateDidChange(of: member, from: old, to: state, because: reason)
  }

  func stopWaiting(_ member: Member) {
    if entries[member].heldState != nil { waitingCount -= 1 }
    entries[member].heldState = nil
    entries[member].heldEnd = nil
  }
}

/// The members of an arena, and what is left to do.
private struct GestureArenaTable {
  /// The object that has the arena, and answers its questions. It says when it goes: a weak reference would make each
  /// use of it more expensive.
  unowned(unsafe) var owner: (any GestureArenaRules)?
  weak var otherRules: (any GestureArenaRules)?
  var entries: [ArenaEntry] = []
  var requirements: [GestureArena.Pair: Bool] = [:]
  var pendingActions: [GestureArena.Action] = []
  /// The numbers of former members, descending: the lowest is used first, so that those that come together follow each
  /// other in the order in which they came.
  var free: [GestureArena.Member] = []
  var presentCount = 0
  var attemptCount = 0
  var heldCount = 0
  var waitingCount = 0
  var finishedCount = 0
  var isResolving = false
  var mustResolveAgain = false
}
