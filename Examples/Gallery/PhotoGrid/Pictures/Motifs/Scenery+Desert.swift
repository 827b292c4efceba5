import OpenCollectionView

extension Scenery {
  /// Table mountains and cactuses before a low sun.
  mutating func paintDesert(_ palette: Palette) {
    let sun = CGPoint(x: random.number(90...230), y: random.number(130...176))
    paintSky(palette.sky, horizon: 226)
    glow(at: sun, radius: 230, palette.light, strength: 0.6)
    let radius = random.number(34...50)
    disc(at: sun, radius: radius, palette.light.lighter(0.2), alpha: 0.95)
    paintClouds(from: 60, to: 186, palette.haze.lighter(0.15), strength: 0.5, count: 6)
    paintTables(palette, level: 236, height: 62, nearness: 0.12)
    mist(from: 196, to: 252, palette.haze, strength: 0.4)
    paintTables(palette, level: 252, height: 46, nearness: 0.42)
    for (level, nearness) in [(262.0, 0.66), (300.0, 0.92)] {
      let tone = palette.ground(nearness)
      let edge = wander(at: level, height: 12, count: 5)
      fill(ground(belowCurve: edge), [tone.mixed(0.3, with: palette.light), tone], from: level - 14, to: level + 34)
      paintShrubs(palette, below: level + 2, tone.mixed(0.55, with: palette.near.darker(0.3)))
    }
    // The near one stands at the right, where no title is.
    paintCactus(
      palette, at: CGPoint(x: random.number(232...286), y: 372), height: random.number(140...172), lit: sun.x)
    if random.happens(0.8) {
      paintCactus(
        palette, at: CGPoint(x: random.number(44...150), y: 296), height: random.number(44...60), lit: sun.x)
    }
    vignette()
  }

  private mutating func paintTables(_ palette: Palette, level: Double, height: Double, nearness: Double) {
    var points = [CGPoint(x: -60, y: level)]
    var x = random.number(-50...20)
    while x < 320 {
      let width = random.number(34...86)
      let top = level - height * random.number(0.5...1)
      let cliff = top + (level - top) * random.number(0.45...0.6)
      let slope = random.number(12...20)
      points += [
        CGPoint(x: x, y: level - 3), CGPoint(x: x + slope, y: cliff), CGPoint(x: x + slope + 3, y: top),
        CGPoint(x: x + slope + width, y: top + random.number(-2...3)), CGPoint(x: x + slope + width + 4, y: cliff),
        CGPoint(x: x + 2 * slope + width, y: level - 3),
      ]
      x += width + 2 * slope + random.number(6...56)
    }
    points.append(CGPoint(x: max(x, 360), y: level))
    let tone = palette.ground(nearness)
    let outline = craggy(points, depth: 2, roughness: 0.05)
    fill(ground(below: outline), [tone, tone.mixed(0.45, with: palette.haze)], from: level - height, to: level + 6)
  }

  private mutating func paintShrubs(_ palette: Palette, below level: Double, _ tone: Tone) {
    let path = UIBezierPath()
    for _ in 0..<9 {
      let foot = CGPoint(x: random.number(0...320), y: level + random.number(0...26))
      let size = random.number(3...7)
      for spread in [-0.9, -0.45, 0, 0.45, 0.9] {
        path.move(to: foot)
        path.addQuadCurve(
          to: CGPoint(x: foot.x + spread * size, y: foot.y - size * (1.1 - abs(spread) * 0.4)),
          controlPoint: CGPoint(x: foot.x + spread * size * 0.3, y: foot.y - size * 0.6))
      }
    }
    stroke(path, tone, alpha: 0.8, width: 1)
  }

  private mutating func paintCactus(_ palette: Palette, at foot: CGPoint, height: Double, lit sun: Double) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: foot.x, y: foot.y + 8))
    path.addLine(to: CGPoint(x: foot.x, y: foot.y - height))
    for side in [-1.0, 1.0] {
      let start = foot.y - height * random.number(0.34...0.52)
      let reach = height * random.number(0.19...0.24)
      let top = start - height * random.number(0.22...0.36)
      path.move(to: CGPoint(x: foot.x, y: start))
      path.addQuadCurve(
        to: CGPoint(x: foot.x + side * reach, y: start - height * 0.12),
        controlPoint: CGPoint(x: foot.x + side * reach, y: start))
      path.addLine(to: CGPoint(x: foot.x + side * reach, y: top))
    }
    let body = palette.near.darker(0.35)
    stroke(path, body, width: height * 0.115)
    // A breath of light on the side of the sun.
    context.saveGState()
    context.translateBy(x: (sun > foot.x ? 1 : -1) * height * 0.022, y: 0)
    stroke(path, palette.far, alpha: 0.3, width: height * 0.05)
    context.restoreGState()
  }
}

extension Palette {
  static let desert = [
    Palette(
      .rose, sky: 0x3A2C5F, 0xC65B6C, 0xFFB077, 0xFFE0A3,
      light: 0xFFF0BE, far: 0xC97B71, near: 0x4A1F3A, accent: 0xFFC078),
    Palette(
      .jade, sky: 0x2E7C94, 0x97C9BE, 0xFBE6B8, light: 0xFFF8DC, far: 0xD79C74, near: 0x6B2F2A, accent: 0xF8C36B),
    Palette(
      .ember, sky: 0x7B2D3B, 0xE0653F, 0xFFB14F, 0xFFDF93,
      light: 0xFFF1B8, far: 0xC9633F, near: 0x47151F, accent: 0xFFC25B),
    Palette(
      .violet, sky: 0x35306B, 0x8E6BB0, 0xF0A8B4, 0xFFDCC2,
      light: 0xFFEBD6, far: 0xA874A6, near: 0x2C1B4B, accent: 0xFFB59A),
    Palette(
      .azure, sky: 0x10294F, 0x3F6A97, 0xB7C7C9, 0xF2DFC0,
      light: 0xFFF1D4, far: 0x8D8CA0, near: 0x1E2440, accent: 0xF3C48C),
  ]
}
