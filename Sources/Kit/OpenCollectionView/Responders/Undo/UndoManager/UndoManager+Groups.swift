import FrameClock

extension UndoManager {
  func register(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return ProgrammingErrors.report(
          "An undo was registered outside of a group while groupsByEvent is false: call beginUndoGrouping() first.",
          instead: "nothing is registered")
      }
      beginTurn()
    }
    openGroups[openGroups.count - 1].steps.append(.call(UndoCall(target, perform)))
    // A new change makes what was taken back before impossible to make again.
    if activity == .none { redoStack = [] }
  }

  func beginGroup() {
    if openGroups.isEmpty, groupsByEvent, activity == .none { beginTurn() }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  func endGroup() {
    guard let group = openGroups.popLast() else {
      return ProgrammingErrors.report(
        "endUndoGrouping() was called without a group: call beginUndoGrouping() before it.",
        instead: "no group is ended")
    }
    post(.NSUndoManagerWillCloseUndoGroup)
    guard !group.isEmpty else { return }
    guard openGroups.isEmpty else {
      openGroups[openGroups.count - 1].steps.append(.group(group))
      // A name given inside names the whole.
      if openGroups[openGroups.count - 1].name.isEmpty { openGroups[openGroups.count - 1].name = group.name }
      return
    }
    if activity == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldest()
    }
  }

  /// Begins the group of this turn; it ends when the turn does.
  private func beginTurn() {
    openGroups.append(UndoGroup())
    hasTurnGroup = true
    // Due at once, which is after the present input or frame has been dealt with.
    UIApplication.shared.clock.after(0, for: "an undo manager closes its group") { [weak self] in
      MainActor.assumeIsolated { self?.endTurn() }
    }
  }

  /// Ends the group of this turn. Groups that the program has begun inside stay open, and it with them.
  func endTurn() {
    guard hasTurnGroup, openGroups.count == 1 else { return }
    hasTurnGroup = false
    endGroup()
  }

  func dropOldest() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  func takeBack() {
    guard openGroups.isEmpty else {
      return ProgrammingErrors.report(
        "undo() was called with \(openGroups.count) groups begun: call endUndoGrouping() for each before it.",
        instead: "nothing is undone")
    }
    guard activity == .none, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  func makeAgain() {
    if hasTurnGroup { endTurn() }
    guard openGroups.isEmpty else {
      return ProgrammingErrors.report(
        "redo() was called with \(openGroups.count) groups begun: call endUndoGrouping() for each before it.",
        instead: "nothing is done again")
    }
    guard activity == .none, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group; what is registered meanwhile is the opposite, under the same name.
  private func run(_ group: UndoGroup, as activity: Activity) {
    self.activity = activity
    openGroups.append(UndoGroup(name: group.name))
    group.run()
    endGroup()
    self.activity = .none
  }

  func nameGroup(_ name: String) {
    if !openGroups.isEmpty {
      openGroups[0].name = name
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = name
    }
  }

  func forgetEverything() {
    undoStack = []
    redoStack = []
    openGroups = []
    hasTurnGroup = false
  }

  func forget(_ target: AnyObject) {
    undoStack = undoStack.map { $0.without(target) }.filter { !$0.isEmpty }
    redoStack = redoStack.map { $0.without(target) }.filter { !$0.isEmpty }
    openGroups = openGroups.map { $0.without(target) }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
