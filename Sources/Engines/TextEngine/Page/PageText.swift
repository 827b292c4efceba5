/// The page's side of a text that is edited: the law that the element of a page obeys.
///
/// A person changes the element, and the element tells this value what it holds then. The value answers the edits to send, and
/// says of each correction whether it may be written. `pagetext.js` is the same law in a page; a test host uses this one.
///
/// **When a correction is applied.** Only when the page has made no edit that the host had not seen, and while nothing is
/// composed. One that comes during a composition waits for its end. One that is not applied is dropped: the edit that stood
/// against it makes the host send a newer one.
public struct PageText: Sendable, Equatable {
  /// The element's text.
  public private(set) var text: String
  /// The element's selection.
  public private(set) var selection: Range<Int>
  /// The range that an input method composes.
  public private(set) var markedRange: Range<Int>?
  /// Tells whether an input method is at work, also where it has composed nothing yet.
  public private(set) var isComposing = false
  /// Tells whether undoing in the element is the browser's own: a correction puts an end to that.
  public private(set) var hasOwnHistory = true
  /// Tells whether edits can be sent.
  public private(set) var isConnected = true
  /// The number of the last edit.
  public private(set) var editCount = 0
  /// The number of the last correction that was applied.
  public private(set) var correctionCount = 0
  /// The styles of the letters.
  public private(set) var styling: TextStyling

  /// Tells whether the host has not been told of the selection.
  private var hasMoved = false
  /// The selection that the host knows.
  private var toldSelection: Range<Int>
  /// Corrections that wait for the end of a composition.
  private var held: [TextCorrection] = []
  private var order = MessageOrder<TextCorrection>()

  /// A text that the host knows, with its selection.
  public init(_ text: String = "", selection: Range<Int>? = nil, styling: TextStyling? = nil) {
    self.text = text
    let end = text.utf16.count
    self.selection = selection ?? end..<end
    toldSelection = self.selection
    self.styling = styling ?? TextStyling(length: end)
  }

  // MARK: The element

  /// Notes where the selection is now. The host is told with the next edit, or by ``report()`` at the next frame.
  public mutating func select(_ range: Range<Int>) {
    guard range != selection else { return }
    selection = range
    hasMoved = true
  }

  /// The edit that tells of a selection, where the host has not been told; to be called once a frame, and before anything else
  /// is sent that depends on it.
  public mutating func report() -> [TextEdit] {
    guard hasMoved else { return [] }
    return send(range: 0..<0, replacement: "", kind: .selection)
  }

  /// Takes over what the element holds after a person has changed it.
  ///
  /// The selection before the change must have been told with ``select(_:)``: it says which of several like letters has come.
  /// Nothing is sent where nothing has changed, as at the event that trails the end of a composition.
  public mutating func change(
    to text: String, selection: Range<Int>, markedRange: Range<Int>? = nil, kind: TextEditKind
  ) -> [TextEdit] {
    let marked = markedRange?.isEmpty == true ? nil : markedRange
    guard !text.utf16.elementsEqual(self.text.utf16) else {
      if selection == self.selection, marked == self.markedRange { return [] }
      let isMarking = marked != self.markedRange
      self.selection = selection
      self.markedRange = marked
      hasMoved = true
      // A step of a composition is told at once, a selection with the next frame.
      return isMarking ? send(range: 0..<0, replacement: "", kind: .selection) : []
    }
    var edits = report()
    let old = Array(self.text.utf16)
    let candidates = (self.markedRange.map { [$0] } ?? []) + [self.selection]
    let replacement = TextReplacement(
      from: old, to: Array(text.utf16), candidates: candidates, caret: selection.upperBound)
    styling.replace(replacement.range, by: replacement.text.utf16.count)
    self.text = text
    self.selection = selection
    self.markedRange = marked
    edits += send(range: replacement.range, replacement: replacement.text, kind: kind)
    return edits
  }

  /// Tells the host of a backspace that found nothing to take away.
  public mutating func deleteNothing() -> [TextEdit] {
    report() + send(range: 0..<0, replacement: "", kind: .deleteContentBackward)
  }

  /// An input method begins: from now on nothing is written.
  public mutating func beginComposing() { isComposing = true }

  /// An input method has ended. Corrections that waited are judged now; where one is applied, the element's text and selection
  /// are to be written.
  public mutating func endComposing(
    text: String, selection: Range<Int>
  ) -> (edits: [TextEdit], receipt: TextReceipt?) {
    isComposing = false
    let edits = change(to: text, selection: selection, kind: .insertCompositionText)
    let waiting = held
    held = []
    return (edits, apply(waiting))
  }

  // MARK: The host

  /// Takes a correction. Answers a receipt to send where it was applied: then text and selection are to be written into the
  /// element.
  public mutating func receive(_ correction: TextCorrection) throws(TextExchangeError) -> TextReceipt? {
    try order.receive(correction)
    var due: [TextCorrection] = []
    while let next = order.takeNext() { due.append(next) }
    guard !isComposing else {
      held += due
      return nil
    }
    return apply(due)
  }

  private mutating func apply(_ corrections: [TextCorrection]) -> TextReceipt? {
    let before = correctionCount
    for correction in corrections where correction.edit == editCount && !hasMoved && isConnected {
      text = text.replacingUnits(correction.range, with: correction.replacement)
      selection = correction.selection
      toldSelection = selection
      if let told = correction.styling {
        styling = told
      } else {
        styling.replace(correction.range, by: correction.replacement.utf16.count)
      }
      correctionCount = correction.number
      hasOwnHistory = false
    }
    return correctionCount == before ? nil : TextReceipt(correction: correctionCount)
  }

  private mutating func send(range: Range<Int>, replacement: String, kind: TextEditKind) -> [TextEdit] {
    // What is changed without a connection is told as one edit when it goes on.
    guard isConnected else { return [] }
    editCount += 1
    hasMoved = false
    // What is typed elsewhere looks like what is there.
    if range.isEmpty, replacement.isEmpty, selection != toldSelection { styling.typing = nil }
    toldSelection = selection
    // None of them has seen this edit.
    held = []
    return [
      TextEdit(
        number: editCount, correction: correctionCount, range: range, replacement: replacement, selection: selection,
        markedRange: markedRange, kind: kind)
    ]
  }

  // MARK: A lost connection

  /// The connection is lost: the element keeps working, and nothing is sent.
  public mutating func disconnect() {
    isConnected = false
    held = []
  }

  /// The connection goes on: everything that the host does not know is one edit.
  public mutating func resume(_ resumption: TextResumption) -> [TextEdit] {
    isConnected = true
    editCount = resumption.edit
    correctionCount = resumption.correction
    order.goOn(after: resumption.correction)
    let replacement = TextReplacement(
      from: Array(resumption.text.utf16), to: Array(text.utf16), candidates: [], caret: selection.upperBound)
    return send(range: replacement.range, replacement: replacement.text, kind: .other)
  }
}

extension PageText: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String {
    "page's text of \(text.utf16.count) units, selection \(selection), after edit \(editCount) and correction \(correctionCount)"
  }
}
