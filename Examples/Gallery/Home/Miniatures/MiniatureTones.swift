import OpenCollectionView

/// The colours of a group's miniatures.
struct MiniatureTones: Sendable {
  private let stops: [Tone]

  private init(_ stops: UInt32...) { self.stops = stops.map { Tone($0) } }

  /// A colour on the way from the first to the last: 0 to 1.
  func tone(_ part: Double) -> Tone {
    let place = min(max(part, 0), 1) * Double(stops.count - 1)
    let low = min(Int(place), stops.count - 2)
    return stops[low].mixed(place - Double(low), with: stops[low + 1])
  }

  /// Both ends of the slope that a tile is filled with.
  func tile(_ number: Int) -> [CGColor] {
    let tone = tone(Double(number) / 5)
    return [tone.lighter(0.16).color(), tone.mixed(0.35, with: self.tone(Double(number) / 5 + 0.3)).color()]
  }

  /// The wall behind a miniature.
  func wall(isDark: Bool) -> CGColor {
    isDark ? tone(0.7).mixed(0.8, with: Tone(0x0E0E11)).color() : tone(0.25).lighter(0.82).color()
  }

  static func of(_ group: ExhibitGroup) -> MiniatureTones {
    switch group {
    case .gestures: MiniatureTones(0x9AD4F5, 0x4C9BEF, 0x3A5BD9, 0x2B2F8E)
    case .reordering: MiniatureTones(0xFCD9A0, 0xF7A35F, 0xE2664C, 0x9C3353)
    case .transitions: MiniatureTones(0xF8C3CF, 0xDB86C4, 0x9560D6, 0x4B3AA6)
    case .dynamics: MiniatureTones(0xCDEBB0, 0x66C99A, 0x2C9A97, 0x17607A)
    case .collections: MiniatureTones(0xF7C8A0, 0xE98A86, 0x8D6BC0, 0x2F7FB8, 0x3FB39A)
    case .kit: MiniatureTones(0xCBD6E4, 0x93A6C1, 0x64799A, 0x39475F)
    }
  }
}
