/// Some of the squares that a drawing is divided into.
struct SquareSet: Equatable {
  private let grid: SquareGrid
  private var isIn: [Bool]
  private(set) var count = 0

  /// No squares of a drawing.
  init(width: Int, height: Int) {
    grid = SquareGrid(width: width, height: height, side: SquareGrid.drawingSide)
    isIn = [Bool](repeating: false, count: grid.count)
  }

  /// All squares of a drawing.
  static func all(width: Int, height: Int) -> SquareSet {
    var set = SquareSet(width: width, height: height)
    set.insertAll()
    return set
  }

  var isEmpty: Bool { count == 0 }
  var isAll: Bool { count == isIn.count }
  /// Tells whether more than three quarters are in it.
  var isMost: Bool { 4 * count > 3 * isIn.count }

  func contains(_ square: Int) -> Bool { isIn[square] }
  func contains(_ other: SquareSet) -> Bool { isIn.indices.allSatisfy { isIn[$0] || !other.isIn[$0] } }

  mutating func insertAll() {
    isIn = [Bool](repeating: true, count: isIn.count)
    count = isIn.count
  }

  /// Puts in the squares that a rectangle touches.
  mutating func insert(_ bounds: PixelRect) {
    guard !isAll else { return }
    let squares = grid.squares(bounds)
    for row in squares.rows {
      for column in squares.columns where !isIn[row * grid.columns + column] {
        isIn[row * grid.columns + column] = true
        count += 1
      }
    }
  }

  /// The pixels around all of them.
  var bounds: PixelRect {
    var bounds = PixelRect.empty
    for square in isIn.indices where isIn[square] {
      bounds = bounds.union(grid.rect(square % grid.columns, square / grid.columns))
    }
    return bounds
  }
}
