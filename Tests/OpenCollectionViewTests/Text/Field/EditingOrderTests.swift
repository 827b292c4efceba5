import OpenCollectionView
import Testing
import TouchTesting

/// The order in which a program is asked and told that editing begins and ends.
@MainActor struct EditingOrderTests {
  let stage = FieldStage()
  var lines: [String] { stage.log.lines }

  // X1, X6
  @Test func `a tap begins editing, in the order of UIKit`() {
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 57)))
    #expect(
      lines == ["field shouldBegin", "field didBegin", "field posts textDidBegin", "field sends editingDidBegin"])
    #expect(stage.field.isFirstResponder)
    #expect(stage.field.isEditing)
  }

  // X1
  @Test func `resigning ends it, in the order of UIKit`() {
    stage.begin()
    #expect(stage.field.resignFirstResponder())
    #expect(lines == ["field shouldEnd", "field didEnd", "field posts textDidEnd", "field sends editingDidEnd"])
    #expect(!stage.field.isEditing)
  }

  // X2
  @Test func `the former field has ended before the next one begins`() {
    stage.begin()
    #expect(stage.other.becomeFirstResponder())
    #expect(
      lines == [
        "other shouldBegin", "field shouldEnd", "field didEnd", "field posts textDidEnd", "field sends editingDidEnd",
        "other didBegin", "other posts textDidBegin", "other sends editingDidBegin",
      ])
  }

  // X1
  @Test func `a field that is refused is not edited`() {
    stage.log.refusals = ["shouldBegin"]
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 57)))
    #expect(lines == ["field shouldBegin"])
    #expect(!stage.field.isFirstResponder)
  }

  // X3
  @Test func `a field that refuses to end keeps another one from beginning`() {
    stage.begin()
    stage.log.refusals = ["shouldEnd"]
    #expect(!stage.other.becomeFirstResponder())
    #expect(lines == ["other shouldBegin", "field shouldEnd"])
    #expect(stage.field.isFirstResponder)
  }

  // X3
  @Test func `a refusal to end counts nothing where the field leaves its window`() {
    stage.begin()
    stage.log.refusals = ["shouldEnd"]
    stage.field.removeFromSuperview()
    #expect(lines == ["field shouldEnd", "field didEnd", "field posts textDidEnd", "field sends editingDidEnd"])
    #expect(!stage.field.isEditing)
  }

  // X3
  @Test func `a forced end is none that can be refused`() {
    stage.begin()
    stage.log.refusals = ["shouldEnd"]
    #expect(!stage.screen.window.endEditing(false))
    #expect(stage.field.isEditing)
    #expect(stage.screen.window.endEditing(true))
    #expect(!stage.field.isEditing)
    #expect(lines.suffix(3) == ["field didEnd", "field posts textDidEnd", "field sends editingDidEnd"])
  }

  // X6
  @Test func `a drag from a field is no tap`() {
    stage.screen.play(.drag(from: CGPoint(x: 100, y: 57), to: CGPoint(x: 100, y: 120), duration: 0.2))
    #expect(lines.isEmpty)
    #expect(!stage.field.isFirstResponder)
  }

  @Test func `a field that takes no input is not edited`() {
    stage.field.isEnabled = false
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 57)))
    #expect(!stage.field.becomeFirstResponder())
    #expect(lines.isEmpty)
  }

  // X4
  @Test func `the text is gone before a program hears that editing has begun`() {
    stage.field.text = "old"
    stage.field.clearsOnBeginEditing = true
    stage.log.lines = []
    stage.field.becomeFirstResponder()
    #expect(
      lines == [
        "field shouldBegin", "field selection", "field didBegin", "field posts textDidBegin",
        "field sends editingDidBegin",
      ])
    #expect(stage.field.text == "")
  }

  // X2
  @Test func `a scene in the background keeps its first responder`() {
    stage.begin()
    stage.screen.receive(.visibility(false))
    stage.screen.runFrame()
    stage.screen.receive(.visibility(true))
    stage.screen.runFrame()
    #expect(stage.field.isFirstResponder)
    #expect(lines.isEmpty)
  }
}
