import CollectionEngine

/// A command of a key to the items of a collection view.
enum ItemKeyCommand: Equatable {
  /// An arrow; with Shift the selection grows along.
  case move(FocusSearch.Direction, extending: Bool)
  /// An arrow to the left or right with Option, Control or Command: swipes a row that way. // I142
  case swipe(FocusSearch.Direction)
  /// Space: selects or deselects.
  case select
  /// Enter: what a tap does.
  case activate
  /// Shift and Space: picks up what can be moved, and puts it down. // M24
  case carry
  /// Command or Control, and A.
  case selectAll
  /// Escape.
  case leave

  /// Makes the command of a key; nil for all other keys, and with modifiers that make a key mean something else.
  @MainActor init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if let direction = Self.direction(of: key) {
      // In a page arrows with Option go back and forward in its history.
      if Self.swiping.contains(modifiers), direction == .left || direction == .right {
        self = .swipe(direction)
        return
      }
      guard modifiers.isEmpty || modifiers == .shift else { return nil }
      self = .move(direction, extending: modifiers == .shift)
      return
    }
    switch key.characters {
    case " " where modifiers.isEmpty: self = .select
    case " " where modifiers == .shift: self = .carry
    case "\r" where modifiers.isEmpty: self = .activate
    case UIKeyCommand.inputEscape where modifiers.isEmpty: self = .leave
    default:
      guard key.charactersIgnoringModifiers == "a", modifiers == .command || modifiers == .control else { return nil }
      self = .selectAll
    }
  }

  private static let swiping: [UIKeyModifierFlags] = [.alternate, .control, .command]

  @MainActor private static func direction(of key: UIKey) -> FocusSearch.Direction? {
    switch key.characters {
    case UIKeyCommand.inputUpArrow: .up
    case UIKeyCommand.inputDownArrow: .down
    case UIKeyCommand.inputLeftArrow: .left
    case UIKeyCommand.inputRightArrow: .right
    default: nil
    }
  }
}
