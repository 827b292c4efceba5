import PlaneVectors

/// An outline as the engine keeps it. Corners are in the world's arrays of corners, around the centre of mass.
struct Shape: Equatable, Codable, Sendable {
  enum Kind: UInt8, Codable, Sendable {
    case none
    case circle
    case polygon
  }

  var kind = Kind.none
  /// Of a circle.
  var radius = 0.0
  /// The index of the first corner of a polygon.
  var start: Int32 = 0
  var count: Int32 = 0
  var area = 0.0
  /// The moment of inertia of a mass of 1, about the centre of mass.
  var inertia = 0.0
  /// The centre of mass, from the body's centre.
  var massCenter = Vector.zero
  /// The radius of the largest circle around the centre of mass that lies within the outline.
  var innerRadius = 0.0
  /// The farthest that a corner is from the centre of mass.
  var reach = 0.0
}
