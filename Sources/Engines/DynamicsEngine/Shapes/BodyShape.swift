public import Foundation
public import PlaneGeometry

/// The outline of a body, around its centre and before it is turned.
public enum BodyShape: Equatable, Codable, Sendable {
  /// A rectangle of this size around the centre.
  case box(CGSize)
  /// The ellipse in that rectangle; a circle is exact, any other ellipse is a polygon that lies within a quarter of a
  /// point of it, up to 64 corners.
  case ellipse(CGSize)
  /// The convex polygon with these corners, in either direction. The body turns about its centre of mass.
  case polygon([CGPoint])
  /// Nothing that collides: a point that weighs as much as 100 by 100 points.
  case none

  /// The outline of a path: its first closed piece, curves as lines that lie within a quarter of a point.
  ///
  /// - Throws: ``DynamicsError`` for a path without area, that crosses itself, or that is not convex.
  public static func path(_ path: CGPath) throws(DynamicsError) -> BodyShape {
    guard var corners = PathLines.pieces(of: path).first(where: { $0.points.count >= 3 })?.points else {
      throw .tooFewCorners
    }
    if let first = corners.first, corners.count > 3, first == corners.last { corners.removeLast() }
    let shape = BodyShape.polygon(corners)
    _ = try Outline(shape)
    return shape
  }
}
