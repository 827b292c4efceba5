public import Foundation

/// The strips along the edges of a screen where gestures from outside begin.
public struct EdgeStrip: Hashable, Sendable {
  /// Edges of a screen.
  public struct Edges: OptionSet, Hashable, Sendable {
    /// The bits, those of `UIRectEdge`.
    public let rawValue: UInt
    /// Edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Edges(rawValue: 1 << 0)
    /// The left edge.
    public static let left = Edges(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = Edges(rawValue: 1 << 2)
    /// The right edge.
    public static let right = Edges(rawValue: 1 << 3)
  }

  /// The edges that have a strip.
  public var edges: Edges

  /// How wide the strips are, in points. // G110
  public var width: Double

  /// Strips along some edges, as wide as `profile` says.
  public init(edges: Edges, profile: InputProfile = .finger) {
    self.edges = edges
    width = profile.edgeWidth
  }

  /// The edge in whose strip a point of a screen lies; the nearest where it lies in several, and nil where in none. A
  /// place that is not finite lies in none.
  public func edge(at point: CGPoint, in bounds: CGRect) -> Edges? {
    var nearest: (edge: Edges, distance: Double)?
    func consider(_ edge: Edges, _ distance: Double) {
      guard edges.contains(edge), distance < width, distance > -width, distance < nearest?.distance ?? .infinity else {
        return
      }
      nearest = (edge, distance)
    }
    consider(.left, point.x - bounds.minX)
    consider(.right, bounds.maxX - point.x)
    consider(.top, point.y - bounds.minY)
    consider(.bottom, bounds.maxY - point.y)
    return nearest?.edge
  }

  /// Tells whether a motion leads away from an edge, rather inwards than along it.
  public static func leadsInwards(_ motion: CGPoint, from edge: Edges) -> Bool {
    switch edge {
    case .left: motion.x > 0 && motion.x >= abs(motion.y)
    case .right: motion.x < 0 && -motion.x >= abs(motion.y)
    case .top: motion.y > 0 && motion.y >= abs(motion.x)
    case .bottom: motion.y < 0 && -motion.y >= abs(motion.x)
    default: false
    }
  }
}
