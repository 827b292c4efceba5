public import Foundation
public import PlaneGeometry

/// A body began to touch another or a boundary, or no longer does.
public struct ContactEvent: Equatable, Sendable {
  /// The thing that a body touches.
  public enum Other: Equatable, Sendable {
    /// Another body, and the caller's number of it.
    case body(BodyID, tag: Int)
    /// A boundary - however many of its lines - and the caller's number of it.
    case boundary(BoundaryID, tag: Int)
  }

  /// The body; of two bodies the one with the lower place.
  public var body: BodyID
  /// The caller's number of the body.
  public var tag: Int
  /// The thing that the body touches.
  public var other: Other
  /// The place of it, in points of the world: for contacts that began, where the outlines met, which is on the line of a
  /// boundary; for those that ended, where it was last.
  public var point: CGPoint
  /// From the body towards the other, of length 1.
  public var normal: CGVector
}
