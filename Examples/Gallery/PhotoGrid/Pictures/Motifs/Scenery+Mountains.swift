import OpenCollectionView

extension Scenery {
  /// Ranges behind each other in the first light.
  mutating func paintMountains(_ palette: Palette) {
    let side = random.happens(0.5) ? -1.0 : 1.0
    let sun = CGPoint(x: 160 + side * random.number(40...110), y: random.number(104...150))
    paintSky(palette.sky, horizon: 222)
    paintSun(at: sun, radius: random.number(9...14), palette.light, strength: 0.55)
    paintClouds(from: 30, to: 130, palette.light, strength: 0.34, count: 6)
    paintRange(palette, level: 202, peak: 60, nearness: 0.06, light: side, relief: 0.1)
    paintRange(palette, level: 232, peak: random.number(102...134), nearness: 0.3, light: side, relief: 0.2)
    mist(from: 182, to: 276, palette.haze, strength: 0.5)
    paintRange(palette, level: 264, peak: 64, nearness: 0.62, light: side, relief: 0.16)
    mist(from: 236, to: 312, palette.haze, strength: 0.3)
    paintForest(palette, level: 305, nearness: 1)
    vignette()
  }

  /// A range of mountains, its peaks lit from one side.
  mutating func paintRange(
    _ palette: Palette, level: Double, peak: Double, nearness: Double, light: Double, relief: Double
  ) {
    let peaks = random.index(below: 2) + 2
    var anchors = [CGPoint(x: -20, y: level - peak * random.number(0.1...0.5))]
    for index in 0..<peaks {
      let middle = 320 * (Double(index) + 0.5) / Double(peaks) + random.number(-26...26)
      let half = 320 / Double(peaks) * 0.48
      anchors.append(CGPoint(x: middle, y: level - peak * random.number(0.66...1)))
      if index < peaks - 1 { anchors.append(CGPoint(x: middle + half, y: level - peak * random.number(0.16...0.4))) }
    }
    anchors.append(CGPoint(x: 340, y: level - peak * random.number(0.1...0.5)))
    let outline = craggy(anchors, depth: 4, roughness: 0.09)
    let tone = palette.ground(nearness)
    let foot = tone.mixed(0.62 - 0.3 * nearness, with: palette.haze)
    fill(ground(below: outline), [tone, foot], from: level - peak, to: level + 40)
    let shade = UIBezierPath()
    for index in stride(from: 1, to: anchors.count - 1, by: 2) {
      addFlank(to: shade, of: outline, peak: index * 16, direction: -light, level: level + 34)
    }
    // The shade is lost in the mist of the valley.
    fill(shade, palette.near, alphas: [relief * 2.6, relief * 2, 0], from: level - peak, to: level + 10)
  }

  /// The side of a mountain that lies in the shade: from the peak down along the outline, and back over the crest.
  private mutating func addFlank(
    to path: UIBezierPath, of outline: [CGPoint], peak: Int, direction: Double, level: Double
  ) {
    let step = direction > 0 ? 1 : -1
    let top = outline[peak]
    path.move(to: top)
    var last = top
    for distance in 1...15 {
      let index = peak + step * distance
      guard outline.indices.contains(index) else { break }
      last = outline[index]
      path.addLine(to: last)
    }
    let foot = CGPoint(x: top.x - direction * random.number(6...26), y: level)
    path.addLine(to: CGPoint(x: last.x, y: level))
    path.addLine(to: foot)
    for point in craggy([foot, top], depth: 4, roughness: 0.1).dropFirst().dropLast() { path.addLine(to: point) }
    path.close()
  }

  /// A slope with spruces along its edge.
  mutating func paintForest(_ palette: Palette, level: Double, nearness: Double) {
    let edge = wander(at: level, height: 26, count: 5)
    let path = ground(below: edge)
    var x = -6.0
    while x < 326 {
      addSpruce(
        to: path, at: CGPoint(x: x, y: self.level(of: edge, at: x) + 3), height: random.number(9...27))
      x += random.number(6...13)
    }
    let tone = palette.ground(nearness)
    fill(path, [tone.lighter(0.03), tone.darker(0.3)], from: level - 30, to: height)
  }
}

extension Palette {
  static let mountains = [
    Palette(
      .rose, sky: 0x2E3A68, 0xC2798A, 0xF9CBA4, light: 0xFFE7C2, far: 0xB98799, near: 0x231F42, accent: 0xF2A27E),
    Palette(
      .azure, sky: 0x1E5B86, 0x7FB2C9, 0xF6E3C5, light: 0xFFF3DA, far: 0x86A9B8, near: 0x10303F, accent: 0xE8B071),
    Palette(
      .violet, sky: 0x403A73, 0xA694C4, 0xF5D6D9, light: 0xFFF0E6, far: 0xA694BC, near: 0x26224B, accent: 0xF2B5A7),
    Palette(
      .ember, sky: 0x5B2A4E, 0xDB6A5B, 0xFFC588, light: 0xFFEBC4, far: 0xC0705F, near: 0x2B1230, accent: 0xFFB36B),
    Palette(
      .jade, sky: 0x0F4653, 0x66A8A0, 0xF3E4C3, light: 0xFFF7E2, far: 0x86B2A9, near: 0x0E2E35, accent: 0xEFC27A),
    Palette(
      .night, sky: 0x0C1C3F, 0x40609A, 0xBBCBE4, light: 0xF1F4FC, far: 0x6C87B4, near: 0x081328, accent: 0xDCE6F6),
  ]
}
