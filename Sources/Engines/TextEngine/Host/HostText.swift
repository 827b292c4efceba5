/// The host's side of a text that is edited in a page.
///
/// It holds the field's own text and a copy of what the page shows. Each side counts what it sends, and says how much of the
/// other's it has seen; so neither ever guesses the other's text.
///
///     try host.receive(edit)
///     while let change = try host.nextChange() {
///       if change.isTextual, !delegate.shouldChange(change.range, change.replacement) { host.refuse(change); continue }
///       host.accept(change)
///       delegate.didChange()          // may call host.setText(_:)
///     }
///     if let correction = host.correction() { send(correction) }
///
/// **What a program does.** It may refuse a change, accept it and set another text, or refuse it and set another text: the
/// field's text is then what the program says, and a correction brings the page to it.
///
/// **Edits that had not seen a correction** are carried over: the letters of the page that stand for letters of the field are
/// known, so that an edit is made in the field where the person made it in the page.
///
/// **While something is composed** there are no corrections: the page would not apply them. The end of the composition is an
/// edit, after which ``correction()`` answers one if there is need.
///
/// **Cost.** An edit costs the length of the text. While page and field differ it costs the number of places where they do, and
/// where a program has set another text a comparison of what it changed.
public struct HostText: Sendable, Equatable {
  /// The field's own text, its selection and what is composed in it.
  public private(set) var field: TextDocument
  /// The lines that the page's element can hold.
  public let lines: TextLines
  /// The number of the last edit that was handed out.
  public private(set) var editCount = 0
  /// The number of the last correction that was answered.
  public private(set) var correctionCount = 0
  /// The styles that the page is to show the field's text in; nil where nothing is said about them. Those that the page knows by
  /// itself are not sent.
  public var styling: TextStyling?

  /// The page's text as it is known, and then as the corrections under way make it.
  var copies: [PageCopy]
  private var order = MessageOrder<TextEdit>()
  /// The change that a program is being asked about.
  private var asked: TextChange?

  /// A text that the page shows as it is, with the caret at its end.
  public init(_ text: String = "", lines: TextLines = .one) {
    self.init(TextDocument(text), lines: lines)
  }

  /// A text that the page shows as it is, with its selection, and in styles of which nothing is typed next.
  public init(_ field: TextDocument, lines: TextLines = .one, styling: TextStyling? = nil) {
    self.field = field
    self.field.unmarkText()
    self.lines = lines
    self.styling = styling
    copies = []
    copies = [copy(correction: 0)]
    if let styling { copies[0].styling = TextStyling(runs: styling.runs) }
  }

  /// Tells whether the page is known to show the field's text and selection, and nothing is under way.
  public var isSettled: Bool {
    copies.count == 1 && showsField(copies[0]) && showsStyles(copies[0]) && copies[0].markedRange == nil
  }

  /// Tells whether the page is to be told of styles that it does not show, nor is going to.
  public var needsStyles: Bool { copies.last.map { !showsStyles($0) } ?? false }

  /// Tells whether the page composes something, so that corrections wait.
  public var isComposing: Bool { copies[0].markedRange != nil }

  /// Tells whether neither side has sent anything.
  public var isNew: Bool { editCount == 0 && correctionCount == 0 }

  /// The page begins in styles, of which nothing is typed next.
  public mutating func begin(in styling: TextStyling) {
    guard isNew, styling.length == copies[0].length else { return }
    copies[0].styling = TextStyling(runs: styling.runs)
  }

  /// Numbers of styles mean something else from now on: the page is told of all of them.
  public mutating func forgetStyles() {
    for index in copies.indices { copies[index].styling = nil }
  }

  // MARK: Edits

  /// Takes an edit of the page. One that comes twice is passed over, one that comes early waits.
  public mutating func receive(_ edit: TextEdit) throws(TextExchangeError) { try order.receive(edit) }

  /// Takes the page's word that it has applied a correction.
  public mutating func receive(_ receipt: TextReceipt) {
    // Edits that were made after it have said so already.
    guard let place = copies.dropFirst().firstIndex(where: { $0.correction == receipt.correction }) else { return }
    copies.removeFirst(place)
  }

