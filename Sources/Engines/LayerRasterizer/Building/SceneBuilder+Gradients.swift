import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

extension SceneBuilder {
  mutating func draw(_ gradient: LayerGradient, _ values: LayerProperties, _ radii: SIMD4<Double>, _ state: State) {
    let bounds = values.bounds
    guard let last = gradient.stops.last, let box = box(bounds, radii: radii, state) else { return }
    var step = Self.step(box.coverage, last.color)
    let (start, end) = (gradient.start, gradient.end)
    let (alongX, alongY) = (end.x - start.x, end.y - start.y)
    // From the layer's coordinates to the place in the gradient.
    let unit = PlaneMap(
      scaleX: 1 / bounds.width, scaleY: 1 / bounds.height, x: -bounds.minX / bounds.width,
      y: -bounds.minY / bounds.height)
    var place: PlaneMap?
    switch gradient.kind {
    case .axial:
      let square = alongX * alongX + alongY * alongY
      if square > 1e-12 {
        place = PlaneMap(
          a: alongX / square, b: alongY / square, c: -(start.x * alongX + start.y * alongY) / square, d: 0, e: 1, f: 0,
          g: 0, h: 0, i: 1
        ).after(unit)
      }
    case .radial:
      // Thinner than this an ellipse is all outside.
      if abs(alongX) * bounds.width > 1e-6, abs(alongY) * bounds.height > 1e-6 {
        place = PlaneMap(
          scaleX: 1 / abs(alongX), scaleY: 1 / abs(alongY), x: -start.x / abs(alongX), y: -start.y / abs(alongY)
        ).after(unit)
      }
    case .conic:
      let (x, y) = (alongX * bounds.width, alongY * bounds.height)
      let length = (x * x + y * y).squareRoot()
      // Without a direction it begins at the right.
      let (cosine, sine) = length > 0 ? (x / length, y / length) : (1, 0)
      let center = PlaneMap(
        scaleX: 1, scaleY: 1, x: -(bounds.minX + start.x * bounds.width), y: -(bounds.minY + start.y * bounds.height))
      place = PlaneMap(a: cosine, b: sine, c: 0, d: -sine, e: cosine, f: 0, g: 0, h: 0, i: 1).after(center)
    }
    if let place, place.isFinite, let inverse = state.map.inverse {
      let colors = storage.colors(gradient.stops)
      list.keep(colors)
      step.paint.kind = Int32(RasterPaintGradient)
      step.paint.gradient = Int32(gradient.kind.rawValue)
      step.paint.set(colors)
      step.paint.isOpaque = colors.isOpaque ? 1 : 0
      step.paint.setMap(place.after(inverse))
    }
    list.add(step, within: box.bounds, clip: state.clip)
  }

  /// The paint of a gradient in a drawing; nil where there is nothing to paint.
  mutating func paint(_ gradient: DrawGradient, _ state: State) -> RasterPaint? {
    guard !gradient.stops.isEmpty, let inverse = state.map.inverse else { return nil }
    let colors = storage.colors(gradient.stops)
    var paint = RasterPaint()
    paint.kind = Int32(RasterPaintGradient)
    paint.set(colors)
    paint.gradientLimits = (gradient.extendsBeforeStart ? 0 : 1) | (gradient.extendsAfterEnd ? 0 : 2)
    switch gradient.shape {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let square = x * x + y * y
      guard square > 0, square.isFinite else { return nil }
      let place = PlaneMap(
        a: x / square, b: y / square, c: -(start.x * x + start.y * y) / square, d: 0, e: 1, f: 0, g: 0, h: 0, i: 1)
      paint.setMap(place.after(inverse))
      paint.isOpaque = paint.gradientLimits == 0 && colors.isOpaque ? 1 : 0
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      paint.gradient = 3
      paint.circles = (
        startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y, max(endRadius, 0)
      )
      paint.setMap(inverse)
    case .conic(let center, let angle):
      guard angle.isFinite else { return nil }
      paint.gradient = 2
      paint.gradientLimits = 0
      let (cosine, sine) = (cos(angle), sin(angle))
      let turn = PlaneMap(a: cosine, b: sine, c: 0, d: -sine, e: cosine, f: 0, g: 0, h: 0, i: 1)
      paint.setMap(turn.translated(-center.x, -center.y).after(inverse))
    }
    list.keep(colors)
    return paint
  }

  /// A rectangle around all that a gradient in a drawing paints; nil for the whole plane.
  static func reach(of gradient: DrawGradient) -> CGRect? {
    guard case .radial(let start, let startRadius, let center, let radius) = gradient.shape,
      let last = gradient.stops.last
    else { return nil }
    let isClear = last.location <= 1 && premultiplied(last.color).3 == 0
    let (x, y) = (center.x - start.x, center.y - start.y)
    // Circles within each other: outside of the end's there is what comes after the end.
    guard !gradient.extendsAfterEnd || isClear,
      (x * x + y * y).squareRoot() + max(startRadius, 0) < radius * 0.999
    else { return nil }
    return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension RasterPaint {
  fileprivate mutating func set(_ gradient: GradientColors) {
    colors = UnsafePointer(gradient.bytes.base)
    colorCount = Int32(gradient.bytes.width)
    (seenFrom, seenTo) = (Int32(gradient.seen.lowerBound), Int32(gradient.seen.upperBound))
  }
}
