import GestureEngine

/// The meaning of keys to a menu.
enum MenuKey {
  case up
  case down
  case left
  case right
  case first
  case last
  case choose
  case dismiss

  /// The meaning of a key that was pressed; nil for one that means nothing to menus.
  init?(_ sample: KeySample) {
    guard sample.modifiers.rawValue == 0 else { return nil }
    switch sample.key {
    case "ArrowUp": self = .up
    case "ArrowDown": self = .down
    case "ArrowLeft": self = .left
    case "ArrowRight": self = .right
    case "Home", "PageUp": self = .first
    case "End", "PageDown": self = .last
    case "Enter", " ": self = .choose
    case "Escape": self = .dismiss
    default: return nil
    }
  }
}
