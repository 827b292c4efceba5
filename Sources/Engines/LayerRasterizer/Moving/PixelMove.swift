/// Pixels of a picture that are those of the last one, moved as a whole.
package struct PixelMove: Hashable, Sendable {
  /// Rectangles where they are now, which do not overlap, in an order in which none is written before it has been read.
  package let parts: [PixelRect]
  /// How many pixels further right they are.
  package let x: Int
  /// How many pixels further down they are.
  package let y: Int

  /// A move of some rectangles.
  package init(parts: [PixelRect], x: Int, y: Int) {
    self.parts = Self.ordered(parts, x, y)
    self.x = x
    self.y = y
  }

  /// The parts in an order in which each is written when no other one has to read it any more: rectangles that do not
  /// overlap have one for every way.
  private static func ordered(_ parts: [PixelRect], _ x: Int, _ y: Int) -> [PixelRect] {
    var rest = parts.sorted {
      if y != 0, $0.minY != $1.minY { return y > 0 ? $0.minY > $1.minY : $0.minY < $1.minY }
      return x > 0 ? $0.minX > $1.minX : $0.minX < $1.minX
    }
    var ordered: [PixelRect] = []
    while !rest.isEmpty {
      let free = rest.indices.first { index in
        rest.indices.allSatisfy { $0 == index || rest[$0].offset(by: -x, -y).intersection(rest[index]).isEmpty }
      }
      ordered.append(rest.remove(at: free ?? 0))
    }
    return ordered
  }
}
