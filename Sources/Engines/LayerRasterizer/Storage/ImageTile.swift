import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

/// An image and its halves: one that was decoded, or a drawing, of which only what is seen is drawn.
final class ImageTile {
  /// The drawing whose pixels are drawn when they are asked for.
  struct Source {
    var drawing: DisplayList
    var size: CGSize
    var scale: Double
    var depth: Int
  }

  /// The image itself first; premultiplied.
  private var levels: [PixelBytes]
  private let source: Source?
  /// The squares of a drawing that have been drawn.
  private(set) var drawn: SquareSet
  /// Tells whether no pixel is clear, nor partly so.
  let isOpaque: Bool
  /// Sentences about parts of a drawing that could not be drawn.
  var remarks: [String] = []

  init(_ image: PixelBytes, isOpaque: Bool) {
    levels = [image]
    source = nil
    drawn = .all(width: image.width, height: image.height)
    self.isOpaque = isOpaque
  }

  /// The pixels of a drawing, of which none is drawn yet. Memory is taken by those that are.
  init(_ source: Source, width: Int, height: Int) {
    levels = [PixelBytes(width: width, height: height, bytesPerPixel: 4)]
    self.source = source
    drawn = SquareSet(width: width, height: height)
    isOpaque = source.drawing.fills(CGRect(origin: .zero, size: source.size))
  }

  /// The image at its own size, as far as it has been drawn.
  var image: PixelBytes { levels[0] }
  /// How many bytes the image takes as a whole.
  var size: Int { image.count }
  var all: SquareSet { .all(width: image.width, height: image.height) }
  var none: SquareSet { SquareSet(width: image.width, height: image.height) }

  /// Draws a part, unless that has been done. One of which more and more is asked for is drawn as a whole the second time.
  func draw(_ part: SquareSet, _ storage: RasterStorage, _ threads: Int) {
    guard let source, !drawn.contains(part) else { return }
    var part = part
    if !drawn.isEmpty || part.isMost { part.insertAll() }
    let mark = storage.scratch.mark
    defer { storage.scratch.release(to: mark) }
    var builder = SceneBuilder(mirror: LayerMirror(), scale: source.scale, storage: storage)
    builder.pictureDepth = source.depth
    builder.keepsShapes = false
    let map = PlaneMap(
      scaleX: Double(image.width) / source.size.width, scaleY: Double(image.height) / source.size.height, x: 0, y: 0)
    let bounds = part.bounds
    builder.draw(source.drawing, SceneBuilder.State(map: map, clip: StepList.Clip(bounds: bounds)))
    var seen = SeenSquares(
      builder.list, width: image.width, height: image.height, side: SquareGrid.drawingSide)
    seen.limit(to: part)
    let screen = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    // Where memory is short nothing is shown of it.
    if !builder.list.draw(into: image, [bounds], screen: screen, seen: seen, threads: threads) {
      image.base.initialize(repeating: 0, count: image.count)
      part.insertAll()
    }
    drawn = part
  }

  /// The image at half its size, `number` times over, which has to be drawn as a whole.
  func level(_ number: Int) -> PixelBytes {
    while levels.count <= number, let last = levels.last, last.width > 1 || last.height > 1 {
      let half = PixelBytes(width: (last.width + 1) / 2, height: (last.height + 1) / 2, bytesPerPixel: 4)
      raster_halve(last.base, Int32(last.width), Int32(last.height), half.base)
      levels.append(half)
    }
    return levels[min(number, levels.count - 1)]
  }
}
