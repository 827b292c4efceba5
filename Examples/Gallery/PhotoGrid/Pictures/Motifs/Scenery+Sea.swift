import OpenCollectionView

extension Scenery {
  /// The sun above open water.
  mutating func paintSea(_ palette: Palette) {
    let horizon = random.number(176...212)
    let sun = CGPoint(x: random.number(90...230), y: horizon - random.number(18...82))
    paintSky(palette.sky, horizon: horizon)
    paintSun(at: sun, radius: random.number(12...20), palette.light, strength: 0.6)
    paintClouds(from: 24, to: horizon - 30, palette.haze.lighter(0.3), strength: 0.42, count: 7)
    paintIslands(palette, horizon: horizon)
    let water = UIBezierPath(rect: CGRect(x: -2, y: horizon, width: 324, height: 360 - horizon))
    let bright = palette.haze.mixed(0.35, with: palette.far)
    fill(water, [bright, palette.far, palette.near], from: horizon, to: height)
    glow(at: CGPoint(x: sun.x, y: horizon + 4), radius: 130, palette.light, strength: 0.32)
    paintGlints(below: horizon, around: sun.x, palette.light, strength: 0.85)
    paintSwell(palette, from: horizon + 40)
    if random.happens(0.45) { paintSail(palette, horizon: horizon, beside: sun.x) }
    if random.happens(0.5) { paintBirds(at: CGPoint(x: 320 - sun.x, y: 96), count: 5, palette.near) }
    vignette()
  }

  private mutating func paintIslands(_ palette: Palette, horizon: Double) {
    for nearness in [0.12, 0.34] where random.happens(0.75) {
      let start = random.number(-60...210)
      let width = random.number(90...170)
      let anchors = [0, 0.3, 0.55, 0.8, 1].map { share in
        CGPoint(x: start + width * share, y: horizon + 1 - (share == 0 || share == 1 ? 0 : random.number(6...24)))
      }
      let path = UIBezierPath()
      let outline = craggy(anchors, depth: 3, roughness: 0.07)
      path.move(to: outline[0])
      for point in outline.dropFirst() { path.addLine(to: CGPoint(x: point.x, y: min(point.y, horizon + 1))) }
      path.close()
      let tone = palette.ground(nearness)
      fill(path, [tone, tone.mixed(0.4, with: palette.haze)], from: horizon - 24, to: horizon + 4)
    }
  }

  private mutating func paintSwell(_ palette: Palette, from top: Double) {
    for (tone, alpha) in [(palette.near.darker(0.2), 0.26), (palette.haze, 0.2)] {
      let path = UIBezierPath()
      for index in 0..<13 {
        let nearness = (Double(index) + random.number(0...0.8)) / 13
        addLens(
          to: path, at: CGPoint(x: random.number(0...320), y: top + (height - top) * nearness),
          width: 40 + 150 * nearness * random.number(0.6...1), height: 1.2 + 3.6 * nearness)
      }
      fill(path, tone, alpha: alpha)
    }
  }

  private mutating func paintSail(_ palette: Palette, horizon: Double, beside sun: Double) {
    let foot = CGPoint(x: sun + (sun < 160 ? 1 : -1) * random.number(52...92), y: horizon + random.number(8...22))
    let size = random.number(13...19)
    let sail = UIBezierPath()
    sail.move(to: CGPoint(x: foot.x, y: foot.y - size * 1.5))
    sail.addQuadCurve(
      to: CGPoint(x: foot.x + size * 0.72, y: foot.y - size * 0.2),
      controlPoint: CGPoint(x: foot.x + size * 0.62, y: foot.y - size * 0.8))
    sail.addLine(to: CGPoint(x: foot.x, y: foot.y - size * 0.2))
    sail.close()
    sail.move(to: CGPoint(x: foot.x - size * 0.08, y: foot.y - size * 1.3))
    sail.addLine(to: CGPoint(x: foot.x - size * 0.5, y: foot.y - size * 0.2))
    sail.addLine(to: CGPoint(x: foot.x - size * 0.08, y: foot.y - size * 0.2))
    sail.close()
    fill(sail, palette.haze.lighter(0.6))
    let hull = UIBezierPath()
    hull.move(to: CGPoint(x: foot.x - size * 0.62, y: foot.y - size * 0.1))
    hull.addLine(to: CGPoint(x: foot.x + size * 0.8, y: foot.y - size * 0.1))
    hull.addQuadCurve(
      to: CGPoint(x: foot.x - size * 0.42, y: foot.y + size * 0.12),
      controlPoint: CGPoint(x: foot.x + size * 0.5, y: foot.y + size * 0.14))
    hull.close()
    fill(hull, palette.near.darker(0.3))
  }
}

extension Palette {
  static let sea = [
    Palette(
      .ember, sky: 0x2D4A7C, 0xE68A6E, 0xFFD9A0, light: 0xFFF0C9, far: 0xC77B6B, near: 0x1F2A4D, accent: 0xFFC27A),
    Palette(
      .azure, sky: 0x0B6E99, 0x7CC4D8, 0xF2F3DF, light: 0xFFFBEA, far: 0x4FA3B8, near: 0x07405C, accent: 0xF6D98B),
    Palette(
      .violet, sky: 0x372554, 0xB0527F, 0xFFB08A, light: 0xFFE2BD, far: 0x8E4874, near: 0x1E1238, accent: 0xFF9A76),
    Palette(
      .jade, sky: 0x3B6E76, 0xA6CFC1, 0xFCEBC7, light: 0xFFF8E0, far: 0x6FAAA6, near: 0x113B46, accent: 0xF3C983),
    Palette(
      .night, sky: 0x101E46, 0x3E5796, 0xB3BFE0, light: 0xF5F3FF, far: 0x4A63A0, near: 0x090F2A, accent: 0xD6DEFA),
    Palette(
      .rose, sky: 0x6B4A78, 0xD69AA6, 0xFCE3C9, light: 0xFFF4E0, far: 0xB08AA3, near: 0x38284F, accent: 0xF6B89A),
  ]
}
