import RasterKernel

/// The parts in which two pictures differ: a hash for each square of pixels, of the steps that reach into it.
struct DamageGrid: Equatable {
  private let grid: SquareGrid
  private var hashes: [Int]

  /// - Parameter seen: where steps are seen, in squares of the same size; nil where all may be. A step that is hidden changes nothing.
  init(_ list: StepList, width: Int, height: Int, side: Int, seen: SeenSquares? = nil) {
    grid = SquareGrid(width: width, height: height, side: side)
    hashes = [Int](repeating: 0, count: grid.count)
    // Shadows of groups carry what is in them further.
    var carried: [(end: Int, x: Int, y: Int, reach: Int)] = []
    var groupEnd = -1
    for (index, step) in list.steps.enumerated() {
      while let last = carried.last, last.end < index { carried.removeLast() }
      if step.kind == Int32(RasterStepBeginGroup) {
        let end = index + Int(step.length)
        groupEnd = max(groupEnd, end)
        let last = list.steps[end]
        if last.hasShadow != 0 {
          carried.append((end, Int(last.shadowX), Int(last.shadowY), Int(raster_blur_reach(last.deviation))))
        }
      }
      var hasher = Hasher()
      step.feed(&hasher)
      for clip in step.firstClip..<step.firstClip + step.clipCount {
        list.clips[Int(list.clipIndices[Int(clip)])].feed(&hasher)
      }
      if step.hasHole != 0 { step.hole.feed(&hasher) }
      var bounds = step.bounds
      hasher.combine(bounds)
      // A mask takes away what lies outside of it.
      if step.kind == Int32(RasterStepEndMask) { bounds = grid.all }
      for group in carried where index <= group.end {
        bounds = bounds.union(bounds.offset(by: group.x, group.y).expanded(by: group.reach))
      }
      // Within a group blurs and shadows carry what lies in one square into others.
      add(hasher.finalize(), to: bounds, seen: index > groupEnd ? seen : nil, index)
    }
  }

  /// The prime by which hashes are mixed, or its lower bits.
  private static let factor = Int(truncatingIfNeeded: 0x1_0000_01B3 as UInt64)

  private mutating func add(_ hash: Int, to bounds: PixelRect, seen: SeenSquares?, _ step: Int) {
    let squares = grid.squares(bounds)
    for row in squares.rows {
      for column in squares.columns {
        let index = row * grid.columns + column
        if let seen, !seen.shows(step, in: index) { continue }
        hashes[index] =
          (hashes[index] &* Self.factor &+ hash) ^ Int(bitPattern: UInt(bitPattern: hashes[index]) >> 29)
      }
    }
  }

  /// The pixels that differ from those of another picture, as rectangles that do not overlap.
  func differences(from other: DamageGrid?, backdrops list: StepList) -> [PixelRect] {
    guard let other, other.grid == grid else { return [grid.all] }
    var isDirty = hashes.indices.map { hashes[$0] != other.hashes[$0] }
    guard isDirty.contains(true) else { return [] }
    // What is seen through a blur changes with what is around.
    for step in list.steps where step.kind == Int32(RasterStepBackdrop) {
      let read = grid.squares(step.bounds.expanded(by: Int(raster_blur_reach(step.deviation))))
      let isTouched = read.rows.contains { row in read.columns.contains { isDirty[row * grid.columns + $0] } }
      guard isTouched else { continue }
      let shown = grid.squares(step.bounds)
      for row in shown.rows {
        for column in shown.columns { isDirty[row * grid.columns + column] = true }
      }
    }
    return rects(isDirty)
  }

  private func rects(_ isDirty: [Bool]) -> [PixelRect] {
    var done: [PixelRect] = []
    var open: [PixelRect] = []
    for row in 0..<grid.rows {
      var next: [PixelRect] = []
      var column = 0
      while column < grid.columns {
        guard isDirty[row * grid.columns + column] else {
          column += 1
          continue
        }
        let start = column
        while column < grid.columns, isDirty[row * grid.columns + column] { column += 1 }
        let (minX, maxX, minY, maxY) = (
          start * grid.side, min(column * grid.side, grid.all.maxX), row * grid.side,
          min((row + 1) * grid.side, grid.all.maxY)
        )
        if let index = open.firstIndex(where: { $0.minX == minX && $0.maxX == maxX }) {
          var rect = open.remove(at: index)
          rect.maxY = maxY
          next.append(rect)
        } else {
          next.append(PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY))
        }
      }
      done += open
      open = next
    }
    return done + open
  }
}
