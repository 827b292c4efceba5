/// The place of an outline within one that is put together of several.
struct GlyphPlace {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, x = 0.0, y = 0.0

  func apply(_ px: Double, _ py: Double) -> (Double, Double) { (a * px + c * py + x, b * px + d * py + y) }

  /// The place that applies `inner` first.
  func after(_ inner: GlyphPlace) -> GlyphPlace {
    let (x, y) = apply(inner.x, inner.y)
    return GlyphPlace(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, x: x, y: y)
  }
}

/// A part of an outline that is put together of several.
struct GlyphPart {
  var glyph: Int
  var place: GlyphPlace

  static func parts(of data: BigEndianBytes) -> [GlyphPart] {
    var parts: [GlyphPart] = []
    var at = 10
    while parts.count < 32, let flags = data.unsigned(at), let glyph = data.unsigned(at + 2) {
      at += 4
      var place = GlyphPlace()
      let isWide = flags & 1 != 0
      let (x, y) =
        isWide
        ? (data.signed(at), data.signed(at + 2))
        : (data.byte(at).map { $0 < 128 ? $0 : $0 - 256 }, data.byte(at + 1).map { $0 < 128 ? $0 : $0 - 256 })
      guard let x, let y else { return parts }
      at += isWide ? 4 : 2
      // Without this bit the numbers name points to lay on each other, which no font here does.
      if flags & 2 != 0 { (place.x, place.y) = (Double(x), Double(y)) }
      func part(_ place: Int) -> Double? { data.signed(place).map { Double($0) / 16384 } }
      if flags & 8 != 0 {
        guard let scale = part(at) else { return parts }
        (place.a, place.d) = (scale, scale)
        at += 2
      } else if flags & 0x40 != 0 {
        guard let scaleX = part(at), let scaleY = part(at + 2) else { return parts }
        (place.a, place.d) = (scaleX, scaleY)
        at += 4
      } else if flags & 0x80 != 0 {
        guard let a = part(at), let b = part(at + 2), let c = part(at + 4), let d = part(at + 6) else { return parts }
        (place.a, place.b, place.c, place.d) = (a, b, c, d)
        at += 8
      }
      parts.append(GlyphPart(glyph: glyph, place: place))
      if flags & 0x20 == 0 { break }
    }
    return parts
  }
}

/// The contours of a simple outline.
struct GlyphContours {
  private struct Point {
    var x, y: Int
    var isOnCurve: Bool
  }

  private let contours: [[Point]]

  /// nil where the data end too early or contradict themselves.
  init?(_ data: BigEndianBytes, _ count: Int) {
    var ends: [Int] = []
    for index in 0..<count {
      guard let end = data.unsigned(10 + index * 2), end > (ends.last ?? -1) else { return nil }
      ends.append(end)
    }
    let total = (ends.last ?? -1) + 1
    guard let instructions = data.unsigned(10 + count * 2) else { return nil }
    var at = 12 + count * 2 + instructions
    // A flag stands for 256 points at most, so that a short file cannot claim many.
    guard total <= (data.count - at) * 256, at <= data.count else { return nil }
    var flags: [Int] = []
    while flags.count < total {
      guard let flag = data.byte(at) else { return nil }
      at += 1
      var times = 1
      if flag & 8 != 0 {
        guard let more = data.byte(at) else { return nil }
        at += 1
        times += more
      }
      for _ in 0..<min(times, total - flags.count) { flags.append(flag) }
    }
    func coordinates(_ short: Int, _ same: Int) -> [Int]? {
      var values: [Int] = []
      var value = 0
      for flag in flags {
        if flag & short != 0 {
          guard let step = data.byte(at) else { return nil }
          at += 1
          value += flag & same != 0 ? step : -step
        } else if flag & same == 0 {
          guard let step = data.signed(at) else { return nil }
          at += 2
          value += step
        }
        values.append(value)
      }
      return values
    }
    guard let x = coordinates(2, 16), let y = coordinates(4, 32) else { return nil }
    var found: [[Point]] = []
    var start = 0
    for end in ends {
      found.append((start...end).map { Point(x: x[$0], y: y[$0], isOnCurve: flags[$0] & 1 != 0) })
      start = end + 1
    }
    contours = found
  }

  func append(_ place: GlyphPlace, to steps: inout PathSteps) {
    for contour in contours where contour.count > 1 { append(contour, place, to: &steps) }
  }

  private func append(_ contour: [Point], _ place: GlyphPlace, to steps: inout PathSteps) {
    func add(_ verb: UInt8, _ points: (Double, Double)...) {
      steps.verbs.append(verb)
      for point in points {
        let (x, y) = place.apply(point.0, point.1)
        steps.points.append(x)
        steps.points.append(y)
      }
    }
    func middle(_ a: Point, _ b: Point) -> (Double, Double) { (Double(a.x + b.x) / 2, Double(a.y + b.y) / 2) }
    func exact(_ point: Point) -> (Double, Double) { (Double(point.x), Double(point.y)) }
    let count = contour.count
    let first = contour.firstIndex(where: \.isOnCurve)
    // Between two points off the curve lies one on it.
    add(0, first.map { exact(contour[$0]) } ?? middle(contour[count - 1], contour[0]))
    let start = first.map { $0 + 1 } ?? 0
    let length = first == nil ? count : count
    var index = 0
    while index < length {
      let point = contour[(start + index) % count]
      if point.isOnCurve {
        if index < length - 1 || first == nil { add(1, exact(point)) }
        index += 1
        continue
      }
      let next = contour[(start + index + 1) % count]
      if next.isOnCurve {
        add(2, exact(point), exact(next))
        index += 2
      } else {
        add(2, exact(point), middle(point, next))
        index += 1
      }
    }
    add(4)
  }
}
