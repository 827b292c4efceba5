import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

/// A path as the kernel reads it.
struct PathSteps {
  var verbs: [UInt8] = []
  var points: [Double] = []

  init() {}

  init(_ path: CGPath) {
    let elements = path.elements
    verbs.reserveCapacity(elements.count)
    points.reserveCapacity(elements.count * 4)
    for element in elements { add(element) }
  }

  mutating func add(_ element: PathElement) {
    switch element {
    case .move(let end): add(0, end)
    case .line(let end): add(1, end)
    case .quadCurve(let end, let control): add(2, control, end)
    case .curve(let end, let first, let second): add(3, first, second, end)
    case .closeSubpath: add(4)
    }
  }

  private mutating func add(_ verb: UInt8, _ places: CGPoint...) {
    verbs.append(verb)
    for place in places {
      points.append(place.x)
      points.append(place.y)
    }
  }
}

extension SceneBuilder {
  /// An outline as a mask, in whole pixels.
  struct MaskKey: Hashable {
    enum Outline: Hashable {
      case path(CGPath, rule: Int32)
      case stroke(CGPath, StrokeStyle)
      case text(RunKey)

      var isText: Bool { if case .text = self { true } else { false } }
    }

    var outline: Outline
    /// The map without its whole pixels.
    var map: PlaneMap
    var deviation: Float
  }

  typealias Filled = (coverage: RasterCoverage, bounds: PixelRect)

  /// In points: outlines of longer or thicker lines are left out, since their numbers no longer have fractions.
  private static let longestLine = 1e6

  /// The inside of a path; nil where none of it can be seen.
  mutating func mask(of path: CGPath, rule: Int32, _ state: State, deviation: Float = 0) -> Filled? {
    guard !path.isEmpty else { return nil }
    return mask(.path(path, rule: rule), state, deviation: deviation) { lines, map in
      lines.add(PathSteps(path), map)
      return rule
    }
  }

  /// The line along a path.
  mutating func mask(of path: CGPath, along style: StrokeStyle, _ state: State) -> Filled? {
    let extent = path.boundingBox
    guard !path.isEmpty, style.width > 0, style.width < Self.longestLine, !extent.isNull, extent.isFinite,
      max(abs(extent.minX), abs(extent.maxX), abs(extent.minY), abs(extent.maxY)) < Self.longestLine
    else { return nil }
    return mask(.stroke(path, style), state) { lines, map in
      // Drawn as large as it is seen, so that curves are as fine.
      let bounds = path.boundingBoxOfPath
      var factor = 1.0
      if !bounds.isNull, bounds.isFinite {
        let found = map.scale(at: bounds.midX, bounds.midY)
        if found > 0, found.isFinite { factor = min(max(found, 1e-3), 1e3) }
      }
      var larger = CGAffineTransform(scaleX: factor, y: factor)
      let scaled = path.copy(using: &larger) ?? path
      let dashed =
        style.dashes.isEmpty
        ? scaled : scaled.copy(dashingWithPhase: style.dashPhase * factor, lengths: style.dashes.map { $0 * factor })
      let outline = StrokeOutline.around(
        dashed, width: style.width * factor, cap: StrokeOutline.Cap(rawValue: style.cap.rawValue) ?? .butt,
        join: StrokeOutline.Join(rawValue: style.join.rawValue) ?? .miter, miterLimit: style.miterLimit)
      let smaller = map.after(PlaneMap(scaleX: 1 / factor, scaleY: 1 / factor, x: 0, y: 0))
      lines.add(PathSteps(outline), smaller)
      // Outlines of lines run to the left around what they cover.
      return map.determinant < 0 ? 2 : 3
    }
  }

