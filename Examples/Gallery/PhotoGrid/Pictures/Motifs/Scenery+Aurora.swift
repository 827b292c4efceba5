import OpenCollectionView

extension Scenery {
  /// Northern lights above dark hills.
  mutating func paintAurora(_ palette: Palette) {
    paintSky(palette.sky, horizon: 270)
    paintStars(to: 220, count: 46)
    glow(at: CGPoint(x: random.number(90...230), y: 210), radius: 200, palette.light, strength: 0.3)
    paintCurtain(palette.accent, level: random.number(84...112), reach: 70, strength: 0.5)
    paintCurtain(palette.light, level: random.number(144...176), reach: 104, strength: 0.85)
    let outline = craggy(wander(at: 268, height: 46, count: 5), depth: 3, roughness: 0.1)
    fill(ground(below: outline), [palette.far, palette.near], from: 220, to: 300)
    mist(from: 244, to: 300, palette.light, strength: 0.2)
    paintForest(palette, level: 302, nearness: 0.8)
    vignette(0.24)
  }

  /// A curtain of light: bright along its lower edge, fading upwards, in rays.
  private mutating func paintCurtain(_ tone: Tone, level: Double, reach: Double, strength: Double) {
    let count = 6
    let lean = random.number(-26...26)
    let edge = (0...count).map { index in
      CGPoint(
        x: -40 + 400 * Double(index) / Double(count),
        y: level + lean * (Double(index) / Double(count) - 0.5) * 2 + random.number(-28...28))
    }
    let levels = edge.map { Double($0.y) }
    let (top, bottom) = ((levels.min() ?? 0) - reach * 0.9, levels.max() ?? 0)
    // The band goes up to where its light has faded, so that it has no upper edge.
    let band = curve(edge)
    band.addLine(to: CGPoint(x: edge[count].x, y: top))
    band.addLine(to: CGPoint(x: edge[0].x, y: top))
    band.close()
    fill(band, tone, alphas: [0, strength * 0.1, strength * 0.3, strength * 0.5], from: top, to: bottom)
    // The lower edge is soft, and the brightest part.
    for (width, alpha) in [(reach * 0.16, 0.07), (reach * 0.09, 0.09), (reach * 0.04, 0.12)] {
      stroke(curve(edge), tone.lighter(0.2), alpha: alpha * strength, width: width)
    }
    for share in [1.0, 0.72] {
      paintRays(above: curvePoints(edge), reach: reach * share, tone.lighter(0.25), strength: strength * 0.34)
    }
  }

  /// Rays that stand on an edge and narrow upwards.
  private mutating func paintRays(above edge: [CGPoint], reach: Double, _ tone: Tone, strength: Double) {
    let path = UIBezierPath()
    var x = -20.0
    while x < 330 {
      let width = random.number(2...9)
      let top = reach * random.number(0.6...1.25)
      let foot = level(of: edge, at: x) + reach * 0.08
      path.move(to: CGPoint(x: x, y: foot))
      path.addLine(to: CGPoint(x: x + 12, y: foot - top))
      path.addLine(to: CGPoint(x: x + 12 + width * 0.4, y: foot - top))
      path.addLine(to: CGPoint(x: x + width, y: level(of: edge, at: x + width) + reach * 0.08))
      path.close()
      x += width + random.number(2...14)
    }
    let levels = edge.map { Double($0.y) }
    let (top, bottom) = ((levels.min() ?? 0) - reach * 0.8, (levels.max() ?? 0) + reach * 0.1)
    fill(path, tone, alphas: [0, strength * 0.45, strength, strength * 0.35], from: top, to: bottom)
  }

  /// Points on the line that ``curve(_:)`` draws, close enough together to stand on.
  private func curvePoints(_ points: [CGPoint]) -> [CGPoint] {
    var result = [points[0]]
    for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      let start = result[result.count - 1]
      let end = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
      for step in 1...6 {
        let share = Double(step) / 6
        let (first, second, third) = ((1 - share) * (1 - share), 2 * share * (1 - share), share * share)
        result.append(
          CGPoint(
            x: start.x * first + point.x * second + end.x * third,
            y: start.y * first + point.y * second + end.y * third))
      }
    }
    return result + [points[points.count - 1]]
  }
}

extension Palette {
  static let aurora = [
    Palette(
      .jade, sky: 0x050B22, 0x0B2340, 0x14505A, 0x2E8C7E,
      light: 0x6BF2B8, far: 0x123A48, near: 0x050D18, accent: 0x7C8CFF),
    Palette(
      .violet, sky: 0x0A0824, 0x231552, 0x4A2A7C, 0x8A4F9E,
      light: 0xC48BFF, far: 0x2E1C58, near: 0x090618, accent: 0x6FE3D2),
    Palette(
      .jade, sky: 0x04121F, 0x08303F, 0x0E5A5F, 0x3FA08D,
      light: 0x9BF5C4, far: 0x0E3F48, near: 0x030C12, accent: 0x57C7F2),
    Palette(
      .rose, sky: 0x0B0A20, 0x2A1444, 0x6B235C, 0xB5486E,
      light: 0xFF8FB2, far: 0x3B1A48, near: 0x0B0716, accent: 0x8FE6C9),
    Palette(
      .azure, sky: 0x061029, 0x0E2C5C, 0x1E5B94, 0x5B9BC2,
      light: 0x8FE0FF, far: 0x163F6C, near: 0x050B1A, accent: 0xA6F3C6),
  ]
}
