import Foundation
import PlaneGeometry
import PlaneVectors

extension Region {
  /// The edge of the region in short pieces, from the middle: of the edges of its parts those pieces that have the region on one
  /// side and not on the other.
  var edges: [(start: Vector, end: Vector)] {
    outlines.flatMap { corners in
      corners.indices.compactMap { index in
        let (start, end) = (corners[index], corners[(index + 1) % corners.count])
        let way = end - start
        guard way.length > 0 else { return nil }
        let across = (Self.farAside / way.length) * Vector(-way.y, way.x)
        let middle = 0.5 * (start + end)
        return contains(middle + across) != contains(middle - across) ? (start, end) : nil
      }
    }
  }

  /// How far from an edge its sides are looked at, in points: more than a piece of a circle is beside its chord, for those that
  /// are not larger than a screen. Our choice.
  private static let farAside = 1.0
  /// How many pieces a circle, and a side of a rectangle, is cut into. Our choice.
  static let pieces = 96

  static func circle(_ radius: Double) -> [Vector] {
    (0..<pieces).map { piece in
      let angle = 2 * Double.pi * Double(piece) / Double(pieces)
      return Vector(radius * cos(angle), radius * sin(angle))
    }
  }

  static func rect(_ width: Double, _ height: Double) -> [Vector] {
    let corners = [Vector(-width, -height), Vector(width, -height), Vector(width, height), Vector(-width, height)]
    return corners.indices.flatMap { index in
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      return (0..<pieces).map { start + (Double($0) / Double(pieces)) * (end - start) }
    }
  }
}
