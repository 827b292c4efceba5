package import DecisionTrace
package import FrameClock

/// The common part of an application's animations: its clock and its transactions.
package final class AnimationContext {
  /// The clock of the animations.
  package let clock: FrameClock
  /// The trace that notes the beginnings and ends of animations.
  package let trace: DecisionTrace?
  private let animatesImplicitly: Bool
  private var transactions: [Transaction]
  private var lastSequence = 0

  /// - Parameter animatesImplicitly: whether changes of layers without views are animated unless a transaction says no.
  package init(clock: FrameClock = FrameClock(), trace: DecisionTrace? = nil, animatesImplicitly: Bool = true) {
    self.clock = clock
    self.trace = trace
    self.animatesImplicitly = animatesImplicitly
    transactions = [Transaction(disablesActions: animatesImplicitly ? nil : true)]
    isWithoutActions = !animatesImplicitly
  }

  /// The innermost transaction, to be changed.
  private var innermost: Transaction {
    get { transactions[transactions.count - 1] }
    set {
      transactions[transactions.count - 1] = newValue
      isChanged = true
    }
  }

  func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }

  // MARK: Transactions

  /// One level of nested changes. What it leaves open is as in the level around it.
  struct Transaction {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var completion: CompletionGroup?
    var values: [String: Any] = [:]

    init(disablesActions: Bool? = nil) { self.disablesActions = disablesActions }
  }

  /// A quarter of a second: documented for `CATransaction`. // A1
  static let defaultDuration = 0.25

  /// Begins a transaction within the one that goes on.
  package func begin() { transactions.append(Transaction()) }

  /// Ends the innermost transaction. Without one it ends what has been changed outside of transactions.
  package func commit() {
    guard transactions.count > 1 else {
      endFrame()
      return
    }
    let completion = transactions.removeLast().completion
    transactionsDidChange()
    guard let completion else { return }
    // Without animations it is told at once, as documented for `CATransaction`; a completion that commits the next
    // transaction of this kind gets the answer of that one a frame later. // A17
    if completion.isEmpty { clock.complete { completion.close() } } else { completion.close() }
  }

  /// Ends what was changed outside of transactions. Called once per frame, before the commit.
  package func endFrame() {
    guard isChanged else { return }
    isChanged = false
    let completion = transactions[0].completion
    transactions[0] = Transaction(disablesActions: animatesImplicitly ? nil : true)
    transactionsDidChange()
    completion?.close()
  }

  /// How many transactions have been begun and not ended.
  package var transactionDepth: Int { transactions.count - 1 }

  /// How long animations of the innermost transaction take, in seconds.
  package var duration: Double {
    get { transactions.last { $0.duration != nil }?.duration ?? Self.defaultDuration }
    set { innermost.duration = newValue }
  }

  /// The pace of the innermost transaction's implicit animations; nil for the default one.
  package var timingFunction: CAMediaTimingFunction? {
    get { transactions.last { $0.timingFunction != nil }?.timingFunction ?? nil }
    set { innermost.timingFunction = .some(newValue) }
  }

  /// Tells whether changes happen without actions.
  package var disablesActions: Bool {
    get { isWithoutActions }
    set {
      innermost.disablesActions = newValue
      isWithoutActions = newValue
    }
  }

  // Read at every change of a layer: the transactions are searched when they change, and not then.
  @exclusivity(unchecked)
  private var isWithoutActions = false

  /// Tells whether anything was said to a transaction since the last frame.
  package var isTouched: Bool { isChanged }
  @exclusivity(unchecked)
  private var isChanged = false

  private func transactionsDidChange() {
    isWithoutActions = transactions.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Has an action called when all animations that the innermost transaction adds from now on are over.
  package func setCompletion(_ action: (() -> Void)?) {
    guard let action else {
      innermost.completion?.setAction(nil)
      return
    }
    if let group = innermost.completion {
      group.setAction { _ in action() }
    } else {
      innermost.completion = CompletionGroup(within: currentGroup) { _ in action() }
      // What was changed outside of transactions ends with a frame, and the completion alone asks for none.
      if transactions.count == 1 { _ = clock.asksForFrame?() }
    }
  }

  /// The group whose completion waits for the animations that are added now.
  package var currentGroup: CompletionGroup? { transactions.last { $0.completion != nil }?.completion }

  /// A value of the program's own in the innermost transaction.
  package func setValue(_ value: Any?, forKey key: String) { innermost.values[key] = value }

  /// The value under a key, from the innermost transaction that has one.
  package func value(forKey key: String) -> Any? { transactions.last { $0.values[key] != nil }?.values[key] }
}
