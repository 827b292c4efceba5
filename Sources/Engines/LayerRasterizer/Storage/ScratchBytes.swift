/// Memory for what is needed only while a drawing is drawn, as the masks of its paths: taken piece by piece, and given back all at once.
final class ScratchBytes {
  /// A place up to which memory is taken.
  struct Mark {
    fileprivate var block = 0
    fileprivate var next = 0
  }

  /// Bytes of a block, two of which are kept for the next drawing. Masks of a drawing as large as a phone have some hundred
  /// thousand each.
  private static let blockSize = 4 << 20
  private static let keptBlocks = 2

  private var blocks: [PixelBytes] = []
  private(set) var mark = Mark()

  /// How many bytes are kept.
  var size: Int { blocks.reduce(0) { $0 + $1.count } }

  /// Takes memory for a mask, which nobody may use after ``release(to:)``.
  func take(width: Int, height: Int) -> PixelBytes {
    let count = width * height
    while mark.block < blocks.count, blocks[mark.block].count - mark.next < count { mark = Mark(block: mark.block + 1) }
    if mark.block == blocks.count {
      blocks.append(PixelBytes(width: max(count, Self.blockSize), height: 1, bytesPerPixel: 1))
    }
    let bytes = PixelBytes(at: blocks[mark.block].base + mark.next, width: width, height: height, bytesPerPixel: 1)
    // Each begins where lines of a processor's caches do.
    mark.next = min(mark.next + (count + 63) & ~63, blocks[mark.block].count)
    return bytes
  }

  /// Gives back what was taken since a mark.
  func release(to mark: Mark) {
    self.mark = mark
    guard mark.block == 0, mark.next == 0 else { return }
    blocks.removeAll { $0.count > Self.blockSize }
    blocks.removeLast(max(0, blocks.count - Self.keptBlocks))
  }
}
