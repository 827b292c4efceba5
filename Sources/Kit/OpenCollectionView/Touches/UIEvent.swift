import GestureEngine

/// A report of one moment on the screen: the touches that changed, with those that rest.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
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
    /// A trackpad on which fingers pinch.
    case transform = 14
  }

  /// The kind of motion or command of an event.
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

  /// The kind of motion or command of the event; none for touches, keys and pointers.
  open var subtype: EventSubtype { .none }

  @exclusivity(unchecked) private final var held: EventState
  final let kind: EventType
  /// All touches that the event tells of, and its changed ones.
  final var list: TouchList {
    get { held.list }
    _modify { yield &held.list }
  }
  final var modifiers: KeyModifiers {
    get { held.modifiers }
    set { held.modifiers = newValue }
  }
  final var buttons: UInt32 {
    get { held.buttons }
    set { held.buttons = newValue }
  }
  final var time: Double {
    get { held.time }
    set { held.time = newValue }
  }
  /// The dispatcher that brings the event to recognizers and views, while it is delivered: a window may leave its scene
  /// meanwhile.
  final var dispatcher: TouchDispatcher? {
    get { held.dispatcher }
    set { held.dispatcher = newValue }
  }

  /// The kind of the event.
  open var type: EventType { kind }

  /// When it happened, in seconds of the application's clock.
  open var timestamp: TimeInterval { time }

  /// An event of no screen, without touches: for tests that call touch methods and override what it says.
  public override init() {
    kind = .touches
    held = EventState(modifiers: [], buttons: 0, time: 0)
  }

  init(
    type: EventType = .touches, timestamp: TimeInterval, touches: [UITouch] = [], modifiers: KeyModifiers = [],
    buttons: UInt32 = 0
  ) {
    kind = type
    held = EventState(modifiers: modifiers, buttons: buttons, time: timestamp)
    super.init()
    list.touches = touches
  }

  /// All touches on the screen and those that have just left it.
  open var allTouches: Set<UITouch>? { list.touches.isEmpty ? nil : Set(list.touches) }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that a recognizer takes part in.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.recognizers.contains { $0 === gesture } }
  }

  /// All reports about a touch since the last event, oldest first; the last is the touch as it is.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    let touches = touch.coalescedTouches
    return touches.isEmpty ? [touch] : touches
  }

  /// The touches that are expected in the next frame, soonest first, for one that moved: estimates to draw ahead of the
  /// finger, replaced by what comes. Empty for a touch that rests or has just come down; nil for one that is not in the
  /// event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { predictions(of: touch) }

  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: Int(modifiers.rawValue)) }

  /// The buttons of a pointer that are pressed.
  open var buttonMask: ButtonMask { ButtonMask(rawValue: Int(buttons)) }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = list.touches.filter(isWanted)
    return touches.isEmpty ? nil : Set(touches)
  }

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

/// The event of the moment: events are used again.
@MainActor private struct EventState {
  var list = TouchList()
  var modifiers: KeyModifiers
  var buttons: UInt32
  var time: Double
  var dispatcher: TouchDispatcher?
}
