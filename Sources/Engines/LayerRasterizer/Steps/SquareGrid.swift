/// The squares that a picture is divided into, row by row from its first pixel on.
struct SquareGrid: Equatable {
  /// Pixels on a side of a square.
  let side: Int
  let columns: Int
  let rows: Int
  /// All pixels of the picture.
  let all: PixelRect

  /// Pixels on a side of the squares of a picture with some pixels per point: fewer would cost more to look at than they save.
  /// [choice]
  static func side(scale: Double) -> Int { scale < 1.5 ? 64 : 32 }
  /// The same for a drawing, of which little may be seen beside what lies on it. [choice]
  static let drawingSide = 16

  init(width: Int, height: Int, side: Int) {
    self.side = side
    all = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    columns = (width + side - 1) / side
    rows = (height + side - 1) / side
  }

  var count: Int { columns * rows }

  /// The columns and the rows of squares that a rectangle touches.
  func squares(_ bounds: PixelRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let inside = bounds.intersection(all)
    guard !inside.isEmpty else { return (0..<0, 0..<0) }
    return (
      inside.minX / side..<(inside.maxX - 1) / side + 1,
      inside.minY / side..<(inside.maxY - 1) / side + 1
    )
  }

  /// The pixels of a square, as far as the picture has them.
  func rect(_ column: Int, _ row: Int) -> PixelRect {
    PixelRect(
      minX: column * side, minY: row * side, maxX: (column + 1) * side, maxY: (row + 1) * side
    ).intersection(all)
  }
}
