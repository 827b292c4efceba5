import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct KeyTests {
  final class Editor: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func save(_ command: UIKeyCommand) { log.append("save \(command.input ?? "")") }
    override func paste(_ sender: Any?) { log.append("paste") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .paste || super.canPerformAction(action, withSender: sender)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("began \(press.key?.characters ?? "")") }
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("ended \(press.key?.characters ?? "")") }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("cancelled \(press.key?.characters ?? "")") }
    }
  }

  let screen = VirtualScreen(width: 100, height: 100)
  let editor = Editor()
  let save = Selector("save(_:)", Editor.save(_:))

  init() {
    screen.show(editor)
    editor.becomeFirstResponder()
  }

  @Test func `a key goes to the first responder as a press`() {
    screen.press("a")
    screen.press("ArrowUp")
    #expect(editor.log == ["began a", "ended a", "began UIKeyInputUpArrow", "ended UIKeyInputUpArrow"])
  }

  @Test func `a held key is one press however often the host repeats it`() {
    screen.keyDown("a")
    screen.keyDown("a", isRepeat: true)
    screen.keyDown("a", isRepeat: true)
    screen.keyUp("a")
    #expect(editor.log == ["began a", "ended a"])
  }

  @Test func `keys that are held are cancelled when the person leaves`() {
    screen.keyDown("a")
    screen.receive(.visibility(false))
    screen.runFrame()
    screen.keyUp("a")
    #expect(editor.log == ["began a", "cancelled a"])
  }

  @Test func `a press that nobody answers to goes up the chain`() {
    final class Listener: UIViewController {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    let controller = Listener()
    screen.show(controller)
    controller.view.addSubview(editor)
    editor.becomeFirstResponder()
    for key in ["q", "7", "0", "Enter", "F5"] { screen.press(key) }
    #expect(controller.keys == [.keyboardQ, .keyboard7, .keyboard0, .keyboardReturnOrEnter, .keyboardF5])
  }

  @Test func `a key command comes before the press, again with each repeat`() {
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    screen.keyDown("s", .command)
    screen.keyDown("s", .command, isRepeat: true)
    screen.keyUp("s", .command)
    #expect(editor.log == ["save s", "save s"])
  }

  @Test func `control stands in for command where the command does not ask for it`() {
    editor.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: save),
      UIKeyCommand(input: "k", modifierFlags: [.command, .control], action: save),
    ]
    screen.press("s", .control)
    screen.press("k", .control)
    #expect(editor.log == ["save s", "began k", "ended k"])
  }

  @Test func `modifiers must be the ones asked for`() {
    editor.commands = [
      UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: save),
      UIKeyCommand(input: "+", modifierFlags: .command, action: save),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: save),
    ]
    screen.press("Z", [.command, .shift])
    // A sign that takes Shift to type does not ask for it.
    screen.press("+", [.command, .shift])
    screen.press("Escape")
    screen.press("Escape", .alternate)
    #expect(
      editor.log == [
        "save z", "save +", "save UIKeyInputEscape", "began UIKeyInputEscape", "ended UIKeyInputEscape",
      ])
  }

  @Test func `the keys of an Edit menu work without being listed`() {
    screen.press("v", .command)
    // Nobody here can copy: the key is an ordinary one.
    screen.press("c", .command)
    #expect(editor.log == ["paste", "began c", "ended c"])
  }

  @Test func `a command that is disabled when it is validated leaves the key alone`() {
    final class Strict: UIView {
      var saves = 0
      override var canBecomeFirstResponder: Bool { true }
      func save() { saves += 1 }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save()", Strict.save))]
      }
      override func validate(_ command: UICommand) { command.attributes = saves > 0 ? .disabled : [] }
    }
    let view = Strict()
    screen.show(view)
    view.becomeFirstResponder()
    screen.press("s", .command)
    screen.press("s", .command)
    #expect(view.saves == 1)
  }

  @Test func `without a first responder commands are looked for up from the root view`() {
    final class Root: UIViewController {
      var saves = 0
      func save() { saves += 1 }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save()", Root.save))]
      }
    }
    let root = Root()
    editor.resignFirstResponder()
    screen.show(root)
    screen.press("s", .command)
    #expect(root.saves == 1)
  }

  @Test func `where lines are read from the right, the arrows of commands change places`() {
    screen.window.semanticContentAttribute = .forceRightToLeft
    let fixed = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: .shift, action: save)
    fixed.allowsAutomaticMirroring = false
    editor.commands = [UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: save), fixed]
    screen.press("ArrowRight")
    screen.press("ArrowLeft")
    screen.press("ArrowLeft", .shift)
    #expect(
      editor.log == [
        "save UIKeyInputLeftArrow", "began UIKeyInputLeftArrow", "ended UIKeyInputLeftArrow",
        "save UIKeyInputLeftArrow",
      ])
  }

  @Test func `the trace tells which command a key was`() {
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    let trace = screen.recordTrace()
    screen.press("s", .command)
    #expect(trace.events.map(\.decision.description) == [#"key "s": save(_:) on Editor#1"#])
  }
}
