import ConstraintEngine
import Foundation

/// The constraints of a window, or of views that are in none, and the frames that follow from them.
///
/// The view around all others has it, once any of them is constrained. Only what constraints name has variables; a view
/// that is placed by its frame is a constant in them.
@MainActor final class LayoutEngine {
  let rootReference: LayoutItemReference
  /// By which items and constraints find what this engine knows of them.
  let number: Int
  /// Tells whether the engine only finds out how large its root would like to be.
  let isFitting: Bool
  // None of its own code runs a program's while it writes to a part of that, and different parts are different memory.
  @exclusivity(unchecked) var state = LayoutEngineState()
  var widensAllText = false
  /// The wishes for the size of a root that is fitted, and the answers.
  var targetWishes: [ConstraintID] = []
  var fittedSizes: [FittedSize] = []
  /// Conflicts that were told and still are: who conflicts, and what is left out for it.
  var toldConflicts: [LayoutConflict.Members: ConstraintID] = [:]
  var hasToldUnrest = false
  /// Views that are placed by frames, in which something has changed: what is in them is laid out by itself.
  private var changedIslands: Set<ObjectIdentifier> = []
  private var isSolving = false
  /// Tells whether all constraints are to be read anew.
  private var mustReset = false
  /// How many times it has solved.
  private(set) var solutions = 0

  /// Larger constants are mistakes.
  static let largestConstant: CGFloat = 1e9
  /// How often sizes of text are found for widths that follow from sizes of text. Our choice: lines that break make a
  /// label higher, which rarely makes another narrower.
  static let roundsOfText = 4

  /// How often one call lays out anew what changes constraints while it is laid out. Our choice.
  static let roundsOfLayout = 10

  private static var lastNumber = 0

  init(root: UIView, isFitting: Bool = false) {
    rootReference = root.layoutReference
    self.isFitting = isFitting
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  isolated deinit {
    for item in items { item?.reference.items[number] = nil }
    for entry in installed { if let entry { entry.constraint.names[number] = nil } }
  }

  /// The view around all others; nil once it is gone.
  var root: UIView? { rootReference.view }

  /// The changes for which the layout is looked at again.
  enum Change {
    case nothing
    case constraint(NSLayoutConstraint)
    /// The last constraint of those that wait to be put in has come.
    case pending
    case removal(WeakConstraint)
    case item(LayoutItemReference)
  }

  /// A constraint that is the program's alone.
  final class WeakConstraint {
    private(set) weak var constraint: NSLayoutConstraint?
    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
  }

  // MARK: Changes

  func setNeedsSolution() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting { root?.awaitSolution() }
  }

  /// Tells whether anything says how large the root is.
  var hasConstraints: Bool { !pending.isEmpty || installedCount > 0 }

  func add(_ constraint: NSLayoutConstraint) {
    state.lastChange = .pending
    if !state.brokenTexts.isEmpty { noteChange(of: constraint) }
    state.pending.append(constraint)
    if !state.isDirty { setNeedsSolution() }
  }

