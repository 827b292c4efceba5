import PlaneVectors

/// Cuts an edge to what lies above a face, and makes up to two contact points of it.
struct PointFinder {
  private let first: ContactPoint
  private let second: ContactPoint
  private let known: UInt8
  private let centerA: Vector
  private let centerB: Vector
  private let margin: Double
  private var points = (ContactPoint(), ContactPoint())
  private var count: UInt8 = 0
  private var normal = Vector.zero

  @inline(__always)
  init(_ contact: Contact, centerA: Vector, centerB: Vector, margin: Double) {
    first = contact.first
    second = contact.second
    known = contact.count
    self.centerA = centerA
    self.centerB = centerB
    self.margin = margin
  }

  /// - Parameters:
  ///   - p: One end of the edge that is cut.
  ///   - q: Its other end.
  ///   - indices: What the ends are called in the features.
  ///   - isFlipped: Whether the face is of the second outline.
  @inline(__always)
  mutating func clip(
    _ p: Vector, _ q: Vector, indices: (first: Int, second: Int), from start: Vector, to end: Vector, normal: Vector,
    face: Int, isFlipped: Bool
  ) {
    let edge = end - start
    let length = edge.length
    let along = (1 / length) * edge
    let atP = along.dot(p - start)
    let atQ = along.dot(q - start)
    // Beside the face altogether: there is nothing above it.
    guard max(atP, atQ) >= 0, min(atP, atQ) <= length else { return }
    self.normal = isFlipped ? -normal : normal
    let base = (isFlipped ? 1 << 31 as UInt32 : 0) | UInt32(truncatingIfNeeded: face) << 12
    add(cut(p, atP, q, atQ, length), normal, start, base | UInt32(truncatingIfNeeded: indices.first))
    add(cut(q, atQ, p, atP, length), normal, start, base | UInt32(truncatingIfNeeded: indices.second))
  }

  /// The point at which the edge from p to q enters the strip above the face.
  @inline(__always)
  private func cut(_ p: Vector, _ atP: Double, _ q: Vector, _ atQ: Double, _ length: Double) -> Vector {
    if atP < 0 { return p + (atP / (atP - atQ)) * (q - p) }
    if atP > length { return p + ((atP - length) / (atP - atQ)) * (q - p) }
    return p
  }

  @inline(__always)
  private mutating func add(_ p: Vector, _ normal: Vector, _ start: Vector, _ feature: UInt32) {
    let gap = normal.dot(p - start)
    guard gap <= margin else { return }
    let middle = p - (gap / 2) * normal
    var point = ContactPoint()
    point.offsetA = middle - centerA
    point.offsetB = middle - centerB
    point.gap = gap
    point.feature = feature
    if known > 0, isSame(first, point) {
      point.normalImpulse = first.normalImpulse
      point.tangentImpulse = first.tangentImpulse
    } else if known > 1, isSame(second, point) {
      point.normalImpulse = second.normalImpulse
      point.tangentImpulse = second.tangentImpulse
    }
    if count == 0 { points.0 = point } else { points.1 = point }
    count += 1
  }

  /// How far a point moves on a body, in points, that is the same one although another corner and edge made it.
  private static let nearness = 2.0

  @inline(__always)
  private func isSame(_ old: ContactPoint, _ new: ContactPoint) -> Bool {
    old.feature == new.feature
      || (old.offsetB - new.offsetB).lengthSquared < Self.nearness * Self.nearness
  }

  @inline(__always)
  func write(to contact: inout Contact) {
    contact.count = count
    guard count > 0 else { return }
    contact.normal = normal
    contact.first = points.0
    if count > 1 { contact.second = points.1 }
  }
}
