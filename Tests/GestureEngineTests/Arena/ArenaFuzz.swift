import GestureEngine
import TestSupport
import Testing

/// Random members with random rules, driven as touches and trackers drive them, and what must hold after every step.
final class ArenaFuzz: GestureArenaRules {
  static let memberCount = 7

  private let arena = GestureArena()
  private var random: SeededGenerator
  private let interferes: Bool

  /// The number of the attempt of each member, by member; a member that was removed has none.
  private var attempts: [GestureArena.Member: Int] = [:]
  private var attemptCount = 0
  private var down: TouchSet = []
  /// Where each attempt stands, as it was told.
  private var told: [Int: RecognitionState] = [:]
  private var beginOrder: [Int: Int] = [:]
  private var asked: Set<[Int]> = []
  private var depth = 0

  private let requirements: Set<[Int]>
  private let together: Set<[Int]>
  private let harmless: Set<[Int]>
  private let refusing: Set<Int>

  private(set) var problems: [String] = []
  private(set) var actionCount = 0
  private(set) var waitCount = 0

  init(seed: Int, interferes: Bool) {
    var random = SeededGenerator(seed: seed)
    func pairs(_ share: Int) -> Set<[Int]> {
      var result: Set<[Int]> = []
      for one in 0..<Self.memberCount {
        for two in 0..<Self.memberCount where one != two && Int.random(in: 0..<100, using: &random) < share {
          result.insert([one, two])
        }
      }
      return result
    }
    requirements = pairs(Int.random(in: 5...45, using: &random))
    together = pairs(Int.random(in: 0...40, using: &random))
    harmless = pairs(Int.random(in: 0...30, using: &random))
    refusing = Int.random(in: 0..<3, using: &random) == 0 ? [Int.random(in: 0..<Self.memberCount, using: &random)] : []
    self.random = random
    self.interferes = interferes
    arena.rules = self
    for _ in 0..<Self.memberCount { enter() }
  }

  /// Some steps, then the end of all touches.
  func run(steps: Int) {
    for step in 0..<steps where problems.isEmpty {
      act()
      check("step \(step)")
    }
    guard problems.isEmpty else { return }
    finish()
  }

  // MARK: Steps

  private var members: [GestureArena.Member] { attempts.keys.sorted() }

