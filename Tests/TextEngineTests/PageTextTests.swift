import Testing
import TextEngine

@Suite struct PageTextTests {
  @Test func `A correction that has not seen the last edit is dropped`() throws {
    // X45
    var page = PageText()
    _ = page.change(to: "a", selection: 1..<1, kind: .insertText)
    _ = page.change(to: "ab", selection: 2..<2, kind: .insertText)
    #expect(try page.receive(correction(1, edit: 1, 0..<1, "A", 1..<1)) == nil)
    #expect(page.text == "ab")
    #expect(try page.receive(correction(2, edit: 2, 0..<2, "AB", 2..<2)) == TextReceipt(correction: 2))
    #expect(page.text == "AB")
    #expect(page.change(to: "ABc", selection: 3..<3, kind: .insertText).map(\.correction) == [2])
  }

  @Test func `A selection is told once a frame, and stands against a correction before that`() throws {
    // X51
    var page = PageText("abc")
    page.select(1..<1)
    page.select(2..<2)
    #expect(try page.receive(correction(1, edit: 0, 0..<3, "ABC", 3..<3)) == nil)
    #expect(page.report().map(\.selection) == [2..<2])
    #expect(page.report().isEmpty)
  }

  @Test func `A selection is told before the edit that follows it`() {
    // X51
    var page = PageText("abc")
    page.select(0..<2)
    let edits = page.change(to: "xc", selection: 1..<1, kind: .insertText)
    #expect(edits.map(\.number) == [1, 2])
    #expect(edits.map(\.selection) == [0..<2, 1..<1])
    #expect(edits.last?.range == 0..<2)
  }

  @Test func `Nothing is written while something is composed, and its end is one edit`() throws {
    // X47, X48
    var page = PageText()
    page.beginComposing()
    #expect(try page.receive(correction(1, edit: 0, 0..<0, "x", 1..<1)) == nil)
    let step = page.change(to: "n", selection: 1..<1, markedRange: 0..<1, kind: .insertCompositionText)
    #expect(step.map(\.markedRange) == [0..<1])
    let (edits, receipt) = page.endComposing(text: "に", selection: 1..<1)
    #expect(edits.map(\.range) == [0..<1])
    #expect(edits.map(\.replacement) == ["に"])
    #expect(receipt == nil)
    #expect(page.change(to: "に", selection: 1..<1, kind: .insertText).isEmpty)
    #expect(page.text == "に")
  }

  @Test func `A correction that waits for a composition of nothing is applied at its end`() throws {
    // X47
    var page = PageText()
    page.beginComposing()
    _ = try page.receive(correction(1, edit: 0, 0..<0, "x", 1..<1))
    #expect(page.text == "")
    #expect(page.endComposing(text: "", selection: 0..<0).receipt == TextReceipt(correction: 1))
    #expect(page.text == "x")
  }

  @Test func `What is typed without a connection is one edit of what the host knows`() {
    // X52
    var page = PageText()
    _ = page.change(to: "a", selection: 1..<1, kind: .insertText)
    page.disconnect()
    #expect(page.change(to: "ab", selection: 2..<2, kind: .insertText).isEmpty)
    #expect(page.change(to: "abc", selection: 3..<3, kind: .insertText).isEmpty)
    let edits = page.resume(TextResumption(text: "", edit: 0, correction: 4))
    #expect(
      edits == [
        TextEdit(number: 1, correction: 4, range: 0..<0, replacement: "abc", selection: 3..<3, kind: .other)
      ])
  }

  @Test func `A correction puts an end to the browser's own history`() throws {
    var page = PageText("a")
    #expect(page.hasOwnHistory)
    _ = try page.receive(correction(1, edit: 0, 0..<1, "b", 1..<1))
    #expect(!page.hasOwnHistory)
  }

  @Test(arguments: [
    ("insertText", TextEditKind.insertText), ("insertParagraph", .insertLineBreak),
    ("deleteWordForward", .deleteContentForward),
    ("deleteSoftLineBackward", .deleteContentBackward), ("historyUndo", .historyUndo), ("formatBold", .other),
  ])
  func `Kinds are those of a browser's events`(inputType: String, kind: TextEditKind) {
    // X45
    #expect(TextEditKind(inputType: inputType) == kind)
  }

  private func correction(
    _ number: Int, edit: Int, _ range: Range<Int>, _ text: String, _ selection: Range<Int>
  ) -> TextCorrection {
    TextCorrection(number: number, edit: edit, range: range, replacement: text, selection: selection)
  }
}
