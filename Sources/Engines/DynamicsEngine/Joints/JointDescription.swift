public import Foundation
public import PlaneGeometry

/// All that a world needs to know of a joint.
///
/// The two ends keep their meaning: angles are those of the second against the first, and an axis belongs to the first.
public struct JointDescription: Equatable, Codable, Sendable {
  /// The motion that a joint leaves free.
  public enum Kind: Equatable, Codable, Sendable {
    /// The ends stay `length` points from each other; nil takes the distance that they have. A length of 0 is the same
    /// as ``spring``. Rigid at frequency 0, otherwise a spring along the line between them.
    case distance(length: Double?)
    /// The ends are at most `length` points from each other, like with a rope; nil takes the distance that they have.
    case limit(length: Double?)
    /// The ends are drawn to each other in both directions; rigid at frequency 0.
    case spring
    /// The ends stay on each other; the bodies turn against each other within `range`, in radians from how they were
    /// when they were joined, and against a friction of `frictionTorque` newton metres: 1 of them turns 100 by 100 points
    /// of density 1 by 6 radians per second squared.
    case pin(range: ClosedRange<Double>?, frictionTorque: Double)
    /// The second end slides along an axis through the first, and does not turn against it: `range` is in points along
    /// the axis, from how they were when they were joined, and must hold 0. The axis is a direction in the world at that
    /// moment.
    case sliding(axis: CGVector, range: ClosedRange<Double>?)
    /// The two keep their distance and angle; rigid at frequency 0.
    case fixed
    /// The second end is brought to the first, and its angle to `angle` against the first.
    case snap(angle: Double)
  }

  /// The motion that it leaves free.
  public var kind: Kind
  /// One end.
  public var first: JointEnd
  /// The other.
  public var second: JointEnd
  /// How often a soft joint swings in a second; 0 is rigid.
  public var frequency: Double
  /// How fast the swinging dies away; 1 is critical.
  public var damping: Double

  /// A joint between two ends, at least one of which is a body.
  public init(
    _ kind: Kind, _ first: JointEnd, _ second: JointEnd, frequency: Double = 0, damping: Double = 0
  ) {
    self.kind = kind
    self.first = first
    self.second = second
    self.frequency = frequency
    self.damping = damping
  }
}

/// The thing that a joint holds at one of its ends.
public enum JointEnd: Equatable, Codable, Sendable {
  /// A body, at an offset from its centre that turns with it.
  case body(BodyID, offset: CGVector = .zero)
  /// A point of the world.
  case anchor(CGPoint)
}