  private func act() {
    let member = members[Int.random(in: 0..<members.count, using: &random)]
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<15: touchDown()
    case 15..<28: if let touch = anyTouch() { lift(touch) }
    case 28..<48: request(.began, member)
    case 48..<58: request(.changed, member)
    case 58..<68: request(.ended, member)
    case 68..<80: request(.failed, member)
    case 80..<84: request(.cancelled, member)
    case 84..<86: request(.possible, member)
    case 86..<89: if let touch = anyTouch() { arena.withdraw(touch: touch, from: member) }
    case 89..<91:
      remove(member)
      enter()
    default: resetReady()
    }
    for action in arena.takeActions() {
      actionCount += 1
      if action.state == .possible || action.state == .failed { problems.append("action \(action)") }
    }
  }

  private func request(_ state: RecognitionState, _ member: GestureArena.Member) {
    arena.request(state, for: member, because: "")
  }

  private func anyTouch() -> Int? {
    var slots: [Int] = []
    down.forEachSlot { slots.append($0) }
    return slots.randomElement(using: &random)
  }

  /// A touch joins those whose attempts are not over, but no two exclusive gestures under way: views do not arrange
  /// their recognizers so that two gestures that began on touches of their own could meet on a third.
  private func touchDown() {
    guard let slot = arena.boundTouches.union(down).firstFreeSlot else { return }
    down.insert(TouchSet(slot: slot))
    var active: [GestureArena.Member] = []
    for member in members where Bool.random(using: &random) && !arena.state(of: member).isFinished {
      if arena.state(of: member).isActive {
        guard active.allSatisfy({ mayBothBeActive($0, member) }) else { continue }
        active.append(member)
      }
      arena.admit(touch: slot, to: member)
    }
  }

  private func lift(_ touch: Int) {
    down.remove(TouchSet(slot: touch))
    arena.lift(touch: touch)
  }

  private func resetReady() {
    for member in members where arena.isReadyForReset(member) { reset(member) }
  }

  private func reset(_ member: GestureArena.Member) {
    newAttempt(of: member)
    arena.reset(member)
  }

  private func enter() { newAttempt(of: arena.add()) }

  private func newAttempt(of member: GestureArena.Member) {
    attemptCount += 1
    attempts[member] = attemptCount
    told[attemptCount] = .possible
  }

  private func remove(_ member: GestureArena.Member) {
    attempts[member] = nil
    arena.remove(member)
  }

  /// All touches are lifted, and everybody who has not decided fails: then nobody may be left.
  private func finish() {
    while let touch = anyTouch() { lift(touch) }
    for member in members where arena.state(of: member).isActive { request(.ended, member) }
    for member in members where arena.state(of: member) == .possible && !arena.isWaiting(member) {
      request(.failed, member)
    }
    check("the end")
    // Whoever went on because others failed may be under way now; interference may have left new attempts.
    for member in members where arena.state(of: member).isActive { request(.ended, member) }
    for member in members where !arena.isReadyForReset(member) && !interferes {
      problems.append("\(member) is stuck in \(arena.state(of: member).name)")
    }
    for member in members where arena.isWaiting(member) { problems.append("\(member) waits for ever") }
  }

  // MARK: Invariants

  private func mayBothBeActive(_ one: GestureArena.Member, _ two: GestureArena.Member) -> Bool {
    guard let first = attempts[one], let second = attempts[two] else { return true }
    let oneIsEarlier = (beginOrder[first] ?? 0) < (beginOrder[second] ?? 0)
    return isTogether(one, two) || harmless.contains(oneIsEarlier ? [one, two] : [two, one])
  }

  private func isTogether(_ one: Int, _ two: Int) -> Bool {
    together.contains([one, two]) || together.contains([two, one])
  }

  private func check(_ moment: String) {
    for member in members {
      let state = arena.state(of: member)
      let rivals = members.filter {
        $0 != member && !arena.touches(of: $0).isDisjoint(with: arena.touches(of: member))
      }
      if state.isActive {
        for rival in rivals where arena.state(of: rival).isActive && !mayBothBeActive(member, rival) {
          problems.append("\(moment): \(member) and \(rival) are both under way")
        }
      }
      if arena.isWaiting(member) {
        waitCount += 1
        if state != .possible { problems.append("\(moment): \(member) waits and is \(state.name)") }
        if !rivals.contains(where: { requirements.contains([member, $0]) && arena.state(of: $0) == .possible }) {
          problems.append("\(moment): \(member) waits for nobody")
        }
      }
      if let attempt = attempts[member], told[attempt] != state {
        problems.append("\(moment): \(member) is \(state.name), which was not told")
      }
      if !arena.liveTouches(of: member).isSubset(of: arena.touches(of: member)) {
        problems.append("\(moment): \(member) has a touch that is none of its attempt")
      }
    }
  }

  // MARK: GestureArenaRules

  func shouldBegin(_ member: GestureArena.Member) -> Bool {
    interfere()
    return !refusing.contains(member)
  }

  func requiresFailure(of other: GestureArena.Member, before member: GestureArena.Member) -> Bool {
    if let one = attempts[member], let two = attempts[other], !asked.insert([one, two]).inserted {
      problems.append("\(member) was asked twice about \(other)")
    }
    interfere()
    return requirements.contains([member, other])
  }

  func mayRecognizeTogether(_ member: GestureArena.Member, _ other: GestureArena.Member) -> Bool {
    interfere()
    return isTogether(member, other)
  }

  func prevents(_ other: GestureArena.Member, by member: GestureArena.Member) -> Bool {
    interfere()
    return !harmless.contains([member, other])
  }

  func stateDidChange(
    of member: GestureArena.Member, from old: RecognitionState, to new: RecognitionState, because reason: ArenaReason
  ) {
    guard let attempt = attempts[member] else {
      problems.append("one that is not there is \(new.name)")
      return
    }
    if told[attempt] != old { problems.append("\(member) was told \(old.name) but is \(told[attempt]?.name ?? "-")") }
    told[attempt] = new
    if old == .possible { beginOrder[attempt] = beginOrder.count + 1 }
    interfere()
  }

  func willWait(_ member: GestureArena.Member, for others: [GestureArena.Member], because reason: ArenaReason) {
    if others.isEmpty { problems.append("\(member) waits for nobody") }
    interfere()
  }

  func didIgnore(_ state: RecognitionState, of member: GestureArena.Member, in current: RecognitionState) {}

  /// Now and then a program answers by changing the arena.
  private func interfere() {
    guard interferes, depth < 3, Int.random(in: 0..<6, using: &random) == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    let member = members[Int.random(in: 0..<members.count, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: request(.failed, member)
    case 4..<6: request(.began, member)
    case 6..<7: request(.ended, member)
    case 7..<8: request(.cancelled, member)
    case 8..<9: reset(member)
    case 9..<10:
      remove(member)
      enter()
    case 10..<11: if let touch = anyTouch() { arena.withdraw(touch: touch, from: member) }
    default: if let touch = anyTouch() { lift(touch) }
    }
  }
}
