/// Keeps what has to be done to take changes back, and to make them again.
///
/// Register the opposite of each change as it is made. Everything that is registered during one turn of the application -
/// the handling of one input, one frame - is taken back as one. What is registered while changes are taken back is what
/// makes them again.
///
/// Foundation on Apple's systems has this class; Foundation on Linux does not.
@preconcurrency @MainActor open class UndoManager: NSObject {
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// Groups that have been begun and not ended, outermost first.
  var openGroups: [UndoGroup] = []
  var activity = Activity.none
  var disableCount = 0
  /// Tells whether the outermost group was begun by the manager itself, to be ended with the turn.
  var hasTurnGroup = false

  /// A manager that keeps nothing yet.
  public override init() { super.init() }

  // MARK: Groups

  /// How many groups are begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Tells whether all that is registered in one turn makes one group; true unless set. Otherwise begin and end groups
  /// yourself.
  open var groupsByEvent = true

  /// How many groups are kept; the oldest go first. 0, as it is unless set, is any number.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Begins a group: all that is registered until it ends is taken back as one.
  open func beginUndoGrouping() { beginGroup() }

  /// Ends the group begun last. Without one it is an error of the program.
  open func endUndoGrouping() { endGroup() }

  // MARK: Registering

  /// Tells whether changes are kept.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Keeps nothing until ``enableUndoRegistration()`` has been called as often.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Keeps changes again, once called as often as ``disableUndoRegistration()``. More often is an error of the program.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      return ProgrammingErrors.report(
        "enableUndoRegistration() was called once more than disableUndoRegistration(): call them in pairs.",
        instead: "registration stays enabled")
    }
    disableCount -= 1
  }

  /// Keeps a closure that takes a change back. The target is not kept; once it is gone the closure is passed over.
  ///
  /// Without a group, and with ``groupsByEvent`` off, it is an error of the program.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(target) { object in if let target = object as? Target { handler(target) } }
  }

  /// Keeps a call of a method that takes a change back, with an object that it gets.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(target as AnyObject) { selector.perform(on: $0, with: anObject) }
  }

  /// Forgets everything.
  open func removeAllActions() { forgetEverything() }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) { forget(target as AnyObject) }

  // MARK: Taking back

  /// Tells whether there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

  /// Tells whether there is something to make again.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Tells whether changes are being taken back now.
  open var isUndoing: Bool { activity == .undoing }

  /// Tells whether changes are being made again now.
  open var isRedoing: Bool { activity == .redoing }

  /// Takes back the last group, ending the one of this turn first. Nothing to take back is no error.
  open func undo() {
    if hasTurnGroup, openGroups.count == 1 { endTurn() }
    undoNestedGroup()
  }

  /// Takes back the last group. Inside groups that are not ended it is an error of the program.
  open func undoNestedGroup() { takeBack() }

  /// Makes the changes again that were taken back last.
  open func redo() { makeAgain() }

  // MARK: Names

  /// The name of what would be taken back; empty where it has none.
  open var undoActionName: String { (openGroups.first ?? undoStack.last)?.name ?? "" }

  /// The name of what would be made again; empty where it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the group that is begun, or else the last one: what the person did, such as “Move Photo”.
  open func setActionName(_ actionName: String) { nameGroup(actionName) }

  /// “Undo” with the name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// “Redo” with the name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// “Undo” with a name. Override to translate.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// “Redo” with a name. Override to translate.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// The present work of a manager.
  enum Activity {
    case none, undoing, redoing
  }
}