  /// Adds what is in views that have come.
  func add(_ constraints: [NSLayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    lastChange = .pending
    if !brokenTexts.isEmpty { for constraint in constraints { noteChange(of: constraint) } }
    if pending.isEmpty { pending = constraints } else { pending += constraints }
    setNeedsSolution()
  }

  /// Hands over what waits, where nothing was solved yet: that is all there is, in its order.
  func takePending() -> [NSLayoutConstraint] {
    var taken: [NSLayoutConstraint] = []
    swap(&taken, &state.pending)
    return taken
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let place = pending.lastIndex(where: { $0 === constraint }) {
      if case .pending = lastChange, place == pending.count - 1 { lastChange = .nothing }
      pending.remove(at: place)
      return
    }
    lastChange = .removal(WeakConstraint(constraint))
    noteChange(of: constraint)
    uninstall(constraint)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let name = constraint.names[number], let entry = installed[name.place] else { return }
    lastChange = .constraint(constraint)
    noteChange(of: constraint)
    try? solver.setConstant(Double(constraint.constant) + entry.base, of: entry.name)
    setNeedsSolution()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let name = constraint.names[number], let entry = installed[name.place] else { return }
    lastChange = .constraint(constraint)
    noteChange(of: constraint)
    try? solver.setStrength(constraint.priority.strength, of: entry.name)
    setNeedsSolution()
  }

  /// A view's content, frame, margins or direction are others.
  func update(_ view: UIView) {
    guard let item = item(of: view) else { return }
    lastChange = .item(item.reference)
    noteChange(in: view)
    if !item.isOutdated {
      item.isOutdated = true
      outdated.append(item)
    }
    setNeedsSolution()
  }

  /// A program has set a view's frame. Where constraints place the view it has its way until the next layout around it. // L27
  ///
  /// One that goes by its superview's size has followed that: then nothing is new.
  func frameDidChange(of view: UIView) {
    if ViewConstraints.viewFollowingMask == ObjectIdentifier(view), item(of: view)?.holder != nil { return }
    update(view)
    guard !isFitting, view.placesItselfByConstraints, let item = item(of: view) else { return }
    view.superview?.listForPlacing(item)
  }

  /// Has everything read anew, where the direction of writing is another one.
  func reset() {
    mustReset = true
    setNeedsSolution()
  }

  /// Takes constraints out, in the order in which they came, and puts them in with the next solution.
  func reinstall(where isChosen: (InstalledConstraint) -> Bool) {
    var chosen: [NSLayoutConstraint] = []
    for entry in installed { if let entry, isChosen(entry) { chosen.append(entry.constraint) } }
    chosen.sort { $0.serial < $1.serial }
    for constraint in chosen { uninstall(constraint) }
    // What was added last is last.
    pending.insert(contentsOf: chosen, at: 0)
  }

  private func noteChange(of constraint: NSLayoutConstraint) {
    guard !brokenTexts.isEmpty else { return }
    for view in constraint.views { noteChange(in: view) }
  }

  private func noteChange(in view: UIView) {
    guard !brokenTexts.isEmpty else { return }
    changedIslands.insert(Self.island(of: view))
    if !view.placesItselfByConstraints, let superview = view.superview {
      changedIslands.insert(Self.island(of: superview))
    }
  }

  /// The nearest view around a view, or that one, which is placed by its frame: how much room there is in it does not
  /// depend on what is in it.
  private static func island(of view: UIView) -> ObjectIdentifier {
    var view = view
    while view.placesItselfByConstraints, let superview = view.superview { view = superview }
    return ObjectIdentifier(view)
  }

  /// Texts whose room may be another are as wide as one line again, until it is known how wide that room is.
  private func widenTexts() {
    defer {
      changedIslands.removeAll(keepingCapacity: true)
      widensAllText = false
    }
    guard !brokenTexts.isEmpty else { return }
    var kept: [LayoutItem] = []
    for item in brokenTexts {
      guard !item.isForgotten, let view = item.view else { continue }
      if widensAllText || changedIslands.contains(Self.island(of: view)) {
        item.hasBrokenText = false
        widenText(of: item, view)
      } else {
        kept.append(item)
      }
    }
    brokenTexts = kept
  }

  // MARK: Solving

  /// Brings all values up to date, and has views laid out whose parts have moved.
  func solveIfNeeded() {
    guard isDirty, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    solutions += 1
    var round = 0
    widenTexts()
    while isDirty {
      isDirty = false
      if mustReset {
        mustReset = false
        reinstall { _ in true }
      }
      bringUpToDate()
      installPending()
      tell(solver.solve())
      round += 1
      settleMoved(mayFitText: round < Self.roundsOfText)
    }
  }

  /// In the order in which they became active.
  private func installPending() {
    var added: [NSLayoutConstraint] = []
    swap(&added, &pending)
    if case .pending = lastChange, let last = added.last { lastChange = .constraint(last) }
    guard !added.isEmpty, rootReference.hasView else { return }
    if added.count > installedCount {
      installed.reserveCapacity(installed.count + added.count)
      state.itemOfVariable.reserveCapacity(state.itemOfVariable.count + added.count)
      // With some that say what frames are.
      let count = added.count + added.count / 8 + 16
      solver.reserve(constraints: count, variables: count)
    }
    state.direction = nil
    defer { state.direction = nil }
    // Mostly they came so.
    var serial = 0
    var isSorted = true
    for constraint in added {
      if constraint.serial < serial { isSorted = false }
      serial = constraint.serial
    }
    if !isSorted {
      var places: [(serial: Int, place: Int)] = []
      places.reserveCapacity(added.count)
      for (place, constraint) in added.enumerated() { places.append((constraint.serial, place)) }
      Self.sort(&places)
      for (_, place) in places { install(added[place]) }
    } else {
      for constraint in added { install(constraint) }
    }
  }

  // By no actor's code: each comparison would look it up.
  private nonisolated static func sort(_ places: inout [(serial: Int, place: Int)]) {
    places.sort { $0.serial < $1.serial }
  }

  /// Tells what stands elsewhere since the last solution, and breaks lines of text anew where there is another room for them.
  private func settleMoved(mayFitText: Bool) {
    var moved: [LayoutItem] = []
    var last: Int32 = -1
    for variable in Self.changes(in: &solver) {
      // Mostly all of an item's come one after the other.
      let place = state.itemOfVariable[variable.place]
      guard place >= 0, place != last else { continue }
      last = place
      if let item = state.items[Int(place)], !item.hasMoved {
        item.hasMoved = true
        moved.append(item)
      }
    }
    for item in newItems where !item.isForgotten && !item.hasMoved && isElsewhere(item) {
      item.hasMoved = true
      moved.append(item)
    }
    for item in moved {
      if mayFitText, !item.variables.content.isEmpty, let view = item.view, fitText(of: item, view) { isDirty = true }
      if !isFitting { tell(item) }
    }
    // Those whose content is another, and whose frame happens to be the same.
    for item in unfittedTexts where mayFitText && !item.hasMoved && !item.isForgotten {
      if let view = item.view, fitText(of: item, view) { isDirty = true }
    }
    unfittedTexts.removeAll(keepingCapacity: true)
    for item in moved { item.hasMoved = false }
    for item in newItems { item.isNew = false }
    newItems.removeAll(keepingCapacity: true)
  }

  /// Tells whether an item that is the corner, empty, has another frame so far.
  private func isElsewhere(_ item: LayoutItem) -> Bool {
    guard let view = item.view, view.placesItselfByConstraints else { return false }
    return !view.isPlaced(at: frame(of: item))
  }

  /// Something stands elsewhere, or has another size.
  private func tell(_ item: LayoutItem) {
    if let view = item.view {
      guard view.placesItselfByConstraints else { return }
      // What is constrained anew may be there already.
      if item.isNew, view.storedLayer.bounds.size != .zero, view.isPlaced(at: frame(of: item)) { return }
      view.parent?.setNeedsPlacing(item)
    } else if let guide = item.reference.guide {
      guide.owningView?.setNeedsLayout()
    }
  }

  // MARK: Answers

  /// Returns the engine's item of a view; nil for one that no constraint names.
  func item(of view: UIView) -> LayoutItem? { view.constraintState?.items[number] }

  /// The frame of a view; nil for one that no constraint names.
  func frame(of view: UIView) -> CGRect? {
    guard let item = item(of: view) else { return nil }
    return frame(of: item)
  }

  /// The frame of a guide; nil for one that no constraint names.
  func frame(of guide: UILayoutGuide) -> CGRect? { guide.knownReference?.items[number].map { frame(of: $0) } }

  func frame(of item: LayoutItem) -> CGRect {
    Self.frame(item.variables.x, item.variables.y, item.variables.width, item.variables.height, in: &solver)
  }

  // A question to the property itself would copy the whole solver, dozens of arrays, first; and a closure would look up
  // the actor.
  private nonisolated static func frame(
    _ x: VariableID, _ y: VariableID, _ width: VariableID, _ height: VariableID, in solver: inout ConstraintSolver
  ) -> CGRect {
    CGRect(
      x: solver.answer(of: x), y: solver.answer(of: y), width: solver.answer(of: width),
      height: solver.answer(of: height))
  }

  private nonisolated static func changes(in solver: inout ConstraintSolver) -> [VariableID] { solver.changedVariables }
}

extension UILayoutPriority {
  var strength: ConstraintStrength {
    self == .required ? .required : ConstraintStrength(rank: Double(rawValue))
  }
}
