import TextEngine

/// A line of text that people edit.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "Name"
/// field.borderStyle = .roundedRect
/// field.delegate = self
/// ```
///
/// In a page the field is an element of the browser: what is typed is shown at once, without a way to the program and back. The
/// program is asked and told about each change, and what it makes of it is shown as soon as nothing stands against it.
///
/// What is typed can be taken back: the field has an ``undoManager`` of its own, which a text that the program sets empties. // X55
///
/// Differences from UIKit: while it is edited all of the text has one style, whatever ``attributedText`` says; there are no
/// handles but those of the host.
open class UITextField: UIControl, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
  let edited = EditedText(lines: .one)
  let content = FieldContentView()
  var field = FieldState()
  private(set) lazy var clearButton = makeClearButton()
  let border = FieldBorderView()
  var hasClearButton = false

  /// An empty field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A field from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: The text

  /// The text; never nil when asked. Setting it tells nobody, and puts the caret at its end. // X9, X10
  open var text: String? {
    get { edited.document.text }
    set { setText(newValue ?? "", attributed: nil) }
  }

  /// The text with its attributes. Those that are missing are the field's.
  open var attributedText: NSAttributedString? {
    get { field.attributed ?? NSAttributedString(string: edited.document.text, attributes: defaultTextAttributes) }
    set { setText(newValue?.string ?? "", attributed: newValue) }
  }

  /// Tells what is shown while there is no text.
  open var placeholder: String? {
    get { field.attributedPlaceholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// Tells what is shown while there is no text, with its attributes. Those that are missing are the field's, in a lighter colour.
  open var attributedPlaceholder: NSAttributedString? {
    get { field.attributedPlaceholder }
    set { setPlaceholder(newValue) }
  }

  /// Is asked and told about the editing.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.textField) }
  }

  // MARK: How it looks

  /// The typeface and size; the system's at 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { styleDidChange() } }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { styleDidChange() } }
  }

  /// Tells where the text stands between the sides. Natural text stands where lines begin.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { styleDidChange() } }
  }

  /// Tells what is drawn around the field; nothing unless set.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderDidChange() } }
  }

  /// A picture behind the text, in place of a border; nil unless set. It is shown where ``borderStyle`` is not `roundedRect`.
  open var background: UIImage? {
    didSet { borderDidChange() }
  }

  /// The picture while the field takes no input; ``background`` where nil.
  open var disabledBackground: UIImage? {
    didSet { borderDidChange() }
  }

  /// The attributes of all of the text. Setting them gives them to what is there.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { makeDefaultAttributes() }
    set { takeDefaultAttributes(newValue) }
  }

  /// The attributes of what is typed next; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { field.isEdited ? field.typingAttributes ?? defaultTextAttributes : nil }
    set {
      guard field.isEdited else { return }
      field.typingAttributes = newValue
      if newValue != nil, field.attributed == nil, hasText { field.attributed = attributedText }
    }
  }

  /// Tells whether people may change attributes; false unless set. Kept for programs: there is no menu for it.
  open var allowsEditingTextAttributes = false

  /// Tells whether the text is made smaller where it would be cut; false unless set.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { styleDidChange() } }
  }

  /// The smallest size that text is made smaller to, in points; 0 for none of the program's own.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { styleDidChange() } }
  }

  /// Tells whether fonts of text styles follow the content size; false unless set.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Views in the field

  /// When the button that empties the field is shown; never unless set.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { partsDidChange() } }
  }

  /// A view before the text.
  open var leftView: UIView? {
    didSet { if leftView !== oldValue { replace(oldValue) } }
  }

  /// When it is shown; never unless set.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { partsDidChange() } }
  }

  /// A view behind the text.
  open var rightView: UIView? {
    didSet { if rightView !== oldValue { replace(oldValue) } }
  }

  /// When it is shown; never unless set.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { partsDidChange() } }
  }

  // MARK: Rectangles

  /// The rectangle for the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle for the text while it is not edited: beside what else is shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds) }

  /// The rectangle for the text while it is edited: as ``textRect(forBounds:)`` unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds) }

  /// The rectangle for the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle for the button that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearRect(in: bounds) }

  /// The rectangle for ``leftView``: at the left edge, as large as it is, no higher than the field.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { ownSideRect(of: leftView, in: bounds, isLeft: true) }

  /// The rectangle for ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { ownSideRect(of: rightView, in: bounds, isLeft: false) }

  // MARK: Drawing

  /// Draws the text while it is not edited, into a rectangle of the field, in the current context. Override to draw it otherwise,
  /// or more than it: what lies beyond ``textRect(forBounds:)`` is cut.
  ///
  /// A class that does so shows in a page what it draws, until somebody edits: then the page's own field shows the text.
  open func drawText(in rect: CGRect) { content.drawOwnText(in: rect) }

  /// Draws the placeholder while there is no text, into a rectangle of the field, in the current context. Override as
  /// ``drawText(in:)``.
  open func drawPlaceholder(in rect: CGRect) { content.drawOwnText(in: rect) }

  /// The size of the text, or of the placeholder, with what is around it.
  open override var intrinsicContentSize: CGSize { ownSize() }

  /// As wide as the text needs, within a width; as high as one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize() }

  override var baselineInsets: (first: Double, last: Double)? { baselines }

  // MARK: Editing

  /// Tells whether the field is edited.
  open var isEditing: Bool { field.isEdited }

  /// Tells whether the text goes when editing begins; false unless set. // X4
  open var clearsOnBeginEditing = false

  /// Tells whether the next insertion replaces the whole text. Moving the caret turns it off. // X4
  open var clearsOnInsertion: Bool {
    get { edited.document.clearsOnInsertion }
    set { edited.change { $0.clearsOnInsertion = newValue } }
  }

  /// Tells whether the field can be edited: it is while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate lets it. // X1
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, mayBegin(), super.becomeFirstResponder() else { return false }
    didBegin()
    return true
  }

  /// Ends editing, if the delegate lets it. // X1
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEnd() else { return false }
    return super.resignFirstResponder()
  }

  /// Tells what is shown in place of the keyboard; nil for the keyboard. // X20
  open override var inputView: UIView? {
    get { field.inputView }
    set { field.inputView = newValue }
  }

  /// The view above the keyboard. // X27
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Typing

  /// Keeps what has been typed, to be taken back; the field's own unless overridden. // X55
  open override var undoManager: UndoManager? { edited.history.manager }

  /// Tells whether there is any text.
  open var hasText: Bool { edited.document.length > 0 }

  /// Puts a text in the place of the selection. Called for what a person types, too; the delegate is asked only then. // X7
  open func insertText(_ text: String) { edited.insert(text) }

  /// Deletes the selection, or the character before the caret. Called for a person's backspace, too, also where there is nothing
  /// to delete. // X12
  open func deleteBackward() { edited.deleteBackward() }

  // MARK: Positions and selection

  /// The text of a range.
  open func text(in range: UITextRange) -> String? { edited.document.text(in: range.units) }

  /// Puts a text in the place of a range. // X9
  open func replace(_ range: UITextRange, withText text: String) { replaceByProgram(range.units, with: text) }

  /// The selection. Nil, for no caret, puts it at the start. // X18
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.document.selection) }
    set { edited.change { $0.selection = newValue?.units ?? 0..<0 } }
  }

  /// Tells what an input method composes. // X14
  open var markedTextRange: UITextRange? { edited.document.markedRange.map { UITextRange($0) } }

  /// Composes. // X14
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    edited.change { $0.setMarkedText(markedText, selectedRange: selectedRange.unitsFromZero) }
  }

  /// Keeps what is composed.
  open func unmarkText() { edited.change { $0.unmarkText() } }

  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: edited.document.length) }

  /// The range between two places. // X17
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(edited.document.range(from: fromPosition.offset, to: toPosition.offset))
  }

  /// The place a number of UTF-16 units further; nil beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.document.position(from: position, offset: offset)
  }

  /// Tells which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// How many UTF-16 units lie between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The rectangle of a range.
  open func firstRect(for range: UITextRange) -> CGRect { rect(of: range.units) }

  /// Tells where the caret stands: 2 points wide, as high as the line. // X19
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }

  /// The rectangle of a range; none for a caret.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.units.isEmpty ? [] : [UITextSelectionRect(rect(of: range.units), begins: true, ends: true)]
  }

  /// The place that is nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: place(nearestTo: point)) }

  /// The character at a point of the field.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Drag and drop

  /// Says what is dragged, and hears of the drag. // N78
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    get { edited.drag.delegate }
    set { edited.drag.delegate = newValue }
  }

  /// The interaction that drags what is selected.
  open var textDragInteraction: UIDragInteraction? {
    edited.drag.attach()
    return edited.drag.interaction
  }

  /// Tells whether something of the text is being dragged.
  open var isTextDragActive: Bool { edited.drag.isActive }

  /// Says how what is dragged looks.
  open var textDragOptions: UITextDragOptions {
    get { edited.drag.options }
    set { edited.drag.options = newValue }
  }

  /// Says what a drop does, and hears of it. // N78
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    get { edited.drop.delegate }
    set { edited.drop.delegate = newValue }
  }

  /// The interaction that takes drops.
  open var textDropInteraction: UIDropInteraction? { edited.drop.target }

  /// Tells whether a drag is over the text, or being dropped on it.
  open var isTextDropActive: Bool { edited.drop.isActive }

  // MARK: Commands

  /// Tells which of cut, copy, paste, select and select all can be performed now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Puts the selection on the pasteboard and removes it.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Puts what is on the pasteboard in the place of the selection.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }

  /// Selects everything.
  open override func selectAll(_ sender: Any?) { edited.selectByPerson(0..<edited.document.length) }

  /// Removes the selection.
  open override func delete(_ sender: Any?) { edited.replaceByPerson(edited.document.selection, with: "") }

  // MARK: Traits

  /// The letters that become capitals by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { edited.traits.capitalization }
    set { edited.setTrait(\.capitalization, newValue) }
  }

  /// Tells whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { edited.traits.correction }
    set { edited.setTrait(\.correction, newValue) }
  }

  /// Tells whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { edited.traits.spelling }
    set { edited.setTrait(\.spelling, newValue) }
  }

  /// Tells whether straight quotes become curly ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { edited.traits.quotes }
    set { edited.setTrait(\.quotes, newValue) }
  }

  /// Tells whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { edited.traits.dashes }
    set { edited.setTrait(\.dashes, newValue) }
  }

  /// Tells whether blanks are added and left out as text is pasted and cut.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { edited.traits.insertDelete }
    set { edited.setTrait(\.insertDelete, newValue) }
  }

  /// Tells whether the rest of a word is offered while it is typed.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { edited.traits.prediction }
    set { edited.setTrait(\.prediction, newValue) }
  }

  /// Tells whether the results of sums are offered.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { edited.traits.mathExpressions }
    set { edited.setTrait(\.mathExpressions, newValue) }
  }

  /// Tells what tools for writing may do.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { edited.traits.writingTools }
    set { edited.setTrait(\.writingTools, newValue) }
  }

  /// The keys that there are.
  open var keyboardType: UIKeyboardType {
    get { edited.traits.keyboard }
    set { edited.setTrait(\.keyboard, newValue) }
  }

  /// How the keyboard looks.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { edited.traits.appearance }
    set { edited.setTrait(\.appearance, newValue) }
  }

  /// Tells what the Return key is called.
  open var returnKeyType: UIReturnKeyType {
    get { edited.traits.returnKey }
    set { edited.setTrait(\.returnKey, newValue) }
  }

  /// Tells whether the Return key does nothing while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { edited.traits.enablesReturnKeyAutomatically }
    set { edited.setTrait(\.enablesReturnKeyAutomatically, newValue) }
  }

  /// Tells whether the text is secret: dots are shown, it cannot be copied, and it is in no record. Turning it off keeps the
  /// text. // X22, X58
  open var isSecureTextEntry: Bool {
    get { edited.document.isSecure }
    set { if newValue != edited.document.isSecure { edited.setSecure(newValue) } }
  }

  /// Tells what is meant to be in the text.
  open var textContentType: UITextContentType! {
    get { edited.traits.content }
    set { edited.setTrait(\.content, newValue) }
  }

  /// Tells what new passwords must be like.
  open var passwordRules: UITextInputPasswordRules? {
    get { edited.traits.passwordRules }
    set { edited.setTrait(\.passwordRules, newValue) }
  }

  // MARK: Layout

  /// Puts text, views and border in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Describes the field to the host of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    edited.ownerDidMoveToWindow()
  }

  /// Brings fonts that follow the content size up to date.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
    borderDidChange()
    textNeedsShowing()
  }

  /// Colours caret and selection.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    edited.markForDescription()
  }

  override func stateDidChange() {
    super.stateDidChange()
    // Highlighting while a finger is down is none of a field's looks.
    if isEnabled == border.isDisabled { borderDidChange() }
    edited.markForDescription()
  }

  /// Begins editing, as a tap does.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  /// The text; of a secure field the number of its characters as dots.
  open override var accessibilityValue: String? {
    get { accessibilityState?.value ?? edited.document.drawnText }
    set { super.accessibilityValue = newValue }
  }

  /// The name that was set; else the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }
}
