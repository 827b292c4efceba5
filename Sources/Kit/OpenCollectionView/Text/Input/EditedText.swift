import LayerEngine
import TextEngine

/// The text of one field or text view, the exchange about it with the host's element, and who changes it.
///
/// A change comes from a person, by the host's element or by keys, or from the program. What a person does goes through the
/// methods that programs override (`insertText`, `deleteBackward`), then the program is asked, the text changes, and the program
/// is told. What the program does it is not asked about.
@MainActor final class EditedText {
  /// Tells who is at work in the methods that programs override.
  private enum Doer {
    /// The host's element has been changed.
    case element(TextChange)
    /// The host's element has been changed by a command that programs override, such as pasting. // X56
    case command(TextChange)
    /// A person presses keys, or chooses from a menu.
    case person
  }

  /// More changes within the telling of changes are a program that answers itself. Our choice.
  private static let mostNestedChanges = 40

  private weak var owner: (any TextOwner)?
  private var host = HostText()
  /// The changes that can be taken back. // X55
  private(set) lazy var history = TypingHistory(self)
  /// The program's word about what is typed, and how.
  private(set) var traits = TextTraits()
  /// The number of the exchange with the host's element: in a scene no two are alike, since a host that gets the whole tree anew
  /// knows elements again by it.
  private(set) var exchange = 0
  /// The text with which the exchange began.
  private(set) var initial = TextDocument()
  /// The styles with which the exchange began; nil where all of the text had one.
  private(set) var initialStyling: TextStyling?
  /// The styles that parts of the text have had in this exchange, from that of number 1.
  private(set) var styles: [TextStyle] = []
  /// The range that was replaced last, until it is taken: of letters that are alike the text alone does not tell which one came.
  private var replacedRange: Range<Int>?
  let lines: TextLines
  /// Tells whether the last tap was refused: the host's element is not to have the focus by it. // X42
  var isDecidedByTap = false
  /// Tells whether editing ends whatever the program says. // X3
  var isForced = false
  private var doer: Doer?
  /// The end of the selection that stays while keys move the other one.
  var anchor: Int?
  private var nesting = 0
  private var isAsking = false
  /// Tells whether the element may show something else than the text.
  private(set) var awaitsCorrection = false
  /// Tells whether what the host knows of the field is to be put together anew.
  private var isMarked = false

  init(lines: TextLines) {
    self.lines = lines
    host = HostText(TextDocument(), lines: lines)
  }

  /// Says whose text it is.
  func belong(to owner: any TextOwner) { self.owner = owner }

  /// The text, its selection, and what is composed.
  var document: TextDocument { host.field }

  private var scene: UIWindowScene? { owner?.window?.windowScene }

  // MARK: The program

  /// Changes the text as the program says. It is neither asked nor told, but of the selection. // X9
  func change(_ change: (inout TextDocument) -> Void) {
    let before = document
    host.update(change)
    guard document != before else { return }
    let hasNewText = !document.text.utf16.elementsEqual(before.text.utf16)
    if hasNewText { history.forget() } else { history.close() }
    if !hasNewText, document.selection != before.selection { selectionDidMove() }
    settle(textChanged: hasNewText)
    // Of another text it is another selection, wherever it is.
    if hasNewText || document.selection != before.selection { owner?.selectionDidChange() }
  }

  /// Puts a text in the place of a range as the program says; that can be taken back. // X9, X55
  func replaceByProgram(_ range: Range<Int>, with text: String) {
    let before = document
    let range = document.clamped(range)
    host.replace(range, with: lines.shown(text))
    guard document != before else { return }
    history.note(before, range, document, as: .other)
    settle(textChanged: true)
    owner?.selectionDidChange()
  }

  /// Sets a trait. While the text is edited it counts after `reloadInputViews()`. // X20
  func setTrait<Value: Equatable>(_ path: WritableKeyPath<TextTraits, Value>, _ value: Value) {
    guard traits[keyPath: path] != value else { return }
    traits[keyPath: path] = value
    if owner?.isFirstResponder != true { markForDescription() }
  }

  /// Tells whether the text is in no record, whatever records may hold: it is secret, has been, or is a password. // X58
  var isSecret: Bool {
    wasSecure || document.isSecure || traits.content == .password || traits.content == .newPassword
      || owner?.isSecureTextEntry == true
  }

  private var wasSecure = false

  /// Hides the text, or no longer.
  func setSecure(_ isSecure: Bool) {
    if isSecure { wasSecure = true }
    host.setSecure(isSecure)
    history.forget()
    owner?.textNeedsShowing()
    markForDescription()
  }

