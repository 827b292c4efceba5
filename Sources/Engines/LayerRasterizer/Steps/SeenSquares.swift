import RasterKernel

/// The first step that is seen in each square of a picture: all before it are covered there by that one, or by a later one.
struct SeenSquares {
  private let grid: SquareGrid
  private var first: [Int32]

  /// - Complexity: O(steps), and the squares of those that can cover others.
  init(_ list: StepList, width: Int, height: Int, side: Int) {
    grid = SquareGrid(width: width, height: height, side: side)
    first = [Int32](repeating: 0, count: grid.count)
    let (covering, backdrops) = Self.candidates(list.steps)
    guard !covering.isEmpty else { return }
    // A blur sees what is around it. What lies before it must be there where it is seen, also under what comes after it.
    var limits = [Int](repeating: .max, count: backdrops.isEmpty ? 0 : first.count)
    for index in backdrops.reversed() {
      let step = list.steps[index]
      forSquares(step.bounds.expanded(by: Int(raster_blur_reach(step.deviation)))) { square, _ in limits[square] = index
      }
    }
    list.steps.withUnsafeBufferPointer { steps in
      list.clips.withUnsafeBufferPointer { clips in
        list.clipIndices.withUnsafeBufferPointer { indices in
          for index in covering.reversed() {
            forSquares(steps[index].bounds) { square, rect in
              guard first[square] == 0, limits.isEmpty || index < limits[square] else { return }
              let isHidden = raster_hides(
                steps.baseAddress! + index, clips.baseAddress, indices.baseAddress, Int32(rect.minX), Int32(rect.minY),
                Int32(rect.maxX), Int32(rect.maxY))
              if isHidden != 0 { first[square] = Int32(index) }
            }
          }
        }
      }
    }
  }

  /// The steps of the picture itself, not of its groups, that may cover a square, and those that blur what lies below.
  private static func candidates(_ steps: [RasterStep]) -> (covering: [Int], backdrops: [Int]) {
    var covering: [Int] = []
    var backdrops: [Int] = []
    var index = 0
    while index < steps.count {
      let step = steps[index]
      switch step.kind {
      case Int32(RasterStepBeginGroup): index += Int(step.length)
      case Int32(RasterStepBackdrop): backdrops.append(index)
      case Int32(RasterStepPaint):
        let isOpaque =
          step.paint.kind == Int32(RasterPaintColor) ? step.paint.color.3 == 255 : step.paint.isOpaque != 0
        if index > 0, isOpaque, step.mode == 0, step.opacity == 255 { covering.append(index) }
      default: break
      }
      index += 1
    }
    return (covering, backdrops)
  }

  /// Tells whether a step is seen in a square.
  func shows(_ step: Int, in square: Int) -> Bool { first[square] <= Int32(step) }

  /// Calls a function with what is seen of a step in some parts of the picture, square by square.
  func forSeen(of step: Int, _ bounds: PixelRect, in parts: [PixelRect], _ body: (PixelRect) -> Void) {
    for part in parts {
      forSquares(bounds.intersection(part)) { square, rect in
        if shows(step, in: square) { body(rect.intersection(bounds).intersection(part)) }
      }
    }
  }

  /// The pixels around what is seen of a step in some parts of the picture.
  func seen(of step: Int, _ bounds: PixelRect, in parts: [PixelRect]) -> PixelRect {
    var seen = PixelRect.empty
    forSeen(of: step, bounds, in: parts) { seen = seen.union($0) }
    return seen
  }

  /// Has nothing be seen in any other than some squares.
  mutating func limit(to squares: SquareSet) {
    for square in first.indices where !squares.contains(square) { first[square] = .max }
  }

  private func forSquares(_ bounds: PixelRect, _ body: (_ square: Int, _ rect: PixelRect) -> Void) {
    let squares = grid.squares(bounds)
    for row in squares.rows {
      for column in squares.columns { body(row * grid.columns + column, grid.rect(column, row)) }
    }
  }

  /// The squares as the kernel takes them, for as long as a call.
  func withSquares<Result>(_ body: (RasterSquares) -> Result) -> Result {
    first.withUnsafeBufferPointer {
      body(
        RasterSquares(
          first: $0.baseAddress, columns: Int32(grid.columns), rows: Int32(grid.rows), side: Int32(grid.side)))
    }
  }
}
