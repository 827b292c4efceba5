import OpenCollectionView

extension Scenery {
  /// Folds of coloured light.
  mutating func paintWaves(_ palette: Palette) {
    paintSky(palette.sky, horizon: 300)
    glow(
      at: CGPoint(x: random.number(40...280), y: random.number(40...110)), radius: 210, palette.light, strength: 0.7)
    let count = 7
    let rise = random.number(-70...70)
    let swing = random.number(26...48)
    let start = random.number(0...6.28)
    let turn = random.number(0.5...0.9) * (random.happens(0.5) ? 1 : -1)
    let pale = palette.haze.mixed(0.5, with: palette.accent)
    let tones = [palette.haze, palette.accent, palette.far, pale, palette.far, palette.accent, palette.near]
    for index in 0..<count {
      let depth = Double(index) / Double(count - 1)
      let edge = (0...6).map { step in
        let x = Double(step) / 6
        let wave = sin(start + Double(index) * turn + x * 4.4) * swing * (1 - depth * 0.3)
        return CGPoint(x: -16 + 352 * x, y: 96 + 208 * depth + rise * (x - 0.5) * (1 - depth) + wave)
      }
      let tone = tones[index].mixed(depth * 0.34, with: palette.near)
      let shadow = curve(edge.map { CGPoint(x: $0.x, y: $0.y - 3) })
      for (width, alpha) in [(16.0, 0.05), (9, 0.06), (4, 0.08)] {
        stroke(shadow, palette.near.darker(0.4), alpha: alpha, width: width)
      }
      let slant = Double(index % 2) * 320
      fill(
        ground(belowCurve: edge), [tone.mixed(0.4, with: palette.light), tone, tone.mixed(0.45, with: palette.near)],
        from: CGPoint(x: 320 - slant, y: 60 + 190 * depth), to: CGPoint(x: slant, y: 190 + 200 * depth))
      stroke(curve(edge.map { CGPoint(x: $0.x, y: $0.y + 0.6) }), palette.light.lighter(0.4), alpha: 0.28, width: 1.1)
    }
    vignette(0.12)
  }
}

extension Palette {
  static let waves = [
    Palette(
      .rose, sky: 0xFFE3C9, 0xFFB6A0, 0xF2839B, light: 0xFFF0DC, far: 0xE0567C, near: 0x3B1D5E, accent: 0xFF8E6B),
    Palette(
      .azure, sky: 0xD6F0EE, 0x8ED0D6, 0x4EA0C4, light: 0xF3FFFA, far: 0x2E78B0, near: 0x102A5C, accent: 0x5CC4B8),
    Palette(
      .violet, sky: 0xE9E0FA, 0xC0B0EE, 0x8F86DC, light: 0xFBF4FF, far: 0x6A5CC8, near: 0x251A5E, accent: 0xE08CC8),
    Palette(
      .gold, sky: 0xFBF0CF, 0xF2CF86, 0xE8A35C, light: 0xFFF9E3, far: 0xC96A45, near: 0x4A1D38, accent: 0xF0B04E),
    Palette(
      .jade, sky: 0xDCEFD8, 0xA0D2AE, 0x5EAF98, light: 0xF6FFEC, far: 0x2F8580, near: 0x0E3A4A, accent: 0xC3DB7A),
    Palette(
      .night, sky: 0x2A1F4E, 0x4A2C78, 0x7A3C92, light: 0xFFC7B0, far: 0xB0487E, near: 0x150E2E, accent: 0xFF7F73),
  ]
}
