import OpenCollectionView

extension Scenery {
  /// Balloons on a still morning.
  mutating func paintBalloons(_ palette: Palette) {
    paintSky(palette.sky, horizon: 250)
    glow(
      at: CGPoint(x: random.number(60...260), y: random.number(180...230)), radius: 220, palette.light, strength: 0.7)
    paintClouds(from: 60, to: 210, palette.haze.lighter(0.5), strength: 0.5, count: 8)
    for (index, nearness) in [0.1, 0.42, 0.8].enumerated() {
      let level = 262 + 34 * Double(index)
      let edge = wander(at: level, height: 34, count: 5)
      let tone = palette.ground(nearness)
      fill(
        ground(belowCurve: edge), [tone, tone.mixed(0.5 - 0.4 * nearness, with: palette.haze)],
        from: level - 30, to: level + 36)
      if index < 2 { mist(from: level - 16, to: level + 34, palette.haze, strength: 0.4) }
    }
    let colors = [
      palette.accent, palette.near.mixed(0.35, with: palette.accent), palette.light.mixed(0.3, with: palette.accent),
    ]
    let first = random.index(below: 3)
    let mirrored = random.happens(0.5)
    let places = [(0.31, 0.30, 43.0), (0.74, 0.20, 25.0), (0.66, 0.52, 16.0), (0.16, 0.56, 11.0)]
    for (index, (x, y, radius)) in places.enumerated() where index < 2 || random.happens(0.75) {
      let center = CGPoint(
        x: 320 * (mirrored ? 1 - x : x) + random.number(-16...16), y: 352 * y + random.number(-12...12))
      let far = (43 - radius) / 43
      paintBalloon(
        palette, at: center, radius: radius * random.number(0.9...1.1),
        colors[(first + index) % 3].mixed(far * 0.45, with: palette.haze), far: far)
    }
    vignette(0.14)
  }

  private func paintBalloon(_ palette: Palette, at center: CGPoint, radius: Double, _ tone: Tone, far: Double) {
    let left = CGPoint(x: center.x - radius, y: center.y - radius * 0.4)
    let right = CGPoint(x: center.x + radius, y: center.y + radius * 0.5)
    let lit = tone.mixed(0.45, with: palette.light)
    let shaded = tone.mixed(0.42, with: palette.near)
    let pale = palette.haze.lighter(0.45)
    fill(envelope(at: center, radius: radius, width: 1), [lit, tone, shaded], from: left, to: right)
    let gores = UIBezierPath()
    gores.usesEvenOddFillRule = true
    for share in [0.86, 0.58, 0.2] { gores.append(envelope(at: center, radius: radius, width: share)) }
    fill(gores, [pale, pale.mixed(0.25, with: tone), pale.mixed(0.55, with: shaded)], from: left, to: right)
    let mouth = center.y + radius * 1.42
    let basket = CGRect(
      x: center.x - radius * 0.12, y: mouth + radius * 0.3, width: radius * 0.24, height: radius * 0.2)
    let ropes = UIBezierPath()
    for side in [-1.0, 1.0] {
      ropes.move(to: CGPoint(x: center.x + side * radius * 0.17, y: mouth))
      ropes.addLine(to: CGPoint(x: center.x + side * radius * 0.11, y: basket.minY))
    }
    let dark = palette.near.mixed(far * 0.4, with: palette.haze)
    stroke(ropes, dark, alpha: 0.8, width: max(0.5, radius * 0.018))
    fill(UIBezierPath(roundedRect: basket, cornerRadius: radius * 0.04), dark)
  }

  /// The outline of a balloon, or of a gore of it that is narrower.
  private func envelope(at center: CGPoint, radius: Double, width: Double) -> UIBezierPath {
    let half = radius * width
    let mouth = radius * 0.17 * width
    let top = CGPoint(x: center.x, y: center.y - radius)
    let bottom = center.y + radius * 1.42
    let path = UIBezierPath()
    path.move(to: top)
    for side in [1.0, -1.0] {
      let waist = CGPoint(x: center.x + side * half, y: center.y)
      let foot = CGPoint(x: center.x + side * mouth, y: bottom)
      if side > 0 {
        path.addCurve(
          to: waist, controlPoint1: CGPoint(x: center.x + half * 0.56, y: top.y),
          controlPoint2: CGPoint(x: waist.x, y: center.y - radius * 0.56))
        path.addCurve(
          to: foot, controlPoint1: CGPoint(x: waist.x, y: center.y + radius * 0.62),
          controlPoint2: CGPoint(x: foot.x + half * 0.2, y: bottom - radius * 0.34))
      } else {
        path.addLine(to: foot)
        path.addCurve(
          to: waist, controlPoint1: CGPoint(x: foot.x - half * 0.2, y: bottom - radius * 0.34),
          controlPoint2: CGPoint(x: waist.x, y: center.y + radius * 0.62))
        path.addCurve(
          to: top, controlPoint1: CGPoint(x: waist.x, y: center.y - radius * 0.56),
          controlPoint2: CGPoint(x: center.x - half * 0.56, y: top.y))
      }
    }
    path.close()
    return path
  }
}

extension Palette {
  static let balloons = [
    Palette(
      .azure, sky: 0x6FA8C9, 0xBFD9DC, 0xFCEBCF, light: 0xFFF3D6, far: 0xA9BFC0, near: 0x27415A, accent: 0xE5604D),
    Palette(
      .violet, sky: 0x7C6BA8, 0xD9A5B8, 0xFFE2C4, light: 0xFFF0DA, far: 0xB79AB5, near: 0x35264F, accent: 0xF08A5D),
    Palette(
      .jade, sky: 0x3E8E9C, 0xA5D4C8, 0xFAF0D2, light: 0xFFFAE6, far: 0x93BDB4, near: 0x164049, accent: 0xF0A63C),
    Palette(
      .ember, sky: 0xDE8A6A, 0xF6BE90, 0xFFEBC9, light: 0xFFF6DE, far: 0xD9A58C, near: 0x4A2434, accent: 0xC0385A),
    Palette(
      .azure, sky: 0x4D79B8, 0xA9C6E2, 0xF3EEE6, light: 0xFFFBF2, far: 0x98AFCB, near: 0x1F3258, accent: 0xF2B632),
  ]
}
