import OpenCollectionView
import Testing
import TouchTesting

/// What a program is asked and told of what a person types, and what it can make of that.
@MainActor struct TypingTests {
  let stage = FieldStage()
  var lines: [String] { stage.log.lines }
  var field: LoggedField { stage.field }
  var screen: VirtualScreen { stage.screen }

  // X7, X8
  @Test func `a letter is asked about, then told as a change, then as a selection`() {
    stage.begin()
    screen.type("a")
    #expect(
      lines == [
        "field shouldChange 0,0 a", "field sends editingChanged", "field posts textDidChange", "field selection",
      ])
    #expect(field.text == "a")
  }

  // X7
  @Test func `a deletion is asked about as an empty text for what goes`() {
    stage.begin()
    screen.type("ab")
    stage.log.lines = []
    screen.backspace()
    #expect(lines.first == "field shouldChange 1,1 ")
    #expect(field.text == "a")
  }

  // X12
  @Test func `a backspace takes a whole composed character away`() {
    stage.begin()
    screen.dictate("a👨‍👩‍👧")
    stage.log.lines = []
    screen.backspace()
    #expect(lines.first == "field shouldChange 1,8 ")
    #expect(field.text == "a")
  }

  // X12
  @Test func `a backspace in an empty field is heard by the method alone`() {
    stage.begin()
    field.logsTyping = true
    screen.backspace()
    #expect(lines == ["field deleteBackward"])
  }

  // X7
  @Test func `typed text goes through the methods that a program overrides`() {
    stage.begin()
    field.logsTyping = true
    screen.type("a")
    screen.backspace()
    #expect(
      lines.filter { $0.contains("insertText") || $0.contains("deleteBackward") } == [
        "field insertText a", "field deleteBackward",
      ])
    #expect(lines.contains("field shouldChange 0,0 a"))
  }

  // X7
  @Test func `a change that is refused is none`() {
    stage.begin()
    stage.log.change = { _, _, _ in false }
    screen.type("a")
    #expect(lines == ["field shouldChange 0,0 a"])
    #expect(field.text == "")
    screen.advanceUntilRest()
    #expect(screen.typedText == "")
  }

  // X9
  @Test func `a change by the program is told by its selection only`() {
    stage.begin()
    field.text = "abc"
    #expect(lines == ["field selection"])
    #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 3)
  }

  // X7
  @Test func `a text that is set in editingChanged is what is seen`() {
    stage.begin()
    field.addAction(UIAction { [unowned field] _ in field.text = field.text?.uppercased() }, for: .editingChanged)
    screen.type("ab")
    screen.advanceUntilRest()
    #expect(field.text == "AB")
    #expect(screen.typedText == "AB")
  }

  // X9
  @Test func `a program that formats a card's number in the question loses no digit over a slow line`() {
    stage.begin()
    screen.lineDelay = 0.3
    stage.log.change = { field, range, string in
      let old = field.text ?? ""
      let start = old.index(old.startIndex, offsetBy: range.location)
      let end = old.index(start, offsetBy: range.length)
      let digits = old.replacingCharacters(in: start..<end, with: string).filter(\.isNumber).prefix(16)
      field.text = stride(from: 0, to: digits.count, by: 4).map { digits.dropFirst($0).prefix(4) }.joined(
        separator: " ")
      return false
    }
    for digit in "4111111111111234" {
      screen.type(String(digit))
      screen.advance(by: 0.06)
    }
    screen.advanceUntilRest()
    #expect(field.text == "4111 1111 1111 1234")
    #expect(screen.typedText == "4111 1111 1111 1234")
  }

  // X5
  @Test func `Return asks, sends the primary action, and ends nothing`() {
    stage.begin()
    screen.type("\n")
    #expect(lines == ["field shouldReturn", "field sends primaryActionTriggered"])
    #expect(field.isFirstResponder)
  }

  // X5
  @Test func `Return ends editing where somebody listens for that`() {
    stage.begin()
    field.addAction(
      UIAction { [unowned stage, unowned field] _ in stage.log.note("sends editingDidEndOnExit", of: field) },
      for: .editingDidEndOnExit)
    screen.type("\n")
    #expect(
      lines == [
        "field shouldReturn", "field sends editingDidEndOnExit", "field sends primaryActionTriggered",
        "field shouldEnd", "field didEnd", "field posts textDidEnd", "field sends editingDidEnd",
      ])
  }

  // X5
  @Test func `a Return that is refused does nothing else`() {
    stage.begin()
    stage.log.refusals = ["shouldReturn"]
    screen.type("\n")
    #expect(lines == ["field shouldReturn"])
  }

  // X5
  @Test func `Return does nothing in an empty field that enables it by itself`() {
    stage.begin()
    field.enablesReturnKeyAutomatically = true
    screen.type("\n")
    #expect(lines.isEmpty)
    screen.type("a\n")
    #expect(lines.last == "field sends primaryActionTriggered")
  }

  // X13
  @Test func `the clear button asks, empties the field, and tells of the change`() {
    field.clearButtonMode = .always
    field.text = "abc"
    stage.begin()
    screen.play(.tap(at: CGPoint(x: 205, y: 57)))
    #expect(
      lines == ["field shouldClear", "field sends editingChanged", "field posts textDidChange", "field selection"])
    #expect(field.text == "")
  }

  // X13
  @Test func `a clear button that is refused does nothing`() {
    field.clearButtonMode = .always
    field.text = "abc"
    stage.begin()
    stage.log.refusals = ["shouldClear"]
    screen.play(.tap(at: CGPoint(x: 205, y: 57)))
    #expect(lines == ["field shouldClear"])
    #expect(field.text == "abc")
  }

  // X4
  @Test func `the first insertion replaces everything where the program says so`() {
    stage.begin()
    field.text = "old"
    field.clearsOnInsertion = true
    screen.type("n")
    #expect(field.text == "n")
    #expect(!field.clearsOnInsertion)
    screen.type("ew")
    #expect(field.text == "new")
  }

  // X10, X17
  @Test func `what is typed stands where the caret is`() {
    stage.begin()
    screen.type("ac")
    screen.select(1..<1)
    screen.type("b")
    #expect(field.text == "abc")
    screen.select(0..<3)
    screen.type("x")
    #expect(field.text == "x")
  }

  // X7
  @Test func `a field that is filled in by the browser is told of, and not edited`() {
    #expect(screen.fillIn("ada", into: field))
    #expect(
      lines == [
        "field shouldChange 0,0 ada", "field sends editingChanged", "field posts textDidChange", "field selection",
      ])
    #expect(field.text == "ada")
    #expect(!field.isEditing)
  }

  @Test func `at rest there are no frames`() {
    stage.begin()
    screen.type("abc")
    #expect(screen.advanceUntilRest())
    let count = screen.frameCount
    screen.advance(by: 10)
    #expect(screen.frameCount == count)
  }
}
