import OpenCollectionView
import Testing
import TouchTesting

/// What is typed is taken back and made again, in the pieces that a person thinks of.
@MainActor struct TypingUndoTests {
  let stage = FieldStage()
  var field: LoggedField { stage.field }
  var screen: VirtualScreen { stage.screen }

  init() { stage.begin() }

  private func undo() {
    field.undoManager?.undo()
    screen.runFrame()
  }

  private func redo() {
    field.undoManager?.redo()
    screen.runFrame()
  }

  // X55
  @Test func `letters that are typed one after the other are taken back as one, and made again`() {
    screen.type("hello")
    undo()
    #expect(field.text == "")
    #expect(screen.typedText == "")
    redo()
    #expect(field.text == "hello")
    #expect(screen.typedText == "hello")
    #expect(field.undoManager?.canRedo == false)
  }

  // X55
  @Test func `words are taken back one by one, each with the space before it`() {
    screen.type("let  it be")
    var texts: [String?] = []
    for _ in 0..<3 {
      undo()
      texts.append(field.text)
    }
    #expect(texts == ["let  it", "let", ""])
    for _ in 0..<3 { redo() }
    #expect(field.text == "let  it be")
  }

  // X55
  @Test func `after a pause something new begins`() {
    screen.type("some")
    screen.advance(by: 1.9)
    screen.type("th")
    screen.advance(by: 2.1)
    screen.type("ing")
    undo()
    #expect(field.text == "someth")
    undo()
    #expect(field.text == "")
  }

  // X55
  @Test func `a composition is taken back as one, however long its candidates are looked at`() {
    screen.type("a")
    screen.advance(by: 3)
    screen.mark("にほn")
    screen.advance(by: 3)
    screen.mark("日本 語")
    screen.advance(by: 3)
    screen.commit("日本 語")
    undo()
    #expect(field.text == "a")
  }

  // X55
  @Test func `where the caret is moved something new begins`() {
    screen.type("ab")
    screen.select(1..<1)
    screen.type("xy")
    undo()
    #expect(field.text == "ab")
    undo()
    #expect(field.text == "")
    redo()
    redo()
    #expect(field.text == "axyb")
  }

  // X55
  @Test func `backspaces are taken back as one, apart from what was typed before`() {
    screen.type("hello")
    screen.backspace(2)
    undo()
    #expect(field.text == "hello")
    undo()
    #expect(field.text == "")
  }

  // X55
  @Test func `what is pasted is taken back by itself`() {
    screen.type("a")
    screen.paste("bcd")
    screen.type("e")
    undo()
    #expect(field.text == "abcd")
    undo()
    #expect(field.text == "a")
    undo()
    #expect(field.text == "")
  }

  // X55
  @Test func `what is composed is taken back as one`() {
    for text in ["k", "か", "かn", "かな"] { screen.mark(text) }
    screen.commit("仮名")
    #expect(field.text == "仮名")
    undo()
    #expect(field.text == "")
    redo()
    #expect(field.text == "仮名")
  }

  // X55
  @Test func `a text that the program sets cannot be taken back, and forgets what could`() {
    screen.type("abc")
    field.text = "other"
    #expect(field.undoManager?.canUndo == false)
    undo()
    #expect(field.text == "other")
    screen.type("!")
    undo()
    #expect(field.text == "other")
  }

  // X55
  @Test func `taking back asks and tells as typing does`() {
    screen.type("ab")
    stage.log.lines = []
    undo()
    #expect(
      stage.log.lines == [
        "field shouldChange 0,2 ", "field sends editingChanged", "field posts textDidChange", "field selection",
      ])
  }

  // X55
  @Test func `a program that refuses keeps its text`() {
    screen.type("ab")
    stage.log.change = { _, _, _ in false }
    undo()
    #expect(field.text == "ab")
  }

  // X55
  @Test func `of a secret nothing is kept`() {
    field.isSecureTextEntry = true
    screen.type("secret")
    #expect(field.undoManager?.canUndo == false)
    field.isSecureTextEntry = false
    undo()
    #expect(field.text == "secret")
  }

  // X55
  @Test func `the keys of an Edit menu take back and make again`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    screen.show(field)
    field.becomeFirstResponder()
    screen.runFrame()
    screen.type("ab")
    screen.press("z", .command)
    #expect(field.text == "")
    screen.press("z", [.command, .shift])
    #expect(field.text == "ab")
    screen.press("z", .command)
    screen.press("y", .command)
    #expect(field.text == "ab")
  }

  // X55
  @Test func `each field has its own, and a program may give it another`() {
    final class Shared: UITextField {
      let shared = UndoManager()
      override var undoManager: UndoManager? { shared }
    }
    #expect(field.undoManager !== stage.other.undoManager)
    let own = Shared(frame: CGRect(x: 20, y: 200, width: 100, height: 34))
    screen.show(own)
    own.becomeFirstResponder()
    screen.runFrame()
    screen.type("ab")
    #expect(own.shared.canUndo)
    own.shared.undo()
    #expect(own.text == "")
  }

  // X55
  @Test func `a text view takes lines back one by one`() {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    screen.show(view)
    view.becomeFirstResponder()
    screen.runFrame()
    screen.type("one\ntwo")
    view.undoManager?.undo()
    #expect(view.text == "one\n")
    view.undoManager?.undo()
    #expect(view.text == "")
  }

  // X55
  @Test func `over a slow line what is typed meanwhile stays`() {
    screen.type("abc")
    screen.advanceUntilRest()
    screen.lineDelay = 0.15
    field.undoManager?.undo()
    screen.runFrame()
    screen.type("d")
    #expect(screen.advanceUntilRest())
    #expect(field.text == "d")
    #expect(screen.typedText == "d")
  }
}
