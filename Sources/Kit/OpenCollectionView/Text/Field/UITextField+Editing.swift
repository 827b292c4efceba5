import TextEngine

// The order in which a program is asked and told. // X1, X5, X7, X8, X13
extension UITextField: TextOwner {
  func prepare() {
    content.field = self
    content.makeRare().describedView = self
    makeRare().describedLayer = content.layer
    edited.belong(to: self)
    updateAccessibility {
      $0.isElement = true
      $0.role = .textField
    }
    addSubview(border)
    addSubview(content)
    addGestureRecognizer(FieldTapRecognizer())
    borderDidChange()
  }

  // MARK: Beginning and ending

  /// Asks whether editing may begin. // X1
  func mayBegin() -> Bool {
    let mayBegin = edited.decide { delegate?.textFieldShouldBeginEditing(self) ?? true }
    if !mayBegin { edited.note("is not edited", because: "the program refuses") }
    return mayBegin
  }

  /// The field is the first responder.
  func didBegin() {
    // Who answered the question may have ended it already.
    guard isFirstResponder, !field.isEdited else { return }
    field.isEdited = true
    edited.note("begins editing", because: "it is the first responder")
    if clearsOnBeginEditing, hasText { clearAtBeginning() }
    partsDidChange()
    edited.markForDescription()
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    send(.editingDidBegin, with: nil)
  }

  /// Asks whether editing may end; the answer counts unless it is forced. // X3
  func mayEnd() -> Bool {
    guard field.isEdited else { return true }
    let mayEnd = edited.decide { delegate?.textFieldShouldEndEditing(self) ?? true }
    if !mayEnd {
      edited.note(
        edited.isForced ? "ends editing" : "goes on editing",
        because: edited.isForced ? "it must, whatever the program says" : "the program refuses to end it")
    }
    return mayEnd || edited.isForced
  }

  /// Another responder is the first one, or none. // X1
  func didLoseFirstResponder() {
    guard field.isEdited else { return }
    field.isEdited = false
    field.typingAttributes = nil
    edited.change { $0.unmarkText() }
    edited.note("ends editing", because: "it is the first responder no longer")
    partsDidChange()
    edited.markForDescription()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(Self.textDidEndEditingNotification, [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue])
    send(.editingDidEnd, with: nil)
  }

  /// Empties the field, which is about to be edited; the program finds it so when it hears of that. // X4
  private func clearAtBeginning() {
    field.attributed = nil
    edited.change { $0.setText("") }
  }

  func beginEditingByHost() -> Bool {
    guard !edited.isDecidedByTap else { return false }
    return becomeFirstResponder()
  }

  func personDidPressReturn() {
    guard !edited.traits.enablesReturnKeyAutomatically || hasText else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsByReturn = registrations.contains { $0.events.contains(.editingDidEndOnExit) }
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
    if endsByReturn { resignFirstResponder() }
  }

  // MARK: Changes

  var tellsSelectionFirst: Bool { false }

  var textLayer: CALayer { content.layer }

  var textOrigin: CGPoint { content.frame.origin }

  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: replacement) ?? true
  }

  func personDidChangeText() {
    // A field that is filled in while nobody edits it is told of as any. // X41
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
  }

  func caretDidMove() { field.typingAttributes = nil }

  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  /// Empties the field by its button. // X13
  func clearByPerson() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    guard hasText else { return }
    edited.clearByPerson()
  }

  // MARK: The program

  func setText(_ text: String, attributed: NSAttributedString?) {
    let wasAttributed = field.attributed != nil
    field.attributed = attributed
    edited.change { $0.setText(text) }
    if attributed != nil || wasAttributed { textNeedsShowing() }
    propertyObservers?.check()
  }

  func setPlaceholder(_ placeholder: NSAttributedString?) {
    field.attributedPlaceholder = placeholder
    textNeedsShowing()
    edited.markForDescription()
    invalidateIntrinsicContentSize()
  }

  func replaceByProgram(_ range: Range<Int>, with text: String) {
    edited.replaceByProgram(range, with: text)
  }
}
