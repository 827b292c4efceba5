/// The program's answers.
extension DragSessionMachine {
  /// How many items there are to begin with: without any there is no lift. // N4
  public mutating func answer(itemCount count: Int) {
    guard question == .items else { return }
    question = nil
    guard count > 0 else { return prepend([.isOver]) }
    itemCount = count
    phase = .lifting
    prepend((0..<count).map { .previewForLifting(item: $0) } + [.willAnimateLift, .lift])
  }

  /// A plain yes or no.
  public mutating func answer(_ isSo: Bool) {
    switch question {
    case .allowsMove: allowsMove = isSo
    case .isRestricted: isRestricted = isSo
    case .prefersFullSize: prefersFullSize = isSo
    case .canHandle(let target):
      answers[target] = isSo
      queue.insert(.resolve, at: 0)
    default: return
    }
    question = nil
  }

  /// The targets under the finger, the innermost first.
  public mutating func answer(targets: [DropTargetID]) {
    guard question == .targets else { return }
    question = nil
    candidates = targets
    queue.insert(.resolve, at: 0)
  }

  /// Takes what a drop would do.
  public mutating func answer(_ proposal: DropProposal) {
    guard case .proposal(let asked) = question else { return }
    question = nil
    // It may have gone while it was asked.
    guard asked == target else { return }
    var proposal = proposal
    proposal.operation = proposal.operation.allowed(byMoves: allowsMove)
    self.proposal = proposal
  }
}
