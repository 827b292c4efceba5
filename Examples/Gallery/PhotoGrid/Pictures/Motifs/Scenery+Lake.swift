import OpenCollectionView

extension Scenery {
  /// Mountains that stand on their heads in still water.
  mutating func paintLake(_ palette: Palette) {
    let shore = random.number(196...212)
    let side = random.happens(0.5) ? -1.0 : 1.0
    let sun = CGPoint(x: 160 - side * random.number(40...100), y: shore - random.number(70...120))
    let beforehand = random
    paintShore(palette, shore: shore, sun: sun, side: side)
    // The same numbers once more, mirrored.
    random = beforehand
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: shore, width: width, height: height - shore))
    context.translateBy(x: 0, y: 2 * shore)
    context.scaleBy(x: 1, y: -1)
    paintShore(palette, shore: shore, sun: sun, side: side)
    context.restoreGState()
    let water = UIBezierPath(rect: CGRect(x: 0, y: shore, width: width, height: height - shore))
    let tone = palette.near.mixed(0.25, with: palette.zenith)
    context.saveGState()
    context.setAlpha(0.42)
    fill(water, [palette.haze.mixed(0.5, with: tone), tone], from: shore, to: shore + 90)
    context.restoreGState()
    paintRipples(palette, shore: shore)
    vignette()
  }

  private mutating func paintShore(_ palette: Palette, shore: Double, sun: CGPoint, side: Double) {
    paintSky(palette.sky, horizon: shore)
    paintSun(at: sun, radius: 10, palette.light, strength: 0.5)
    paintLakeRange(palette, shore: shore, peak: 108, nearness: 0.16)
    mist(from: shore - 60, to: shore + 24, palette.haze, strength: 0.5)
    paintLakeRange(palette, shore: shore, peak: 64, nearness: 0.5)
    paintShoreWood(palette, shore: shore, side: side)
  }

  private mutating func paintLakeRange(_ palette: Palette, shore: Double, peak: Double, nearness: Double) {
    let outline = craggy(wander(at: shore - peak * 0.22, height: peak * 0.8, count: 4), depth: 4, roughness: 0.1)
    let tone = palette.ground(nearness)
    fill(
      ground(below: outline), [tone, tone.mixed(0.55 - 0.3 * nearness, with: palette.haze)],
      from: shore - peak, to: shore)
  }

  private mutating func paintShoreWood(_ palette: Palette, shore: Double, side: Double) {
    let path = UIBezierPath(rect: CGRect(x: -4, y: shore - 2, width: 328, height: 2.5))
    var x = -6.0
    while x < 326 {
      // The wood is high on one side of the picture and ends before the other.
      let share = side > 0 ? x / 320 : 1 - x / 320
      let tree = 5 + 40 * pow(max(0, share), 2.4)
      addSpruce(to: path, at: CGPoint(x: x, y: shore), height: tree * random.number(0.6...1.15))
      x += random.number(3.5...8) + tree * 0.08
    }
    fill(path, palette.near)
  }

  private mutating func paintRipples(_ palette: Palette, shore: Double) {
    for (tone, alpha) in [(palette.haze.lighter(0.3), 0.3), (palette.near, 0.18)] {
      let path = UIBezierPath()
      for index in 0..<12 {
        let nearness = (Double(index) + random.number(0...0.7)) / 12
        addLens(
          to: path, at: CGPoint(x: random.number(20...300), y: shore + 3 + 146 * nearness * nearness),
          width: 50 + 150 * nearness, height: 0.9 + 2 * nearness)
      }
      fill(path, tone, alpha: alpha)
    }
    let line = UIBezierPath(rect: CGRect(x: 0, y: shore - 0.4, width: width, height: 0.9))
    fill(line, palette.haze.lighter(0.4), alpha: 0.55)
  }
}

extension Palette {
  static let lake = [
    Palette(
      .pale, sky: 0x365C8D, 0xB7A7B9, 0xFBD9B5, light: 0xFFEFD2, far: 0x8F93B4, near: 0x17233D, accent: 0xF5B98A),
    Palette(
      .jade, sky: 0x2B6F7E, 0x9CCABE, 0xF8EDD0, light: 0xFFF8E4, far: 0x7FAEA9, near: 0x0E3036, accent: 0xEBC27C),
    Palette(
      .violet, sky: 0x4E3B73, 0xC38AA6, 0xFFD9BE, light: 0xFFEEDD, far: 0x98779F, near: 0x231838, accent: 0xFFB69A),
    Palette(
      .azure, sky: 0x1F4E86, 0x79AAD3, 0xE4F0F2, light: 0xFFFFFF, far: 0x7FA2C2, near: 0x0D2740, accent: 0xF2D49A),
    Palette(
      .ember, sky: 0x7A3B3F, 0xE39062, 0xFFE0A8, light: 0xFFF2CF, far: 0xB87C66, near: 0x2C1622, accent: 0xFFC07A),
    Palette(
      .night, sky: 0x0D1A38, 0x34528A, 0xA5B8D8, light: 0xEEF3FD, far: 0x53709F, near: 0x081022, accent: 0xD3DFF4),
  ]
}
