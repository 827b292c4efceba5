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
  private var isSolving = false

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

  /// An item and what the engine knows of it.
  struct LayoutItem {
    weak var object: AnyObject?
    var variables: LayoutItemVariables
    /// How many constraints name it.
    var uses = 0
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

  func add(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    setNeedsSolution()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let place = pending.lastIndex(where: { $0 === constraint }) {
      pending.remove(at: place)
      return
    }
    uninstall(ObjectIdentifier(constraint))
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)] else { return }
    try? solver.setConstant(Double(constraint.constant) + entry.base, of: entry.name)
    setNeedsSolution()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)] else { return }
    try? solver.setStrength(constraint.priority.strength, of: entry.name)
    setNeedsSolution()
  }

  /// A view's content, frame, margins or direction are others.
  func update(_ object: AnyObject) {
    let name = ObjectIdentifier(object)
    guard items[name] != nil else { return }
    if !outdated.contains(name) { outdated.append(name) }
    setNeedsSolution()
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

  // MARK: Solving

  /// Brings all values up to date, and has views laid out whose parts have moved.
  func solveIfNeeded() {
    guard isDirty, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    var round = 0
    while isDirty {
      isDirty = false
      bringUpToDate()
      let added = pending
      pending.removeAll(keepingCapacity: true)
      for constraint in added.sorted(by: { $0.serial < $1.serial }) { install(constraint) }
      for conflict in solver.solve() { report(conflict) }
      var moved: [ObjectIdentifier] = []
      var isKnown: Set<ObjectIdentifier> = []
      for variable in solver.changedVariables {
        if let name = itemOfVariable[variable], isKnown.insert(name).inserted { moved.append(name) }
      }
      round += 1
      for name in moved {
        guard let item = items[name] else { continue }
        if round < Self.roundsOfText, let view = item.object as? UIView, fitText(of: view) { isDirty = true }
        if !isFitting { tell(item.object) }
      }
    }
  }

  /// Something stands elsewhere, or has another size.
  private func tell(_ object: AnyObject?) {
    if let view = object as? UIView {
      if view.placesItselfByConstraints { view.superview?.setNeedsLayout() }
    } else if let guide = object as? UILayoutGuide {
      guide.owningView?.setNeedsLayout()
    }
  }

  private func report(_ conflict: ConstraintConflict) {
    guard !isFitting else { return }
    let sentences = conflict.constraints.map { describe($0) }
    LayoutConflict.report(sentences.sorted(), broken: describe(conflict.broken))
  }

  private func describe(_ name: ConstraintID) -> String {
    if let identity = constraintOfName[name] { return installed[identity]?.constraint?.readable ?? "(gone)" }
    for item in items.values where item.variables.fixed.contains(name) {
      guard let view = item.object as? UIView else { continue }
      return "\(AnchorPlace.name(view)) has the frame \(view.frame)"
    }
    return "(size of content)"
  }

  // MARK: Answers

  /// The frame of an item; nil for one that no constraint names.
  func frame(of object: AnyObject) -> CGRect? {
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return nil }
    return CGRect(
      x: solver.value(of: variables.x) ?? 0, y: solver.value(of: variables.y) ?? 0,
      width: solver.value(of: variables.width) ?? 0, height: solver.value(of: variables.height) ?? 0)
  }

  func isAmbiguous(_ object: AnyObject) -> Bool {
    solveIfNeeded()
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return false }
    return [variables.x, variables.y, variables.width, variables.height].contains { solver.isAmbiguous($0) == true }
  }
}

extension UILayoutPriority {
  /// Whole numbers are told apart; what lies between two counts as the nearer one.
  var strength: ConstraintStrength {
    self == .required ? .required : ConstraintStrength(rank: Int(rawValue.rounded()))
  }
}
