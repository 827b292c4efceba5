import OpenCollectionView

extension Scenery {
  /// A skyline after sunset, across the water.
  mutating func paintCity(_ palette: Palette) {
    let shore = 256.0
    paintSky(palette.sky, horizon: shore - 10)
    paintStars(to: 110, count: 26)
    glow(at: CGPoint(x: random.number(80...240), y: shore), radius: 210, palette.light, strength: 0.5)
    if random.happens(0.6) {
      paintSun(
        at: CGPoint(x: random.number(50...270), y: random.number(40...84)), radius: random.number(8...12),
        palette.light.lighter(0.5), strength: 0.28)
    }
    paintBuildings(palette, shore: shore, heights: 46...104, nearness: 0.2, lights: 0.3)
    mist(from: shore - 84, to: shore + 20, palette.haze, strength: 0.36)
    paintBuildings(palette, shore: shore, heights: 34...132, nearness: 0.62, lights: 0.7)
    paintBuildings(palette, shore: shore, heights: 16...66, nearness: 1, lights: 0.95)
    paintHarbour(palette, shore: shore)
    vignette(0.26)
  }

  private mutating func paintBuildings(
    _ palette: Palette, shore: Double, heights: ClosedRange<Double>, nearness: Double, lights: Double
  ) {
    let walls = UIBezierPath()
    // Windows are dashes of lines that run up the walls: a whole district costs a few commands.
    let windows = [UIBezierPath(), UIBezierPath()]
    var x = -8.0
    while x < 324 {
      let width = random.number(13...30)
      // Towers stand towards the middle.
      let middle = 1 - abs(x + width / 2 - 160) / 210
      let top =
        shore - heights.lowerBound
        - (heights.upperBound - heights.lowerBound) * random.number(0.1...1) * (0.35 + 0.65 * middle)
      walls.append(UIBezierPath(rect: CGRect(x: x, y: top, width: width + 0.6, height: shore - top + 2)))
      addRoof(to: walls, x: x, top: top, width: width)
      for column in stride(from: x + 3.2, to: x + width - 2, by: 4.1) where random.happens(0.62) {
        let path = windows[random.index(below: 2)]
        path.move(to: CGPoint(x: column, y: top + 5 + 4.2 * Double(random.index(below: 5))))
        path.addLine(to: CGPoint(x: column, y: shore - 3))
      }
      x += width + (random.happens(0.25) ? random.number(1...7) : 0)
    }
    let tone = palette.ground(nearness)
    let foot = tone.mixed(0.3 * (1 - nearness), with: palette.haze)
    fill(walls, [tone.lighter(0.02), foot], from: shore - 130, to: shore)
    context.saveGState()
    for (path, dashes) in zip(windows, [[1.9, 2.3, 1.9, 6.5, 1.9, 14.9], [1.9, 10.7, 1.9, 2.3, 1.9, 23.3]]) {
      context.setLineDash(phase: 0, lengths: dashes.map { CGFloat($0) })
      context.setStrokeColor(palette.accent.color(alpha: lights))
      context.setLineWidth(1.8)
      context.setLineCap(.butt)
      context.addPath(path.cgPath)
      context.strokePath()
    }
    context.restoreGState()
  }

  private mutating func addRoof(to walls: UIBezierPath, x: Double, top: Double, width: Double) {
    if random.happens(0.3) {
      walls.append(
        UIBezierPath(rect: CGRect(x: x + width * 0.22, y: top - 6, width: width * 0.56, height: 7)))
    }
    guard random.happens(0.2) else { return }
    let mast = random.number(9...20)
    walls.append(UIBezierPath(rect: CGRect(x: x + width / 2 - 0.5, y: top - mast, width: 1, height: mast)))
  }

  private mutating func paintHarbour(_ palette: Palette, shore: Double) {
    let water = UIBezierPath(rect: CGRect(x: -2, y: shore, width: 324, height: 100))
    fill(water, [palette.near.mixed(0.4, with: palette.haze), palette.near.darker(0.1)], from: shore, to: shore + 52)
    for (alpha, count) in [(0.16, 26), (0.34, 16)] {
      let path = UIBezierPath()
      for _ in 0..<count {
        let x = random.number(0...320)
        let length = random.number(8...54)
        addLens(
          to: path, at: CGPoint(x: x, y: shore + 3 + length * 0.5), width: random.number(1.4...2.8), height: length)
      }
      fill(path, palette.accent, alpha: alpha)
    }
    let ripples = UIBezierPath()
    for index in 0..<16 {
      let y = shore + 3 + Double(index) * 5.6
      addLens(to: ripples, at: CGPoint(x: random.number(0...320), y: y), width: random.number(60...180), height: 1.5)
    }
    fill(ripples, palette.near.darker(0.2), alpha: 0.5)
  }
}

extension Palette {
  static let city = [
    Palette(
      .rose, sky: 0x0D1230, 0x3A2E63, 0xC7698A, 0xFFB88A,
      light: 0xFFB98A, far: 0x5B4276, near: 0x0E0D24, accent: 0xFFDFA3),
    Palette(
      .azure, sky: 0x071A33, 0x14466B, 0x4C93A8, 0xD8D9B8,
      light: 0xF4E6B8, far: 0x2C6480, near: 0x06121F, accent: 0xFFE9B3),
    Palette(
      .violet, sky: 0x1A0F33, 0x4B2469, 0x9A3F86, 0xF2839B,
      light: 0xFF9AA8, far: 0x5A2C74, near: 0x120A24, accent: 0xFFD1C2),
    Palette(
      .night, sky: 0x0B1226, 0x1F335C, 0x4C6A9C, 0xA9BBD8,
      light: 0xC8D6EE, far: 0x344E80, near: 0x080D1C, accent: 0xFFE2A8),
    Palette(
      .ember, sky: 0x20132B, 0x6B2E3F, 0xCF6A43, 0xFFC46B,
      light: 0xFFC978, far: 0x743A41, near: 0x170C1A, accent: 0xFFE1A1),
    Palette(
      .jade, sky: 0x06202A, 0x0F4A52, 0x3F8F86, 0xBFDDB8,
      light: 0xD9F0C8, far: 0x1F6166, near: 0x04141A, accent: 0xFFF0BF),
  ]
}