  /// Tells what has changed is shown here and, by a correction or a new exchange, in the host's element.
  private func settle(textChanged: Bool) {
    if textChanged { owner?.textNeedsShowing() }
    // What is composed would be ordinary text in a new exchange.
    guard let owner, owner.isFirstResponder || document.markedRange != nil else { return renew() }
    awaitsCorrection = true
    scene?.texts.needsCorrection(self)
  }

  /// Begins a new exchange: an element that shows an older one takes over the text as it is.
  func renew() {
    exchange = scene?.texts.nextExchange() ?? 0
    host = HostText(document, lines: lines)
    initial = document
    initialStyling = nil
    styles = []
    awaitsCorrection = false
    markForDescription()
  }

  // MARK: Styles

  /// The styles that the host's element is to show; nil where all of the text has one.
  var stylesInText: TextStyling? { host.styling }

  /// Styles that are kept of one exchange; with more than these all are numbered anew. Our choice.
  private static let mostStyles = 256

  /// The number of a style, which is a new one where none of the text had it in this exchange.
  func number(of style: TextStyle) -> Int {
    if let known = styles.firstIndex(of: style) { return known + 1 }
    styles.append(style)
    return styles.count
  }

  /// The range that was replaced last, if nobody has asked since.
  func takeReplacedRange() -> Range<Int>? {
    defer { replacedRange = nil }
    return replacedRange
  }

  /// Has the host's element show the styles that the text has; where it cannot know them by itself it gets a correction.
  private func describeStyles(of owner: any TextOwner) {
    guard scene?.textHost != nil, !document.isSecure else {
      host.styling = nil
      return
    }
    if styles.count > Self.mostStyles {
      styles = []
      host.forgetStyles()
    }
    let styling = owner.textStyling()
    let isNew = initialStyling == nil && host.isNew && document.length == initial.length
    // Of a text that had several styles the page is told that it has one.
    host.styling = styling ?? (styles.isEmpty ? nil : TextStyling(length: document.length))
    if isNew, let styling {
      initialStyling = TextStyling(runs: styling.runs)
      host.begin(in: styling)
    }
    guard host.needsStyles else { return }
    awaitsCorrection = true
    scene?.texts.needsCorrection(self)
  }

  // MARK: A person, by keys and menus

  /// Types a text in the place of the selection.
  func type(_ text: String) {
    doer = .person
    owner?.insertText(text)
    doer = nil
  }

  /// Deletes the selection, or the character before the caret.
  func deleteByPerson() {
    doer = .person
    owner?.deleteBackward()
    doer = nil
  }

  /// Puts a text in the place of a range, as pasting, cutting and dropping do; the program is asked and told.
  @discardableResult
  func replaceByPerson(_ range: Range<Int>, with text: String, as kind: TypingRun.Kind = .other) -> Bool {
    let text = lines.shown(text)
    let range = document.clamped(range)
    guard !range.isEmpty || !text.isEmpty, isAllowed(range, text) else { return false }
    replace(document.clamped(range), with: text, as: kind)
    return true
  }

  private func replace(_ range: Range<Int>, with text: String, as kind: TypingRun.Kind) {
    let before = document
    host.replace(range, with: text)
    replacedRange = range
    history.note(before, range, document, as: kind)
    didChangeByPerson()
  }

  /// Takes something back, or makes it again; the program is asked and told. // X55
  func takeBack(_ range: Range<Int>, with text: String) { replaceByPerson(range, with: text) }

  /// Composes, as an input method does; the program is asked and told. // X15
  func markByPerson(_ text: String?, selectedRange: Range<Int>) {
    let range = document.markedRange ?? document.selection
    guard !range.isEmpty || text?.isEmpty == false, isAllowed(range, text ?? "") else { return }
    let before = document
    host.update { $0.setMarkedText(text, selectedRange: selectedRange) }
    history.note(before, range, document, as: .typing)
    didChangeByPerson()
  }

  /// Keeps what is composed; the program is told, because it may have waited for that.
  func unmarkByPerson() {
    guard document.markedRange != nil else { return }
    host.update { $0.unmarkText() }
    didChangeByPerson()
  }

  /// Moves the selection.
  func selectByPerson(_ range: Range<Int>) {
    let before = document.selection
    host.select(range)
    guard document.selection != before else { return }
    history.close()
    selectionDidMove()
    awaitsCorrection = true
    scene?.texts.needsCorrection(self)
    owner?.selectionDidChange()
  }