  /// Draws an outline into a mask, or finds one that was drawn at the same place between pixels.
  mutating func mask(
    _ outline: MaskKey.Outline, _ state: State, deviation: Float = 0,
    draw: (inout LineList, PlaneMap) -> Int32, remarks: () -> MaskTile.Remarks = { MaskTile.Remarks() }
  ) -> Filled? {
    guard state.map.isFinite, !state.clip.bounds.isEmpty else { return nil }
    var map = state.map
    var (shiftX, shiftY) = (0.0, 0.0)
    if map.isAffine, map.i == 1 {
      // Whole pixels are left out of what is kept, and the rest is on the grid that lines have anyway.
      (shiftX, shiftY) = (map.c.rounded(.down), map.f.rounded(.down))
      guard abs(shiftX) < 1e8, abs(shiftY) < 1e8 else { return nil }
      map.c = ((map.c - shiftX) * 256).rounded() / 256
      map.f = ((map.f - shiftY) * 256).rounded() / 256
    }
    let key = MaskKey(outline: outline, map: map, deviation: deviation)
    let (x, y) = (Int(shiftX), Int(shiftY))
    let seen = state.clip.bounds.offset(by: -x, -y)
    let isKept = keepsShapes || outline.isText
    let scratch = isKept ? nil : storage.scratch
    let tile = storage.mask(key, isKept: isKept) { () -> (tile: MaskTile, isWhole: Bool)? in
      var lines = LineList()
      let rule = draw(&lines, map)
      let remarks = remarks()
      var made = lines.tile(rule: rule, deviation: deviation, seen: seen, scratch: scratch)
      if made == nil, !remarks.isEmpty {
        made = (MaskTile(bytes: PixelBytes(width: 0, height: 0, bytesPerPixel: 1), x: 0, y: 0), true)
      }
      made?.tile.remarks = remarks
      return made
    }
    if let remarks = tile?.remarks, !remarks.isEmpty { storage.note(remarks) }
    guard let tile, tile.bytes.width > 0, tile.bytes.height > 0 else { return nil }
    list.keep(tile)
    var coverage = RasterCoverage()
    coverage.kind = Int32(RasterCoverageMask)
    coverage.mask = UnsafePointer(tile.bytes.base)
    (coverage.maskX, coverage.maskY) = (Int32(tile.x + x), Int32(tile.y + y))
    (coverage.maskWidth, coverage.maskHeight) = (Int32(tile.bytes.width), Int32(tile.bytes.height))
    let bounds = PixelRect(
      minX: tile.x + x, minY: tile.y + y, maxX: tile.x + x + tile.bytes.width, maxY: tile.y + y + tile.bytes.height)
    return (coverage, bounds)
  }

  mutating func draw(_ shape: LayerShape, _ state: State) {
    if let path = shape.path, let color = shape.fillColor, color.alpha > 0,
      let filled = mask(of: path, rule: shape.fillRule == .evenOdd ? 1 : 0, state)
    {
      list.add(Self.step(filled.coverage, color), within: filled.bounds, clip: state.clip)
    }
    if let path = shape.strokedPath, let color = shape.strokeColor,
      let filled = mask(of: path, along: shape.stroke, state)
    {
      list.add(Self.step(filled.coverage, color), within: filled.bounds, clip: state.clip)
    }
  }
}

/// Lines on their way into a mask.
struct LineList: ~Copyable {
  private var lines = RasterLines()
  private var isWhole = true

  deinit {
    var lines = lines
    raster_free_lines(&lines)
  }

  mutating func add(_ path: PathSteps, _ map: PlaneMap) {
    let numbers = [map.a, map.b, map.c, map.d, map.e, map.f, map.g, map.h, map.i]
    let added = raster_add_path(
      &lines, path.verbs, Int64(path.verbs.count), path.points, Int64(path.points.count / 2), numbers)
    if added == 0 { isWhole = false }
  }

  func withLines<Result>(_ body: (UnsafePointer<RasterLines>) -> Result) -> Result {
    withUnsafePointer(to: lines, body)
  }

  /// More pixels than this are not kept as one mask: what is larger is cut to what is seen.
  private static let mostPixels = 4_194_304

  /// - Parameter scratch: the memory of one that nobody asks for again, which is cut to what is seen of it.
  func tile(rule: Int32, deviation: Float, seen: PixelRect, scratch: ScratchBytes?) -> (tile: MaskTile, isWhole: Bool)?
  {
    guard isWhole, lines.count > 0 else { return nil }
    let reach = Int(raster_blur_reach(deviation)) + (deviation > 0 ? 1 : 0)
    var bounds = PixelRect(
      minX: Int(lines.x0) >> 8, minY: Int(lines.y0) >> 8, maxX: (Int(lines.x1) + 255) >> 8,
      maxY: (Int(lines.y1) + 255) >> 8
    ).expanded(by: reach)
    var isWhole = true
    if scratch != nil || bounds.width > Self.mostPixels || bounds.height > Self.mostPixels
      || bounds.width * bounds.height > Self.mostPixels
    {
      bounds = bounds.intersection(seen.expanded(by: 2 * reach))
      isWhole = false
    }
    guard !bounds.isEmpty else { return nil }
    let bytes =
      scratch?.take(width: bounds.width, height: bounds.height)
      ?? PixelBytes(width: bounds.width, height: bounds.height, bytesPerPixel: 1)
    let isDone = withLines {
      raster_fill(
        $0, rule, bytes.base, Int32(bounds.minX), Int32(bounds.minY), Int32(bounds.width), Int32(bounds.height))
    }
    guard isDone != 0 else { return nil }
    if deviation > 0 { _ = raster_blur(bytes.base, Int32(bounds.width), Int32(bounds.height), deviation) }
    return (MaskTile(bytes: bytes, x: bounds.minX, y: bounds.minY), isWhole)
  }
}
