import Testing
import TextEngine

@Suite struct HostTextTests {
  @Test func `An edit that is accepted needs no correction`() throws {
    // X45
    var host = HostText("ab")
    try host.receive(typed("c", at: 2, number: 1))
    let change = try #require(try host.nextChange())
    #expect(change.range == 2..<2)
    #expect(change.replacement == "c")
    host.accept(change)
    #expect(host.field.text == "abc")
    #expect(host.correction() == nil)
    #expect(host.isSettled)
  }

  @Test func `A refused edit is taken back, with the caret where it was`() throws {
    // X45
    var host = HostText("ab")
    try host.receive(typed("1", at: 2, number: 1))
    host.refuse(try #require(try host.nextChange()))
    #expect(host.correction() == TextCorrection(number: 1, edit: 1, range: 2..<3, replacement: "", selection: 2..<2))
    #expect(host.correction() == nil)
  }

  @Test func `A candidate that is refused ends what was composed, all the same`() throws {
    // X45, X47
    var host = HostText("ab")
    try host.receive(
      TextEdit(
        number: 1, correction: 0, range: 2..<2, replacement: "ㄱ", selection: 3..<3, markedRange: 2..<3,
        kind: .insertCompositionText))
    host.accept(try #require(try host.nextChange()))
    #expect(host.field.markedRange == 2..<3)
    try host.receive(
      TextEdit(
        number: 2, correction: 0, range: 2..<3, replacement: "가나", selection: 4..<4, kind: .insertCompositionText))
    host.refuse(try #require(try host.nextChange()))
    #expect(host.field.markedRange == nil)
    #expect(host.correction() == TextCorrection(number: 1, edit: 2, range: 2..<4, replacement: "ㄱ", selection: 3..<3))
  }

  @Test func `A program that answers no and sets a text of its own has that text shown`() throws {
    // X45
    var host = HostText("1234")
    try host.receive(typed("5", at: 4, number: 1))
    let change = try #require(try host.nextChange())
    host.setText("1234 5")
    host.refuse(change)
    #expect(host.correction() == TextCorrection(number: 1, edit: 1, range: 4..<4, replacement: " ", selection: 6..<6))
  }

  @Test func `What is typed before a correction has come is carried over to the program's text`() throws {
    // X45
    var host = HostText("1234")
    try host.receive(typed("5", at: 4, number: 1))
    host.refuse(try #require(try host.nextChange()))
    host.setText("1234 5")
    _ = host.correction()
    try host.receive(typed("6", at: 5, number: 2))
    let next = try #require(try host.nextChange())
    #expect(next.range == 6..<6)
    host.accept(next)
    #expect(host.field.text == "1234 56")
    #expect(host.correction() == TextCorrection(number: 2, edit: 2, range: 4..<4, replacement: " ", selection: 7..<7))
  }

  @Test func `Among letters that are alike the refused one is known`() throws {
    // X45
    var host = HostText("1")
    try host.receive(selected(0..<0, number: 1))
    host.accept(try #require(try host.nextChange()))
    try host.receive(typed("1", at: 0, number: 2))
    host.refuse(try #require(try host.nextChange()))
    try host.receive(typed("x", at: 1, number: 3))
    let change = try #require(try host.nextChange())
    // The page shows 1x1, of which the first is refused.
    #expect(change.range == 0..<0)
    host.accept(change)
    #expect(host.field.text == "x1")
  }

  @Test func `Deleting what was refused changes nothing and asks nobody`() throws {
    // X45
    var host = HostText("ab")
    try host.receive(typed("1", at: 2, number: 1))
    host.refuse(try #require(try host.nextChange()))
    try host.receive(
      TextEdit(number: 2, correction: 0, range: 2..<3, replacement: "", selection: 2..<2, kind: .deleteContentBackward))
    let change = try #require(try host.nextChange())
    #expect(!change.isTextual)
    #expect(!change.deletesNothing)
    host.accept(change)
    #expect(host.field.text == "ab")
    #expect(host.correction() == nil)
  }

  @Test func `An edit made on a correction is one of the corrected text`() throws {
    // X45
    var host = HostText("ab")
    host.setText("AB!")
    #expect(host.correction()?.number == 1)
    try host.receive(typed("c", at: 3, number: 1, correction: 1))
    host.accept(try #require(try host.nextChange()))
    #expect(host.field.text == "AB!c")
    #expect(host.correction() == nil)
  }

  @Test func `A backspace in an empty field is told, and deletes nothing`() throws {
    // X12
    var host = HostText()
    try host.receive(
      TextEdit(number: 1, correction: 0, range: 0..<0, replacement: "", selection: 0..<0, kind: .deleteContentBackward))
    let change = try #require(try host.nextChange())
    #expect(change.deletesNothing)
    #expect(!change.isTextual)
  }

  @Test func `While something is composed there is no correction, and afterwards there is`() throws {
    // X47, X48
    var host = HostText()
    try host.receive(composed("n", 0..<1, replacing: 0..<0, number: 1))
    host.accept(try #require(try host.nextChange()))
    #expect(host.field.markedRange == 0..<1)
    host.setText("N")
    #expect(host.field.markedRange == nil)
    #expect(host.correction() == nil)
    try host.receive(composed("ni", 0..<2, replacing: 0..<1, number: 2))
    host.accept(try #require(try host.nextChange()))
    #expect(host.field.text == "ni")
    #expect(host.field.markedRange == 0..<2)
    host.setText("NI")
    try host.receive(
      TextEdit(number: 3, correction: 0, range: 0..<0, replacement: "", selection: 2..<2, kind: .selection))
    let end = try #require(try host.nextChange())
    #expect(end.endsComposition)
    host.accept(end)
    #expect(host.correction() == TextCorrection(number: 1, edit: 3, range: 0..<2, replacement: "NI", selection: 2..<2))
  }

  @Test func `A selection by the program is a correction, and typing on its way keeps the page's`() throws {
    // X51
    var host = HostText("abc")
    host.select(0..<3)
    #expect(host.correction() == TextCorrection(number: 1, edit: 0, range: 3..<3, replacement: "", selection: 0..<3))
    try host.receive(typed("d", at: 3, number: 1))
    host.accept(try #require(try host.nextChange()))
    #expect(host.field.text == "abcd")
    #expect(host.field.selection == 4..<4)
    #expect(host.correction() == nil)
  }

  @Test func `The first insertion replaces all, also what the page still shows`() throws {
    // X4
    var host = HostText("old")
    host.setClearsOnInsertion(true)
    try host.receive(typed("n", at: 3, number: 1))
    let change = try #require(try host.nextChange())
    #expect(change.range == 0..<3)
    host.accept(change)
    #expect(host.field.text == "n")
    #expect(host.correction() == TextCorrection(number: 1, edit: 1, range: 0..<3, replacement: "", selection: 1..<1))
  }

  @Test func `Edits are taken in their order however they come, and once`() throws {
    var host = HostText()
    try host.receive(typed("b", at: 1, number: 2))
    #expect(try host.nextChange() == nil)
    try host.receive(typed("a", at: 0, number: 1))
    try host.receive(typed("a", at: 0, number: 1))
    while let change = try host.nextChange() { host.accept(change) }
    try host.receive(typed("a", at: 0, number: 1))
    #expect(try host.nextChange() == nil)
    #expect(host.field.text == "ab")
  }

  @Test func `What cannot be is an error and no trap`() throws {
    // X45, X50
    var host = HostText("ab")
    try host.receive(TextEdit(number: 1, correction: 0, range: 1..<9, replacement: "", selection: 0..<0, kind: .other))
    #expect(throws: TextExchangeError.rangeOutside(1..<9, length: 2)) { try host.nextChange() }
    host = HostText("ab")
    try host.receive(typed("c", at: 2, number: 1, correction: 5))
    #expect(throws: TextExchangeError.unknownCorrection(5)) { try host.nextChange() }
    host = HostText("ab")
    try host.receive(typed("c", at: 0, number: 1, selection: 7..<7))
    #expect(throws: TextExchangeError.rangeOutside(7..<7, length: 3)) { try host.nextChange() }
    host = HostText()
    try host.receive(typed(String(repeating: "a", count: 524_289), at: 0, number: 1))
    #expect(throws: TextExchangeError.textTooLong(524_289)) { try host.nextChange() }
    host = HostText()
    #expect(throws: TextExchangeError.messageMissing(1)) { try host.receive(typed("a", at: 0, number: 65)) }
  }

  @Test func `Corrections that nobody confirms end, and go on with a receipt`() throws {
    // X45
    var host = HostText()
    for step in 0..<30 {
      host.setText("\(step)")
      _ = host.correction()
    }
    #expect(host.correctionCount == 20)
    host.receive(TextReceipt(correction: 20))
    host.setText("done")
    #expect(
      host.correction() == TextCorrection(number: 21, edit: 0, range: 0..<2, replacement: "done", selection: 4..<4))
  }

  @Test func `A new connection goes on with the page's text as it is known`() throws {
    // X52
    var host = HostText("ab")
    host.setText("AB")
    _ = host.correction()
    #expect(host.resume() == TextResumption(text: "ab", edit: 0, correction: 1))
    try host.receive(typed("c", at: 2, number: 1, correction: 1))
    host.accept(try #require(try host.nextChange()))
    #expect(host.field.text == "ABc")
    #expect(host.correction() == TextCorrection(number: 2, edit: 1, range: 0..<2, replacement: "AB", selection: 3..<3))
  }

  @Test func `Line ends that an input cannot show are no difference`() {
    var host = HostText("a\nb", lines: .one)
    #expect(host.isSettled)
    host.setText("a\r\nbc")
    #expect(host.correction() == TextCorrection(number: 1, edit: 0, range: 2..<2, replacement: "c", selection: 3..<3))
  }

  @Test func `No description holds the text, and a record only where it may`() {
    // X58
    var host = HostText("geheim")
    let edit = typed("secret", at: 6, number: 1)
    for value in [
      "\(host)", "\(edit)", "\(host.field)", "\(PageText("geheim"))", "\(host.resume())",
      "\(TextCorrection(number: 1, edit: 0, range: 0..<0, replacement: "secret", selection: 6..<6))",
    ] {
      #expect(!value.contains("geheim") && !value.contains("secret"))
    }
    var printed = ""
    dump((host, edit, PageText("geheim")), to: &printed)
    #expect(!printed.contains("geheim") && !printed.contains("secret"))
    #expect(host.record(of: edit, allowsText: true).contains("\"secret\""))
    #expect(!host.record(of: edit, allowsText: false).contains("secret"))
    host.setSecure(true)
    #expect(!host.record(of: edit, allowsText: true).contains("secret"))
  }

  private func typed(
    _ text: String, at place: Int, number: Int, correction: Int = 0, selection: Range<Int>? = nil
  ) -> TextEdit {
    let end = place + text.utf16.count
    return TextEdit(
      number: number, correction: correction, range: place..<place, replacement: text,
      selection: selection ?? end..<end,
      kind: .insertText)
  }

  private func selected(_ range: Range<Int>, number: Int) -> TextEdit {
    TextEdit(number: number, correction: 0, range: 0..<0, replacement: "", selection: range, kind: .selection)
  }

  private func composed(_ text: String, _ marked: Range<Int>, replacing range: Range<Int>, number: Int) -> TextEdit {
    TextEdit(
      number: number, correction: 0, range: range, replacement: text, selection: marked.upperBound..<marked.upperBound,
      markedRange: marked, kind: .insertCompositionText)
  }
}
