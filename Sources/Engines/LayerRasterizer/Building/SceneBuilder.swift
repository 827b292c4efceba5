import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

/// Turns a tree of layers into steps.
struct SceneBuilder {
  /// The map and the clip of the things that are drawn next.
  struct State {
    /// From the coordinates of what is drawn into pixels.
    var map: PlaneMap
    var clip: StepList.Clip
  }

  /// How deep trees, and drawings within drawings, are followed: what is deeper is left out.
  static let mostDepth = 200
  static let mostPictureDepth = 24

  let mirror: LayerMirror
  /// Pixels per point.
  let scale: Double
  let storage: RasterStorage
  var list = StepList()
  var depth = 0
  var pictureDepth = 0
  /// False for a picture whose pixels are kept: nobody asks again for the masks of its shapes.
  var keepsShapes = true

  init(mirror: LayerMirror, scale: Double, storage: RasterStorage) {
    self.mirror = mirror
    self.scale = scale
    self.storage = storage
  }

  // MARK: Boxes

  /// A rectangle with round corners, in the state's coordinates; nil where none of it can be seen.
  func box(_ rect: CGRect, radii: SIMD4<Double> = .zero, _ state: State) -> (
    coverage: RasterCoverage, bounds: PixelRect
  )? {
    guard rect.isFinite, rect.width > 0, rect.height > 0, state.map.isFinite else { return nil }
    // Around its middle numbers stay small, however far away it lies.
    let map = state.map.translated(rect.midX, rect.midY)
    guard let inverse = map.inverse, let bounds = state.map.pixels(of: rect) else { return nil }
    var coverage = RasterCoverage()
    coverage.kind = Int32(RasterCoverageBox)
    let (width, height) = (rect.width / 2, rect.height / 2)
    let most = min(width, height)
    func limited(_ radius: Double) -> Double { radius > 0 ? min(radius, most) : 0 }
    let radii = SIMD4(limited(radii[0]), limited(radii[1]), limited(radii[2]), limited(radii[3]))
    if map.isUpright {
      set(&coverage, upright: map, width, height, radii)
      return (coverage, bounds)
    }
    coverage.setMap(inverse)
    (coverage.x0, coverage.y0, coverage.x1, coverage.y1) = (Float(-width), Float(-height), Float(width), Float(height))
    coverage.radius = (Float(radii[0]), Float(radii[1]), Float(radii[2]), Float(radii[3]))
    (coverage.stepX, coverage.stepY) = Self.steps(map, inverse, width, height)
    return (coverage, bounds.expanded(by: 1))
  }

  private func set(
    _ coverage: inout RasterCoverage, upright map: PlaneMap, _ width: Double, _ height: Double, _ radii: SIMD4<Double>
  ) {
    coverage.isUpright = 1
    coverage.isAffine = 1
    let (scaleX, scaleY) = (map.a / map.i, map.e / map.i)
    let (middleX, middleY) = (map.c / map.i, map.f / map.i)
    let (halfX, halfY) = (abs(scaleX) * width, abs(scaleY) * height)
    (coverage.left, coverage.right) = (Self.onGrid(middleX - halfX), Self.onGrid(middleX + halfX))
    (coverage.top, coverage.bottom) = (Self.onGrid(middleY - halfY), Self.onGrid(middleY + halfY))
    var corners = [radii[0], radii[1], radii[2], radii[3]]
    if scaleX < 0 { corners = [corners[1], corners[0], corners[3], corners[2]] }
    if scaleY < 0 { corners = [corners[3], corners[2], corners[1], corners[0]] }
    func along(_ factor: Double) -> (Float, Float, Float, Float) {
      let factor = abs(factor)
      return (
        Float(corners[0] * factor), Float(corners[1] * factor), Float(corners[2] * factor), Float(corners[3] * factor)
      )
    }
    coverage.radiusX = along(scaleX)
    coverage.radiusY = along(scaleY)
  }

  /// Puts a number on an edge between pixels that is off it only by rounding.
  static func onGrid(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1e-6 ? whole : value
  }

  /// The most that a step of a pixel changes the coordinates by; -1 where a corner is behind the eye.
  static func steps(_ map: PlaneMap, _ inverse: PlaneMap, _ width: Double, _ height: Double) -> (Float, Float) {
    if inverse.isAffine {
      let k = 1 / inverse.i
      return (
        Float((inverse.a * inverse.a + inverse.b * inverse.b).squareRoot() * abs(k)),
        Float((inverse.d * inverse.d + inverse.e * inverse.e).squareRoot() * abs(k))
      )
    }
    var (x, y) = (0.0, 0.0)
    for corner in [SIMD2(-width, -height), SIMD2(width, -height), SIMD2(width, height), SIMD2(-width, height)] {
      guard let seen = map.apply(corner.x, corner.y) else { return (-1, -1) }
      let w = inverse.g * seen.x + inverse.h * seen.y + inverse.i
      guard w > 0 else { return (-1, -1) }
      let (xx, xy) = ((inverse.a - corner.x * inverse.g) / w, (inverse.b - corner.x * inverse.h) / w)
      let (yx, yy) = ((inverse.d - corner.y * inverse.g) / w, (inverse.e - corner.y * inverse.h) / w)
      x = max(x, (xx * xx + xy * xy).squareRoot())
      y = max(y, (yx * yx + yy * yy).squareRoot())
    }
    return x.isFinite && y.isFinite ? (Float(x), Float(y)) : (-1, -1)
  }

  // MARK: Steps

  /// A step that paints a colour.
  static func step(_ coverage: RasterCoverage, _ color: LayerColor) -> RasterStep {
    var step = RasterStep()
    step.coverage = coverage
    step.paint.color = premultiplied(color)
    step.opacity = 255
    return step
  }

  static func premultiplied(_ color: LayerColor) -> (UInt8, UInt8, UInt8, UInt8) {
    func part(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let alpha = part(color.alpha)
    // The bytes of the colour that is not multiplied decide, as in files and browsers.
    let opacity = (alpha * 255).rounded()
    func byte(_ value: Float) -> UInt8 { UInt8((((part(value) * 255).rounded() * opacity) / 255).rounded()) }
    return (byte(color.red), byte(color.green), byte(color.blue), UInt8(opacity))
  }

  static func byte(_ part: Double) -> Int32 { Int32((part > 0 ? min(part, 1) : 0) * 255 + 0.5) }

  mutating func narrow(_ state: State, to rect: CGRect, radii: SIMD4<Double> = .zero) -> State? {
    guard let box = box(rect, radii: radii, state) else { return nil }
    var narrowed = state
    narrowed.clip = list.narrow(state.clip, to: box.coverage, within: box.bounds)
    return narrowed.clip.bounds.isEmpty ? nil : narrowed
  }
}

extension RasterCoverage {
  mutating func setMap(_ inverse: PlaneMap) {
    isAffine = inverse.isAffine ? 1 : 0
    map = inverse.numbers
  }
}

extension RasterPaint {
  mutating func setMap(_ inverse: PlaneMap) {
    isAffine = inverse.isAffine ? 1 : 0
    map = inverse.numbers
  }
}

extension PlaneMap {
  var numbers: (Double, Double, Double, Double, Double, Double, Double, Double, Double) { (a, b, c, d, e, f, g, h, i) }
}
