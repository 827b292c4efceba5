extension PixelRect {
  /// How many pixels there are.
  var area: Int { width * height }

  /// The rest without another rectangle, as up to four rectangles that do not overlap.
  func without(_ other: PixelRect) -> [PixelRect] {
    let cut = intersection(other)
    guard !cut.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: cut.minY),
      PixelRect(minX: minX, minY: cut.minY, maxX: cut.minX, maxY: cut.maxY),
      PixelRect(minX: cut.maxX, minY: cut.minY, maxX: maxX, maxY: cut.maxY),
      PixelRect(minX: minX, minY: cut.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}

extension [PixelRect] {
  /// How many pixels there are in rectangles that do not overlap.
  var area: Int { reduce(0) { $0 + $1.area } }

  /// The rest without other rectangles.
  func without(_ others: [PixelRect]) -> [PixelRect] {
    others.reduce(self) { rest, other in rest.flatMap { $0.without(other) } }
  }
}
