import OpenCollectionView

extension Scenery {
  /// Sand in low light.
  mutating func paintDunes(_ palette: Palette) {
    let side = random.happens(0.5) ? -1.0 : 1.0
    paintSky(palette.sky, horizon: 190)
    paintSun(
      at: CGPoint(x: 160 + side * random.number(60...120), y: random.number(52...120)),
      radius: random.number(9...15), palette.light, strength: 0.5)
    paintClouds(from: 30, to: 120, palette.haze.lighter(0.4), strength: 0.26, count: 4)
    let count = 5
    for index in 0..<count {
      let nearness = Double(index) / Double(count - 1)
      paintDune(
        palette, nearness: nearness, level: 186 + 128 * nearness * random.number(0.94...1.06),
        crest: 26 + 46 * nearness, light: index.isMultiple(of: 2) ? side : side * 0.999)
      if index == 1 { mist(from: 170, to: 226, palette.haze, strength: 0.34) }
    }
    vignette()
  }

  private mutating func paintDune(
    _ palette: Palette, nearness: Double, level: Double, crest: Double, light: Double
  ) {
    let peak = CGPoint(x: random.number(50...270), y: level - crest)
    let left = CGPoint(x: -14, y: level - crest * random.number(-0.1...0.4))
    let right = CGPoint(x: 334, y: level - crest * random.number(-0.1...0.4))
    let outline = UIBezierPath()
    outline.move(to: CGPoint(x: -14, y: 364))
    outline.addLine(to: left)
    addSlope(to: outline, from: left, to: peak, rising: true)
    addSlope(to: outline, from: peak, to: right, rising: false)
    outline.addLine(to: CGPoint(x: 334, y: 364))
    outline.close()
    let sand = palette.ground(nearness)
    let shade = UIBezierPath()
    shade.move(to: peak)
    // The shade begins at the crest, which winds down towards the viewer, and lies on the side away from the light.
    let away = light > 0 ? left : right
    addSlope(to: shade, from: peak, to: away, rising: false)
    shade.addLine(to: CGPoint(x: away.x, y: 364))
    let foot = CGPoint(x: peak.x + light * random.number(-10...70), y: peak.y + 90 + 80 * nearness)
    shade.addLine(to: CGPoint(x: foot.x - light * 40, y: 364))
    shade.addLine(to: foot)
    shade.addCurve(
      to: peak, controlPoint1: CGPoint(x: foot.x + light * 34, y: foot.y - 46),
      controlPoint2: CGPoint(x: peak.x - light * 34, y: peak.y + 40))
    shade.close()
    let dark = palette.near.mixed(0.12, with: palette.zenith)
    context.saveGState()
    fillClip(
      of: outline, [sand.mixed(0.34, with: palette.light), sand, sand.mixed(0.25, with: palette.near)],
      from: peak.y, to: peak.y + 60 + 90 * nearness)
    fillClip(
      of: shade, [sand.mixed(0.3 + 0.45 * nearness, with: dark), sand.mixed(0.12 + 0.3 * nearness, with: dark)],
      from: peak.y, to: peak.y + 110 + 70 * nearness)
    context.restoreGState()
  }

  /// A slope that is hollow towards the crest, as wind makes it.
  private func addSlope(to path: UIBezierPath, from start: CGPoint, to end: CGPoint, rising: Bool) {
    let reach = end.x - start.x
    let near = rising ? 0.5 : 0.28
    let far = rising ? 0.28 : 0.5
    path.addCurve(
      to: end, controlPoint1: CGPoint(x: start.x + reach * near, y: start.y + (rising ? 0 : (end.y - start.y) * 0.62)),
      controlPoint2: CGPoint(x: end.x - reach * far, y: end.y + (rising ? (start.y - end.y) * 0.62 : 0)))
  }
}

extension Palette {
  static let dunes = [
    Palette(
      .gold, sky: 0x4A7FA7, 0xC7D3CB, 0xF9E3BF, light: 0xFFF4D9, far: 0xE7C08D, near: 0x8A4B2C, accent: 0xF6B26B),
    Palette(
      .rose, sky: 0x5A3A66, 0xD9837A, 0xFFD0A1, light: 0xFFE9C4, far: 0xDE9A78, near: 0x5A2238, accent: 0xFF9F7B),
    Palette(
      .violet, sky: 0x2D2A5A, 0x8F6CA5, 0xF1BFBE, light: 0xFFE6DC, far: 0xB788A4, near: 0x2A1D4A, accent: 0xF3A9A0),
    Palette(
      .pale, sky: 0x79A8A3, 0xD9DFC7, 0xFBEBCB, light: 0xFFF9E6, far: 0xE4CB9E, near: 0x7A5536, accent: 0xE8A65C),
    Palette(
      .ember, sky: 0x8E3B2F, 0xE9874F, 0xFFD48A, light: 0xFFF0C5, far: 0xE39455, near: 0x5C1D1E, accent: 0xFFB35C),
    Palette(
      .night, sky: 0x0F1F45, 0x3F5C93, 0xA9BAD9, light: 0xEFF3FF, far: 0x7F93BD, near: 0x121C3D, accent: 0xC9D6F2),
  ]
}
