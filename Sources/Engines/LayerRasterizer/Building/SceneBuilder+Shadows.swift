import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

extension SceneBuilder {
  /// A shadow mask: what was blurred, by its numbers in pixels of the mask.
  struct ShadowKey: Hashable {
    var width, height: Double
    var radii: SIMD4<Double>
    var deviation: Double
  }

  /// How many pixels of a mask make the deviation of its blur: so fine that it looks smooth at any size.
  private static let finest = 8.0
  /// How long a corner's radius may be in pixels of the mask.
  private static let longestCorner = 96.0

  /// The shadow that everything in a layer throws together; nil where its box or a path throws it, or nothing does.
  func thrownShadow(_ values: LayerProperties) -> LayerShadow? {
    let shadow = values.shadow
    guard shadow.drawnColor != nil, !values.masksToBounds, shadow.path == nil, !Self.isOpaqueBox(values) else {
      return nil
    }
    return shadow
  }

  /// Tells whether a layer hides everything behind its whole box: then the shadow of the box is that of the layer.
  /// Sublayers that reach beyond throw none.
  private static func isOpaqueBox(_ values: LayerProperties) -> Bool {
    if let color = values.backgroundColor, color.alpha >= 1 { return true }
    guard let gradient = values.gradient, !gradient.stops.isEmpty else { return false }
    return gradient.stops.allSatisfy { $0.color.alpha >= 1 }
  }

  /// The end of a group that throws a shadow.
  func end(of shadow: LayerShadow, _ values: LayerProperties, _ state: State) -> RasterStep {
    var end = RasterStep()
    end.kind = Int32(RasterStepEndGroup)
    end.opacity = 255
    let (x, y) = (values.bounds.midX, values.bounds.midY)
    let scale = state.map.scale(at: x, y)
    Self.setShadow(
      &end, color: shadow.drawnColor ?? .black, deviation: max(shadow.radius, 0) / 2 * scale,
      offset: Self.offset(shadow.offset, state.map, x, y))
    return end
  }

  static func setShadow(_ end: inout RasterStep, color: LayerColor, deviation: Double, offset: SIMD2<Double>) {
    func pixels(_ value: Double) -> Int32 { value.isFinite ? Int32(max(-100_000, min(100_000, value.rounded()))) : 0 }
    end.hasShadow = 1
    end.shadowColor = premultiplied(color)
    end.deviation = deviation.isFinite ? Float(max(0, min(deviation, 1000))) : 0
    (end.shadowX, end.shadowY) = (pixels(offset.x), pixels(offset.y))
  }

  /// A displacement in a layer, in pixels near a point of it.
  private static func offset(_ size: CGSize, _ map: PlaneMap, _ x: Double, _ y: Double) -> SIMD2<Double> {
    guard let from = map.apply(x, y), let to = map.apply(x + size.width, y + size.height) else { return .zero }
    return to - from
  }

  /// The shadow of a layer's box or of its path.
  mutating func drawOutlineShadow(_ values: LayerProperties, _ state: State) {
    let shadow = values.shadow
    guard let color = shadow.drawnColor, !values.masksToBounds, shadow.offset.width.isFinite,
      shadow.offset.height.isFinite
    else { return }
    var moved = state
    moved.map = state.map.translated(shadow.offset.width, shadow.offset.height)
    let deviation = shadow.radius > 0 && shadow.radius.isFinite ? shadow.radius / 2 : 0
    if let path = shadow.path {
      drawShadow(of: path, color, deviation, moved)
    } else if Self.isOpaqueBox(values) {
      drawShadow(of: values, color, deviation, moved, hidden: state)
    }
  }

