import OpenCollectionView

extension Scenery {
  /// A winter's day: firs under snow, and more of it falling.
  mutating func paintSnow(_ palette: Palette) {
    let sun = CGPoint(x: random.number(70...250), y: random.number(76...140))
    paintSky(palette.sky, horizon: 220)
    paintSun(at: sun, radius: random.number(11...17), palette.light, strength: 0.5)
    let outline = craggy(wander(at: 214, height: 64, count: 4), depth: 4, roughness: 0.1)
    fill(ground(below: outline), [palette.far, palette.far.mixed(0.7, with: palette.haze)], from: 150, to: 220)
    mist(from: 176, to: 250, palette.haze, strength: 0.6)
    for (index, level) in [228.0, 262, 306].enumerated() {
      let nearness = Double(index) / 2
      let edge = wander(at: level, height: 26, count: 4)
      let white = palette.light.mixed(0.3 - 0.2 * nearness, with: palette.haze)
      paintFirs(palette, along: edge, nearness: nearness)
      fill(
        ground(belowCurve: edge),
        [white, white.mixed(0.4 + 0.3 * nearness, with: palette.accent.darker(0.14))], from: level - 26,
        to: level + 46 + 20 * nearness)
    }
    paintFlakes()
    vignette(0.14)
  }

  private mutating func paintFirs(_ palette: Palette, along edge: [CGPoint], nearness: Double) {
    let bodies = UIBezierPath()
    let snow = UIBezierPath()
    let count = Int(14 - 8 * nearness)
    for _ in 0..<count {
      let x = random.number(-6...326)
      let foot = CGPoint(x: x, y: level(of: edge, at: x) + 8 + 6 * nearness)
      let height = (22 + 66 * nearness) * random.number(0.7...1.25)
      if nearness == 0 {
        addSpruce(to: bodies, at: foot, height: height)
      } else {
        addFir(to: bodies, snow: snow, at: foot, height: height)
      }
    }
    let tone = palette.near.mixed(0.55 - 0.5 * nearness, with: palette.haze)
    fill(bodies, tone)
    if !snow.isEmpty { fill(snow, palette.light, alpha: 0.65 + 0.25 * nearness) }
  }

  /// A fir of three tiers, each with snow on its windward side.
  private mutating func addFir(to bodies: UIBezierPath, snow: UIBezierPath, at foot: CGPoint, height: Double) {
    let half = height * random.number(0.2...0.25)
    for tier in 0..<3 {
      let share = Double(tier + 1) / 3
      let top = CGPoint(x: foot.x, y: foot.y - height + height * 0.25 * Double(tier))
      let bottom = foot.y - height + height * 0.96 * share
      let reach = half * (0.34 + 0.66 * share)
      bodies.move(to: top)
      bodies.addQuadCurve(
        to: CGPoint(x: foot.x + reach, y: bottom), controlPoint: CGPoint(x: foot.x + reach * 0.36, y: bottom - 1))
      bodies.addQuadCurve(
        to: CGPoint(x: foot.x - reach, y: bottom), controlPoint: CGPoint(x: foot.x, y: bottom + height * 0.035))
      bodies.addQuadCurve(to: top, controlPoint: CGPoint(x: foot.x - reach * 0.36, y: bottom - 1))
      bodies.close()
      snow.move(to: top)
      snow.addQuadCurve(
        to: CGPoint(x: foot.x - reach, y: bottom), controlPoint: CGPoint(x: foot.x - reach * 0.36, y: bottom - 1))
      snow.addQuadCurve(
        to: CGPoint(x: foot.x - reach * 0.06, y: top.y + (bottom - top.y) * 0.66),
        controlPoint: CGPoint(x: foot.x - reach * 0.3, y: bottom - height * 0.06))
      snow.close()
    }
  }

  private mutating func paintFlakes() {
    for (count, radius, alpha) in [(18, 0.7, 0.6), (16, 1.1, 0.7), (10, 1.7, 0.7), (5, 2.6, 0.5)] {
      let places = (0..<count).map { _ in CGPoint(x: random.number(0...320), y: random.number(0...346)) }
      dots(at: places, radius: radius, .white, alpha: alpha)
    }
  }
}

extension Palette {
  static let snow = [
    Palette(
      .azure, sky: 0x7FA3C7, 0xBDD0E2, 0xF1EDEE, light: 0xFFFFFF, far: 0x9FB5CC, near: 0x20384F, accent: 0x9DB8DA),
    Palette(
      .violet, sky: 0x6F6AA3, 0xC3A9C6, 0xFBE0D6, light: 0xFFF8F4, far: 0xA79BC0, near: 0x2B2A52, accent: 0xA9A2D6),
    Palette(
      .jade, sky: 0x3F6E86, 0x9CC0C9, 0xF4EAD6, light: 0xFFFCF2, far: 0x8AA9B3, near: 0x17353F, accent: 0x8FB6C4),
    Palette(
      .night, sky: 0x141F40, 0x3A5488, 0x9DB2D6, light: 0xEAF1FF, far: 0x4E689A, near: 0x0C1730, accent: 0x5B7BB4),
    Palette(
      .rose, sky: 0xC9848A, 0xEBB6A4, 0xFDE8D2, light: 0xFFF9F2, far: 0xC7A0A6, near: 0x3C2A42, accent: 0xC9B0CC),
  ]
}
