import Foundation

/// Counts how an outline crosses the ray that runs from a point to the right, and tells whether the point is on it.
struct CrossingCount {
  let point: CGPoint
  private(set) var winding = 0
  private(set) var crossings = 0
  /// Tells whether the point lies on the outline of a piece that has an inside.
  private(set) var isOnOutline = false
  /// How far from the outline a point still is on it: what a turn of the path leaves of exact numbers.
  private let tolerance: CGFloat
  private var isOnPiece = false
  /// The first stretch of the piece, by which the others are seen to leave its line.
  private var line: (start: CGPoint, end: CGPoint)?
  private var isFlat = true

  /// A billionth of a point, and of the distance from the origin. Our choice.
  private static let exactness: CGFloat = 1e-9

  init(point: CGPoint) {
    self.point = point
    tolerance = Self.exactness * max(1, abs(point.x), abs(point.y))
  }

  mutating func add(_ curve: OutlineCurve) {
    noteOutline(curve)
    guard !curve.isStraight else {
      addMonotone(curve, from: 0, to: 1)
      return
    }
    curve.y.forEachStretch { addMonotone(curve, from: $0, to: $1) }
  }

  /// The piece is complete: a point on it counts, unless the piece has no inside.
  mutating func endPiece() {
    if isOnPiece, !isFlat { isOnOutline = true }
    isOnPiece = false
    isFlat = true
    line = nil
  }

  // MARK: Crossings

  /// Adds a stretch on which y runs one way. Its upper end counts and its lower end does not, so that a corner on the
  /// ray counts once where the outline passes through it, and twice or never where the outline turns round.
  private mutating func addMonotone(_ curve: OutlineCurve, from: CGFloat, to: CGFloat) {
    let startY = curve.y.value(at: from)
    let endY = curve.y.value(at: to)
    let goesDown = startY < endY
    guard point.y >= min(startY, endY), point.y < max(startY, endY) else { return }
    let x: CGFloat
    if curve.isStraight {
      x = curve.x.start + (point.y - startY) / (endY - startY) * (curve.x.end - curve.x.start)
    } else {
      x = curve.x.value(at: curve.y.parameter(of: point.y, from: from, to: to))
    }
    guard x > point.x else { return }
    winding += goesDown ? 1 : -1
    crossings += 1
  }

  // MARK: The outline

  private mutating func noteOutline(_ curve: OutlineCurve) {
    if isFlat {
      isFlat =
        staysOnLine(curve.start) && staysOnLine(curve.control1) && staysOnLine(curve.control2) && staysOnLine(curve.end)
    }
    guard !isOnPiece, isNear(curve.x, point.x), isNear(curve.y, point.y) else { return }
    isOnPiece = curve.isStraight ? isOn(curve.start, curve.end) : isOn(curve)
  }

  /// Tells whether all of the piece still lies on one line.
  private mutating func staysOnLine(_ next: CGPoint) -> Bool {
    guard let (start, end) = line else {
      line = (next, next)
      return true
    }
    guard start != end else {
      line = (start, next)
      return true
    }
    let across = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let distance = abs(across.dx * (next.y - start.y) - across.dy * (next.x - start.x))
    return distance <= Self.exactness * (across.dx * across.dx + across.dy * across.dy)
  }

  /// Tells whether a coordinate is within what a stretch's four points span, and so may be on it.
  private func isNear(_ stretch: CubicPolynomial, _ value: CGFloat) -> Bool {
    value >= min(stretch.start, stretch.control1, stretch.control2, stretch.end) - tolerance
      && value <= max(stretch.start, stretch.control1, stretch.control2, stretch.end) + tolerance
  }

  private func isOn(_ start: CGPoint, _ end: CGPoint) -> Bool {
    let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = hypot(along.dx, along.dy)
    guard length > 0 else { return hypot(point.x - start.x, point.y - start.y) <= tolerance }
    // The coordinates are within those of the ends already.
    return abs(along.dx * (point.y - start.y) - along.dy * (point.x - start.x)) <= tolerance * length
  }

  /// Looks from both sides: where a curve runs along an axis, its place on the other one says little.
  private func isOn(_ curve: OutlineCurve) -> Bool {
    var isOn = false
    curve.y.forEachStretch { from, to in
      let t = curve.y.parameter(of: point.y, from: from, to: to)
      if abs(curve.x.value(at: t) - point.x) <= tolerance, abs(curve.y.value(at: t) - point.y) <= tolerance {
        isOn = true
      }
    }
    curve.x.forEachStretch { from, to in
      let t = curve.x.parameter(of: point.x, from: from, to: to)
      if abs(curve.x.value(at: t) - point.x) <= tolerance, abs(curve.y.value(at: t) - point.y) <= tolerance {
        isOn = true
      }
    }
    return isOn
  }
}
