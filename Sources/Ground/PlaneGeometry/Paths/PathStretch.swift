import Foundation

/// A line or a curve of a path with the place where it starts.
struct PathStretch {
  let start: CGPoint
  /// A line or a curve; the line that closes a piece is a line like another.
  let element: PathElement

  /// The stretch that `element` draws; nil for a move, and for closing a piece that ends where it began.
  init?(_ element: PathElement, from start: CGPoint, pieceStart: CGPoint) {
    self.start = start
    switch element {
    case .move: return nil
    case .closeSubpath:
      guard start != pieceStart else { return nil }
      self.element = .line(to: pieceStart)
    default: self.element = element
    }
  }

  private init(start: CGPoint, element: PathElement) {
    self.start = start
    self.element = element
  }

  var end: CGPoint {
    element.end ?? start
  }

  var curve: OutlineCurve {
    switch element {
    case .move(let end), .line(let end): OutlineCurve(line: start, end)
    case .quadCurve(let end, let control): OutlineCurve(quad: start, control, end)
    case .curve(let end, let control1, let control2): OutlineCurve(cubic: start, control1, control2, end)
    case .closeSubpath: OutlineCurve(line: start, start)
    }
  }

  /// The same stretch run through from its end.
  var reversed: PathStretch {
    switch element {
    case .move, .line, .closeSubpath: PathStretch(start: end, element: .line(to: start))
    case .quadCurve(let end, let control):
      PathStretch(start: end, element: .quadCurve(to: start, control: control))
    case .curve(let end, let control1, let control2):
      PathStretch(start: end, element: .curve(to: start, control1: control2, control2: control1))
    }
  }

  /// The point of the stretch at `t`; a line runs evenly.
  func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    if case .line(let end) = element { return Self.mix(start, end, t) }
    return curve.point(at: t)
  }

  /// The part between two values of t, by de Casteljau's construction: a curve stays a curve of its kind, exactly.
  func part(from: CGFloat, to: CGFloat) -> PathStretch {
    guard from > 0 || to < 1 else { return self }
    switch element {
    case .move(let end), .line(let end):
      return PathStretch(
        start: from > 0 ? Self.mix(start, end, from) : start,
        element: .line(to: to < 1 ? Self.mix(start, end, to) : end))
    case .quadCurve(let end, let control):
      func point(_ t: CGFloat, _ u: CGFloat) -> CGPoint {
        Self.mix(Self.mix(start, control, t), Self.mix(control, end, t), u)
      }
      return PathStretch(
        start: point(from, from), element: .quadCurve(to: to < 1 ? point(to, to) : end, control: point(from, to)))
    case .curve(let end, let control1, let control2):
      func point(_ t: CGFloat, _ u: CGFloat, _ v: CGFloat) -> CGPoint {
        let first = Self.mix(start, control1, t)
        let second = Self.mix(control1, control2, t)
        let third = Self.mix(control2, end, t)
        return Self.mix(Self.mix(first, second, u), Self.mix(second, third, u), v)
      }
      return PathStretch(
        start: point(from, from, from),
        element: .curve(
          to: to < 1 ? point(to, to, to) : end, control1: point(from, from, to), control2: point(from, to, to)))
    case .closeSubpath: return self
    }
  }

  private static func mix(_ start: CGPoint, _ end: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
  }
}
