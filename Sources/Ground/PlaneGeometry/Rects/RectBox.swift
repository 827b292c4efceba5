import Foundation

/// A rect as its four edges, which is what comparing many of them needs.
struct RectBox: Equatable, Sendable {
  var minX: CGFloat
  var minY: CGFloat
  var maxX: CGFloat
  var maxY: CGFloat

  init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(_ rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  var hasNaN: Bool {
    minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN
  }

  /// Width plus height: unlike the area it also tells flat boxes apart.
  var girth: CGFloat {
    (maxX - minX) + (maxY - minY)
  }

  func union(_ other: RectBox) -> RectBox {
    RectBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func encloses(_ other: RectBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Tells whether the boxes have a point in common, edges included.
  func touches(_ other: RectBox) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The rule of `CGRect.overlaps(_:)`.
  func overlaps(_ other: RectBox) -> Bool {
    (minX == other.minX || (minX < other.maxX && other.minX < maxX))
      && (minY == other.minY || (minY < other.maxY && other.minY < maxY))
  }
}
