import FrameClock
import GestureEngine

/// The recognizers of one scene: gives their questions to the arena and its answers to them.
@MainActor final class GestureEnvironment: @MainActor GestureArenaRules {
  unowned let scene: UIWindowScene
  let arena = GestureArena()
  private var recognizers: [UIGestureRecognizer?] = []
  /// Those that left `possible` towards a gesture since the touches were last sorted out.
  private var newlyRecognized: [UIGestureRecognizer] = []
  private var isBusy = false

  init(scene: UIWindowScene) {
    self.scene = scene
    arena.rules = self
  }

  var clock: FrameClock { scene.application.clock }
  private var trace: DecisionTrace { scene.application.trace }

  /// Runs `body`, in which recognizers hear of touches, and then settles what follows from it.
  func perform(_ body: () -> Void) {
    let wasBusy = isBusy
    isBusy = true
    body()
    isBusy = wasBusy
  }

  // MARK: Membership

  func admit(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    let member = recognizer.member ?? enter(recognizer)
    arena.admit(touch: touch.slot, to: member)
    recognizer.boundTouches.append(touch)
  }

  func ignore(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member else { return }
    arena.withdraw(touch: touch.slot, from: member)
    recognizer.boundTouches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === recognizer }
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member else { return }
    let wasActive = arena.state(of: member).isActive
    recognizer.reason = "it was taken from its view"
    request(wasActive ? .cancelled : .failed, for: recognizer)
    // Where settling was possible at once the attempt may be over by now.
    guard recognizer.member == member else { return }
    let mustTell = isBusy && wasActive
    leave(recognizer)
    if mustTell {
      recognizer.currentState = .cancelled
      recognizer.sendActions()
      recognizer.currentState = .possible
    }
    recognizer.reset()
  }

  /// Calls `action` at `deadline`, after what hosts have reported until then: a finger that came down in time counts,
  /// although the frame that would bring it comes later. What comes in first may make the call pointless, but no
  /// longer stops it.
  func schedule(at deadline: Double, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
    clock.at(deadline) { [weak scene] in
      MainActor.assumeIsolated {
        guard let scene else { return action() }
        scene.application.withScene(scene) {
          scene.deliverInput(before: deadline)
          action()
        }
      }
    }
  }

  /// Whether a recognizer still listens to touches.
  func isListening(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.member.map { arena.isListening($0) } ?? false
  }

  /// Whether an attempt is over that has not been reset. // G27
  func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.member.map { arena.state(of: $0).isFinished } ?? false
  }

  private func enter(_ recognizer: UIGestureRecognizer) -> GestureArena.Member {
    let member = arena.add()
    while recognizers.count <= member { recognizers.append(nil) }
    recognizers[member] = recognizer
    recognizer.member = member
    recognizer.environment = self
    return member
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member else { return }
    for touch in recognizer.boundTouches { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.boundTouches.removeAll()
    recognizer.liftedTouches.removeAll()
    recognizers[member] = nil
    recognizer.member = nil
    recognizer.environment = nil
    recognizer.currentState = .possible
    arena.remove(member)
  }

  // MARK: States

  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member, let asked = RecognitionState(rawValue: state.rawValue) else { return }
    let reason = recognizer.reason
    recognizer.reason = .none
    arena.request(asked, for: member, because: reason.description)
    if !isBusy { settle() }
  }

  /// Cancels and delays what views hear, sends actions, and resets those whose attempts are over.
  func settle() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    // Actions may change states again; a program that does so without end is left to the next event.
    for _ in 0..<16 {
      takeTouchesOfRecognized()
      scene.touchDispatcher.releaseHeldTouches()
      let actions = arena.takeActions()
      for action in actions { send(action) }
      let isReset = resetFinished()
      if actions.isEmpty, !isReset, newlyRecognized.isEmpty { break }
    }
    forgetLiftedTouches()
  }

  /// Recognizers that neither recognize nor fail, such as those that only watch, stay in their attempt when the last
  /// touch is lifted; unless somebody waits for them, the touches that are gone mean nothing any longer.
  private func forgetLiftedTouches() {
    var waitedFor: TouchSet = []
    for case let recognizer? in recognizers {
      guard let member = recognizer.member, arena.isWaiting(member) else { continue }
      waitedFor.formUnion(arena.touches(of: member))
    }
    for case let recognizer? in recognizers {
      guard let member = recognizer.member, arena.state(of: member) == .possible, !arena.isWaiting(member) else {
        continue
      }
      let touches = arena.touches(of: member)
      guard arena.liveTouches(of: member).isEmpty, !touches.isEmpty, touches.isDisjoint(with: waitedFor) else {
        continue
      }
      touches.forEachSlot { arena.withdraw(touch: $0, from: member) }
    }
  }

  /// Takes the touches of recognizers that have recognized from their views. // G51
  func takeTouchesOfRecognized() {
    let recognized = newlyRecognized
    newlyRecognized.removeAll()
    for recognizer in recognized where recognizer.cancelsTouchesInView {
      // Of a double tap the first touch is gone, and its end has been held for this moment. // G53
      scene.touchDispatcher.take(recognizer.liftedTouches + recognizer.boundTouches, for: recognizer)
    }
  }

  /// Whether a recognizer that has not made up its mind holds back the beginning, or the end, of a touch. // G54
  func holder(of touch: UITouch, where delays: KeyPath<UIGestureRecognizer, Bool>) -> UIGestureRecognizer? {
    touch.recognizers.first { recognizer in
      guard recognizer[keyPath: delays], let member = recognizer.member else { return false }
      return arena.state(of: member) == .possible
    }
  }

  /// Touches have been lifted: they no longer keep attempts from being reset.
  func lift(_ touches: [UITouch]) {
    for touch in touches {
      arena.lift(touch: touch.slot)
      for recognizer in touch.recognizers { note(liftedTouch: touch, of: recognizer) }
    }
  }

  private func note(liftedTouch touch: UITouch, of recognizer: UIGestureRecognizer) {
    if recognizer.boundTouches.count == 1 {
      recognizer.lastCentroid = recognizer.location(in: nil)
    }
    recognizer.boundTouches.removeAll { $0 === touch }
    recognizer.liftedTouches.removeAll { !$0.delivery.isHolding }
    if touch.delivery.isHolding { recognizer.liftedTouches.append(touch) }
  }

  private func send(_ action: GestureArena.Action) {
    guard let recognizer = recognizers[action.member] else { return }
    let final = recognizer.currentState
    recognizer.currentState = UIGestureRecognizer.State(rawValue: action.state.rawValue) ?? final
    recognizer.sendActions()
    guard let member = recognizer.member else { return }
    recognizer.currentState = UIGestureRecognizer.State(rawValue: arena.state(of: member).rawValue) ?? final
  }

  private func resetFinished() -> Bool {
    var isAny = false
    for case let recognizer? in recognizers {
      guard let member = recognizer.member, arena.isReadyForReset(member) else { continue }
      isAny = true
      recognizer.reset()
      leave(recognizer)
    }
    return isAny
  }

  // MARK: Answers to the arena

  func shouldBegin(_ member: GestureArena.Member) -> Bool {
    guard let recognizer = recognizers[member] else { return false }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    // The hit view is asked first, then those around it, up to the recognizer's own view.
    var view = recognizer.boundTouches.first?.view ?? recognizer.view
    while let current = view {
      if !current.gestureRecognizerShouldBegin(recognizer) { return false }
      if current === recognizer.view { break }
      view = current.superview
    }
    return true
  }

  func requiresFailure(of other: GestureArena.Member, before member: GestureArena.Member) -> Bool {
    guard let waiting = recognizers[member], let first = recognizers[other] else { return false }
    return waiting.failureRequirements.contains { $0.value === first }
      || waiting.shouldRequireFailure(of: first)
      || first.shouldBeRequiredToFail(by: waiting)
      || waiting.delegate?.gestureRecognizer(waiting, shouldRequireFailureOf: first) ?? false
      || first.delegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: waiting) ?? false
  }

  func mayRecognizeTogether(_ member: GestureArena.Member, _ other: GestureArena.Member) -> Bool {
    guard let one = recognizers[member], let two = recognizers[other] else { return true }
    return one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two) ?? false
      || two.delegate?.gestureRecognizer(two, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  func prevents(_ other: GestureArena.Member, by member: GestureArena.Member) -> Bool {
    guard let stopping = recognizers[member], let stopped = recognizers[other] else { return false }
    return stopping.canPrevent(stopped) && stopped.canBePrevented(by: stopping)
  }

  func stateDidChange(
    of member: GestureArena.Member, from old: RecognitionState, to new: RecognitionState, because reason: String
  ) {
    guard let recognizer = recognizers[member] else { return }
    recognizer.currentState = UIGestureRecognizer.State(rawValue: new.rawValue) ?? .possible
    if old == .possible, new == .began || new == .ended { newlyRecognized.append(recognizer) }
    trace.record(
      .recognizerChanged(recognizer: trace.name(of: recognizer), from: old.name, to: new.name, reason: reason))
  }

  func willWait(_ member: GestureArena.Member, for others: [GestureArena.Member]) {
    guard let recognizer = recognizers[member] else { return }
    trace.record(
      .recognizerWaits(
        recognizer: trace.name(of: recognizer),
        others: others.compactMap { recognizers[$0].map { trace.name(of: $0) } }))
  }

  func didIgnore(_ state: RecognitionState, of member: GestureArena.Member, in current: RecognitionState) {
    guard let recognizer = recognizers[member] else { return }
    trace.record(.recognizerIgnored(recognizer: trace.name(of: recognizer), from: current.name, to: state.name))
  }
}