  private func didChangeByPerson() {
    settle(textChanged: true)
    tell()
  }

  /// Takes all of the text away, as the clear button does: the program is told, and has been asked in its own way. // X13
  func clearByPerson() {
    let before = document
    host.update { $0.setText("") }
    history.note(before, 0..<before.length, document, as: .other)
    didChangeByPerson()
  }

  /// The number of the form in which a host fills in this text with others: that of the view controller. // X41
  var form: Int {
    guard let controller = owner?.chain.first(where: { $0 is UIViewController }) else { return 0 }
    return scene?.texts.number(ofForm: controller) ?? 0
  }

  // MARK: What programs override

  /// The basis of `insertText`.
  func insert(_ text: String) {
    switch takeDoer() {
    case .element(let change): answer(change)
    case .person:
      if text == "\n", lines == .one {
        owner?.personDidPressReturn()
      } else {
        replaceByPerson(document.rangeOfInsertion, with: text, as: .typing)
      }
    case .command(let change):
      // The program puts something else in than what is pasted.
      host.refuse(change)
      insertByProgram(text)
    case nil: insertByProgram(text)
    }
  }

  private func insertByProgram(_ text: String) {
    let text = lines.shown(text)
    guard !text.isEmpty else { return }
    replace(document.rangeOfInsertion, with: text, as: .typing)
  }

  /// The basis of `deleteBackward`.
  func deleteBackward() {
    switch takeDoer() {
    case .element(let change): answer(change)
    case .person: replaceByPerson(document.rangeOfBackwardDeletion, with: "", as: .deleting)
    case .command(let change):
      host.refuse(change)
      deleteByProgram()
    case nil: deleteByProgram()
    }
  }

  private func deleteByProgram() {
    let range = document.rangeOfBackwardDeletion
    if !range.isEmpty { replace(range, with: "", as: .deleting) }
  }

  /// The basis of commands such as `paste(_:)`, where the host's element has been changed by one: that change is asked about. // X56
  ///
  /// - Returns: whether it was the element's.
  func answersElement() -> Bool {
    guard case .command(let change) = doer else { return false }
    doer = nil
    answer(change)
    return true
  }

  private func takeDoer() -> Doer? {
    defer { doer = nil }
    return doer
  }

  // MARK: Beginning and ending

  /// Asks the program whether editing may begin or end. What it begins or ends of this text meanwhile is the same question, and is
  /// answered with no; an end that must be needs no answer. // X1, X3
  func decide(_ ask: () -> Bool) -> Bool {
    guard !isAsking else {
      if !isForced { note("neither begins nor ends", because: "the program is being asked about that") }
      return isForced
    }
    isAsking = true
    defer { isAsking = false }
    return ask()
  }

  // MARK: The host's element

  /// Takes in an edit of the element; one that cannot be throws.
  func receive(_ edit: TextEdit) throws(TextExchangeError) {
    try host.receive(edit)
    while let change = try host.nextChange() { perform(change) }
    // Where nothing has to be corrected the value goes on by itself.
    awaitsCorrection = true
    scene?.texts.needsCorrection(self)
  }

  /// Takes in that a correction has been applied.
  func receive(_ receipt: TextReceipt) {
    host.receive(receipt)
    scene?.texts.needsCorrection(self)
  }

  private func perform(_ change: TextChange) {
    // A backspace that finds nothing before the caret is heard all the same: what stands before the text may go. // X12
    guard change.isTextual || change.kind == .deleteContentBackward else { return select(change) }
    doer = .element(change)
    switch change.kind {
    case .deleteContentBackward: owner?.deleteBackward()
    case .insertText where document.markedRange == nil: owner?.insertText(change.replacement)
    case .insertFromPaste: perform(change, by: .paste) { $0.paste(nil) }
    case .deleteByCut: perform(change, by: .cut) { $0.cut(nil) }
    default: answer(change)
    }
    // A program's own method that does not call super has refused.
    switch takeDoer() {
    case .element, .command: host.refuse(change)
    default: break
    }
  }

  /// Has a command done that the program may claim: it finds what was pasted on the pasteboard. // X56
  private func perform(_ change: TextChange, by command: Selector, _ body: (any TextOwner) -> Void) {
    guard let owner, let scene else { return answer(change) }
    if change.kind == .insertFromPaste {
      scene.pasteboards.general.receive(PasteboardContent(text: change.replacement))
    } else {
      host.select(change.range)
    }
    doer = .command(change)
    guard owner.canPerformAction(command, withSender: nil) else {
      return note("keeps its text", because: "the program performs no \(command.name)")
    }
    body(owner)
  }

