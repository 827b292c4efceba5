/// One session from the press to its end: what is asked and told, and in which order.
///
/// It calls nobody. What happens is reported to it; then ``next()`` gives one step after the other, each of which is
/// done, and answered where it asks, before the next one is taken:
///
/// ```swift
/// machine.fingerDidMove()
/// while let step = machine.next() { perform(step) }
/// ```
///
/// A program may report something while it does a step: that comes behind what is left of the present event.
public struct DragSessionMachine: Sendable {
  /// How far it has come.
  public internal(set) var phase = DragSessionPhase.waiting {
    didSet { assert(oldValue.mayBecome(phase), "a session cannot be \(phase) after \(oldValue)") }
  }
  /// How many items are dragged.
  public internal(set) var itemCount = 0
  /// Tells whether the source lets things be taken away.
  public internal(set) var allowsMove: Bool
  /// Tells whether the session stays in the program.
  public internal(set) var isRestricted = false
  /// Tells whether the source wants previews to keep their size.
  public internal(set) var prefersFullSize = false
  /// The target that the session is in.
  public internal(set) var target: DropTargetID?
  /// The last answer of that target, with an operation that is allowed.
  public internal(set) var proposal: DropProposal?
  /// The targets that have seen the session, in the order in which they first did.
  public internal(set) var seen: [DropTargetID] = []
  /// Tells whether the session came from somewhere else: nobody is its source here.
  public let isForeign: Bool

  /// How many previews are asked for at most; with more items all go alike.
  let mostPreviews: Int
  /// Steps and decisions that wait.
  var queue: [Entry] = []
  /// The answers of targets whether they take part.
  var answers: [DropTargetID: Bool] = [:]
  /// Targets that wait to be asked, the innermost first.
  var candidates: [DropTargetID] = []
  var question: Question?
  /// The finger has moved before the lift was whole.
  var hasMovedAway = false
  /// The lift was turned round before it was whole: who waits for it hears so when everything is back. // N7
  var isTurnedRound = false
  var transfersAreOver = false

  /// A session whose source is in this program.
  public init(mostPreviews: Int = DragProfile.standard.mostPreviews) {
    isForeign = false
    allowsMove = true
    self.mostPreviews = mostPreviews
  }

  /// A session that comes from somewhere else with some items: it is under way at once. Others always get a copy. // N12
  public init(foreignItems: Int, mostPreviews: Int = DragProfile.standard.mostPreviews) {
    isForeign = true
    allowsMove = false
    itemCount = foreignItems
    self.mostPreviews = mostPreviews
    phase = .dragging
    queue = [.step(.findTargets)]
  }

  /// A part of a queue: a step, or something that is decided only when it is its turn.
  enum Entry: Hashable, Sendable {
    case step(DragStep)
    case begin
    case resolve
    case release
    case interrupt
    case endElsewhere(DropOperation)
    case add(Int)
    case lose(DropTargetID)
  }

  /// A question that has not been answered.
  enum Question: Hashable, Sendable {
    case items
    case allowsMove
    case isRestricted
    case prefersFullSize
    case targets
    case canHandle(DropTargetID)
    case proposal(DropTargetID)
  }

  /// Gives the next step; nil where there is none, or an answer is missing.
  public mutating func next() -> DragStep? {
    while question == nil, !queue.isEmpty {
      switch queue.removeFirst() {
      case .step(let step):
        ask(step)
        return step
      case .begin: beginSession()
      case .resolve: resolve()
      case .release: decideRelease()
      case .interrupt: decideInterruption()
      case .endElsewhere(let operation): decideEndElsewhere(operation)
      case .add(let count): decideAddition(of: count)
      case .lose(let lost): decideLoss(of: lost)
      }
    }
    return nil
  }

  /// Tells whether a target takes part, as it has said; nil for one that has not been asked.
  public func takesPart(_ target: DropTargetID) -> Bool? { answers[target] }

  /// Tells whether an answer is missing.
  public var awaitsAnswer: Bool { question != nil }

  private mutating func ask(_ step: DragStep) {
    switch step {
    case .itemsForBeginning: question = .items
    case .allowsMove: question = .allowsMove
    case .isRestricted: question = .isRestricted
    case .prefersFullSize: question = .prefersFullSize
    case .findTargets: question = .targets
    case .canHandle(let target): question = .canHandle(target)
    case .didUpdate(let target): question = .proposal(target)
    case .isOver: phase = .over
    default: break
    }
  }

  mutating func append(_ steps: [DragStep]) { queue += steps.map { .step($0) } }

  /// Puts steps before all that waits: they belong to what is being decided.
  mutating func prepend(_ steps: [DragStep]) { queue.insert(contentsOf: steps.map { .step($0) }, at: 0) }
}
