import DragEngine
import FrameClock

/// A drag that rests on something which springs load. // N70
@MainActor final class SpringHover {
  private weak var run: DragRun?
  private var present: Present?
  private var alarm: ClockTimer?
  /// The interactions asked last, loaded or not.
  private var asked: [UISpringLoadedInteraction] = []
  private var isUpdating = false

  /// Something that the drag is on.
  private struct Present {
    let interaction: UISpringLoadedInteraction
    let context: SpringContext
    var loading = SpringLoading()
  }

  init(_ run: DragRun) { self.run = run }

  /// The drag may be elsewhere, or over, or other things may be under it.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    guard let run, run.isHeld, run.machine.phase == .dragging, let clock = run.drags.scene?.application.clock else {
      return leave()
    }
    let found = find(under: run)
    guard let found else { return leavePresent(isFinished: true) }
    if let present, found.interaction !== present.interaction || !found.context.hasTarget(of: present.context) {
      leavePresent(isFinished: found.interaction !== present.interaction)
    }
    var now = present ?? Present(interaction: found.interaction, context: found.context)
    let hasChanged = now.loading.hover(at: run.point, time: clock.now)
    present = now
    if hasChanged { show() }
    // The program may have taken the view away.
    guard present?.interaction.view?.window != nil else { return leave() }
    wait(on: clock)
  }

  /// The innermost interaction under the drag that may be loaded.
  private func find(under run: DragRun) -> (interaction: UISpringLoadedInteraction, context: SpringContext)? {
    let before = asked
    asked = []
    defer {
      for interaction in before where !asked.contains(where: { $0 === interaction }) { interaction.dragDidLeave() }
    }
    var next = run.hitView
    while let view = next {
      next = view.superview
      for case let interaction as UISpringLoadedInteraction in view.interactions {
        let context = SpringContext(run, on: view)
        context.state = present?.interaction === interaction ? present?.context.state ?? .inactive : .inactive
        asked.append(interaction)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
    }
    return nil
  }

  /// An interaction leaves its view.
  func willGo(_ interaction: UISpringLoadedInteraction) {
    if present?.interaction === interaction { leavePresent(isFinished: true) }
    guard asked.contains(where: { $0 === interaction }) else { return }
    asked.removeAll { $0 === interaction }
    interaction.dragDidLeave()
  }

  /// The drag is on nothing any longer.
  func leave() {
    leavePresent(isFinished: true)
    let left = asked
    asked = []
    for interaction in left { interaction.dragDidLeave() }
  }

  /// The drag is no longer on what it was on, or has come to another part of it.
  private func leavePresent(isFinished: Bool) {
    alarm?.cancel()
    alarm = nil
    guard var left = present else { return }
    present = nil
    guard left.loading.leave() else { return }
    left.context.state = .inactive
    note(left.interaction, .inactive, because: "it has left it")
    left.interaction.interactionEffect.interaction(left.interaction, didChangeWith: left.context)
    if isFinished { left.interaction.interactionBehavior.interactionDidFinish(left.interaction) }
  }

  private func wait(on clock: FrameClock) {
    alarm?.cancel()
    alarm = nil
    guard let deadline = present?.loading.deadline else { return }
    alarm = clock.at(deadline, for: "something dragged rests on what a spring loads") { [weak self] in
      MainActor.assumeIsolated { self?.timeHasCome() }
    }
  }

  private func timeHasCome() {
    // What is under a finger that rests may have become something else.
    if let run { run.hitView = run.drags.scene?.hit(at: run.dropPoint).view }
    update()
  }

  /// Tells of a new state, and activates.
  private func show() {
    guard let present else { return }
    let state = UISpringLoadedInteractionEffectState(present.loading.state)
    present.context.state = state
    note(present.interaction, state, because: "it rests on it")
    present.interaction.interactionEffect.interaction(present.interaction, didChangeWith: present.context)
    guard state == .activated, self.present?.interaction === present.interaction else { return }
    present.interaction.activationHandler(present.interaction, present.context)
  }

  private func note(
    _ interaction: UISpringLoadedInteraction, _ state: UISpringLoadedInteractionEffectState, because reason: String
  ) {
    guard let run else { return }
    run.note("makes \(run.name(of: interaction.view)) \(state.name)", because: reason)
  }
}

extension UISpringLoadedInteractionEffectState {
  fileprivate init(_ state: SpringLoading.State) {
    self =
      switch state {
      case .inactive: .inactive
      case .possible: .possible
      case .activating: .activating
      case .activated: .activated
      }
  }
}
