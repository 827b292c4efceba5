public import Foundation

/// The rule that says which elements touch a rectangle of the content. It serves the answers of layouts, the visible
/// elements and the questions that are asked anew. // C9
///
/// An element touches a rectangle if they share area. One that has no length along an axis is a point there, which touches
/// the rectangle inside and on both of its edges: so an element that is estimated to have no length is found, and measured,
/// wherever it stands, at the beginning and at the end of the content too. Our choice: UIKit does not say.
public enum TouchRule {
  /// Tells whether a frame touches a rectangle. A rectangle without area is touched by what lies around it.
  public static func touches(_ frame: CGRect, _ rect: CGRect) -> Bool {
    touches(frame.minX, frame.maxX, from: rect.minX, to: rect.maxX)
      && touches(frame.minY, frame.maxY, from: rect.minY, to: rect.maxY)
  }

  /// The same along one axis, for an element that reaches from `low` to `high`.
  @inline(__always) static func touches(_ low: Double, _ high: Double, from start: Double, to end: Double) -> Bool {
    low < high ? low < end && high > start : low <= end && high >= start
  }

  /// Tells whether an element is not before all that begins at `start`; for those who search in sorted elements.
  @inline(__always) static func reaches(_ low: Double, length: Double, past start: Double) -> Bool {
    length > 0 ? low + length > start : low >= start
  }

  /// Tells whether an element is behind all that ends at `end`.
  @inline(__always) static func begins(_ low: Double, length: Double, after end: Double) -> Bool {
    length > 0 ? low >= end : low > end
  }
}
