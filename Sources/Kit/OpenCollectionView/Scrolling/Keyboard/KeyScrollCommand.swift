import MotionEngine

/// The order of a key to a scroll view.
struct KeyScrollCommand: Equatable {
  enum Extent {
    /// An arrow.
    case line
    /// Page Up, Page Down, Space.
    case page
    /// Home, End, an arrow with Command or Control.
    case end
  }

  /// Down, or in the direction of reading; otherwise up, or back.
  enum Direction {
    case left, right, up, down
    /// Along the axis that scrolls: down before sideways.
    case back, forth
  }

  let extent: Extent
  let direction: Direction

  /// Reads a key; nil for all those that mean nothing, and for ones with modifiers that make them mean something else.
  @MainActor init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let isPlain = modifiers.isEmpty
    switch key.characters {
    case UIKeyCommand.inputUpArrow: self.init(arrow: .up, modifiers)
    case UIKeyCommand.inputDownArrow: self.init(arrow: .down, modifiers)
    case UIKeyCommand.inputLeftArrow: self.init(arrow: .left, modifiers)
    case UIKeyCommand.inputRightArrow: self.init(arrow: .right, modifiers)
    case UIKeyCommand.inputPageUp where isPlain: self.init(.page, .back)
    case UIKeyCommand.inputPageDown where isPlain: self.init(.page, .forth)
    case " " where isPlain: self.init(.page, .forth)
    case " " where modifiers == .shift: self.init(.page, .back)
    case UIKeyCommand.inputHome where isPlain: self.init(.end, .back)
    case UIKeyCommand.inputEnd where isPlain: self.init(.end, .forth)
    default: return nil
    }
  }

  private init?(arrow direction: Direction, _ modifiers: UIKeyModifierFlags) {
    switch modifiers {
    case []: self.init(.line, direction)
    case .command, .control: self.init(.end, direction)
    default: return nil
    }
  }

  private init(_ extent: Extent, _ direction: Direction) {
    self.extent = extent
    self.direction = direction
  }

  /// The same along the way down alone; nil for one that has a direction of its own.
  var downwards: KeyScrollCommand? {
    switch direction {
    case .back: KeyScrollCommand(extent, .up)
    case .forth: KeyScrollCommand(extent, .down)
    case .left, .right, .up, .down: nil
    }
  }

  /// Tells whether text that is typed needs the key itself.
  var isOfText: Bool { extent != .page || direction == .left || direction == .right }
}
