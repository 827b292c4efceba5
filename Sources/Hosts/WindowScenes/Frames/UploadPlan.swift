package import LayerRasterizer

/// Tells which parts of a picture are handed to a display.
package enum UploadPlan {
  /// Parts at most: each costs a call, and a display list. [choice]
  package static let mostParts = 32
  /// The part of the picture above which all of it is handed over: one copy of everything is cheaper than many of nearly
  /// everything. [choice]
  package static let largestShare = 0.75

  /// The parts, within the picture; empty where nothing is to be handed over.
  ///
  /// - Parameters:
  ///   - damage: what has been drawn anew.
  ///   - isLost: whether the display has nothing of the picture any more.
  package static func parts(of damage: [PixelRect], width: Int, height: Int, isLost: Bool) -> [PixelRect] {
    let all = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    guard width > 0, height > 0 else { return [] }
    if isLost { return [all] }
    let inside = damage.compactMap { rect -> PixelRect? in
      let part = PixelRect(
        minX: max(rect.minX, 0), minY: max(rect.minY, 0), maxX: min(rect.maxX, width), maxY: min(rect.maxY, height))
      return part.isEmpty ? nil : part
    }
    let area = inside.reduce(0) { $0 + $1.width * $1.height }
    if Double(area) > largestShare * Double(width * height) { return [all] }
    guard inside.count > mostParts else { return inside }
    return [
      inside.dropFirst().reduce(inside[0]) {
        PixelRect(
          minX: min($0.minX, $1.minX), minY: min($0.minY, $1.minY), maxX: max($0.maxX, $1.maxX),
          maxY: max($0.maxY, $1.maxY))
      }
    ]
  }

  /// Tells what a display can move, and which parts are then left; nil where these are hardly less than all parts.
  ///
  /// - Parameters:
  ///   - pixels: the pixels that have only moved.
  ///   - rest: what has been drawn anew.
  ///   - parts: what differs from the picture before.
  package static func move(
    _ pixels: PixelMove, rest: [PixelRect], parts: [PixelRect], width: Int, height: Int
  ) -> WindowPicture.Move? {
    func area(_ parts: [PixelRect]) -> Int { parts.reduce(0) { $0 + $1.width * $1.height } }
    let rest = self.parts(of: rest, width: width, height: height, isLost: false)
    guard area(rest) * 2 < area(parts) else { return nil }
    return WindowPicture.Move(pixels: pixels, rest: rest)
  }
}
