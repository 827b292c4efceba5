import ConstraintEngine
import Foundation

/// The constraints of a window, or of views that are in none, and the frames that follow from them.
///
/// The view around all others has it, once any of them is constrained. Only what constraints name has variables; a view
/// that is placed by its frame is a constant in them.
@MainActor final class LayoutEngine {
  private(set) weak var root: UIView?
  /// Whether the engine only finds out how large its root would like to be.
  let isFitting: Bool
  var solver = ConstraintSolver()

  /// By the identity of a view or guide.
  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// Whose a variable is.
  var itemOfVariable: [VariableID: ObjectIdentifier] = [:]
  /// Constraints that are not in the solver yet.
  var pending: [NSLayoutConstraint] = []
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  var constraintOfName: [ConstraintID: ObjectIdentifier] = [:]
  /// Items whose content, or whose place among others, may be another.
  var outdated: [ObjectIdentifier] = []
  private(set) var isDirty = false
  /// Texts that are as wide as lines that were broken, and not as one line.
  var brokenTexts: [ObjectIdentifier] = []
  /// Texts that are as wide as one line until it is known how much room they have.
  var unfittedTexts: [ObjectIdentifier] = []
  /// Views that are placed by frames, in which something has changed: what is in them is laid out by itself.
  private var changedIslands: Set<ObjectIdentifier> = []
  var widensAllText = false
  /// What was asked of a root that is fitted, and the answers.
  var targetWishes: [ConstraintID] = []
  var fittedSizes: [FittedSize] = []
  /// Items that came since the last solution.
  var newItems: [ObjectIdentifier] = []
  /// Conflicts that were told and still are: who conflicts, and what is left out for it.
  var toldConflicts: [LayoutConflict.Members: ConstraintID] = [:]
  /// Wishes to stand elsewhere, of items whose place is open.
  var exercises: [ObjectIdentifier: [ConstraintID]] = [:]
  /// What has changed last, for the sentence about a layout that never comes to rest.
  weak var lastChange: AnyObject?
  var hasToldUnrest = false
  private var isSolving = false
  /// How many times it has solved.
  private(set) var solutions = 0

  /// Larger constants are mistakes.
  static let largestConstant: CGFloat = 1e9
  /// How often sizes of text are found for widths that follow from sizes of text. Our choice: lines that break make a
  /// label higher, which rarely makes another narrower.
  static let roundsOfText = 4

