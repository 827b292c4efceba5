public import Foundation

/// A place on a path and the direction in which the path runs there.
public struct PathPosition: Equatable, Sendable {
  /// In the path's coordinates, in points.
  public var point: CGPoint
  /// In radians from the positive x axis; with y pointing down, greater angles are further clockwise on the screen.
  /// What moves along the path is turned by this.
  public var angle: CGFloat

  /// A place and a direction.
  public init(point: CGPoint, angle: CGFloat) {
    self.point = point
    self.angle = angle
  }
}
