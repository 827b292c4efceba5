#if BrowserHost
/// The straight way of one finger in ``Page/drag(_:duration:steps:holding:)``.
public struct FingerPath: Sendable {
  /// Where it touches down, in CSS pixels of the viewport.
  public var from: (x: Double, y: Double)
  /// Where it lifts.
  public var to: (x: Double, y: Double)

  /// A way from one point to another; the same point twice is a finger that rests.
  public init(from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    self.from = from
    self.to = to
  }

  /// The finger `id` after a part of the way, 0...1.
  func finger(_ id: Int, at part: Double) -> TouchPoint {
    TouchPoint(id: id, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
#endif
