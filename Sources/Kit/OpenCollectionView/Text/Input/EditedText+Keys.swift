import TextEngine

// What keys do in a text where the host sends them as keys: a window, or a test without an element. // X59
extension EditedText {
  /// Types a key; answers whether it means anything to a text.
  func type(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    guard flags.isDisjoint(with: [.command, .control]) else { return false }
    let extends = flags.contains(.shift)
    switch key.characters {
    case "\u{8}": deleteByPerson()
    case UIKeyCommand.inputDelete: deleteForward()
    case "\r": type("\n")
    case UIKeyCommand.inputLeftArrow: move(forward: readsFromRight, extends: extends)
    case UIKeyCommand.inputRightArrow: move(forward: !readsFromRight, extends: extends)
    case UIKeyCommand.inputHome: go(to: 0, extends: extends)
    case UIKeyCommand.inputEnd: go(to: document.length, extends: extends)
    // A tab leaves a field, and Escape leaves more than that.
    case "\t", "\u{1B}": return false
    // Names of other keys type nothing.
    case let text where text.count == 1: type(text)
    default: return false
    }
    return true
  }

  private var readsFromRight: Bool { view?.readsRightToLeft ?? false }

  private func deleteForward() {
    let selection = document.selection
    guard selection.isEmpty else { return deleteByPerson() }
    let end = document.end(ofCharacterAt: selection.upperBound)
    replaceByPerson(selection.lowerBound..<end, with: "")
  }

  /// Moves the caret by a character, or to the end of the selection; or moves that end.
  private func move(forward: Bool, extends: Bool) {
    let selection = document.selection
    if !extends, !selection.isEmpty {
      return go(to: forward ? selection.upperBound : selection.lowerBound, extends: false)
    }
    let moving = extends && anchor == selection.upperBound ? selection.lowerBound : selection.upperBound
    go(
      to: forward ? document.end(ofCharacterAt: moving) : document.beginning(ofCharacterBefore: moving),
      extends: extends)
  }

  /// Moves the caret, or the end of the selection that is not its anchor.
  private func go(to place: Int, extends: Bool) {
    let selection = document.selection
    guard extends else {
      anchor = nil
      return selectByPerson(place..<place)
    }
    let fixed = anchor ?? selection.lowerBound
    anchor = fixed
    selectByPerson(min(fixed, place)..<max(fixed, place))
  }
}

extension TextDocument {
  /// The end of the composed character at a place; the place itself at the end of the text.
  func end(ofCharacterAt place: Int) -> Int {
    let index = String.Index(utf16Offset: min(max(place, 0), length), in: text)
    guard index < text.endIndex else { return length }
    return text.index(after: index).utf16Offset(in: text)
  }

  /// The beginning of the composed character before a place; 0 at the beginning of the text.
  func beginning(ofCharacterBefore place: Int) -> Int {
    let index = String.Index(utf16Offset: min(max(place, 0), length), in: text)
    guard index > text.startIndex else { return 0 }
    return text.index(before: index).utf16Offset(in: text)
  }
}
