extension Motif {
  /// The words that titles are made of.
  struct Words: Sendable {
    /// What comes after an adjective: "Amber ridge".
    var nouns: [String]
    /// Whole titles.
    var phrases: [String]
    /// What comes before the name of a place: "Low tide at Ravn".
    var scenes: [String]
  }

  var words: Words {
    switch self {
    case .mountains:
      Words(
        nouns: ["ridge", "peaks", "summit", "pass"],
        phrases: ["Above the tree line", "Three summits", "The far range", "Before the climb"],
        scenes: ["Peaks of", "Ridge above", "Pass to"])
    case .sea:
      Words(
        nouns: ["tide", "bay", "swell", "strait"],
        phrases: ["Slack water", "Wind from the west", "Out past the light", "Last ferry"],
        scenes: ["Low tide at", "Off", "Bay of"])
    case .dunes:
      Words(
        nouns: ["dunes", "crest", "sands", "slipface"],
        phrases: ["Where wind turns", "Footprints gone", "Singing sand", "The seventh crest"],
        scenes: ["Dunes near", "Sands of", "South of"])
    case .hills:
      Words(
        nouns: ["woods", "valley", "hills", "hollow"],
        phrases: ["Mist below", "Five hills deep", "After the rain", "Quiet slopes"],
        scenes: ["Woods at", "Fog over", "Hills of"])
    case .city:
      Words(
        nouns: ["skyline", "quay", "windows", "harbour"],
        phrases: ["Blue hour", "Nobody asleep", "Across the water", "Last train home"],
        scenes: ["Lights of", "Downtown", "Evening in"])
    case .aurora:
      Words(
        nouns: ["curtain", "aurora", "rays", "sky"],
        phrases: ["Northern lights", "Solar wind", "Too cold to speak", "The sky moves"],
        scenes: ["Aurora over", "Lights over", "North of"])
    case .lake:
      Words(
        nouns: ["mirror", "lake", "shore", "water"],
        phrases: ["Not a ripple", "Upside down", "Still morning", "Far shore"],
        scenes: ["Lake", "Shore of", "Calm at"])
    case .balloons:
      Words(
        nouns: ["ascent", "drift", "flight", "morning"],
        phrases: ["Four balloons", "Lighter than air", "Up before six", "No wind at all"],
        scenes: ["Launch at", "Adrift at", "Rising over"])
    case .desert:
      Words(
        nouns: ["mesa", "desert", "flats", "butte"],
        phrases: ["Two saguaros", "Long shadows", "Heat of the day", "Dry river road"],
        scenes: ["Mesa near", "Road to", "Sundown at"])
    case .planets:
      Words(
        nouns: ["giant", "orbit", "world", "moons"],
        phrases: ["Two small moons", "Seen at 400\u{D7}", "Ring plane", "Opposition"],
        scenes: ["Moons of", "Planet", "Transit of"])
    case .waves:
      Words(
        nouns: ["folds", "study", "layers", "current"],
        phrases: ["Seven sheets", "Cut paper", "Slow water", "Fold upon fold"],
        scenes: ["Study for", "Colours of", "Layers, after"])
    case .snow:
      Words(
        nouns: ["firs", "snow", "winter", "clearing"],
        phrases: ["First flakes", "Nobody here yet", "Powder morning", "Between storms"],
        scenes: ["Snow at", "Winter in", "Firs of"])
    }
  }
}
