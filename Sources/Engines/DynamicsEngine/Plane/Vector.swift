import Foundation
import PlaneGeometry

/// A point or a direction: two numbers in points. The engine's own, because its loops want a type that the optimizer
/// keeps in registers and that costs little in a debug build.
struct Vector: Equatable, Codable, Sendable {
  var x: Double
  var y: Double

  static let zero = Vector(0, 0)

  @inline(__always)
  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var vector: CGVector { CGVector(dx: x, dy: y) }

  @inline(__always)
  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  @inline(__always)
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  @inline(__always)
  static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  @inline(__always)
  static func * (k: Double, a: Vector) -> Vector { Vector(k * a.x, k * a.y) }
  @inline(__always)
  static func += (a: inout Vector, b: Vector) { a = a + b }
  @inline(__always)
  static func -= (a: inout Vector, b: Vector) { a = a - b }

  @inline(__always)
  func dot(_ b: Vector) -> Double { x * b.x + y * b.y }
  /// The part of a turn: positive where `b` lies clockwise of this one, with y down.
  @inline(__always)
  func cross(_ b: Vector) -> Double { x * b.y - y * b.x }
  /// The velocity at this offset of a body that turns by `spin`.
  @inline(__always)
  func turned(by spin: Double) -> Vector { Vector(-spin * y, spin * x) }
  /// A quarter of a turn against the way that angles grow: from an edge's direction to its outer normal.
  @inline(__always)
  var outwards: Vector { Vector(y, -x) }

  @inline(__always)
  var lengthSquared: Double { x * x + y * y }
  @inline(__always)
  var length: Double { lengthSquared.squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// This way, or as much of it as is not longer than that.
  @inline(__always)
  func limited(to most: Double) -> Vector {
    let square = lengthSquared
    guard square > most * most else { return self }
    return square.isFinite ? (most / square.squareRoot()) * self : farLimited(to: most)
  }

  /// The same of a vector so long that the square of its length is no number.
  private func farLimited(to most: Double) -> Vector {
    let part = (1 / max(abs(x), abs(y))) * self
    return (most / part.length) * part
  }

  /// The direction, of length 1; nil for a vector too short to have one.
  var direction: Vector? {
    let length = length
    guard length > 1e-12, length.isFinite else { return nil }
    return (1 / length) * self
  }
}