  private func answer(_ change: TextChange) {
    doer = nil
    guard change.isTextual else { return host.accept(change) }
    guard isAllowed(change.range, change.replacement) else { return host.refuse(change) }
    let before = document
    host.accept(change)
    replacedRange = before.clamped(change.range)
    history.note(before, before.clamped(change.range), document, as: TypingRun.Kind(change.kind))
    owner?.textNeedsShowing()
    tell()
  }

  private func select(_ change: TextChange) {
    let before = document.selection
    host.accept(change)
    if document.selection != before, !change.endsComposition {
      history.close()
      selectionDidMove()
    }
    if change.endsComposition {
      owner?.textNeedsShowing()
      tell()
    } else if document.selection != before {
      owner?.selectionDidChange()
    }
  }

  /// The correction that the element needs; nil where it needs none, or cannot take one now.
  func correction() -> TextCorrection? {
    let correction = host.correction()
    awaitsCorrection = false
    return correction
  }

  /// Goes on after the line was lost.
  func resumption() -> TextResumption { host.resume() }

  /// There is no element: nothing is kept of what one would show.
  func forgetElement() {
    awaitsCorrection = false
    guard document.markedRange == nil, doer == nil, !host.isSettled else { return }
    host = HostText(document, lines: lines, styling: host.styling)
  }

  // MARK: Asking and telling

  private func isAllowed(_ range: Range<Int>, _ text: String) -> Bool {
    guard let owner else { return false }
    let isAllowed = owner.mayReplace(range, with: text)
    if !isAllowed {
      note("keeps its text", because: "the program refuses \(text.utf16.count) units for \(range.count)")
    }
    return isAllowed
  }

  /// Tells the program of a change of the text, and of the selection. // X7, X8
  private func tell() {
    guard let owner else { return }
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.mostNestedChanges else {
      if nesting == Self.mostNestedChanges + 1 {
        ProgrammingErrors.report(
          "The program has answered a change of its text by inserting text \(Self.mostNestedChanges) times in one another: "
            + "set `text` in `editingChanged`, which tells nobody, instead of calling `insertText`.",
          instead: "it is told of no more changes within these")
      }
      return
    }
    note("changes", because: "\(document.length) units now")
    if owner.tellsSelectionFirst {
      owner.selectionDidChange()
      owner.personDidChangeText()
    } else {
      owner.personDidChangeText()
      owner.selectionDidChange()
    }
  }

  /// Tells the trace; numbers only, never the text.
  func note(_ change: String, because reason: @autoclosure () -> String) {
    guard let owner, let trace = scene?.application.trace, trace.isListening else { return }
    trace.record(.text(field: trace.name(of: owner), change: change, reason: reason()))
  }

  // MARK: What the host is told

  /// Has the field described anew before the next commit.
  func markForDescription() {
    guard !isMarked, let scene else { return }
    isMarked = true
    scene.texts.needsDescription(self)
  }

  /// Tells the layer what the field is.
  func describe() {
    isMarked = false
    guard let owner else { return }
    describeStyles(of: owner)
    let field = owner.makeLayerField()
    if owner.textLayer.field != field { owner.textLayer.field = field }
    scene?.texts.text(self, isEdited: field?.isEdited ?? false)
  }

  /// The view has come into a window, or has left it.
  func ownerDidMoveToWindow() {
    isMarked = false
    // A class may say so without having been told.
    if let owner, owner.isSecureTextEntry, !document.isSecure { setSecure(true) }
    if let scene {
      scene.texts.add(self)
      // The element of its layer is another one, whatever an older one was told.
      renew()
    }
  }

  /// The layer; nil where the view is gone.
  var layer: CALayer? { owner?.textLayer }

  /// The view.
  var view: (any TextOwner)? { owner }

  // MARK: The edit menu

  private lazy var editMenu = TextEditMenu(self)

  // MARK: Drag and drop

  private(set) lazy var drag = TextDrag(self)
  private(set) lazy var drop = TextDrop(self)

  /// Makes the selection something that can be dragged. // N78
  private func selectionDidMove() {
    if !document.selection.isEmpty { drag.attach() }
    owner?.caretDidMove()
  }

  /// Shows what can be done with the selection. // X56
  func showEditMenu(at rect: CGRect) { editMenu.show(at: rect) }
  func showEditMenu(_ menu: UIMenu, at rect: CGRect) { editMenu.show(menu, at: rect) }
}
