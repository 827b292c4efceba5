import PlaneVectors

/// Two outlines whose boxes overlap.
struct Contact: Equatable, Codable, Sendable {
  enum Kind: UInt8, Codable, Sendable {
    case circles
    case polygonCircle
    case polygons
    case segmentCircle
    case segmentPolygon
  }

  /// The first body; 0, the ground, for a line of a boundary.
  var a: Int32
  var b: Int32
  /// The line, or -1.
  var segment: Int32
  var kind: Kind
  /// How many points there are.
  var count: UInt8 = 0
  var isTouching = false
  /// On which side of a line the body is: 1 where its normal points to, -1 on the other, 0 if not known. It does not
  /// change while they touch: that is why nothing can be pressed through a boundary.
  var side: Int8 = 0
  var friction: Double
  var elasticity: Double
  /// From a to b.
  var normal = Vector.zero
  var first = ContactPoint()
  var second = ContactPoint()

  /// The key, which no other contact has.
  var key: UInt64 { segment >= 0 ? PairTable.key(-2 - segment, b) : PairTable.key(min(a, b), max(a, b)) }
}

extension Contact {
  /// Tells whether a point is not farther than `distance`.
  @inline(__always)
  func touches(within distance: Double) -> Bool {
    count > 0 && (first.gap <= distance || (count > 1 && second.gap <= distance))
  }
}
