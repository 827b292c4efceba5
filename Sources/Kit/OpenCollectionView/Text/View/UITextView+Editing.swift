import TextEngine

// The order in which a program is asked and told. // X1, X7, X8
extension UITextView: TextOwner {
  func prepare() {
    content.makeRare().describedView = self
    makeRare().describedLayer = content.layer
    edited.belong(to: self)
    textContainer.didChange = { [weak self] in self?.roomDidChange() }
    updateAccessibility {
      $0.isElement = true
      $0.role = .textArea
    }
    addSubview(content)
    addGestureRecognizer(FieldTapRecognizer())
    textNeedsShowing()
  }

  func mayBegin() -> Bool {
    let mayBegin = edited.decide { delegate?.textViewShouldBeginEditing(self) ?? true }
    if !mayBegin { edited.note("is not edited", because: "the program refuses") }
    return mayBegin
  }

  func didBegin() {
    guard isFirstResponder, !state.isEdited else { return }
    state.isEdited = true
    edited.note("begins editing", because: "it is the first responder")
    if isShownByElement, content.content.attributed != nil { textNeedsShowing() }
    edited.markForDescription()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func mayEnd() -> Bool {
    guard state.isEdited else { return true }
    return edited.decide { delegate?.textViewShouldEndEditing(self) ?? true } || edited.isForced
  }

  func didLoseFirstResponder() {
    guard state.isEdited else { return }
    state.isEdited = false
    state.typingAttributes = nil
    edited.change { $0.unmarkText() }
    edited.note("ends editing", because: "it is the first responder no longer")
    edited.markForDescription()
    textNeedsShowing()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  func beginEditingByHost() -> Bool { !edited.isDecidedByTap && becomeFirstResponder() }

  /// Return is a text here. // X5
  func personDidPressReturn() {}

  var tellsSelectionFirst: Bool { true }

  var textLayer: CALayer { content.layer }

  var textOrigin: CGPoint { content.frame.origin }

  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count), replacementText: replacement)
      ?? true
  }

  func personDidChangeText() {
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    layoutIfNeeded()
    // The caret is kept in sight while somebody types. // X24
    reveal(edited.document.selection, animated: false)
    if !isScrollEnabled { window?.windowScene?.keyboard.caretDidMove(in: self) }
  }

  func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  /// Letters that are typed elsewhere look like those there. // X25
  func caretDidMove() { state.typingAttributes = nil }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func setText(_ text: String, attributed: NSAttributedString?) {
    let wasAttributed = state.attributed != nil
    state.attributed = attributed
    edited.change { $0.setText(text) }
    if attributed != nil || wasAttributed { textNeedsShowing() }
    propertyObservers?.check()
  }

  func offers(_ action: Selector) -> Bool? {
    let document = edited.document
    let isSelecting = !document.selection.isEmpty
    switch action {
    case .cut: return state.isEdited && isSelecting && !document.isSecure
    case .copy: return isSelectable && isSelecting && !document.isSecure
    case .paste: return state.isEdited && UIPasteboard.general.hasStrings
    case .select: return isSelectable && !isSelecting && !document.word(at: document.selection.lowerBound).isEmpty
    case .selectAll: return isSelectable && document.length > 0 && document.selection.count < document.length
    case .delete: return false
    default: return nil
    }
  }

  // MARK: Taps

  var takesTaps: Bool { isEditable || isSelectable }

  /// A tap opens a link, begins editing, or moves the caret; two select a word. // X6, X24
  func wasTapped(at point: CGPoint, count: Int) {
    if !state.isEdited, isSelectable, let item = item(at: point) { return use(item) }
    guard isEditable else { return }
    guard isFirstResponder || becomeFirstResponder() else {
      edited.isDecidedByTap = true
      return
    }
    let place = place(nearestTo: point)
    guard count > 1 else { return edited.selectByPerson(place..<place) }
    edited.selectByPerson(edited.document.word(at: place))
    edited.showEditMenu(at: rects(of: edited.document.selection).first ?? caret(at: place))
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
}
