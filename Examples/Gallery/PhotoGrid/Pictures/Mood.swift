/// What the colours of a palette are like, for titles that suit their pictures.
enum Mood: Sendable {
  case rose
  case ember
  case gold
  case jade
  case azure
  case violet
  case night
  case pale

  var adjectives: [String] {
    switch self {
    case .rose: ["Rose", "Blushing", "Early", "Tender"]
    case .ember: ["Amber", "Copper", "Glowing", "Rust"]
    case .gold: ["Golden", "Honey", "Warm", "Late"]
    case .jade: ["Jade", "Green", "Sage", "Fresh"]
    case .azure: ["Clear", "Blue", "Cobalt", "Bright"]
    case .violet: ["Violet", "Lilac", "Dusky", "Heather"]
    case .night: ["Midnight", "Moonlit", "Nightly", "Deep"]
    case .pale: ["Pale", "Quiet", "Misty", "Soft"]
    }
  }
}
