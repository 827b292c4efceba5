import GestureEngine

/// What happened on the screen at one moment: the touches that changed, with those that rest.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// A device that is moved.
    case motion = 1
    /// Commands of headphones and remote controls.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// A wheel or a trackpad that scrolls.
    case scroll = 10
    /// A pointer that hovers.
    case hover = 11
  }

  /// What kind of motion or command an event is.
  public enum EventSubtype: Int, Sendable {
    /// None in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The track before.
    case remoteControlPreviousTrack = 105
    /// Seeking backwards began.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backwards ended.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forwards began.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forwards ended.
    case remoteControlEndSeekingForward = 109
  }

  /// What kind of motion or command the event is; none for touches, keys and pointers.
  open var subtype: EventSubtype { .none }

  private let touches: [UITouch]
  private let modifiers: KeyModifiers
  private let buttons: UInt32

  /// What the event is about.
  public let type: EventType

  /// When it happened, in seconds of the application's clock.
  public let timestamp: TimeInterval

  init(
    type: EventType = .touches, timestamp: TimeInterval, touches: [UITouch], modifiers: KeyModifiers, buttons: UInt32
  ) {
    self.type = type
    self.timestamp = timestamp
    self.touches = touches
    self.modifiers = modifiers
    self.buttons = buttons
  }

  /// All touches on the screen and those that have just left it.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nonEmpty(touches.filter { $0.view === view }) }

  /// The touches that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nonEmpty(touches.filter { $0.window === window }) }

  /// The touches that a recognizer takes part in.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(touches.filter { $0.recognizers.contains { $0 === gesture } })
  }

  /// All reports about a touch since the last event, oldest first; the last is the touch as it is.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touch.coalesced.isEmpty ? [touch] : touch.coalesced }

  /// Which modifier keys are held.
  open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: Int(modifiers.rawValue)) }

  /// Which buttons of a pointer are pressed.
  open var buttonMask: ButtonMask { ButtonMask(rawValue: Int(buttons)) }

  /// The touches that changed, in the order in which they came down.
  var changedTouches: [UITouch] { touches.filter { $0.storedPhase != .stationary } }

  private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Buttons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button that clicks.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that opens menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}
