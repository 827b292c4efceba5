package import Foundation

/// A point or a direction: two numbers in points, for loops. The optimizer keeps it in registers, and it costs little in a
/// debug build.
///
/// It stands here, and not in the engine that counts with it, for its operators: where a module declares an operator, whatever
/// uses an operator of that name above it is compiled again with each of its changes.
package struct Vector: Equatable, Codable, Sendable {
  package var x: Double
  package var y: Double

  @inlinable
  package static var zero: Vector { Vector(0, 0) }

  @inlinable @inline(__always)
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable
  package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  @inlinable
  package init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  @inlinable
  package var point: CGPoint { CGPoint(x: x, y: y) }
  @inlinable
  package var vector: CGVector { CGVector(dx: x, dy: y) }

  @inlinable @inline(__always)
  package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  @inlinable @inline(__always)
  package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  @inlinable @inline(__always)
  package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  @inlinable @inline(__always)
  package static func * (k: Double, a: Vector) -> Vector { Vector(k * a.x, k * a.y) }
  @inlinable @inline(__always)
  package static func += (a: inout Vector, b: Vector) { a = a + b }
  @inlinable @inline(__always)
  package static func -= (a: inout Vector, b: Vector) { a = a - b }

  @inlinable @inline(__always)
  package func dot(_ b: Vector) -> Double { x * b.x + y * b.y }
  /// The part of a turn: positive where `b` lies clockwise of this one, with y down.
  @inlinable @inline(__always)
  package func cross(_ b: Vector) -> Double { x * b.y - y * b.x }
  /// The velocity at this offset of a body that turns by `spin`.
  @inlinable @inline(__always)
  package func turned(by spin: Double) -> Vector { Vector(-spin * y, spin * x) }
  /// A quarter of a turn against the way that angles grow: from an edge's direction to its outer normal.
  @inlinable @inline(__always)
  package var outwards: Vector { Vector(y, -x) }

  @inlinable @inline(__always)
  package var lengthSquared: Double { x * x + y * y }
  @inlinable @inline(__always)
  package var length: Double { lengthSquared.squareRoot() }
  @inlinable
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// This way, or as much of it as is not longer than that.
  @inlinable @inline(__always)
  package func limited(to most: Double) -> Vector {
    let square = lengthSquared
    guard square > most * most else { return self }
    return square.isFinite ? (most / square.squareRoot()) * self : farLimited(to: most)
  }

  /// The same of a vector so long that the square of its length is no number.
  @usableFromInline
  func farLimited(to most: Double) -> Vector {
    let part = (1 / max(abs(x), abs(y))) * self
    return (most / part.length) * part
  }

  /// The direction, of length 1; nil for a vector too short to have one.
  @inlinable
  package var direction: Vector? {
    let length = length
    guard length > 1e-12, length.isFinite else { return nil }
    return (1 / length) * self
  }
}
