public import Foundation
public import PlaneGeometry

/// Something of a world that an overlay can draw, in points of the world.
public enum DebugShape: Equatable, Sendable {
  /// How a body is, for its colour.
  public enum Mood: Equatable, Sendable {
    /// It is computed.
    case awake
    /// It sleeps.
    case asleep
    /// Nothing moves it.
    case anchored
  }

  /// A body that is a circle; a line from its centre at `angle` shows how it is turned.
  case circle(BodyID, Mood, center: CGPoint, radius: Double, angle: Double)
  /// A body that is a polygon: its corners, closed.
  case polygon(BodyID, Mood, corners: [CGPoint])
  /// A body that collides with nothing.
  case point(BodyID, Mood, center: CGPoint)
  /// An island that sleeps, what hangs together by contacts and joints: the upright rectangle around it, and how many bodies
  /// it has.
  case island(bounds: CGRect, count: Int)
  /// A line of a boundary.
  case boundary(BoundaryID, from: CGPoint, to: CGPoint)
  /// A joint: what it holds.
  case joint(JointID, from: CGPoint, to: CGPoint)
  /// A point where two outlines touch: its normal, of length 1, and how far they overlap.
  case contact(point: CGPoint, normal: CGVector, overlap: Double)
  /// The direction in which a field draws a body of mass 1 and charge 1 that rests at a point. The length is 1 at the
  /// point with the strongest force of all those that were looked at, and shorter elsewhere. It is zero where the field
  /// acts only on bodies that move.
  case force(FieldID, at: CGPoint, direction: CGVector)
  /// A piece of the edge of a field's region.
  case regionEdge(FieldID, from: CGPoint, to: CGPoint)
}
