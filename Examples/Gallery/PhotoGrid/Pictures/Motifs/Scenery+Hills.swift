import OpenCollectionView

extension Scenery {
  /// Wooded hills with mist in the valleys.
  mutating func paintHills(_ palette: Palette) {
    let sun = CGPoint(x: random.number(60...260), y: random.number(70...130))
    paintSky(palette.sky, horizon: 220)
    let isClear = random.happens(0.65)
    glow(at: sun, radius: 190, palette.light, strength: isClear ? 0.7 : 0.5)
    if isClear { disc(at: sun, radius: random.number(12...19), palette.light.lighter(0.3), alpha: 0.9) }
    let count = 5
    for index in 0..<count {
      let nearness = Double(index) / Double(count - 1)
      let level = 170 + 122 * pow(nearness, 1.15)
      paintWoodedHill(palette, level: level, nearness: nearness)
      if index < count - 1 {
        mist(from: level - 6, to: level + 62, palette.haze, strength: 0.62 - 0.3 * nearness)
      }
    }
    if random.happens(0.6) { paintBirds(at: CGPoint(x: 320 - sun.x, y: 112), count: 6, palette.near) }
    vignette(0.16)
  }

  private mutating func paintWoodedHill(_ palette: Palette, level: Double, nearness: Double) {
    let edge = wander(at: level, height: 26 + 26 * (1 - nearness), count: 4 + random.index(below: 3))
    let rounded = smoothed(edge)
    let path = ground(below: rounded)
    var x = -8.0
    let (phase, pace) = (random.number(0...6.28), random.number(0.02...0.034))
    while x < 328 {
      // Woods thin out into clearings and close again.
      let density = 0.5 + 0.5 * sin(phase + x * pace)
      let tree = (4 + 20 * pow(nearness, 1.4)) * (0.5 + 0.62 * density)
      addSpruce(
        to: path, at: CGPoint(x: x, y: self.level(of: rounded, at: x) + 1.5), height: tree * random.number(0.45...1.25))
      x += (4 + 3.6 * nearness + 9 * nearness * (1 - density)) * random.number(0.5...1.5)
    }
    let tone = palette.ground(pow(nearness, 1.1))
    fill(
      path, [tone, tone.mixed(0.5 - 0.35 * nearness, with: palette.haze)], from: level - 40,
      to: level + 50 + 30 * nearness)
  }

  /// The points of a smooth line towards points.
  private func smoothed(_ points: [CGPoint]) -> [CGPoint] {
    var points = points
    for _ in 0..<2 {
      var finer = [points[0]]
      for (start, end) in zip(points, points.dropFirst()) {
        finer.append(CGPoint(x: start.x * 0.75 + end.x * 0.25, y: start.y * 0.75 + end.y * 0.25))
        finer.append(CGPoint(x: start.x * 0.25 + end.x * 0.75, y: start.y * 0.25 + end.y * 0.75))
      }
      finer.append(points[points.count - 1])
      points = finer
    }
    return points
  }
}

extension Palette {
  static let hills = [
    Palette(
      .pale, sky: 0x8FB0AD, 0xC9D6C9, 0xF0EFDF, light: 0xFFFDF0, far: 0xAFC4B8, near: 0x16332E, accent: 0xE5C07B),
    Palette(
      .azure, sky: 0x3E6C8C, 0xA9C3C9, 0xF2E4CC, light: 0xFFF5DC, far: 0x93B0B5, near: 0x102B3B, accent: 0xE7B778),
    Palette(
      .ember, sky: 0xB5684D, 0xEDB47E, 0xFCE7C0, light: 0xFFF4D6, far: 0xD9A579, near: 0x3A1D1C, accent: 0xFFC078),
    Palette(
      .violet, sky: 0x5A5F8F, 0xB6AFCB, 0xF0E2E4, light: 0xFFF6F0, far: 0xA9A3C2, near: 0x241F42, accent: 0xE9B9AE),
    Palette(
      .jade, sky: 0x2F6F5E, 0x97C29F, 0xF4EFC8, light: 0xFFFBE2, far: 0x94BD98, near: 0x0D3428, accent: 0xEAC66E),
    Palette(
      .night, sky: 0x1B2E4B, 0x587797, 0xC6D3DC, light: 0xF3F7FA, far: 0x829DB4, near: 0x0A1626, accent: 0xD8E2EA),
  ]
}
