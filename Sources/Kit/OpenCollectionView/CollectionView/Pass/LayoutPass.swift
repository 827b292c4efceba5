import CollectionEngine
import DecisionTrace

/// The work that brings data, layout and views of a collection view into agreement: what it is at, what has become
/// invalid for it, and what waits for its end.
///
/// A program may do anything in any of its calls, so that phases lie within each other: a layout that prepares may be
/// asked about other bounds. ``phase`` is the innermost one; the questions are about all that are under way.
@MainActor final class LayoutPass {
  /// The work that a collection view may be at.
  enum Phase: UInt8, CaseIterable {
    /// Nothing is under way.
    case resting
    /// The layout is asked about bounds that are not there yet.
    case askingAboutBounds
    /// The data source is asked for counts that no view shows yet.
    case counting
    /// The layout is taken through orders that are not shown.
    case rearranging
    /// The layout prepares.
    case preparing
    /// The layout is asked for elements, and views come and go.
    case exchanging
    /// A change is being made; see ``step``.
    case changing
  }

  /// The steps of a change, in their order.
  enum Step: UInt8 {
    /// The item is found that keeps its place, and the places of elements are noted.
    case anchoring
    /// The layout is told of the change, and prepares.
    case preparing
    /// The content takes its place.
    case settling
    /// Views that stay get their new keys, and those that go are taken out.
    case exchangingKeys
    /// A pass finds out what stays, comes and goes.
    case passing
    /// All of it is on its way to its new place.
    case animating
  }

  /// The phases under way; those before another one began are given back at its end.
  struct Phases {
    fileprivate var innermost = Phase.resting
    /// A bit for each.
    fileprivate var all: UInt8 = 0
  }

  // Read for each view that comes or goes; nothing in them calls the program.
  @exclusivity(unchecked) private var phases = Phases()
  /// The change that is being made, and the step that it is at.
  private(set) var change: ContentChange?
  private(set) var step: Step?
  /// Collects what a pass finds that is part of a change; nil in an ordinary pass.
  @exclusivity(unchecked) private(set) var found: ElementChange?
  /// Tells whether a pass was wanted while there could be none.
  private var isOwed = false
  /// The changes that were wanted in the middle of something else, and are made afterwards. // C151
  private var postponed: [(UICollectionView) -> Void] = []

  /// Tells whether the layout has prepared for the data and the size that there are.
  @exclusivity(unchecked) var isPrepared = false
  /// The rectangle that the layout was asked for last; nil where it is to be asked again.
  @exclusivity(unchecked) var tile: CGRect?
  /// The elements and values that have been invalidated since the last pass. // C2
  @exclusivity(unchecked) var scope = InvalidationScope()
  /// The trace, during a pass and where somebody listens: found once, not once per view.
  @exclusivity(unchecked) var trace: DecisionTrace?
  /// Tells whether what is known of the elements was answered by the layout that there is, and not by one before it.
  private(set) var isOfPresentLayout = true
  /// The size of the content that the layout answered last.
  var answeredSize = CGSize.zero
  /// The invalidations that a layout has heard that has never been prepared for this view and its data.
  var firstPreparation: FirstPreparation? = FirstPreparation()
  /// The scroll that a program wanted while the layout was prepared.
  var scrollAfterPreparing: (() -> Void)?
  /// Tells whether dynamic animators have elements that a program has put elsewhere, and that are not shown there yet.
  var elementsArePut = false

  /// Notes that another layout stands in the place of the one that has answered so far.
  func layoutDidChange() { isOfPresentLayout = false }

  /// Notes that the layout that there is answers for a rectangle.
  func layoutAnswers() { isOfPresentLayout = true }

  // MARK: Questions

  /// The innermost phase under way.
  var phase: Phase { phases.innermost }

  /// Tells whether nothing is under way: a change that a program makes now is shown at once, and not with the next
  /// pass.
  var isResting: Bool { phases.all == 0 }

