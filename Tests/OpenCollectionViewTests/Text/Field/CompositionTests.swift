import OpenCollectionView
import Testing
import TouchTesting

/// What a program hears while an input method composes.
@MainActor struct CompositionTests {
  let stage = FieldStage()
  var field: LoggedField { stage.field }
  var screen: VirtualScreen { stage.screen }

  // X15
  @Test func `each step is told as a change, with the marked range, and the end without`() {
    stage.begin()
    var marks: [Bool] = []
    field.addAction(UIAction { [unowned field] _ in marks.append(field.markedTextRange != nil) }, for: .editingChanged)
    screen.mark("k")
    screen.mark("か")
    screen.commit()
    #expect(marks == [true, true, false])
    #expect(field.text == "か")
  }

  // X15
  @Test func `a step is asked about with what it replaces`() {
    stage.begin()
    screen.mark("k")
    screen.mark("か")
    #expect(
      stage.log.lines.filter { $0.contains("shouldChange") } == [
        "field shouldChange 0,0 k", "field shouldChange 0,1 か",
      ])
  }

  // X47
  @Test func `a program that cuts the text while something is composed has its way at the end`() {
    stage.begin()
    field.addAction(
      UIAction { [unowned field] _ in
        if let text = field.text, text.count > 2 { field.text = String(text.prefix(2)) }
      }, for: .editingChanged)
    screen.mark("にほん")
    #expect(screen.typedText == "にほん")
    screen.commit("日本語")
    screen.advanceUntilRest()
    #expect(field.text == "日本")
    #expect(screen.typedText == "日本")
  }

  // X16
  @Test func `a text that the program sets ends the composition`() {
    stage.begin()
    screen.mark("nih")
    field.text = field.text
    #expect(field.markedTextRange == nil)
    #expect(field.text == "nih")
  }

  // X14
  @Test func `what is composed is underlined`() {
    stage.begin()
    screen.type("a")
    screen.mark("に")
    let picture = screen.picture().svg
    #expect(picture.contains("に"))
  }

  // X1
  @Test func `the end of editing keeps what is composed`() {
    stage.begin()
    screen.mark("に")
    field.resignFirstResponder()
    #expect(field.text == "に")
    #expect(field.markedTextRange == nil)
  }
}
