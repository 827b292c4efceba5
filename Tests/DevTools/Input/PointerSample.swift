#if BrowserHost
/// A mouse or a pen at one moment; see ``Page/pointer(_:_:timestamp:)``.
public struct PointerSample: Sendable, Hashable {
  /// In CSS pixels from the viewport's left edge.
  public var x: Double
  /// In CSS pixels from the viewport's top edge.
  public var y: Double
  /// What it is.
  public var kind: PointerKind
  /// The button pressed or released; a move ignores it and knows by itself which are held.
  public var button: MouseButton
  /// 2 for the second press and release of a double click.
  public var clickCount: Int
  /// How hard a pen presses, 0...1.
  public var force: Double
  /// How far a pen leans to the right, in degrees, -90...90.
  public var tiltX: Double
  /// How far a pen leans towards the person, in degrees, -90...90.
  public var tiltY: Double
  /// The modifier keys held.
  public var modifiers: KeyModifiers

  /// A pointer; a mouse with its main button unless said otherwise.
  public init(
    x: Double, y: Double, kind: PointerKind = .mouse, button: MouseButton = .left, clickCount: Int = 1,
    force: Double = 0.5, tiltX: Double = 0, tiltY: Double = 0, modifiers: KeyModifiers = []
  ) {
    self.x = x
    self.y = y
    self.kind = kind
    self.button = button
    self.clickCount = clickCount
    self.force = force
    self.tiltX = tiltX
    self.tiltY = tiltY
    self.modifiers = modifiers
  }
}
#endif
