/// Waits for animations to be over, and then calls an action once.
package final class CompletionGroup {
  private var count = 0
  private var isClosed = false
  private var isFinished = true
  private var action: ((Bool) -> Void)?
  /// The group that waits for this one.
  private var outer: CompletionGroup?

  /// A group that calls `action` with whether all of its animations came to their natural end.
  package init(within outer: CompletionGroup? = nil, action: ((Bool) -> Void)? = nil) {
    self.action = action
    self.outer = outer
    outer?.enter()
  }

  /// Another action in place of the one before; nil for none.
  package func setAction(_ action: ((Bool) -> Void)?) { self.action = action }

  /// Tells whether nothing is waited for.
  package var isEmpty: Bool { count == 0 }

  /// Something else is waited for.
  package func enter() { count += 1 }

  /// Something that was waited for is over.
  package func leave(finished: Bool) {
    count -= 1
    if !finished { isFinished = false }
    callWhenDone()
  }

  /// Nothing else will be waited for.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    callWhenDone()
  }

  private func callWhenDone() {
    guard isClosed, count == 0 else { return }
    let action = self.action
    self.action = nil
    action?(isFinished)
    outer?.leave(finished: isFinished)
    outer = nil
  }
}
