import FrameClock
import GestureEngine

/// The recognizers of one scene: gives their questions to the arena and its answers to them.
@MainActor final class GestureEnvironment {
  /// The scene, which owns its environment; nil while it goes.
  @NotKept private(set) var scene: UIWindowScene?
  /// Those who bring touches and presses to views.
  private var delivery: (any GestureDelivery)? { scene }
  /// The environment for recognizers, which do not keep it alive.
  let reference = EnvironmentReference()
  let clock: FrameClock
  let trace: DecisionTrace
  let arena = GestureArena()
  @exclusivity(unchecked) private var held = EnvironmentState()
  var recognizers: [UIGestureRecognizer?] { held.recognizers }
  /// Those that left `possible` towards a gesture since the touches were last sorted out.
  var newlyRecognized: [UIGestureRecognizer] {
    get { held.newlyRecognized }
    _modify { yield &held.newlyRecognized }
  }
  /// Tells whether touches were lifted, or states changed, since the last time that nothing was left to do.
  var needsForgetting: Bool {
    get { held.needsForgetting }
    set { held.needsForgetting = newValue }
  }
  /// Notes for the trace, which says why.
  var notes: GestureNotes {
    get { held.notes }
    _modify { yield &held.notes }
  }
  /// Tells whether a touch or a press may be held back from who is to hear of it.
  var isHolding: Bool {
    get { held.isHolding }
    set { held.isHolding = newValue }
  }

  init(scene: UIWindowScene) {
    self.scene = scene
    clock = scene.application.clock
    trace = scene.application.trace
    reference.begin(self)
    arena.belong(to: self)
  }

  isolated deinit {
    reference.end()
    arena.leave()
  }

  /// Runs `body`, in which recognizers hear of input; what follows from it is settled afterwards.
  @inline(__always) func perform(_ body: @MainActor () -> Void) {
    let wasBusy = held.isBusy
    held.isBusy = true
    body()
    held.isBusy = wasBusy
  }

  /// The recognizers of the touches in some slots that changed: of the hit view first, then outwards; in one view as
  /// they were added. // G6
  func recognizers(of event: UIEvent, in slots: TouchSet) -> [UIGestureRecognizer] {
    if event.list.changed.count == 1 { return event.list.changed[0].recognizers }
    if let order = held.order, order.slots == slots { return order.recognizers }
    var result: [UIGestureRecognizer] = []
    for touch in event.list.changed where slots.contains(slot: touch.slot) {
      for recognizer in touch.recognizers where !result.contains(where: { $0 === recognizer }) {
        result.append(recognizer)
      }
    }
    held.order = (slots, result)
    return result
  }

  // MARK: Membership

  func admit(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    let member = recognizer.member ?? enter(recognizer)
    arena.admit(touch: touch.slot, to: member)
    recognizer.slots.insert(TouchSet(slot: touch.slot))
    recognizer.boundTouches.append(touch)
    touch.recognizers.append(recognizer)
    held.order = nil
  }

  func ignore(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member else { return }
    noteIgnoring(touch, by: recognizer)
    arena.withdraw(touch: touch.slot, from: member)
    recognizer.slots.remove(TouchSet(slot: touch.slot))
    recognizer.boundTouches.remove(touch)
    touch.recognizers.remove(recognizer)
    held.order = nil
    needsForgetting = true
    if !held.isBusy { settle() }
  }

  /// Lets a recognizer take part in something that is no touch, such as a turning wheel, in a slot of its own.
  func admitStream(_ slot: Int, to recognizer: UIGestureRecognizer) {
    arena.admit(touch: slot, to: recognizer.member ?? enter(recognizer))
    held.streams.insert(TouchSet(slot: slot))
  }

  /// Ends something that is no touch, and had a slot.
  func endStream(_ slot: Int) {
    held.streams.remove(TouchSet(slot: slot))
    arena.lift(touch: slot)
    needsForgetting = true
    settle()
  }

