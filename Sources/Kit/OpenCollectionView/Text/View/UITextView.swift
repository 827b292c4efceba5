public import Foundation
import TextEngine

/// A text of several lines that people edit or read, and scroll.
///
/// With ``UIScrollView/isScrollEnabled`` false it is as high as its text, and grows with it. // X23
///
/// What is typed can be taken back: the text view has an ``undoManager`` of its own, which a text that the program sets empties.
///
/// Differences from UIKit: in a page all paragraphs stand as the text view's alignment says while the text is edited, without indents
/// and spacing of their own, and letters are not stretched. // X25 TextKit is left out: there are no `textStorage`, `layoutManager` and
/// `textLayoutManager`, no exclusion paths, no containers of a program's own, and no views in the place of attachments. There are
/// no handles but the host's.
open class UITextView: UIScrollView, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
  let edited = EditedText(lines: .many)
  let content = TextViewContent()
  var state = TextViewState()

  /// The room for the text.
  public let textContainer = NSTextContainer()

  /// An empty text view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// An empty text view with a frame; containers of a program's own are not used.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepare()
  }

  /// A text view from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Is asked and told about the editing, and told what the scroll view does.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { baseDelegate as? any UITextViewDelegate }
    set {
      baseDelegate = newValue
      UncalledMethods.check(newValue, DelegateProtocol.textView)
    }
  }

  // MARK: The text

  /// The text; never nil when asked. Setting it tells nobody, and puts the caret at its end. // X9, X10
  open var text: String! {
    get { edited.document.text }
    set { setText(newValue ?? "", attributed: nil) }
  }

  /// The text with its attributes. Those that are missing are the text view's.
  open var attributedText: NSAttributedString! {
    get { state.attributed ?? NSAttributedString(string: edited.document.text, attributes: defaultAttributes) }
    set { setText(newValue?.string ?? "", attributed: newValue) }
  }

  /// The typeface and size; the system's at 12 points unless set, as in UIKit.
  open var font: UIFont? {
    didSet { if font != oldValue { styleDidChange() } }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { styleDidChange() } }
  }

  /// Tells where lines stand between the sides.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { styleDidChange() } }
  }

  /// The attributes of what is typed next: those of the letter before the caret unless set, and again when the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { state.typingAttributes ?? attributesAtCaret }
    set {
      state.typingAttributes = newValue
      // What is there already stays as it looks.
      if state.attributed == nil, hasText { state.attributed = attributedText }
      textNeedsShowing()
    }
  }

  /// The attributes of links, over those that they have; the tint as colour unless set. // X24
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { state.linkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      state.linkAttributes = newValue
      textNeedsShowing()
    }
  }

  /// Kinds of things in the text that are links without being marked as such, while the text cannot be edited; none unless set.
  /// // X24
  ///
  /// Difference from UIKit: addresses of the web and of mail, and telephone numbers are found; the other kinds are kept for the
  /// program.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { textNeedsShowing() } }
  }

  /// Tells whether people may change attributes; false unless set. Kept for programs: there is no menu for it.
  open var allowsEditingTextAttributes = false

  /// Tells whether fonts of text styles follow the content size; false unless set.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// From the edges to the text, in points; 8 above and below unless set. // X23
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { roomDidChange() } }
  }

  // MARK: Editing

  /// Tells whether people can edit the text; true unless set. // X24
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { textNeedsShowing() }
      updateAccessibility { $0.role = isEditable ? .textArea : .text }
      edited.markForDescription()
    }
  }

  /// Tells whether people can select the text and use links in it; true unless set. // X24
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { edited.markForDescription() } }
  }

  /// Tells whether the next insertion replaces the whole text. // X4
  open var clearsOnInsertion: Bool {
    get { edited.document.clearsOnInsertion }
    set { edited.change { $0.clearsOnInsertion = newValue } }
  }

  /// Tells what is selected; an empty range for a caret. A range beyond the text is cut to it. // X18
  open var selectedRange: NSRange {
    get { NSRange(location: edited.document.selection.lowerBound, length: edited.document.selection.count) }
    set { edited.change { $0.selection = newValue.unitsFromZero } }
  }

  /// Scrolls so that a range is seen. // X24
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range.unitsFromZero, animated: false) }

  /// Tells whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

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
    get { state.inputView }
    set { state.inputView = newValue }
  }

  /// The view above the keyboard. // X27
  open override var inputAccessoryView: UIView? {
    get { state.inputAccessoryView }
    set { state.inputAccessoryView = newValue }
  }

  // MARK: Typing

  /// Keeps what has been typed, to be taken back; the text view's own unless overridden. // X55
  open override var undoManager: UndoManager? { edited.history.manager }

  /// Tells whether there is any text.
  open var hasText: Bool { edited.document.length > 0 }

  /// Puts a text in the place of the selection. Called for what a person types, too; the delegate is asked only then. // X7
  open func insertText(_ text: String) { edited.insert(text) }

  /// Deletes the selection, or the character before the caret. Called for a person's backspace, too. // X12
  open func deleteBackward() { edited.deleteBackward() }

  // MARK: Positions

  /// The text of a range.
  open func text(in range: UITextRange) -> String? { edited.document.text(in: range.units) }

  /// Puts a text in the place of a range. // X9
  open func replace(_ range: UITextRange, withText text: String) {
    edited.replaceByProgram(range.units, with: text)
  }

  /// The selection. // X18
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

  /// The rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range.units).first ?? caret(at: range.units.lowerBound)
  }

  /// Tells where the caret stands. // X19
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }

  /// The rectangles of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: range.units)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, begins: index == 0, ends: index == rects.count - 1)
    }
  }

  /// The place that is nearest to a point of the text view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(offset: place(nearestTo: point)) }

  /// The character at a point of the text view.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map { UITextRange($0) } }

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
  open override func cut(_ sender: Any?) {
    guard !edited.answersElement(), offers(.cut) == true else { return }
    copy(sender)
    edited.replaceByPerson(edited.document.selection, with: "")
  }

  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) {
    guard offers(.copy) == true else { return }
    UIPasteboard.general.string = edited.document.text(in: edited.document.selection)
  }

  /// Puts what is on the pasteboard in the place of the selection.
  open override func paste(_ sender: Any?) {
    guard !edited.answersElement(), state.isEdited, let text = UIPasteboard.general.string else { return }
    edited.replaceByPerson(edited.document.rangeOfInsertion, with: text)
  }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    edited.selectByPerson(edited.document.word(at: edited.document.selection.lowerBound))
  }

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

  /// The size of the text without limits, where it does not scroll; a width that constraints give makes it higher. // X23
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : fittingSize(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The size of the text within a width: no wider than its longest line, with its insets. // X23
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  override func contentSize(inWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : fittingSize(CGSize(width: width, height: .infinity))
  }

  /// Lays the text out in the width that there is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  /// Tells whether the content is moved by fingers; then the text has no size of its own.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Describes the text to the host of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    edited.ownerDidMoveToWindow()
  }

  /// Brings fonts that follow the content size up to date.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
    textNeedsShowing()
  }

  /// Colours caret, selection and links.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if state.attributed != nil { textNeedsShowing() }
    edited.markForDescription()
  }

  /// Begins editing, as a tap does.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  /// Tells whether it is there to be used: a text that cannot be edited is read.
  open override var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityState?.respondsToUserInteraction ?? isEditable }
    set { super.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The text.
  open override var accessibilityValue: String? {
    get { accessibilityState?.value ?? state.attributed?.spokenText ?? edited.document.drawnText }
    set { super.accessibilityValue = newValue }
  }
}
