#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

/// What the page showed.
struct Shot {
  let bitmap: Bitmap

  subscript(x: Int, y: Int) -> Pixel { bitmap[x, y] }

  /// Tells whether all pixels have the colours that `model` gives for their middles.
  ///
  /// Pixels at an edge, that is, such that the model has another colour nearby, are left out.
  /// - Parameters:
  ///   - tolerance: The largest difference of a component, of 255.
  ///   - slope: How much the model may change nearby where there is no edge.
  ///   - margin: How far nearby is, across and down, in points.
  func expect(
    within tolerance: Double = 2, slope: Double = 0, margin: Double = 1.5,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ model: (CGPoint) -> Paint
  ) {
    var wrong = 0
    var worst: (difference: Double, x: Int, y: Int, paint: Paint)?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let paint = model(middle)
        let difference = paint.difference(from: bitmap[x, y])
        guard difference > tolerance, !isEdge(middle, paint, slope, margin, model) else { continue }
        wrong += 1
        if difference > worst?.difference ?? 0 { worst = (difference, x, y, paint) }
      }
    }
    guard let worst else { return }
    Issue.record(
      """
      \(wrong) pixels are wrong. The one at (\(worst.x), \(worst.y)) is \(bitmap[worst.x, worst.y]) and should be \
      (\(worst.paint.red), \(worst.paint.green), \(worst.paint.blue)).
      """, sourceLocation: sourceLocation)
  }

  private func isEdge(
    _ middle: CGPoint, _ paint: Paint, _ slope: Double, _ margin: Double, _ model: (CGPoint) -> Paint
  ) -> Bool {
    for dx in [-margin, 0, margin] {
      for dy in [-margin, 0, margin] {
        let other = model(CGPoint(x: middle.x + dx, y: middle.y + dy))
        let difference = max(
          abs(other.red - paint.red), abs(other.green - paint.green), abs(other.blue - paint.blue))
        if difference > slope { return true }
      }
    }
    return false
  }

  /// Tells whether the pixel that a point lies in has a colour.
  func expect(
    _ paint: Paint, at point: CGPoint, within tolerance: Double = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pixel = bitmap[Int(point.x), Int(point.y)]
    if paint.difference(from: pixel) > tolerance {
      Issue.record(
        "(\(point.x), \(point.y)) is \(pixel) and should be (\(paint.red), \(paint.green), \(paint.blue)).",
        sourceLocation: sourceLocation)
    }
  }

  /// The smallest rectangle, in whole pixels, around those that are not white by more than `difference`; nil for none.
  func ink(beyond difference: Double = 127) -> CGRect? {
    var columns: ClosedRange<Int>?
    var rows: ClosedRange<Int>?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where Paint.white.difference(from: bitmap[x, y]) > difference {
        columns = min(columns?.lowerBound ?? x, x)...max(columns?.upperBound ?? x, x)
        rows = min(rows?.lowerBound ?? y, y)...max(rows?.upperBound ?? y, y)
      }
    }
    guard let columns, let rows else { return nil }
    return CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
#endif
