import RasterKernel

/// The pixels that boxes leave whole: those inside of all of them, but for round corners.
struct WholePixels {
  private(set) var inner = PixelRect(minX: .min / 4, minY: .min / 4, maxX: .max / 4, maxY: .max / 4)
  private(set) var corners: [PixelRect] = []

  /// No boxes.
  init() {}

  /// Takes another box in; answers false for what is no upright box, of which nothing is known.
  mutating func add(_ box: RasterCoverage) -> Bool {
    if box.kind == Int32(RasterCoverageAll), box.isInverted == 0 { return true }
    guard box.kind == Int32(RasterCoverageBox), box.isUpright != 0, box.isInverted == 0 else { return false }
    var edges: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    withUnsafePointer(to: box) { box in
      withUnsafeMutableBytes(of: &edges) { raster_whole(box, $0.assumingMemoryBound(to: Int32.self).baseAddress!) }
    }
    inner = inner.intersection(
      PixelRect(minX: Int(edges.0), minY: Int(edges.1), maxX: Int(edges.2), maxY: Int(edges.3)))
    let (across, down) = (box.radiusX, box.radiusY)
    let (left, top, right, bottom) = (box.left, box.top, box.right, box.bottom)
    if across.0 > 0, down.0 > 0 { corners.append(PixelRect(around: left, top, left + across.0, top + down.0)) }
    if across.1 > 0, down.1 > 0 { corners.append(PixelRect(around: right - across.1, top, right, top + down.1)) }
    if across.2 > 0, down.2 > 0 { corners.append(PixelRect(around: right - across.2, bottom - down.2, right, bottom)) }
    if across.3 > 0, down.3 > 0 { corners.append(PixelRect(around: left, bottom - down.3, left + across.3, bottom)) }
    return true
  }

  /// The pixels of some bounds that are not whole, or were not at another place.
  func broken(in bounds: PixelRect, movedBy x: Int, _ y: Int) -> [PixelRect] {
    var rects = bounds.without(inner.intersection(inner.offset(by: x, y)))
    for corner in corners {
      for place in [corner, corner.offset(by: x, y)] {
        let part = place.intersection(bounds)
        if !part.isEmpty { rects.append(part) }
      }
    }
    return rects
  }
}

private func + (left: Double, right: Float) -> Double { left + Double(right) }
private func - (left: Double, right: Float) -> Double { left - Double(right) }
