import Foundation

/// The steps of a path and what is needed to add to them: the value behind `CGPath` and `CGMutablePath`.
struct PathSteps: Equatable, Sendable {
  private(set) var elements: [PathElement] = []
  /// The start of the next step; nil as long as there is none.
  private(set) var currentPoint: CGPoint?
  private var pieceStart = CGPoint.zero

  mutating func append(_ element: PathElement) {
    switch element {
    case .move(let end):
      pieceStart = end
      currentPoint = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      guard currentPoint != nil else { return }
      currentPoint = end
    case .closeSubpath:
      guard currentPoint != nil else { return }
      if case .closeSubpath = elements.last { return }
      currentPoint = pieceStart
    }
    elements.append(element)
  }

  mutating func append(_ element: PathElement, _ transform: CGAffineTransform) {
    append(transform.isIdentity ? element : element.applying(transform))
  }

  mutating func append(_ other: PathSteps, _ transform: CGAffineTransform) {
    elements.reserveCapacity(elements.count + other.elements.count)
    for element in other.elements {
      append(element, transform)
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathSteps {
    guard !transform.isIdentity else { return self }
    var mapped = PathSteps()
    mapped.append(self, transform)
    return mapped
  }
}