  /// How often one call lays out anew what changes constraints while it is laid out. Our choice.
  static let roundsOfLayout = 10

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
  }

  /// An item and what the engine knows of it. An object, since a weak reference costs much to copy.
  final class LayoutItem {
    private(set) weak var object: AnyObject?
    var variables: LayoutItemVariables
    /// How many constraints name it.
    var uses = 0
    /// Whether it is listed by the view around it as one that is to be put where it belongs.
    var awaitsPlacing = false

    init(object: AnyObject, variables: LayoutItemVariables) {
      self.object = object
      self.variables = variables
    }
  }

  /// A constraint in the solver.
  struct InstalledConstraint {
    weak var constraint: NSLayoutConstraint?
    let name: ConstraintID
    /// What the right side is besides the constraint's constant.
    var base: Double
    /// The items that it needs, a superview between them, too.
    var items: [ObjectIdentifier]
  }

  // MARK: Changes

  func setNeedsSolution() {
    guard !isDirty else { return }
    isDirty = true
    if !isFitting { root?.setNeedsLayout() }
  }

  /// Whether anything says how large the root is.
  var hasConstraints: Bool { !pending.isEmpty || !installed.isEmpty }

  func add(_ constraint: NSLayoutConstraint) {
    noteChange(of: constraint)
    pending.append(constraint)
    setNeedsSolution()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let place = pending.lastIndex(where: { $0 === constraint }) {
      pending.remove(at: place)
      return
    }
    noteChange(of: constraint)
    uninstall(ObjectIdentifier(constraint))
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)] else { return }
    noteChange(of: constraint)
    try? solver.setConstant(Double(constraint.constant) + entry.base, of: entry.name)
    setNeedsSolution()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)] else { return }
    noteChange(of: constraint)
    try? solver.setStrength(constraint.priority.strength, of: entry.name)
    setNeedsSolution()
  }

  /// A view's content, frame, margins or direction are others.
  func update(_ object: AnyObject) {
    let name = ObjectIdentifier(object)
    guard items[name] != nil else { return }
    lastChange = object
    if let view = object as? UIView { noteChange(in: view) }
    if !outdated.contains(name) { outdated.append(name) }
    setNeedsSolution()
  }

  /// A program has set a view's frame. Where constraints place the view it has its way until the next layout around it. // L27
  func frameDidChange(of view: UIView) {
    update(view)
    guard !isFitting, view.placesItselfByConstraints, let item = items[ObjectIdentifier(view)] else { return }
    view.superview?.listForPlacing(item)
  }

  /// Reads everything anew, where the direction of writing is another one.
  func reset() {
    reinstall { _ in true }
    setNeedsSolution()
  }

  /// Takes constraints out, in the order in which they came, and puts them in with the next solution.
  func reinstall(where isChosen: (InstalledConstraint) -> Bool) {
    let chosen = installed.values.filter(isChosen).compactMap(\.constraint).sorted { $0.serial < $1.serial }
    for constraint in chosen { uninstall(ObjectIdentifier(constraint)) }
    pending += chosen
  }

  private func noteChange(of constraint: NSLayoutConstraint) {
    lastChange = constraint
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
    var kept: [ObjectIdentifier] = []
    for name in brokenTexts {
      guard let view = items[name]?.object as? UIView else { continue }
      if widensAllText || changedIslands.contains(Self.island(of: view)) {
        widenText(of: view)
      } else {
        kept.append(name)
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
      bringUpToDate()
      let added = pending
      pending.removeAll(keepingCapacity: true)
      for constraint in added.sorted(by: { $0.serial < $1.serial }) { install(constraint) }
      tell(solver.solve())
      var moved: [ObjectIdentifier] = []
      var isKnown: Set<ObjectIdentifier> = []
      for variable in asking({ $0.changedVariables }) {
        if let name = itemOfVariable[variable], isKnown.insert(name).inserted { moved.append(name) }
      }
      for name in newItems where isKnown.insert(name).inserted && isElsewhere(name) { moved.append(name) }
      newItems.removeAll(keepingCapacity: true)
      round += 1
      for name in moved {
        guard let item = items[name] else { continue }
        if round < Self.roundsOfText, let view = item.object as? UIView, fitText(of: view) { isDirty = true }
        if !isFitting { tell(item) }
      }
      // Those whose content is another, and whose frame happens to be the same.
      for name in unfittedTexts where !isKnown.contains(name) {
        guard round < Self.roundsOfText, let view = items[name]?.object as? UIView else { continue }
        if fitText(of: view) { isDirty = true }
      }
      unfittedTexts.removeAll(keepingCapacity: true)
    }
  }

  /// Whether an item that is the corner, empty, has another frame so far.
  private func isElsewhere(_ name: ObjectIdentifier) -> Bool {
    guard let view = items[name]?.object as? UIView, let frame = frame(of: view) else { return false }
    return view.placesItselfByConstraints && frame != view.untransformedFrame
  }

  /// Something stands elsewhere, or has another size.
  private func tell(_ item: LayoutItem) {
    if let view = item.object as? UIView {
      if view.placesItselfByConstraints { view.superview?.setNeedsPlacing(item) }
    } else if let guide = item.object as? UILayoutGuide {
      guide.owningView?.setNeedsLayout()
    }
  }

  // MARK: Answers

  /// The frame of an item; nil for one that no constraint names.
  func frame(of object: AnyObject) -> CGRect? {
    guard let item = items[ObjectIdentifier(object)] else { return nil }
    return asking { solver in
      CGRect(
        x: solver.value(of: item.variables.x) ?? 0, y: solver.value(of: item.variables.y) ?? 0,
        width: solver.value(of: item.variables.width) ?? 0, height: solver.value(of: item.variables.height) ?? 0)
    }
  }

  /// Asks the solver something. A question to the property itself would copy the whole of it, dozens of arrays, first.
  @inline(__always)
  private func asking<Answer>(_ question: (inout ConstraintSolver) -> Answer) -> Answer { question(&solver) }
}

extension UILayoutPriority {
  var strength: ConstraintStrength {
    self == .required ? .required : ConstraintStrength(rank: Double(rawValue))
  }
}
