import TextEngine

/// The page's law with a transcript of every call.
struct RecordedPage {
  private(set) var state = PageText()
  private(set) var steps: [PageStep] = []
  /// Whoever compares no transcripts needs none.
  var isRecording = false
  /// Tells whether transcripts have the styles of letters, too.
  var recordsStyles = false
  /// A receipt that the end of a composition has brought.
  private(set) var receipts: [TextReceipt] = []

  mutating func takeReceipts() -> [TextReceipt] {
    defer { receipts = [] }
    return receipts
  }

  mutating func select(_ range: Range<Int>) {
    var step = PageStep(call: "select")
    step.selection = list(range)
    state.select(range)
    note(step)
  }

  mutating func report() -> [TextEdit] {
    let edits = state.report()
    if !edits.isEmpty { note(PageStep(call: "report"), edits) }
    return edits
  }

  mutating func change(
    to text: String, selection: Range<Int>, markedRange: Range<Int>?, kind: TextEditKind
  ) -> [TextEdit] {
    var step = PageStep(call: "change")
    step.text = text
    step.selection = list(selection)
    step.marked = markedRange.map(list)
    step.kind = kind.rawValue
    let edits = state.change(to: text, selection: selection, markedRange: markedRange, kind: kind)
    note(step, edits)
    return edits
  }

  mutating func deleteNothing() -> [TextEdit] {
    let edits = state.deleteNothing()
    note(PageStep(call: "deleteNothing"), edits)
    return edits
  }

  mutating func beginComposing() {
    state.beginComposing()
    note(PageStep(call: "beginComposing"))
  }

  mutating func endComposing(text: String, selection: Range<Int>) -> [TextEdit] {
    var step = PageStep(call: "endComposing")
    step.text = text
    step.selection = list(selection)
    let (edits, receipt) = state.endComposing(text: text, selection: selection)
    step.receipt = receipt?.correction
    if let receipt { receipts.append(receipt) }
    note(step, edits)
    return edits
  }

  mutating func receive(_ correction: TextCorrection) throws -> TextReceipt? {
    var step = PageStep(call: "receive")
    step.number = correction.number
    step.edit = correction.edit
    step.range = list(correction.range)
    step.replacement = correction.replacement
    step.selection = list(correction.selection)
    step.styling = correction.styling.map(PageStep.numbers)
    let receipt = try state.receive(correction)
    step.receipt = receipt?.correction
    note(step)
    return receipt
  }

  mutating func disconnect() {
    state.disconnect()
    note(PageStep(call: "disconnect"))
  }

  mutating func resume(_ resumption: TextResumption) -> [TextEdit] {
    var step = PageStep(call: "resume")
    step.text = resumption.text
    step.edit = resumption.edit
    step.correction = resumption.correction
    let edits = state.resume(resumption)
    note(step, edits)
    return edits
  }

  private mutating func note(_ step: PageStep, _ edits: [TextEdit] = []) {
    guard isRecording else { return }
    var step = step
    step.edits = edits.map(PageStepEdit.init)
    step.shown = state.text
    step.caret = list(state.selection)
    if recordsStyles { step.styles = PageStep.numbers(of: state.styling) }
    steps.append(step)
  }

  private func list(_ range: Range<Int>) -> [Int] { [range.lowerBound, range.upperBound] }
}
