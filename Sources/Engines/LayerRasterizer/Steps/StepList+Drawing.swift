import Foundation
import PlaneGeometry
import RasterKernel

extension StepList {
  /// Draws what is seen of the drawings that the steps show.
  ///
  /// - Parameters:
  ///   - seen: where steps are seen; nil where all may be.
  ///   - parts: the parts of the picture that are drawn.
  func drawTiles(_ storage: RasterStorage, _ seen: SeenSquares?, _ parts: [PixelRect], threads: Int) {
    guard !shown.isEmpty, !parts.isEmpty else { return }
    // A blur sees more than the parts that are drawn.
    let reads = steps.contains { $0.kind == Int32(RasterStepBackdrop) }
    let everything = PixelRect(minX: 0, minY: 0, maxX: .max, maxY: .max)
    var needed: [ObjectIdentifier: SquareSet] = [:]
    for (tile, step) in shown where !tile.drawn.isAll {
      var part = needed.removeValue(forKey: ObjectIdentifier(tile)) ?? tile.none
      if let step, let seen {
        let paint = steps[step].paint
        seen.forSeen(of: step, steps[step].bounds, in: reads ? [everything] : parts) {
          part.insert(tile.part(paint, of: $0))
        }
      } else {
        part.insertAll()
      }
      needed[ObjectIdentifier(tile)] = part
    }
    // In their order, so that sentences about them have the same one.
    for (tile, _) in shown {
      guard let part = needed.removeValue(forKey: ObjectIdentifier(tile)), !part.isEmpty else { continue }
      storage.draw(tile, part, threads: threads)
    }
  }

  /// Takes the steps in rectangles of a sheet.
  ///
  /// - Parameters:
  ///   - screen: the rectangle beyond which there is nothing that a blur could see.
  ///   - seen: where steps are seen; nil where all are to be taken.
  func draw(into sheet: PixelBytes, _ rects: [PixelRect], screen: PixelRect, seen: SeenSquares? = nil, threads: Int)
    -> Bool
  {
    guard let seen else { return draw(into: sheet, rects, screen: screen, RasterSquares(), threads) }
    return seen.withSquares { draw(into: sheet, rects, screen: screen, $0, threads) }
  }

  private func draw(
    into sheet: PixelBytes, _ rects: [PixelRect], screen: PixelRect, _ squares: RasterSquares, _ threads: Int
  ) -> Bool {
    let edges = [Int32(screen.minX), Int32(screen.minY), Int32(screen.maxX), Int32(screen.maxY)]
    let target = RasterSheet(
      pixels: sheet.base, x: 0, y: 0, width: Int32(sheet.width), height: Int32(sheet.height))
    return steps.withUnsafeBufferPointer { steps in
      clips.withUnsafeBufferPointer { clips in
        clipIndices.withUnsafeBufferPointer { indices in
          rects.allSatisfy { rect in
            raster_draw(
              target, steps.baseAddress, Int32(steps.count), clips.baseAddress, indices.baseAddress, squares,
              Int32(rect.minX), Int32(rect.minY), Int32(rect.maxX), Int32(rect.maxY), edges,
              Int32(max(1, min(threads, 16)))) != 0
          }
        }
      }
    }
  }
}

extension ImageTile {
  /// The pixels of the image that some pixels of the picture are mixed of.
  fileprivate func part(_ paint: RasterPaint, of pixels: PixelRect) -> PixelRect {
    let all = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    guard !pixels.isEmpty else { return .empty }
    let m = paint.map
    var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))
    for (x, y) in [
      (pixels.minX, pixels.minY), (pixels.maxX, pixels.minY), (pixels.minX, pixels.maxY), (pixels.maxX, pixels.maxY),
    ] {
      let w = m.6 * Double(x) + m.7 * Double(y) + m.8
      let place = SIMD2(
        (m.0 * Double(x) + m.1 * Double(y) + m.2) / w, (m.3 * Double(x) + m.4 * Double(y) + m.5) / w)
      low = SIMD2(min(low.x, place.x), min(low.y, place.y))
      high = SIMD2(max(high.x, place.x), max(high.y, place.y))
    }
    guard low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite else { return all }
    // Places beyond the part that may be read take its last pixels.
    func kept(_ value: Double, _ from: Float, _ to: Float) -> Double { max(Double(from), min(value, Double(to))) }
    return PixelRect(
      around: kept(low.x, paint.imageX0, paint.imageX1), kept(low.y, paint.imageY0, paint.imageY1),
      kept(high.x, paint.imageX0, paint.imageX1), kept(high.y, paint.imageY0, paint.imageY1)
    ).expanded(by: 2).intersection(all)
  }
}
