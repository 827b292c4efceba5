/// The competition of recognizers for touches: who goes on, who waits, who is out.
///
/// Members take part in touches and ask for states; the arena answers by the rules that UIKit documents: a member that
/// wants to begin must be allowed to, must wait for those it requires to fail, and when it begins those that share a
/// touch with it fail unless both may run together. The arena knows nothing of concrete recognizers: what it must know
/// it asks its ``GestureArenaRules``.
///
/// A class, because rules are answered by programs that may change the arena while it asks.
public final class GestureArena {
  /// The number of a member, valid until ``remove(_:)``; numbers are used again.
  public typealias Member = Int

  /// Something that a member has to tell its targets.
  public struct Action: Hashable, Sendable {
    /// Who.
    public var member: Member
    /// The state to tell of.
    public var state: RecognitionState
  }

  struct Entry {
    /// The number of the attempt, different for every attempt of every member; 0 where there is no member.
    var attempt = 0
    var state = RecognitionState.possible
    /// The touches of this attempt, those included that have been lifted: two members compete when these meet.
    var touches: TouchSet = []
    /// The touches that are still down.
    var liveTouches: TouchSet = []
    /// The state that the member has asked for and must wait for.
    var heldState: RecognitionState?
    /// Its place among those that wait: who asked first goes on first.
    var heldOrder = 0
    /// What followed while it waited.
    var heldEnd: RecognitionState?
    /// Whether the rules are being asked whether it may begin.
    var isAsking = false
    /// Answers to `requiresFailure(of:before:)` in this attempt.
    var requirements: [Member: Bool] = [:]

    var isPresent: Bool { attempt != 0 }
  }

  /// Who answers the arena's questions.
  public weak var rules: (any GestureArenaRules)?

  var entries: [Entry] = []
  private var pendingActions: [Action] = []
  private var attemptCount = 0
  private var heldCount = 0
  var isResolving = false
  var mustResolveAgain = false

  /// An arena without members.
  public init() {}

  // MARK: Membership

  /// Adds a member that is in `possible` and takes part in no touch.
  public func add() -> Member {
    if let free = entries.firstIndex(where: { !$0.isPresent }) {
      entries[free] = newEntry()
      return free
    }
    entries.append(newEntry())
    return entries.count - 1
  }

  /// Takes a member out; its pending actions are not told, and nobody waits for it any longer.
  public func remove(_ member: Member) {
    checkPresence(of: member)
    replaceEntry(of: member, with: Entry())
    pendingActions.removeAll { $0.member == member }
    resolveWaiting()
  }

  /// Begins a new attempt: the member is `possible` again, without touches. Its pending actions stay. // G25
  public func reset(_ member: Member) {
    checkPresence(of: member)
    replaceEntry(of: member, with: newEntry())
    resolveWaiting()
  }

  private func newEntry() -> Entry {
    attemptCount += 1
    return Entry(attempt: attemptCount)
  }

  private func replaceEntry(of member: Member, with entry: Entry) {
    entries[member] = entry
    for index in entries.indices { entries[index].requirements[member] = nil }
  }

  private func checkPresence(of member: Member) {
    guard entries.indices.contains(member) && entries[member].isPresent else {
      fatalError("Member \(member) is not in the arena: use the numbers that add() gives, and none after remove(_:).")
    }
  }

  /// The state of a member, as a program sees it: `possible` while it waits.
  public func state(of member: Member) -> RecognitionState { entries[member].state }

  /// Whether a member is ready and waits for others to fail.
  public func isWaiting(_ member: Member) -> Bool { entries[member].heldState != nil }

  /// The touches of a member's attempt, lifted ones included.
  public func touches(of member: Member) -> TouchSet { entries[member].touches }

  /// The touches of a member that are down.
  public func liveTouches(of member: Member) -> TouchSet { entries[member].liveTouches }

  /// Whether a member still listens to touches: its attempt is not over, and it has not asked for its last state.
  public func isListening(_ member: Member) -> Bool {
    let entry = entries[member]
    return !entry.state.isFinished && entry.heldState != .ended && entry.heldEnd == nil
  }

