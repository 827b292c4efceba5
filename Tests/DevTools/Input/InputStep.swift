#if BrowserHost
/// Something that happens at one moment of a script; see ``Page/play(_:)``.
public struct InputStep: Sendable {
  /// What happens.
  public enum Event: Sendable {
    /// Fingers come down, move, lift or are taken away.
    case touch(TouchPhase, [TouchPoint])
    /// A mouse or a pen moves, or presses or releases a button.
    case pointer(MouseAction, PointerSample)
    /// A wheel turns: the pointer's place, and the page's `deltaX` and `deltaY`.
    case wheel(x: Double, y: Double, dx: Double, dy: Double, KeyModifiers)
  }

  /// When, in seconds from the script's beginning.
  public var time: Double
  /// What happens.
  public var event: Event

  /// A step.
  public init(time: Double, _ event: Event) {
    self.time = time
    self.event = event
  }
}
#endif
