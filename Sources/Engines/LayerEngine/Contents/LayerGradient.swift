public import Foundation

/// A colour gradient that fills a layer's bounds.
public struct LayerGradient: Hashable, Sendable {
  /// The shape of a gradient.
  public enum Kind: UInt8, Hashable, Sendable, Codable {
    /// Along the line from start to end.
    case axial = 0
    /// From a centre outwards, to an ellipse whose half axes are the differences of end and start.
    case radial = 1
    /// Around the start, clockwise from the direction of the end.
    case conic = 2
  }

  /// A colour and where it stands, 0 at the start and 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: LayerColor
    /// The place, 0 to 1, never less than that of the stop before.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: LayerColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The shape.
  public var kind: Kind
  /// The start, in units of the bounds.
  public var start: CGPoint
  /// The end, in units of the bounds.
  public var end: CGPoint
  /// The colours, ascending.
  public var stops: [Stop]

  /// A gradient.
  public init(kind: Kind, start: CGPoint, end: CGPoint, stops: [Stop]) {
    self.kind = kind
    self.start = start
    self.end = end
    self.stops = stops
  }
}
