public import Foundation
public import PlaneGeometry

/// A point or a direction: two numbers in points, for loops. The optimizer keeps it in registers, and it costs little in a
/// debug build.
///
/// It has a module of its own for its operators: where a module declares an operator, whatever uses an operator of that name above
/// it is compiled again with each of its changes. It is public for the optimizer alone, which looks into no other module otherwise.
public struct Vector: Equatable, Codable, Sendable {
  /// The part along the horizontal axis.
  public var x: Double
  /// The part along the vertical axis, downwards.
  public var y: Double

  /// No way at all.
  @inlinable
  public static var zero: Vector { Vector(0, 0) }

  /// A vector of two parts.
  @inlinable @inline(__always)
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The way from the origin to a point.
  @inlinable
  public init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  /// The same way as another kind of vector.
  @inlinable
  public init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  /// The point that lies that way from the origin.
  @inlinable
  public var point: CGPoint { CGPoint(x: x, y: y) }
  /// The same way for those who write it so.
  @inlinable
  public var vector: CGVector { CGVector(dx: x, dy: y) }

  /// One way after the other.
  @inlinable @inline(__always)
  public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  /// The way from the end of `b` to that of `a`.
  @inlinable @inline(__always)
  public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  /// The way back.
  @inlinable @inline(__always)
  public static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  /// A way so many times.
  @inlinable @inline(__always)
  public static func * (k: Double, a: Vector) -> Vector { Vector(k * a.x, k * a.y) }
  /// Goes on by another way.
  @inlinable @inline(__always)
  public static func += (a: inout Vector, b: Vector) { a = a + b }
  /// Goes back by another way.
  @inlinable @inline(__always)
  public static func -= (a: inout Vector, b: Vector) { a = a - b }

  /// The product of both lengths and the cosine between them.
  @inlinable @inline(__always)
  public func dot(_ b: Vector) -> Double { x * b.x + y * b.y }
  /// The part of a turn: positive where `b` lies clockwise of this one, with y down.
  @inlinable @inline(__always)
  public func cross(_ b: Vector) -> Double { x * b.y - y * b.x }
  /// The velocity at this offset of a body that turns by `spin`, in radians per second.
  @inlinable @inline(__always)
  public func turned(by spin: Double) -> Vector { Vector(-spin * y, spin * x) }
  /// A quarter of a turn against the way that angles grow: from an edge's direction to its outer normal.
  @inlinable @inline(__always)
  public var outwards: Vector { Vector(y, -x) }

  /// The square of ``length``, which costs no root.
  @inlinable @inline(__always)
  public var lengthSquared: Double { x * x + y * y }
  /// How long the way is.
  @inlinable @inline(__always)
  public var length: Double { lengthSquared.squareRoot() }
  /// Tells whether both parts are numbers.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// This way, or as much of it as is not longer than that.
  @inlinable @inline(__always)
  public func limited(to most: Double) -> Vector {
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
  public var direction: Vector? {
    let length = length
    guard length > 1e-12, length.isFinite else { return nil }
    return (1 / length) * self
  }
}
