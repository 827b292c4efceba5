import Foundation

/// Something on the map that one can look for.
struct Place: Hashable, Sendable {
  enum Kind: Int, CaseIterable, Sendable {
    case town
    case peak
    case lake
    case wood

    /// One of the kind, and all of them.
    var words: (one: String, all: String) {
      switch self {
      case .town: ("Town", "Towns")
      case .peak: ("Peak", "Peaks")
      case .lake: ("Lake", "Lakes")
      case .wood: ("Wood", "Woods")
      }
    }

    var symbol: String {
      switch self {
      case .town: "house.fill"
      case .peak: "triangle.fill"
      case .lake: "drop"
      case .wood: "leaf"
      }
    }
  }

  /// Which of all places it is, in the order of their names.
  var number: Int
  var name: String
  var kind: Kind
  var region: Region
  /// How many people live there, how high it is in metres, or how large in hectares.
  var figure: Int

  var figureText: String {
    switch kind {
    case .town: "\(figure.grouped) people"
    case .peak: "\(figure.grouped) m"
    case .lake, .wood: "\(figure.grouped) ha"
    }
  }

  static func == (first: Place, second: Place) -> Bool { first.number == second.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A part of the map.
struct Region: Hashable, Sendable {
  var name: String

  static let all = ["Arden", "Brenmark", "Caldera", "Dunmoor", "Estvale", "Fjellheim", "Hollin", "Saint Oriel"].map {
    Region(name: $0)
  }
}