  private mutating func drawShadow(
    of values: LayerProperties, _ color: LayerColor, _ deviation: Double, _ state: State, hidden: State
  ) {
    let (rect, radii) = (values.bounds, Self.radii(values))
    guard let box = box(rect, radii: radii, state) else { return }
    // The hole: what the opaque box hides.
    let hole = self.box(rect, radii: radii, hidden)?.coverage
    guard deviation > 0 else {
      var step = Self.step(box.coverage, color)
      if let hole {
        step.hasHole = 1
        step.hole = hole
      }
      list.add(step, within: box.bounds, clip: state.clip)
      return
    }
    let corner = radii.max()
    let fineness = corner > 0 ? max(1.5, min(Self.finest, Self.longestCorner * deviation / corner)) : Self.finest
    let perPoint = fineness / deviation
    let margin = Double(raster_blur_reach(Float(fineness))) + 1
    guard let (coverage, bounds) = shadow(rect, radii, perPoint, margin, Float(fineness), state) else { return }
    var step = Self.step(coverage, color)
    if let hole {
      step.hasHole = 1
      step.hole = hole
    }
    list.add(step, within: bounds, clip: state.clip)
  }

  /// A blurred box as a mask in nine parts, of which the middle ones are stretched.
  private mutating func shadow(
    _ rect: CGRect, _ radii: SIMD4<Double>, _ perPoint: Double, _ margin: Double, _ deviation: Float, _ state: State
  ) -> (RasterCoverage, PixelRect)? {
    let scaled = radii * perPoint
    let ends = margin + scaled.max().rounded(.up)
    func fold(_ length: Double) -> (inner: Double, skip: Double) {
      let whole = length * perPoint
      let folded = 2 * ends + 2
      return whole > folded ? (folded, whole - folded) : (whole, 0)
    }
    let (x, y) = (fold(rect.width), fold(rect.height))
    let key = ShadowKey(width: x.inner, height: y.inner, radii: scaled, deviation: Double(deviation))
    guard let tile = storage.shadow(key, margin: margin) else { return nil }
    list.keep(tile)
    let grown = CGRect(
      x: rect.minX - margin / perPoint, y: rect.minY - margin / perPoint, width: rect.width + 2 * margin / perPoint,
      height: rect.height + 2 * margin / perPoint)
    let map = state.map.translated(rect.midX, rect.midY)
    guard let inverse = map.inverse, let bounds = state.map.pixels(of: grown) else { return nil }
    var coverage = RasterCoverage()
    coverage.kind = Int32(RasterCoverageShadow)
    coverage.setMap(inverse)
    let (width, height) = (rect.width / 2, rect.height / 2)
    (coverage.x0, coverage.y0, coverage.x1, coverage.y1) = (Float(-width), Float(-height), Float(width), Float(height))
    (coverage.stepX, coverage.stepY) = Self.steps(
      map, inverse, width + margin / perPoint, height + margin / perPoint)
    coverage.mask = UnsafePointer(tile.base)
    (coverage.maskWidth, coverage.maskHeight) = (Int32(tile.width), Int32(tile.height))
    (coverage.maskScaleX, coverage.maskScaleY) = (Float(perPoint), Float(perPoint))
    (coverage.maskOffsetX, coverage.maskOffsetY) = (Float(margin), Float(margin))
    coverage.middleX = x.skip > 0 ? Float(margin + ends) : .greatestFiniteMagnitude
    coverage.middleY = y.skip > 0 ? Float(margin + ends) : .greatestFiniteMagnitude
    (coverage.skipX, coverage.skipY) = (Float(x.skip), Float(y.skip))
    return (coverage, bounds.expanded(by: 1))
  }

  /// The shadow of a path: drawn as a group of its own that is never seen.
  private mutating func drawShadow(of path: CGPath, _ color: LayerColor, _ deviation: Double, _ state: State) {
    let bounds = path.boundingBoxOfPath
    guard !bounds.isNull, bounds.isFinite else { return }
    let scale = state.map.scale(at: bounds.midX, bounds.midY)
    guard let blurred = mask(of: path, rule: 0, state, deviation: Float(max(0, min(deviation * scale, 1000)))) else {
      return
    }
    list.add(Self.step(blurred.coverage, color), within: blurred.bounds, clip: state.clip)
  }
}
