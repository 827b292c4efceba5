/// The keys of an Edit menu, which every program answers to without listing them.
@MainActor enum StandardKeyCommands {
  static let all = [
    UIKeyCommand(title: "Undo", action: Selector("undo(_:)", UIWindow.undo(_:)), input: "z", modifierFlags: .command),
    UIKeyCommand(
      title: "Redo", action: Selector("redo(_:)", UIWindow.redo(_:)), input: "z", modifierFlags: [.command, .shift]),
    // Where Control stands for commands people press this one.
    UIKeyCommand(title: "Redo", action: Selector("redo(_:)", UIWindow.redo(_:)), input: "y", modifierFlags: .command),
    UIKeyCommand(title: "Cut", action: .cut, input: "x", modifierFlags: .command),
    UIKeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .command),
    UIKeyCommand(title: "Paste", action: .paste, input: "v", modifierFlags: .command),
    UIKeyCommand(title: "Select All", action: .selectAll, input: "a", modifierFlags: .command),
    UIKeyCommand(title: "Delete", action: .delete, input: "\u{8}"),
  ]
}

extension UIWindow {
  /// The manager that a command of the Edit menu is for: the first responder's, or that of what is in front.
  private var undoManagerInFront: UndoManager? { (firstResponder ?? topmostResponder).undoManager }

  func undo(_ sender: Any?) { undoManagerInFront?.undo() }

  func redo(_ sender: Any?) { undoManagerInFront?.redo() }
}
