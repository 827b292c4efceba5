public import Foundation

extension CGPath {
  /// The smallest rect around every point of the path, control points of curves included; `CGRect.null` when the path
  /// is empty. Cheaper than ``boundingBoxOfPath`` and never smaller.
  public var boundingBox: CGRect {
    var box = BoundsCollector()
    for element in steps.elements {
      switch element {
      case .move(let end), .line(let end):
        box.add(end)
      case .quadCurve(let end, let control):
        box.add(control)
        box.add(end)
      case .curve(let end, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(end)
      case .closeSubpath:
        break
      }
    }
    return box.rect
  }

  /// The smallest rect around the outline itself, with curves measured where they really run; `CGRect.null` when the
  /// path is empty.
  public var boundingBoxOfPath: CGRect {
    var box = BoundsCollector()
    var walk = OutlineWalk()
    for element in steps.elements {
      if case .move(let end) = element { box.add(end) }
      guard let curve = walk.advance(element) else { continue }
      box.add(curve.end)
      guard !curve.isStraight else { continue }
      let (x, y) = (curve.x.turningPoints, curve.y.turningPoints)
      if let t = x.first { box.add(curve.point(at: t)) }
      if let t = x.second { box.add(curve.point(at: t)) }
      if let t = y.first { box.add(curve.point(at: t)) }
      if let t = y.second { box.add(curve.point(at: t)) }
    }
    return box.rect
  }
}

/// The least and greatest coordinates seen so far.
private struct BoundsCollector {
  private var least = CGPoint.zero
  private var greatest = CGPoint.zero
  private var isEmpty = true

  mutating func add(_ point: CGPoint) {
    if isEmpty {
      least = point
      greatest = point
      isEmpty = false
      return
    }
    least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
    greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
  }

  var rect: CGRect {
    guard !isEmpty else { return .null }
    return CGRect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }
}
