import PlaneGeometry

/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The inside, by counting turns.
  case fill = 0
  /// The inside, by counting crossings.
  case eoFill = 1
  /// The line along the path.
  case stroke = 2
  /// The inside by counting turns, then the line.
  case fillStroke = 3
  /// The inside by counting crossings, then the line.
  case eoFillStroke = 4

  /// The rule that says which points are inside; nil where the inside is not painted.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