  /// The slots that must not be given to new touches.
  var boundSlots: TouchSet { arena.boundTouches.union(held.streams) }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member else { return }
    guard !recognizer.isResetting else { return leave(recognizer) }
    let wasActive = arena.state(of: member).isActive
    recognizer.reason = "it was taken from its view"
    request(wasActive ? .cancelled : .failed, for: recognizer)
    // Where settling was possible at once the attempt may be over by now.
    guard recognizer.member == member else { return }
    // Targets that do not know of a beginning are not told of an end.
    let mustTell = held.isBusy && wasActive && recognizer.hasToldTargets
    leave(recognizer)
    if mustTell {
      recognizer.currentState = .cancelled
      noteActions(of: recognizer)
      recognizer.sendActions()
      recognizer.currentState = .possible
    }
    recognizer.reset()
  }

  /// The recognizers in an attempt that is not over whose views are in a view, or are that view. Those that follow a hovering
  /// pointer are left out, since it leaves their views by itself, and so are those of scroll views in it, which end their drags.
  func attempts(in view: UIView) -> [UIGestureRecognizer] {
    held.recognizers.compactMap { recognizer in
      guard let recognizer, let member = recognizer.member, !arena.state(of: member).isFinished,
        !(recognizer is UIHoverGestureRecognizer), recognizer.view?.isDescendant(of: view) == true,
        recognizer.ownView?.isDescendant(of: view) != true
      else { return nil }
      return recognizer
    }
  }

  /// Ends attempts: a gesture under way is cancelled, any other one fails.
  func end(_ attempts: [UIGestureRecognizer], because reason: GestureReason) {
    for recognizer in attempts {
      guard let member = recognizer.member, !arena.state(of: member).isFinished else { continue }
      recognizer.reason = reason
      request(arena.state(of: member).isActive ? .cancelled : .failed, for: recognizer)
    }
  }

  /// Calls `action` at `deadline`, after what hosts have reported until then: a finger that came down in time counts,
  /// although the frame that would bring it comes later. What comes in first may make the call pointless, but no
  /// longer stops it.
  func schedule(at deadline: Double, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
    clock.at(deadline, for: "a recognizer waits") { [reference] in
      MainActor.assumeIsolated { reference.environment?.serve(deadline: deadline, action) }
    }
  }

  private func serve(deadline: Double, _ action: () -> Void) {
    guard let scene else { return }
    scene.application.withScene(scene) {
      scene.deliverInput(before: deadline)
      action()
    }
  }

  /// Tells a recognizer, while its attempt goes on, that its deadline has come.
  ///
  /// Most touches set some, and lift before they come: a recognizer's timer is made once and set again.
  func schedule(at deadline: Double, for recognizer: UIGestureRecognizer) -> ClockTimer? {
    guard recognizer.member != nil else { return nil }
    if let timer = recognizer.restingTimer, recognizer.timerReference === reference {
      clock.set(timer, at: deadline)
      return timer
    }
    // No weak reference: one makes every later use of the recognizer more expensive.
    let identity = ObjectIdentifier(recognizer)
    recognizer.timerReference = reference
    let timer = clock.keptTimer(at: deadline) { [reference] in
      MainActor.assumeIsolated { reference.environment?.deadlineDidCome(toRecognizer: identity) }
    }
    timer.purpose = "a recognizer waits"
    return timer
  }

  private func deadlineDidCome(toRecognizer identity: ObjectIdentifier) {
    // One that was set anew without the former one having been cancelled comes later.
    guard let timer = recognizer(identity)?.timer, !timer.isPending else { return }
    let deadline = timer.deadline
    serve(deadline: deadline) { recognizer(identity)?.deadlineDidCome(deadline) }
  }

  private func recognizer(_ identity: ObjectIdentifier) -> UIGestureRecognizer? {
    for case let recognizer? in held.recognizers where ObjectIdentifier(recognizer) == identity { return recognizer }
    return nil
  }

  /// Tells whether a recognizer still listens to touches.
  func isListening(_ recognizer: UIGestureRecognizer) -> Bool {
    // Not by `map`: at the beginning of a closure the actor is looked up.
    guard let member = recognizer.member else { return false }
    return arena.isListening(member)
  }

  /// Tells whether an attempt is over that has not been reset. // G27
  func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let member = recognizer.member else { return false }
    return arena.state(of: member).isFinished
  }

  private func enter(_ recognizer: UIGestureRecognizer) -> GestureArena.Member {
    let member = arena.add()
    while held.recognizers.count <= member { held.recognizers.append(nil) }
    held.recognizers[member] = recognizer
    recognizer.member = member
    recognizer.environmentReference = reference
    return member
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member else { return }
    for touch in recognizer.boundTouches { touch.recognizers.remove(recognizer) }
    // What it holds back in its next attempt are other touches.
    for touch in recognizer.liftedTouches { touch.recognizers.remove(recognizer) }
    recognizer.boundTouches.removeAll(keepingCapacity: true)
    recognizer.liftedTouches.removeAll(keepingCapacity: true)
    recognizer.forgetPresses()
    recognizer.slots = []
    recognizer.hasToldTargets = false
    held.recognizers[member] = nil
    recognizer.member = nil
    recognizer.environmentReference = nil
    recognizer.currentState = .possible
    held.order = nil
    arena.remove(member)
  }

  // MARK: States

  func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    guard let member = recognizer.member, let asked = RecognitionState(rawValue: state.rawValue) else { return }
    let reason = recognizer.reason
    if !reason.isEmpty { recognizer.reason = .none }
    arena.request(asked, for: member, because: reason)
    if !held.isBusy { settle() }
  }

  /// Cancels and delays what views hear, sends actions, and resets those whose attempts are over.
  func settle() {
    // Held until all is settled: what is told to a program may make it let go of the scene.
    guard !held.isBusy, mustSettle, let delivery else { return }
    held.isBusy = true
    defer { held.isBusy = false }
    if needsForgetting { cancelThoseWithoutTouches() }
    // Actions may change states again; a program that does so without end is left to the next event.
    for _ in 0..<16 {
      takeTouchesOfRecognized()
      delivery.releaseHeld()
      arena.takeActions(into: &held.actions)
      for action in held.actions { send(action) }
      let isReset = arena.hasFinishedMembers && resetFinished()
      if held.actions.isEmpty, !isReset, held.newlyRecognized.isEmpty { break }
    }
    if needsForgetting {
      needsForgetting = false
      forgetLiftedTouches()
      notes.settle(hasTouches: !arena.boundTouches.isEmpty)
    }
    isHolding = delivery.isHolding
  }

  /// Tells whether anything can follow from what has happened: most moves of fingers decide nothing.
  private var mustSettle: Bool {
    held.needsForgetting || held.isHolding || arena.hasNews || !held.newlyRecognized.isEmpty
  }

  /// A gesture under way that ignores the last of its touches would never hear of an end. Our choice. // G13
  private func cancelThoseWithoutTouches() {
    for case let recognizer? in held.recognizers {
      guard let member = recognizer.member, arena.state(of: member).isActive, arena.touches(of: member).isEmpty else {
        continue
      }
      recognizer.reason = "it ignores all of its touches"
      request(.cancelled, for: recognizer)
    }
  }

  /// Recognizers that neither recognize nor fail, such as those that only watch, stay in their attempt when the last
  /// touch is lifted; unless somebody waits for them, the touches that are gone mean nothing any longer.
  private func forgetLiftedTouches() {
    var waitedFor: TouchSet = []
    for case let recognizer? in held.recognizers {
      guard let member = recognizer.member, arena.isWaiting(member) else { continue }
      waitedFor.formUnion(arena.touches(of: member))
    }
    for case let recognizer? in held.recognizers {
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
    guard !held.newlyRecognized.isEmpty else { return }
    var recognized: [UIGestureRecognizer] = []
    swap(&recognized, &held.roomForRecognized)
    swap(&recognized, &newlyRecognized)
    for recognizer in recognized where recognizer.cancelsTouchesInView {
      // Of a double tap the first touch is gone, and its end has been held for this moment. // G53
      let (lifted, bound) = (recognizer.liftedTouches, recognizer.boundTouches)
      delivery?.take(lifted.isEmpty ? bound : lifted + bound, for: recognizer)
    }
    delivery?.didRecognize(recognized)
    recognized.removeAll(keepingCapacity: true)
    held.roomForRecognized = recognized
  }

  /// The recognizer whose gesture is under way, and which a new touch has joined: the touch is the gesture's. // G51
  func taker(of touch: UITouch) -> UIGestureRecognizer? {
    for recognizer in touch.recognizers where recognizer.cancelsTouchesInView && recognizer.currentState.isUnderWay {
      return recognizer
    }
    return nil
  }

  /// The recognizer that has not made up its mind and holds back the beginning of a touch. // G52, G54
  func holder(ofBeginningOf touch: UITouch) -> UIGestureRecognizer? {
    for recognizer in touch.recognizers where recognizer.delaysTouchesBegan && isUndecided(recognizer) {
      return recognizer
    }
    return nil
  }

  /// The recognizer that has not made up its mind and holds back the end of a touch. // G53, G54
  func holder(ofEndOf touch: UITouch) -> UIGestureRecognizer? {
    for recognizer in touch.recognizers where recognizer.delaysTouchesEnded && isUndecided(recognizer) {
      return recognizer
    }
    return nil
  }

  private func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let member = recognizer.member else { return false }
    return arena.state(of: member) == .possible
  }

  /// Those that have been lifted no longer keep attempts from being reset.
  func liftTouches(among touches: [UITouch]) {
    needsForgetting = true
    for touch in touches where touch.isOver {
      arena.lift(touch: touch.slot)
      for recognizer in touch.recognizers { note(liftedTouch: touch, of: recognizer) }
    }
  }

  private func note(liftedTouch touch: UITouch, of recognizer: UIGestureRecognizer) {
    if recognizer.boundTouches.count == 1 {
      recognizer.lastCentroid = recognizer.location(in: nil)
    }
    recognizer.boundTouches.remove(touch)
    recognizer.slots.remove(TouchSet(slot: touch.slot))
    if !recognizer.liftedTouches.isEmpty { recognizer.liftedTouches.removeAll { !$0.delivery.isHolding } }
    if touch.delivery.isHolding { recognizer.liftedTouches.append(touch) }
  }

  private func send(_ action: GestureArena.Action) {
    guard let recognizer = held.recognizers[action.member] else { return }
    let final = recognizer.currentState
    recognizer.currentState = UIGestureRecognizer.State(rawValue: action.state.rawValue) ?? final
    recognizer.hasToldTargets = true
    noteActions(of: recognizer)
    recognizer.sendActions()
    guard let member = recognizer.member else { return }
    recognizer.currentState = UIGestureRecognizer.State(rawValue: arena.state(of: member).rawValue) ?? final
  }

  private func resetFinished() -> Bool {
    var isAny = false
    // By number: while the list was walked itself, who leaves it would make another one of it.
    for member in held.recognizers.indices {
      guard arena.isReadyForReset(member), let recognizer = held.recognizers[member] else { continue }
      isAny = true
      recognizer.isResetting = true
      recognizer.reset()
      recognizer.isResetting = false
      if recognizer.member == member { leave(recognizer) }
    }
    return isAny
  }
}

/// The attempts and waits that are under way among recognizers.
@MainActor private struct EnvironmentState {
  var recognizers: [UIGestureRecognizer?] = []
  var newlyRecognized: [UIGestureRecognizer] = []
  /// Room for those, without any.
  var roomForRecognized: [UIGestureRecognizer] = []
  var isBusy = false
  var needsForgetting = false
  var actions: [GestureArena.Action] = []
  var notes = GestureNotes()
  var isHolding = false
  var streams: TouchSet = []
  /// The recognizers that hear of several fingers, as long as the same fingers change and nobody comes or goes.
  var order: (slots: TouchSet, recognizers: [UIGestureRecognizer])?
}