  /// Tells whether views come and go.
  var isExchanging: Bool { isUnderWay(.exchanging) }

  /// Tells whether the layout prepares.
  var isPreparing: Bool { isUnderWay(.preparing) }

  /// Tells whether the layout is taken through orders that are not shown.
  var isRearranging: Bool { isUnderWay(.rearranging) }

  /// Tells whether data and views are between two states: no ordinary pass may come in between. A change brings its own
  /// one.
  var isBetweenStates: Bool {
    isUnderWay(.counting) || isUnderWay(.rearranging) || isUnderWay(.changing) && step != .passing
  }

  private func isUnderWay(_ phase: Phase) -> Bool { phases.all & Self.bit(phase) != 0 }

  private static func bit(_ phase: Phase) -> UInt8 { phase == .resting ? 0 : 1 << (phase.rawValue - 1) }

  // MARK: Phases

  /// Begins a phase.
  ///
  /// - Returns: what ``leave(to:)`` is given at its end.
  func enter(_ inner: Phase) -> Phases {
    let outer = phases
    assert(
      Self.mayBegin(inner, amid: outer.all),
      "\(inner) began in the middle of \(Self.names(outer.all)): ask LayoutPass before, and put it off.")
    phases = Phases(innermost: inner, all: outer.all | Self.bit(inner))
    return outer
  }

  /// Ends the phase that was begun last.
  func leave(to outer: Phases) { phases = outer }

  /// Runs a body as a phase.
  func during<Result>(_ phase: Phase, _ body: () -> Result) -> Result {
    let outer = enter(phase)
    defer { leave(to: outer) }
    return body()
  }

  /// Tells whether a phase may begin while others are under way. A program that is called in one may bring about
  /// another, but none prepares, exchanges or changes twice at a time, and a change begins at rest.
  private static func mayBegin(_ phase: Phase, amid underWay: UInt8) -> Bool {
    switch phase {
    case .resting: false
    case .askingAboutBounds, .counting: true
    case .rearranging, .preparing, .exchanging: underWay & bit(phase) == 0
    case .changing: underWay == 0
    }
  }

  private static func names(_ underWay: UInt8) -> String {
    Phase.allCases.filter { underWay & bit($0) != 0 }.map { "\($0)" }.joined(separator: ", ")
  }

  // MARK: A change

  /// Begins to make a change.
  func begin(_ change: ContentChange) -> Phases {
    let outer = enter(.changing)
    self.change = change
    step = .anchoring
    return outer
  }

  /// Goes on to the next step of the change.
  func goOn(to next: Step) {
    assert(
      step.map { $0.rawValue + 1 == next.rawValue } ?? false,
      "A change went from \(step.map { "\($0)" } ?? "none") to \(next): take its steps in their order.")
    step = next
    // What a pass was wanted for before the change's own pass is shown by that.
    if next == .animating { isOwed = false }
  }

  /// Has the pass of the change collect what it finds; nil has it show everything at once.
  func collect(into found: ElementChange?) { self.found = found }

  /// The change is made.
  ///
  /// - Returns: whether a pass was wanted meanwhile.
  func end(to outer: Phases) -> Bool {
    change = nil
    step = nil
    leave(to: outer)
    defer { isOwed = false }
    return isOwed
  }

  /// A pass is wanted, and follows the change that is being made.
  func owe() { isOwed = true }

  // MARK: What waits

  /// Has something wait until nothing is under way.
  ///
  /// - Returns: whether it is the first that waits.
  @discardableResult func postpone(_ action: @escaping (UICollectionView) -> Void) -> Bool {
    postponed.append(action)
    return postponed.count == 1
  }

  /// Returns the next thing that waited, where nothing is under way.
  func takePostponed() -> ((UICollectionView) -> Void)? {
    isResting && !postponed.isEmpty ? postponed.removeFirst() : nil
  }
}
