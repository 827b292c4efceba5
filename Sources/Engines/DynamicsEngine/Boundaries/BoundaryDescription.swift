public import Foundation
public import PlaneGeometry
import PlaneVectors

/// All that a world needs to know of a new boundary: lines that nothing moves and that hold bodies from both sides.
public struct BoundaryDescription: Equatable, Sendable {
  /// The lines, piece by piece.
  var pieces: [[Vector]]
  /// The group whose bodies it holds.
  public var group: CollisionGroupID
  /// How much of its speed a body keeps that bounces off it, unless the body itself keeps more. Default 0.
  public var elasticity = 0.0
  /// How it rubs, combined with the body's. Default 0.2.
  public var friction = 0.2
  /// A number of the caller's: told with every event.
  public var tag: Int

  /// A boundary along a line.
  public init(from start: CGPoint, to end: CGPoint, group: CollisionGroupID = .standard, tag: Int = 0) {
    pieces = [[Vector(start), Vector(end)]]
    self.group = group
    self.tag = tag
  }

  /// A boundary along the outline of a path of any form, concave and self-crossing ones too; curves become lines that lie
  /// within a quarter of a point.
  public init(path: CGPath, group: CollisionGroupID = .standard, tag: Int = 0) {
    pieces = PathLines.pieces(of: path).map { piece in
      var points = piece.points.map { Vector($0) }
      if piece.isClosed, let first = points.first { points.append(first) }
      return points
    }
    self.group = group
    self.tag = tag
  }
}
