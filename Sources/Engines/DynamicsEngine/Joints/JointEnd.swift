public import Foundation
public import PlaneGeometry

/// The thing that a joint holds at one of its ends.
public enum JointEnd: Equatable, Codable, Sendable {
  /// A body, at an offset from its centre that turns with it.
  case body(BodyID, offset: CGVector = .zero)
  /// A point of the world.
  case anchor(CGPoint)
}
