import OpenCollectionView

/// The papers that notes come in.
enum NoteTint: Int, CaseIterable, Sendable {
  case coral
  case amber
  case lemon
  case mint
  case lagoon
  case sky
  case iris
  case rose

  /// The next one, round and round.
  var next: NoteTint { NoteTint(rawValue: (rawValue + 1) % Self.allCases.count) ?? .coral }

  /// The paper at its top and at its bottom.
  var paper: [CGColor] { [light.color(), deep.color()] }

  /// What is written in: the paper's own colour, almost black.
  var ink: UIColor { UIColor(cgColor: deep.darker(0.76).color()) }

  private var light: Tone {
    switch self {
    case .coral: Tone(0xFFC2B3)
    case .amber: Tone(0xFFD9A0)
    case .lemon: Tone(0xFCEFA1)
    case .mint: Tone(0xC6EFC4)
    case .lagoon: Tone(0xB0EAE2)
    case .sky: Tone(0xB9DDFB)
    case .iris: Tone(0xD3CBFA)
    case .rose: Tone(0xFBC8DF)
    }
  }

  private var deep: Tone {
    switch self {
    case .coral: Tone(0xFF9C8A)
    case .amber: Tone(0xFBBD6B)
    case .lemon: Tone(0xF5DC6C)
    case .mint: Tone(0x97DB9C)
    case .lagoon: Tone(0x78D3CA)
    case .sky: Tone(0x8AC2F2)
    case .iris: Tone(0xB2A5F0)
    case .rose: Tone(0xF29DC4)
    }
  }
}
