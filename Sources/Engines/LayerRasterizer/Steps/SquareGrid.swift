import RasterKernel

/// The squares that a picture is divided into, row by row from its first pixel on.
struct SquareGrid: Equatable {
  /// Pixels on a side of a square.
  static let side = Int(RasterSquare)

  let columns: Int
  let rows: Int
  /// All pixels of the picture.
  let all: PixelRect

  init(width: Int, height: Int) {
    all = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
  }

  var count: Int { columns * rows }

  /// The columns and the rows of squares that a rectangle touches.
  func squares(_ bounds: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let inside = bounds.intersection(all)
    guard !inside.isEmpty else { return (0..<0, 0..<0) }
    return (
      inside.minX / Self.side..<(inside.maxX - 1) / Self.side + 1,
      inside.minY / Self.side..<(inside.maxY - 1) / Self.side + 1
    )
  }

  /// The pixels of a square, as far as the picture has them.
  func rect(_ column: Int, _ row: Int) -> PixelRect {
    PixelRect(
      minX: column * Self.side, minY: row * Self.side, maxX: (column + 1) * Self.side, maxY: (row + 1) * Self.side
    ).intersection(all)
  }
}
