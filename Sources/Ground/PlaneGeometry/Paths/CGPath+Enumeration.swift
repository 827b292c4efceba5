public import Foundation

extension CGPath {
  /// Calls `block` with each step in order. The step and its points exist only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      buffer.initialize(repeating: .zero)
      guard let points = buffer.baseAddress else { return }
      for element in steps.elements {
        var step = CGPathElement(type: element.write(to: points), points: points)
        block(&step)
      }
    }
  }

  /// Calls `function` with `info` and each step in order. The step and its points exist only during the call.
  ///
  /// **Difference from CoreGraphics:** the function may be any Swift function.
  public func apply(
    info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Tells whether the path is the outline of one upright rect: four corners joined by lines, closed or led back to the
  /// start.
  ///
  /// - Parameter rect: Where to write the rect, if it is one.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard steps.elements.count == 5, case .move(let a) = steps.elements[0], case .line(let b) = steps.elements[1],
      case .line(let c) = steps.elements[2], case .line(let d) = steps.elements[3],
      steps.elements[4] == .closeSubpath || steps.elements[4] == .line(to: a)
    else { return false }
    let isAlongXFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isAlongYFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isAlongXFirst || isAlongYFirst else { return false }
    rect?.pointee = CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    return true
  }
}

extension PathElement {
  /// Writes the points in CoreGraphics' order, control points first, and answers the kind.
  fileprivate func write(to points: UnsafeMutablePointer<CGPoint>) -> CGPathElementType {
    switch self {
    case .move(let end):
      points[0] = end
      return .moveToPoint
    case .line(let end):
      points[0] = end
      return .addLineToPoint
    case .quadCurve(let end, let control):
      points[0] = control
      points[1] = end
      return .addQuadCurveToPoint
    case .curve(let end, let control1, let control2):
      points[0] = control1
      points[1] = control2
      points[2] = end
      return .addCurveToPoint
    case .closeSubpath: return .closeSubpath
    }
  }
}
