import DragEngine

/// Runs a session, answers what it asks, and writes down every step.
struct SessionRunner {
  var machine: DragSessionMachine
  var steps: [DragStep] = []
  var itemCount = 1
  var allowsMove = true
  var refusing: Set<DropTargetID> = []
  var under: [DropTargetID] = []
  var proposals: [DropTargetID: DropProposal] = [:]

  init(_ machine: DragSessionMachine = DragSessionMachine()) { self.machine = machine }

  /// Lets the session hear of something, and takes all steps that follow.
  @discardableResult
  mutating func report(_ event: (inout DragSessionMachine) -> Void) -> [DragStep] {
    event(&machine)
    return run()
  }

  @discardableResult
  mutating func run() -> [DragStep] {
    var taken: [DragStep] = []
    while let step = machine.next() {
      taken.append(step)
      answer(step)
    }
    steps += taken
    return taken
  }

  mutating func answer(_ step: DragStep) {
    switch step {
    case .itemsForBeginning: machine.answer(itemCount: itemCount)
    case .allowsMove: machine.answer(allowsMove)
    case .isRestricted, .prefersFullSize: machine.answer(false)
    case .findTargets: machine.answer(targets: under)
    case .canHandle(let target): machine.answer(!refusing.contains(target))
    case .didUpdate(let target): machine.answer(proposals[target] ?? DropProposal(.copy))
    default: break
    }
  }

  /// A finger presses, the lift goes to its end, and the finger moves away.
  mutating func beginDragging() {
    report { $0.press() }
    report { $0.liftDidEnd() }
    report { $0.fingerDidMove() }
    steps = []
  }
}
