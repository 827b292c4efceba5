extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch came down again, soon after another.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved within reach of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved out of reach.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch came within reach.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch went out of reach.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch was lifted within reach.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch was lifted out of reach.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value, by a person's doing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The action that the control is there for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by Return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for the program's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the library's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is, as a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// A touch is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does not answer.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Keys go to it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the program's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the library's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The places of content between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// The places of content between the sides.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// The side at which lines begin.
    case leading = 4
    /// The side at which lines end.
    case trailing = 5
  }
}
