public import Foundation

extension VisibleWindow {
  /// One element of the contents: what it is, where it is, and the caller's number for it.
  public struct Element: Hashable, Sendable {
    /// The key of the element; each key occurs once in the contents.
    public var key: ElementKey
    /// The left edge in points of the content's space.
    public var minX: Double
    /// The top edge.
    public var minY: Double
    /// The right edge, not less than ``minX``.
    public var maxX: Double
    /// The bottom edge, not less than ``minY``.
    public var maxY: Double
    /// The caller's number for what belongs to the element; reported when it comes and goes.
    public var slot: Int32

    /// An element with this frame; for a rotated one pass the box around it.
    @inlinable public init(key: ElementKey, frame: CGRect, slot: Int32) {
      self.init(key: key, minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY, slot: slot)
    }

    /// An element with these edges; they may be infinite.
    @inlinable public init(key: ElementKey, minX: Double, minY: Double, maxX: Double, maxY: Double, slot: Int32) {
      self.key = key
      self.minX = minX
      self.minY = minY
      self.maxX = maxX
      self.maxY = maxY
      self.slot = slot
    }
  }
}