  /// Whether a member's attempt is over and no touch holds it any longer, so that it may be reset. // G25
  public func isReadyForReset(_ member: Member) -> Bool {
    entries[member].state.isFinished && entries[member].liveTouches.isEmpty
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

  /// The slots that attempts still refer to, lifted or not: these must not be given to new touches.
  public var boundTouches: TouchSet {
    entries.reduce(into: TouchSet()) { $0.formUnion($1.touches) }
  }

  // MARK: States

  /// A member asks for a new state.
  ///
  /// What cannot follow the present state is ignored, and the rules are told. Some requests are taken for what they
  /// can only mean: `changed` before `began` begins, `cancelled` before `began` fails, `failed` after it cancels.
  public func request(_ state: RecognitionState, for member: Member, because reason: String) {
    checkPresence(of: member)
    let current = entries[member].state
    if entries[member].heldState != nil {
      requestWhileWaiting(state, for: member, because: reason)
      return
    }
    switch (current, state) {
    case (.possible, .possible): return
    case (.possible, .failed), (.possible, .cancelled):  // G22
      fail(member, because: reason)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      guard !entries[member].isAsking else {
        rules?.didIgnore(state, of: member, in: current)
        break
      }
      attempt(state == .changed ? .began : state, by: member, because: reason)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      move(member, to: state, because: reason)
    case (.began, .failed), (.changed, .failed):
      move(member, to: .cancelled, because: reason)
    default:
      rules?.didIgnore(state, of: member, in: current)  // G20
    }
    resolveWaiting()
  }

  /// The actions to send now, in the order of the changes; each is handed out once.
  public func takeActions() -> [Action] {
    guard !pendingActions.isEmpty else { return [] }
    defer { pendingActions.removeAll(keepingCapacity: true) }
    return pendingActions
  }

  private func requestWhileWaiting(_ state: RecognitionState, for member: Member, because reason: String) {
    switch state {
    case .ended: entries[member].heldEnd = .ended
    case .cancelled, .failed:
      entries[member].heldState = nil
      entries[member].heldEnd = nil
      fail(member, because: reason)
    case .possible, .began, .changed: break
    }
    resolveWaiting()
  }

  /// The gates on the way out of `possible`: may it begin, must it wait, is somebody under way.
  ///
  /// Every question may be answered by a program that resets or removes members: what is no longer in the same attempt
  /// after a question is left alone.
  private func attempt(_ state: RecognitionState, by member: Member, because reason: String) {
    let attempt = entries[member].attempt
    entries[member].isAsking = true
    let mayBegin = rules?.shouldBegin(member) ?? true  // G30
    if isUndecided(member, in: attempt) {
      if mayBegin {
        proceed(to: state, by: member, because: reason)
      } else {
        fail(member, because: "it should not begin")
      }
    }
    if entries[member].attempt == attempt { entries[member].isAsking = false }
  }

  func proceed(to state: RecognitionState, by member: Member, because reason: String) {
    let attempt = entries[member].attempt
    var waitsFor: [Member] = []
    for other in rivals(of: member) {
      let isRequired = requires(other, before: member)  // G32
      guard isUndecided(member, in: attempt) else { return }
      guard isRequired else { continue }
      switch entries[other].state {
      case .failed, .cancelled: continue
      case .possible: waitsFor.append(other)
      case .began, .changed, .ended:
        fail(member, because: "one that had to fail first was recognized")
        return
      }
    }
    guard waitsFor.isEmpty else {
      if entries[member].heldState == nil { hold(state, of: member, for: waitsFor) }
      return
    }
    for other in rivals(of: member) where entries[other].state.isActive {  // G36
      let mayNotBegin = excludes(member, by: other)
      guard isUndecided(member, in: attempt) else { return }
      if mayNotBegin {
        fail(member, because: "another gesture is under way")
        return
      }
    }
    let heldEnd = entries[member].heldEnd
    entries[member].heldState = nil
    entries[member].heldEnd = nil
    move(member, to: state, because: reason)
    stopRivals(of: member, in: attempt)
    if let heldEnd, entries[member].attempt == attempt, entries[member].state.isActive {
      move(member, to: heldEnd, because: "")
    }
  }

  private func hold(_ state: RecognitionState, of member: Member, for others: [Member]) {
    heldCount += 1
    entries[member].heldState = state
    entries[member].heldOrder = heldCount
    rules?.willWait(member, for: others)
  }

  /// A member has left `possible`: those that may not go on beside it fail. // G36
  private func stopRivals(of member: Member, in attempt: Int) {
    for other in rivals(of: member) where entries[other].state == .possible {
      let otherAttempt = entries[other].attempt
      let waitedInVain = requires(member, before: other)  // G32
      let isStopped = waitedInVain || excludes(other, by: member)
      guard entries[member].attempt == attempt else { return }
      guard isStopped, entries[other].attempt == otherAttempt else { continue }
      fail(
        other,
        because: waitedInVain
          ? "one that had to fail first was recognized" : "another gesture was recognized first")
    }
  }

  private func move(_ member: Member, to state: RecognitionState, because reason: String) {
    let old = entries[member].state
    entries[member].state = state
    if state != .failed { pendingActions.append(Action(member: member, state: state)) }  // G23
    rules?.stateDidChange(of: member, from: old, to: state, because: reason)
  }

  func fail(_ member: Member, because reason: String) {
    guard entries[member].isPresent, entries[member].state == .possible else { return }
    entries[member].heldState = nil
    entries[member].heldEnd = nil
    move(member, to: .failed, because: reason)
  }

  private func isUndecided(_ member: Member, in attempt: Int) -> Bool {
    entries[member].attempt == attempt && entries[member].state == .possible
  }

  /// Those that share a touch with a member, in the order of their numbers.
  func rivals(of member: Member) -> [Member] {
    let touches = entries[member].touches
    return entries.indices.filter {
      $0 != member && entries[$0].isPresent && !entries[$0].touches.isDisjoint(with: touches)
    }
  }

  private func requires(_ other: Member, before member: Member) -> Bool {
    if let known = entries[member].requirements[other] { return known }  // G33
    let attempts = (entries[member].attempt, entries[other].attempt)
    // No, until the answer is there: a program that starts something while it is asked must not be asked again.
    entries[member].requirements[other] = false
    let answer = rules?.requiresFailure(of: other, before: member) ?? false
    guard (entries[member].attempt, entries[other].attempt) == attempts else { return false }
    entries[member].requirements[other] = answer
    return answer
  }

  /// Whether one that is under way stops another. // G37, G38
  private func excludes(_ member: Member, by other: Member) -> Bool {
    guard let rules else { return true }
    return !rules.mayRecognizeTogether(member, other) && rules.prevents(member, by: other)
  }
}