  /// The next edit as a change of the field's text, to be followed by ``accept(_:)`` or ``refuse(_:)``; nil when there is none.
  public mutating func nextChange() throws(TextExchangeError) -> TextChange? {
    guard let edit = order.takeNext() else { return nil }
    guard let place = copies.firstIndex(where: { $0.correction == edit.correction }) else {
      throw .unknownCorrection(edit.correction)
    }
    // Corrections that the page had not applied when it made this edit it never will.
    copies = [copies[place]]
    let count = edit.replacement.utf16.count
    guard copies[0].holds(edit.range) else { throw .rangeOutside(edit.range, length: copies[0].length) }
    let length = copies[0].length - edit.range.count + count
    guard length <= TextLimits.longestText else { throw .textTooLong(length) }
    for range in [edit.selection, edit.markedRange ?? 0..<0] where range.lowerBound < 0 || range.upperBound > length {
      throw .rangeOutside(range, length: length)
    }
    editCount = edit.number
    return change(for: edit, count: count)
  }

  private mutating func change(for edit: TextEdit, count: Int) -> TextChange {
    let isTextual = !edit.range.isEmpty || count > 0
    // A person who went somewhere and back has chosen that place, too.
    let isOnlySelection = edit.kind == .selection && edit.markedRange == copies[0].markedRange
    let movesSelection = !isTextual && (isOnlySelection || edit.selection != copies[0].selection)
    let endsComposition = copies[0].markedRange != nil && edit.markedRange == nil
    var range = copies[0].carry(edit.range, in: field)
    if !isTextual {
      if movesSelection { field.clearsOnInsertion = false }
    } else if field.clearsOnInsertion, count > 0 {
      range = 0..<field.length
    }
    copies[0].alignment.replaceSource(edit.range, by: count)
    if isTextual {
      copies[0].text = copies[0].text.replacingUnits(edit.range, with: edit.replacement)
      copies[0].length = copies[0].text.utf16.count
      copies[0].styling?.replace(edit.range, by: count)
    } else if edit.selection != copies[0].selection {
      copies[0].styling?.typing = nil
    }
    copies[0].selection = edit.selection
    copies[0].markedRange = edit.markedRange
    let change = TextChange(
      range: range, replacement: edit.replacement, kind: edit.kind,
      deletesNothing: edit.kind == .deleteContentBackward && !isTextual && field.length == 0,
      endsComposition: endsComposition, edit: edit, movesSelection: movesSelection)
    asked = change
    return change
  }

  /// Makes a change: the text is replaced, the selection and what is composed are those of the page.
  public mutating func accept(_ change: TextChange) {
    asked = nil
    let edit = change.edit
    let count = change.replacement.utf16.count
    let range = field.clamped(change.range)
    if change.isTextual {
      replaceField(range, with: change.replacement)
      copies[0].alignment.align(
        TextRun(
          source: edit.range.lowerBound, target: range.lowerBound, length: min(count, field.length - range.lowerBound)))
    }
    func place(_ position: Int) -> Int {
      let within = position - edit.range.lowerBound
      return change.isTextual && within >= 0 && within <= count
        ? range.lowerBound + within : copies[0].carry(position, in: field)
    }
    if change.isTextual || change.movesSelection || !edit.range.isEmpty {
      let lower = place(edit.selection.lowerBound)
      field.selection = field.range(
        from: lower, to: edit.selection.isEmpty ? lower : place(edit.selection.upperBound))
    }
    field.mark(edit.markedRange.map { field.range(from: place($0.lowerBound), to: place($0.upperBound)) })
    settle()
  }

  /// Leaves the field as it is: a correction will bring the page back to it. What the page has ended to compose is ordinary text,
  /// refused or not.
  public mutating func refuse(_ change: TextChange) {
    asked = nil
    if change.edit.markedRange == nil { field.unmarkText() }
    settle()
  }

  /// The words of a record of an edit: with the text only where recordings may hold it and the field is not secure.
  public func record(of edit: TextEdit, allowsText: Bool) -> String {
    edit.description(showingText: allowsText && !field.isSecure)
  }

  /// The words of a record of a correction.
  public func record(of correction: TextCorrection, allowsText: Bool) -> String {
    correction.description(showingText: allowsText && !field.isSecure)
  }

  // MARK: The program

  /// Sets whether the text is secret.
  public mutating func setSecure(_ isSecure: Bool) { field.isSecure = isSecure }

  /// Sets the whole text, with the caret at its end. What is composed is ordinary text in the field from then on.
  public mutating func setText(_ text: String) { update { $0.setText(text) } }

  /// Sets the selection.
  public mutating func select(_ range: Range<Int>) { field.selection = range }

  /// Sets whether the next insertion replaces the whole text.
  public mutating func setClearsOnInsertion(_ clears: Bool) { field.clearsOnInsertion = clears }

