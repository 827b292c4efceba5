import ConstraintEngine

/// The parts of an engine that are looked at for each constraint.
struct LayoutEngineState {
  var solver = ConstraintSolver()
  var items: [LayoutItem?] = []
  var freeItems: [Int32] = []
  /// By the place of each: how many constraints name it, and how many items go by it.
  var uses: [Int32] = []
  /// The place of the item of each variable, by the variable's place; -1 for none.
  var itemOfVariable: [Int32] = []
  /// Constraints that are not in the solver yet.
  var pending: [NSLayoutConstraint] = []
  /// By the places of the solver's constraints, of which some are others: frames, contents, questions.
  var installed: [InstalledConstraint?] = []
  var installedCount = 0
  /// Items whose content, or whose place among others, may be another.
  var outdated: [LayoutItem] = []
  var isDirty = false
  /// Texts that are as wide as lines that were broken, and not as one line.
  var brokenTexts: [LayoutItem] = []
  /// Texts that are as wide as one line until it is known how much room they have.
  var unfittedTexts: [LayoutItem] = []
  /// Items that came since the last solution.
  var newItems: [LayoutItem] = []
  /// The last change, for the sentence about a layout that never comes to rest.
  var lastChange = LayoutEngine.Change.nothing
  /// The view that held the last constraint between places that depend on the direction of writing, and whether all is counted
  /// from the right in it; while constraints are put in.
  var direction: (view: ObjectIdentifier, isMirrored: Bool)?
  /// The constraint that is being installed, kept so that nothing is allocated anew.
  var sum = LayoutSum()
}

/// The parts of the state by their names.
extension LayoutEngine {
  var solver: ConstraintSolver {
    @inline(__always) _read { yield state.solver }
    @inline(__always) _modify { yield &state.solver }
  }
  var items: [LayoutItem?] {
    @inline(__always) _read { yield state.items }
    @inline(__always) _modify { yield &state.items }
  }
  var pending: [NSLayoutConstraint] {
    @inline(__always) _read { yield state.pending }
    @inline(__always) _modify { yield &state.pending }
  }
  var installed: [InstalledConstraint?] {
    @inline(__always) _read { yield state.installed }
    @inline(__always) _modify { yield &state.installed }
  }
  var installedCount: Int {
    @inline(__always) _read { yield state.installedCount }
    @inline(__always) _modify { yield &state.installedCount }
  }
  var outdated: [LayoutItem] {
    @inline(__always) _read { yield state.outdated }
    @inline(__always) _modify { yield &state.outdated }
  }
  var isDirty: Bool {
    @inline(__always) _read { yield state.isDirty }
    @inline(__always) _modify { yield &state.isDirty }
  }
  var brokenTexts: [LayoutItem] {
    @inline(__always) _read { yield state.brokenTexts }
    @inline(__always) _modify { yield &state.brokenTexts }
  }
  var unfittedTexts: [LayoutItem] {
    @inline(__always) _read { yield state.unfittedTexts }
    @inline(__always) _modify { yield &state.unfittedTexts }
  }
  var newItems: [LayoutItem] {
    @inline(__always) _read { yield state.newItems }
    @inline(__always) _modify { yield &state.newItems }
  }
  var lastChange: Change {
    @inline(__always) _read { yield state.lastChange }
    @inline(__always) _modify { yield &state.lastChange }
  }
}
