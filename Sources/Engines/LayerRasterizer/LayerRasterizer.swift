public import Foundation
public import LayerEngine
import PlaneGeometry
import RasterKernel

/// Draws a tree of layers into pixels, without a display.
///
/// The same tree gives the same bytes in every build, on every 64-bit processor and with any number of threads: what is
/// worked out pixel by pixel is whole numbers, and + - * / and square roots of IEEE numbers. It depends neither on what was
/// drawn before nor on which part of a picture is drawn.
///
/// One that is asked again and again for pictures of one size draws what has changed since the last one, and keeps masks of
/// texts and paths, shadows, images and drawings for as long as they are used.
///
/// Not for use by several threads at once.
public final class LayerRasterizer {
  /// The part of a tree that is drawn.
  public struct Part: Hashable, Sendable {
    /// The layer that is drawn with everything in it; nil for the whole tree.
    public var layer: LayerID?
    /// The rectangle in the layer's coordinates; nil for its bounds.
    public var rect: CGRect?

    /// A layer, or a rectangle of one. Without a layer it is the root.
    public init(layer: LayerID? = nil, rect: CGRect? = nil) {
      self.layer = layer
      self.rect = rect
    }
  }

  /// How many threads draw at most. The picture is the same with any number.
  public var threadCount: Int
  /// The parts of the last picture that differ from the one before, in pixels; empty where nothing has changed.
  public private(set) var lastDamage: [PixelRect] = []
  /// The part of it that has the pixels of the picture before, moved; nil where there is none.
  package private(set) var lastMove: PixelMove?
  /// The parts of it that were drawn anew.
  package private(set) var lastDrawn: [PixelRect] = []
  /// Says why pixels of the picture before were moved, or why not.
  package private(set) var lastMoveReason = ""
  /// How many bytes are kept for the next picture, without the picture itself.
  public var storedSize: Int { storage.size }

  /// The pixels below which none is moved.
  var leastMovedArea = MovedPixels.leastArea

  private let storage: RasterStorage
  /// The pixels of the last picture, which it shares with whoever has asked for them.
  private var sheet = PixelSheet()
  private var grid: DamageGrid?
  /// The steps of the last picture, which what they point to lives by.
  private var list = StepList()
  /// The squares in which they are seen; nil where that is not known, or nothing is known of the sheet.
  private var seen: SeenSquares?

  /// A rasterizer.
  ///
  /// - Parameters:
  ///   - text: how text is drawn.
  ///   - threadCount: how many threads draw at most.
  ///   - storageLimit: about how many bytes are kept of masks, of shadows, of images and of drawings each, in each of two
  ///     generations.
  public init(text: RasterText = .outlines(.system), threadCount: Int = 1, storageLimit: Int = 32 << 20) {
    self.threadCount = threadCount
    storage = RasterStorage(text: text, limit: max(storageLimit, 1 << 16))
  }

  /// Draws a tree.
  ///
  /// - Parameters:
  ///   - mirror: the tree.
  ///   - part: what of it is drawn. A layer that the tree does not have is drawn as nothing.
  ///   - scale: pixels per point.
  /// - Complexity: O(layers) to find what has changed, and O(pixels that changed · layers there) to draw it.
  public func picture(of mirror: LayerMirror, part: Part = Part(), scale: CGFloat = 1) throws(RasterError)
    -> RasterPicture
  {
    let size = try draw(mirror, part, scale)
    return RasterPicture(
      width: size.width, height: size.height, scale: scale, pixels: sheet.pixels, lettering: storage.text.lettering,
      remarks: storage.remarks)
  }

  /// Draws a tree, as ``picture(of:part:scale:)`` does, and hands over the pixels where they lie: row by row, four bytes
  /// each.
  public func withPixels<Result>(
    of mirror: LayerMirror, part: Part = Part(), scale: CGFloat = 1,
    _ body: (UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int) -> Result
  ) throws(RasterError) -> Result {
    let size = try draw(mirror, part, scale)
    return sheet.withPixels { body($0, size.width, size.height) }
  }

