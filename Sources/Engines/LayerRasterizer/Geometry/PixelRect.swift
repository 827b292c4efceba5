import Foundation

/// A rectangle of whole pixels of a picture.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last one.
  public var maxX: Int
  /// The row after the last one.
  public var maxY: Int

  /// A rectangle from its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// No pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The pixels that a rectangle touches, and one more on each side where it does not end between two of them.
  init(around minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    self.init(
      minX: Self.whole(minX.rounded(.down)), minY: Self.whole(minY.rounded(.down)), maxX: Self.whole(maxX.rounded(.up)),
      maxY: Self.whole(maxY.rounded(.up)))
  }

  /// Tells whether there are none.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// How many there are in a row.
  public var width: Int { max(0, maxX - minX) }
  /// How many rows there are.
  public var height: Int { max(0, maxY - minY) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  func expanded(by distance: Int) -> PixelRect {
    PixelRect(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func offset(by x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// 2^28: more than any picture has, and few enough for sums to stay whole.
  private static func whole(_ value: Double) -> Int {
    value > -268_435_456 ? (value < 268_435_456 ? Int(value) : 268_435_456) : -268_435_456
  }
}
