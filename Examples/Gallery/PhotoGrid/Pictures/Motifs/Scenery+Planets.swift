import OpenCollectionView

extension Scenery {
  /// A planet, its ring and its moons.
  mutating func paintPlanets(_ palette: Palette) {
    paintSky(palette.sky, horizon: 352)
    for tone in [palette.accent, palette.light] {
      let place = CGPoint(x: random.number(0...320), y: random.number(40...330))
      glow(at: place, radius: random.number(150...230), tone, strength: 0.24)
    }
    paintStars(to: 348, count: 58)
    let radius = random.number(70...96)
    let center = CGPoint(x: random.number(130...190), y: random.number(128...170))
    let tilt = random.number(-0.5 ... -0.2) * (random.happens(0.5) ? 1 : -1)
    let hasRing = random.happens(0.7)
    if hasRing { paintRing(palette, around: center, radius: radius, tilt: tilt, inFront: false) }
    paintPlanet(palette, at: center, radius: radius, tilt: tilt)
    if hasRing { paintRing(palette, around: center, radius: radius, tilt: tilt, inFront: true) }
    let angle = random.number(3.5...5.6)
    let moon = CGPoint(x: center.x + cos(angle) * radius * 1.62, y: center.y + sin(angle) * radius * 1.42)
    paintMoon(palette, at: moon, radius: random.number(8...15))
    paintMoon(
      palette, at: CGPoint(x: random.number(40...280), y: random.number(282...318)), radius: random.number(4...7))
    vignette(0.24)
  }

  private mutating func paintPlanet(_ palette: Palette, at center: CGPoint, radius: Double, tilt: Double) {
    glow(at: center, radius: radius * 1.5, palette.light, strength: 0.4)
    let disc = UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    context.saveGState()
    disc.addClip()
    paintBody([palette.light, palette.far, palette.far.mixed(0.5, with: palette.near)], center: center, radius: radius)
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.rotate(by: tilt)
    for (tone, alpha) in [(palette.accent, 0.4), (palette.light, 0.3), (palette.near, 0.26)] {
      let bands = UIBezierPath()
      for _ in 0..<4 {
        let y = random.number(-0.95...0.95) * radius
        addLens(
          to: bands, at: CGPoint(x: random.number(-0.4...0.4) * radius, y: y), width: radius * random.number(2.2...3.6),
          height: radius * random.number(0.06...0.17))
      }
      fill(bands, tone, alpha: alpha)
    }
    context.restoreGState()
    paintShade(palette, center: center, radius: radius)
    context.restoreGState()
  }

  private mutating func paintMoon(_ palette: Palette, at center: CGPoint, radius: Double) {
    let disc = UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    context.saveGState()
    disc.addClip()
    let tone = palette.light.mixed(0.4, with: palette.accent)
    paintBody([tone.lighter(0.4), tone, tone.mixed(0.4, with: palette.near)], center: center, radius: radius)
    paintShade(palette, center: center, radius: radius)
    context.restoreGState()
  }

  /// A ball that is lit from the upper left.
  private func paintBody(_ tones: [Tone], center: CGPoint, radius: Double) {
    guard let gradient = CGGradient(colors: tones.map { $0.color() }, locations: [0, 0.55, 1]) else { return }
    let spot = CGPoint(x: center.x - radius * 0.42, y: center.y - radius * 0.42)
    context.drawRadialGradient(
      gradient, startCenter: spot, startRadius: 0, endCenter: spot, endRadius: radius * 1.5,
      options: .drawsAfterEndLocation)
  }

  private func paintShade(_ palette: Palette, center: CGPoint, radius: Double) {
    let colors = [0, 0, 0.5, 0.92].map { palette.zenith.darker(0.3).color(alpha: $0) }
    guard let gradient = CGGradient(colors: colors, locations: [0, 0.52, 0.78, 1]) else { return }
    let spot = CGPoint(x: center.x - radius * 0.5, y: center.y - radius * 0.5)
    context.drawRadialGradient(
      gradient, startCenter: spot, startRadius: 0, endCenter: spot, endRadius: radius * 1.7,
      options: .drawsAfterEndLocation)
  }

  private func paintRing(_ palette: Palette, around center: CGPoint, radius: Double, tilt: Double, inFront: Bool) {
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.rotate(by: tilt)
    // Half of the ring is behind the planet.
    let far = radius * 3
    context.clip(to: CGRect(x: -far, y: inFront ? 0 : -far, width: 2 * far, height: far))
    context.scaleBy(x: 1, y: 0.26)
    for (share, width, alpha) in [(1.42, 0.09, 0.5), (1.58, 0.17, 0.75), (1.76, 0.1, 0.5), (1.88, 0.03, 0.4)] {
      context.setStrokeColor(palette.light.mixed(0.3, with: palette.accent).color(alpha: alpha))
      context.setLineWidth(radius * width)
      context.strokeEllipse(
        in: CGRect(x: -radius * share, y: -radius * share, width: 2 * radius * share, height: 2 * radius * share))
    }
    context.restoreGState()
  }
}

extension Palette {
  static let planets = [
    Palette(
      .ember, sky: 0x0A0B26, 0x1B1848, 0x3A2264, light: 0xFFD9A8, far: 0xD98A6A, near: 0x4A2148, accent: 0xF2607D),
    Palette(
      .jade, sky: 0x05121F, 0x0B2B44, 0x14495E, light: 0xD6F5E6, far: 0x5CB8B2, near: 0x0D3A55, accent: 0x6FA8FF),
    Palette(
      .violet, sky: 0x120A1F, 0x33123F, 0x5A1E55, light: 0xFFC9D6, far: 0xC65B93, near: 0x3C1458, accent: 0x8F7BFF),
    Palette(
      .gold, sky: 0x0B1020, 0x1D2A4A, 0x33466F, light: 0xFFF0C9, far: 0xD9B26F, near: 0x5B3B3A, accent: 0xE9905B),
    Palette(
      .azure, sky: 0x07101C, 0x10203F, 0x263A6E, light: 0xE3EBFF, far: 0x7C93D6, near: 0x20264F, accent: 0xB58CF2),
  ]
}
