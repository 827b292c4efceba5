import Foundation
import PlaneGeometry

/// A map from one plane into another as a viewer sees it: points are columns (x, y, 1), and the third row is the divisor.
struct PlaneMap: Hashable, Sendable {
  var a, b, c: Double
  var d, e, f: Double
  var g, h, i: Double

  static let identity = PlaneMap(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: 0, h: 0, i: 1)

  /// A map from its nine numbers, row by row.
  init(
    a: Double, b: Double, c: Double, d: Double, e: Double, f: Double, g: Double, h: Double, i: Double
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.e, self.f) = (d, e, f)
    (self.g, self.h, self.i) = (g, h, i)
  }

  init(scaleX: Double, scaleY: Double, x: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: x, d: 0, e: scaleY, f: y, g: 0, h: 0, i: 1)
  }

  init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.c, c: t.tx, d: t.b, e: t.d, f: t.ty, g: 0, h: 0, i: 1)
  }

  /// The map of the plane z = 0, its depth left out.
  init(_ t: CATransform3D) {
    self.init(a: t.m11, b: t.m21, c: t.m41, d: t.m12, e: t.m22, f: t.m42, g: t.m14, h: t.m24, i: t.m44)
  }

  /// The map that applies `inner` first.
  func after(_ inner: PlaneMap) -> PlaneMap {
    PlaneMap(
      a: a * inner.a + b * inner.d + c * inner.g, b: a * inner.b + b * inner.e + c * inner.h,
      c: a * inner.c + b * inner.f + c * inner.i, d: d * inner.a + e * inner.d + f * inner.g,
      e: d * inner.b + e * inner.e + f * inner.h, f: d * inner.c + e * inner.f + f * inner.i,
      g: g * inner.a + h * inner.d + i * inner.g, h: g * inner.b + h * inner.e + i * inner.h,
      i: g * inner.c + h * inner.f + i * inner.i)
  }

  func translated(_ x: Double, _ y: Double) -> PlaneMap { after(PlaneMap(scaleX: 1, scaleY: 1, x: x, y: y)) }

  var determinant: Double { a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) }

  var isFinite: Bool { (a + b + c + d + e + f + g + h + i).isFinite }

  /// nil where the plane is seen from its side.
  var inverse: PlaneMap? {
    let k = 1 / determinant
    guard k.isFinite else { return nil }
    let map = PlaneMap(
      a: (e * i - f * h) * k, b: (c * h - b * i) * k, c: (b * f - c * e) * k, d: (f * g - d * i) * k,
      e: (a * i - c * g) * k, f: (c * d - a * f) * k, g: (d * h - e * g) * k, h: (b * g - a * h) * k,
      i: (a * e - b * d) * k)
    return map.isFinite ? map : nil
  }

  var isAffine: Bool { g == 0 && h == 0 && i != 0 }

  /// Tells whether rows stay rows and columns stay columns.
  var isUpright: Bool {
    guard isAffine else { return false }
    // A turn by a full circle leaves 1e-16.
    return abs(b) <= abs(a) * 1e-12 && abs(d) <= abs(e) * 1e-12
  }

  /// nil for a point at or behind the eye.
  func apply(_ x: Double, _ y: Double) -> SIMD2<Double>? {
    let w = g * x + h * y + i
    guard w > Self.nearest else { return nil }
    return SIMD2((a * x + b * y + c) / w, (d * x + e * y + f) / w)
  }

  /// The least distance from the eye: everything that is nearer is cut off.
  static let nearest = 1e-6

  /// How many pixels a unit makes near a point, as the root of an area.
  func scale(at x: Double, _ y: Double) -> Double {
    let w = g * x + h * y + i
    guard abs(w) > Self.nearest else { return 0 }
    let (u, v) = ((a * x + b * y + c) / w, (d * x + e * y + f) / w)
    let area = ((a - u * g) * (e - v * h) - (b - u * h) * (d - v * g)) / (w * w)
    return area.magnitude.squareRoot()
  }

  /// The pixels that a rectangle touches; nil where nothing of it is in front of the eye.
  func pixels(of rect: CGRect) -> PixelRect? {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
    ].map { x, y in SIMD3(a * x + b * y + c, d * x + e * y + f, g * x + h * y + i) }
    var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))
    func add(_ point: SIMD3<Double>) {
      let seen = SIMD2(point.x / point.z, point.y / point.z)
      low = SIMD2(min(low.x, seen.x), min(low.y, seen.y))
      high = SIMD2(max(high.x, seen.x), max(high.y, seen.y))
    }
    for index in 0..<4 {
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      if from.z > Self.nearest { add(from) }
      if (from.z > Self.nearest) != (to.z > Self.nearest) {
        let part = (Self.nearest - from.z) / (to.z - from.z)
        var point = from + (to - from) * part
        point.z = Self.nearest
        add(point)
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return PixelRect(around: low.x, low.y, high.x, high.y)
  }
}
