import Foundation

/// The four edges of a query rectangle, told along and across the scroll axis.
///
/// Edges instead of lengths, so that a rectangle without bounds keeps its edges exactly.
struct AxisSpan: Equatable, Sendable {
  var alongMin: Double
  var alongMax: Double
  var acrossMin: Double
  var acrossMax: Double

  init(_ rect: CGRect, axis: ScrollAxis) {
    switch axis {
    case .vertical:
      (alongMin, alongMax, acrossMin, acrossMax) = (rect.minY, rect.maxY, rect.minX, rect.maxX)
    case .horizontal:
      (alongMin, alongMax, acrossMin, acrossMax) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    }
  }

  var hasNaN: Bool { alongMin.isNaN || alongMax.isNaN || acrossMin.isNaN || acrossMax.isNaN }

  /// Tells whether `rect` touches this span, by the rule of ``TouchRule`` along both axes.
  func touches(_ rect: AxisRect) -> Bool {
    touchesAlong(rect.along, rect.along + rect.alongLength)
      && touchesAcross(rect.across, rect.across + rect.acrossLength)
  }

  func touchesAlong(_ low: Double, _ high: Double) -> Bool {
    TouchRule.touches(low, high, from: alongMin, to: alongMax)
  }

  func touchesAcross(_ low: Double, _ high: Double) -> Bool {
    TouchRule.touches(low, high, from: acrossMin, to: acrossMax)
  }
}
