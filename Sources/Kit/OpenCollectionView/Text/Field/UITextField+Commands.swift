import TextEngine

// Cut, copy and paste, and the menu that offers them. // X22, X56
extension UITextField {
  /// Tells whether an edit command can be performed; nil for other commands.
  func offers(_ action: Selector) -> Bool? {
    let document = edited.document
    let isSelecting = !document.selection.isEmpty
    switch action {
    // What is secret is not offered for copying. // X22
    case .cut, .copy: return isSelecting && !document.isSecure
    case .paste: return field.isEdited && UIPasteboard.general.hasStrings
    case .select: return field.isEdited && !isSelecting && !document.word(at: document.selection.lowerBound).isEmpty
    case .selectAll: return field.isEdited && document.length > 0 && document.selection.count < document.length
    case .delete: return false
    default: return nil
    }
  }

  func copySelection() {
    guard offers(.copy) == true else { return }
    UIPasteboard.general.string = edited.document.text(in: edited.document.selection)
  }

  func cutSelection() {
    guard !edited.answersElement(), offers(.cut) == true else { return }
    copySelection()
    edited.replaceByPerson(edited.document.selection, with: "")
  }

  func pasteText() {
    guard !edited.answersElement(), field.isEdited, let text = UIPasteboard.general.string else { return }
    edited.replaceByPerson(edited.document.rangeOfInsertion, with: text)
  }

  var takesTaps: Bool { isEnabled }

  func selectWord() { edited.selectByPerson(edited.document.word(at: edited.document.selection.lowerBound)) }

  /// A tap begins editing, or moves the caret; two select a word and show what can be done with it. // X6
  func wasTapped(at point: CGPoint, count: Int) {
    guard isFirstResponder || becomeFirstResponder() else {
      edited.isDecidedByTap = true
      return
    }
    let place = place(nearestTo: point)
    guard count > 1 else { return edited.selectByPerson(place..<place) }
    edited.selectByPerson(edited.document.word(at: place))
    edited.showEditMenu(at: rect(of: edited.document.selection))
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }
}
