import Foundation

/// Follows the steps of a path and answers the stretch of outline each one draws.
struct OutlineWalk {
  private(set) var current = CGPoint.zero
  private(set) var pieceStart = CGPoint.zero

  /// The stretch that `element` draws, or nil for a move and for closing a piece that ends where it began.
  mutating func advance(_ element: PathElement) -> OutlineCurve? {
    let start = current
    switch element {
    case .move(let end):
      current = end
      pieceStart = end
      return nil
    case .line(let end):
      current = end
      return OutlineCurve(line: start, end)
    case .quadCurve(let end, let control):
      current = end
      return OutlineCurve(quad: start, control, end)
    case .curve(let end, let control1, let control2):
      current = end
      return OutlineCurve(cubic: start, control1, control2, end)
    case .closeSubpath:
      current = pieceStart
      return start == pieceStart ? nil : OutlineCurve(line: start, pieceStart)
    }
  }
}