  /// Puts a text in the place of a range, with the caret after it.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    replaceField(field.clamped(range), with: text)
    settle()
  }

  /// Changes the field's text in any way.
  public mutating func update(_ change: (inout TextDocument) -> Void) {
    let before = field.text
    change(&field)
    guard !before.utf16.elementsEqual(field.text.utf16) else { return }
    let comparison = TextAlignment(from: Array(before.utf16), to: Array(field.text.utf16))
    let proposed = alignmentWithAsked(before)
    for index in copies.indices { copies[index].alignment.follow(comparison) }
    if let proposed { copies[0].alignment = proposed }
    settle()
  }

  /// The letters of page and field, where a program that was asked about a change has set the text by itself.
  ///
  /// Such a program has mostly made the change in its own way. So its text is compared with what the change would have made:
  /// then the letter that was typed is known among others that are like it.
  private mutating func alignmentWithAsked(_ before: String) -> TextAlignment? {
    guard let change = asked, change.isTextual else { return nil }
    asked = nil
    let proposed = before.replacingUnits(change.range, with: change.replacement)
    let count = change.replacement.utf16.count
    var alignment = copies[0].alignment
    alignment.replaceTarget(change.range, by: count)
    alignment.align(
      TextRun(source: change.edit.range.lowerBound, target: change.range.lowerBound, length: count))
    alignment.follow(TextAlignment(from: Array(proposed.utf16), to: Array(field.text.utf16)))
    return alignment
  }

  private mutating func replaceField(_ range: Range<Int>, with text: String) {
    let before = field.length
    field.replace(range, with: text)
    let count = field.length - before + range.count
    for index in copies.indices { copies[index].alignment.replaceTarget(range, by: count) }
  }

  /// Compares what program and page have put in the same place.
  private mutating func settle() {
    for index in copies.indices {
      if copies[index].text.utf16.elementsEqual(field.text.utf16) {
        copies[index].alignment = TextAlignment(length: field.length)
      } else {
        copies[index].alignment.compare(Array(copies[index].text.utf16), Array(field.text.utf16))
      }
    }
  }

  // MARK: Corrections

  /// The change of the page that is needed for it to show the field's text and selection; nil where it will show them, where it
  /// composes something, or where too many corrections are under way.
  public mutating func correction() -> TextCorrection? {
    guard let last = copies.last, !isComposing, copies.count <= TextLimits.correctionsUnderWay,
      !showsField(last) || !showsStyles(last)
    else { return nil }
    var target = copy(correction: correctionCount + 1)
    let replacement = TextReplacement(from: Array(last.text.utf16), to: Array(target.text.utf16))
    target.styling = last.styling
    target.styling?.replace(replacement.range, by: replacement.text.utf16.count)
    let told = showsStyles(target) ? nil : wanted
    if let told { target.styling = told }
    correctionCount += 1
    copies.append(target)
    return TextCorrection(
      number: correctionCount, edit: editCount, range: replacement.range, replacement: replacement.text,
      selection: target.selection, styling: told)
  }

  /// The styles that the page is to show; nil where nothing is said about them, or where they are those of another text.
  private var wanted: TextStyling? { styling?.length == field.length ? styling : nil }

  private func showsStyles(_ page: PageCopy) -> Bool { wanted.map { $0 == page.styling } ?? true }

  private func showsField(_ page: PageCopy) -> Bool {
    let target = copy(correction: 0)
    return page.selection == target.selection && page.text.utf16.elementsEqual(target.text.utf16)
  }

  /// The page's text as it should be.
  private func copy(correction: Int) -> PageCopy {
    let shown = lines.shown(field.text)
    let length = shown.utf16.count
    guard length != field.length else {
      return PageCopy(
        correction: correction, text: shown, selection: field.selection, alignment: TextAlignment(length: length))
    }
    let units = (field: Array(field.text.utf16), shown: Array(shown.utf16))
    let alignment = TextAlignment(from: units.field, to: units.shown)
    let lower = alignment.places(of: field.selection.lowerBound).upperBound
    let upper = field.selection.isEmpty ? lower : alignment.places(of: field.selection.upperBound).lowerBound
    return PageCopy(
      correction: correction, text: shown, selection: lower..<max(lower, upper),
      alignment: TextAlignment(from: units.shown, to: units.field))
  }

  // MARK: A lost connection

  /// Goes on after a lost connection: corrections under way are lost, and so are edits that have not come. The page answers with
  /// one edit.
  public mutating func resume() -> TextResumption {
    copies = [copies[0]]
    copies[0].correction = correctionCount
    copies[0].styling = nil
    order.goOn(after: editCount)
    return TextResumption(text: copies[0].text, edit: editCount, correction: correctionCount)
  }
}

extension HostText: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String {
    "\(field), after edit \(editCount); corrections \(copies[0].correction) of \(correctionCount) applied"
  }
}