  /// Draws a picture, stretched to a size in pixels. One that cannot be decoded, or is drawn with such a one, is an error.
  ///
  /// What has been drawn of a tree before is forgotten.
  public func picture(of picture: LayerPicture, width: Int, height: Int) throws(RasterError) -> RasterPicture {
    guard width > 0, height > 0, width <= RasterPicture.mostPixels / height else {
      throw .size(width: Double(width), height: Double(height))
    }
    (sheet, grid, list, seen) = (PixelSheet(), nil, StepList(), nil)
    storage.begin()
    let all = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    var builder = SceneBuilder(mirror: LayerMirror(), scale: 1, storage: storage)
    builder.draw(
      DisplayList([.picture(picture, rect)]),
      SceneBuilder.State(map: .identity, clip: StepList.Clip(bounds: all)))
    if let error = storage.error { throw error }
    if let sentence = storage.undecoded { throw .undecodable(sentence) }
    let bytes = PixelBytes(width: width, height: height, bytesPerPixel: 4)
    guard builder.list.draw(into: bytes, [all], screen: all, threads: threadCount) else { throw .memory }
    return RasterPicture(
      width: width, height: height, pixels: [UInt8](UnsafeBufferPointer(start: bytes.base, count: bytes.count)),
      lettering: storage.text.lettering, remarks: storage.remarks)
  }

  private func draw(_ mirror: LayerMirror, _ part: Part, _ scale: CGFloat) throws(RasterError) -> (
    width: Int, height: Int
  ) {
    let layer = part.layer ?? mirror.root
    let bounds = layer.flatMap { mirror.nodes[$0]?.properties.bounds } ?? .zero
    let rect = part.rect ?? bounds
    let (width, height) = ((rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up))
    guard rect.isFinite, scale.isFinite, width >= 1, height >= 1, width < 1e6, height < 1e6,
      width * height <= Double(RasterPicture.mostPixels)
    else { throw .size(width: width, height: height) }
    let all = PixelRect(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
    storage.begin()
    var builder = SceneBuilder(mirror: mirror, scale: scale, storage: storage)
    let map = PlaneMap(scaleX: scale, scaleY: scale, x: -rect.minX * scale, y: -rect.minY * scale)
    // A blur at the edge of a part sees what is beyond.
    let screen = part.rect == nil ? all : Self.screen(mirror, all, map.pixels(of: bounds) ?? all, scale)
    if let layer { builder.draw(layer, SceneBuilder.State(map: map, clip: StepList.Clip(bounds: screen))) }
    if let error = storage.error { throw error }
    // Beyond the part that is drawn nothing is known of what covers what.
    let side = SquareGrid.side(scale: scale)
    let seen = screen == all ? SeenSquares(builder.list, width: all.maxX, height: all.maxY, side: side) : nil
    let grid = DamageGrid(builder.list, width: all.maxX, height: all.maxY, side: side, seen: seen)
    if sheet.width != all.maxX || sheet.height != all.maxY {
      (sheet, self.grid) = (PixelSheet(width: all.maxX, height: all.maxY), nil)
    }
    let isKnown = self.grid != nil
    lastDamage = grid.differences(from: self.grid, backdrops: builder.list)
    // Where it fails nothing is known of the sheet.
    self.grid = nil
    decideMove(isKnown ? self.seen : nil, to: builder.list, seen, all)
    builder.list.drawTiles(storage, seen, lastDrawn, threads: threadCount)
    if let error = storage.error { throw error }
    if !lastDamage.isEmpty {
      if let lastMove { sheet.move(lastMove, drawn: lastDrawn) }
      let isDone = sheet.withMutablePixels {
        builder.list.draw(into: $0, lastDrawn, screen: screen, seen: seen, threads: threadCount)
      }
      guard isDone == true else { throw .memory }
    }
    (self.grid, list, self.seen) = (grid, builder.list, seen)
    return (all.maxX, all.maxY)
  }

  /// Finds what is on the sheet already and has only moved; what is left of the damage is to be drawn.
  private func decideMove(_ before: SeenSquares?, to new: StepList, _ seen: SeenSquares?, _ all: PixelRect) {
    (lastMove, lastDrawn, lastMoveReason) = (nil, lastDamage, "")
    guard let before, let seen, !lastDamage.isEmpty else { return }
    let decision = MovedPixels(
      from: .init(list: list, seen: before), to: .init(list: new, seen: seen), damage: lastDamage, all: all,
      leastArea: leastMovedArea)
    (lastMove, lastDrawn, lastMoveReason) = (decision.move, decision.drawn, decision.reason.rawValue)
  }
}

extension LayerRasterizer {
  /// A part of a layer together with what its blurs reach.
  private static func screen(
    _ mirror: LayerMirror, _ part: PixelRect, _ layer: PixelRect, _ scale: CGFloat
  ) -> PixelRect {
    var reach = 0
    for node in mirror.nodes.values {
      guard let backdrop = node.properties.backdrop, backdrop.blur > 0, reach < 2000 else { continue }
      reach += Int(raster_blur_reach(Float(min(backdrop.blur * scale, 1000))))
    }
    return part.union(part.expanded(by: min(reach, 2000)).intersection(layer))
  }
}
