#if BrowserHost
/// A finger on the page's glass; see ``Page/touch(_:points:modifiers:timestamp:)``.
public struct TouchPoint: Sendable, Hashable {
  /// Which finger it is; the same from its beginning to its end. 0 or more.
  public var id: Int
  /// In CSS pixels from the viewport's left edge.
  public var x: Double
  /// In CSS pixels from the viewport's top edge.
  public var y: Double
  /// How hard it presses, 0...1; a page reads it as `pressure`.
  public var force: Double

  /// A finger; the first one with an ordinary force unless said otherwise.
  public init(id: Int = 0, x: Double, y: Double, force: Double = 0.5) {
    self.id = id
    self.x = x
    self.y = y
    self.force = force
  }
}
#endif
