import GestureEngine

/// A key that is held: the same object from the moment it goes down until it is released.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// How far a press has got.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// Its force changed.
    case changed = 1
    /// It is held.
    case stationary = 2
    /// It was released.
    case ended = 3
    /// It was taken away.
    case cancelled = 4

    /// The name of the case.
    var name: String {
      switch self {
      case .began: "began"
      case .changed: "changed"
      case .stationary: "stationary"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    }
  }

  /// The kind of button that was pressed. Keyboards have the arrows and the select button among these; all other keys
  /// have a ``UIPress/key`` only, and the value is meaningless.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Return, or the button in the middle.
    case select = 4
    /// Escape, or the menu button.
    case menu = 5
    /// Play and pause.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
  }

  /// How far the press has got.
  open internal(set) var phase = Phase.began
  /// When that was, in seconds of the application's clock.
  open internal(set) var timestamp: TimeInterval
  /// The kind of button.
  open private(set) var type: PressType
  /// The key.
  open private(set) var key: UIKey?
  /// The window that the key went to.
  open internal(set) weak var window: UIWindow?
  /// The first responder when the key went down.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that take part in the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  /// How hard the key is pressed; keyboards do not say: 0.
  open var force: CGFloat { 0 }

  /// Tells whether ``type`` says anything: a letter has none that it could have.
  let hasType: Bool
  /// The place in the order of all presses.
  let number: Int
  /// The number that stands for the press in the competition of recognizers; nil where there is no place left.
  var slot: Int?
  /// The recognizers that take part.
  var recognizers: [UIGestureRecognizer] = []
  /// The phases of the press that the responder has heard of.
  var delivery = ViewDelivery()

  init(type: PressType?, key: UIKey, timestamp: TimeInterval, number: Int) {
    self.type = type ?? .select
    hasType = type != nil
    self.key = key
    self.timestamp = timestamp
    self.number = number
  }
}
