/// The end of a column and its number, in one number that orders by the end, and columns that end together from the
/// leading one on.
///
/// Ends are whole multiples of a millionth of a point (2^-20). Sums of them are exact, whatever their order, so that
/// placing from the middle on gives the same as placing from the start.
struct ColumnEnd: Comparable, Sendable {
  private(set) var rawValue: Int64

  private static let columnBits: Int64 = 8
  /// Parts of a point.
  private static let resolution = 0x1p20
  /// The longest column that can be told, in points: half of what the bits hold.
  static let maximum = 0x1p34

  /// An end in points, which must be on the grid, of a column.
  init(_ end: Double, column: Int) {
    rawValue = Self.parts(end) &<< Self.columnBits | Int64(column)
  }

  var column: Int { Int(rawValue & 0xFF) }

  /// In points.
  var end: Double { Double(rawValue >> Self.columnBits) / Self.resolution }

  /// The end after another item of this length, spacing included; one that is negative adds nothing.
  func after(_ length: Double) -> ColumnEnd {
    var next = self
    next.rawValue &+= Self.parts(max(0, length)) &<< Self.columnBits
    return next
  }

  /// The nearest number of parts of zero points or more.
  private static func parts(_ points: Double) -> Int64 { Int64(points * resolution + 0.5) }

  static func < (first: ColumnEnd, second: ColumnEnd) -> Bool { first.rawValue < second.rawValue }
}
