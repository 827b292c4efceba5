import Foundation

/// Ten thousand places that do not exist, the same ones each time.
struct Gazetteer: Sendable {
  static let shared = Gazetteer(count: 10_000)

  /// In the order of their names.
  let places: [Place]
  /// The names as they are looked through: each word behind a space, without capitals and accents.
  private let keys: [[UInt16]]

  init(count: Int) {
    var random = SeededRandom(seed: 1_871)
    let drafts = (0..<count).map { _ in Self.draft(&random) }.sorted { $0.name < $1.name }
    places = drafts.enumerated().map { number, draft in
      var place = draft
      place.number = number
      return place
    }
    keys = places.map { SoughtWords.key($0.name) }
  }

  /// The places that are asked for.
  func places(matching query: PlaceQuery) -> [Place] {
    let words = query.words.keys
    return places.filter { place in
      if let kind = query.kind, place.kind != kind { return false }
      if let region = query.region, place.region != region { return false }
      return words.allSatisfy { SoughtWords.range(of: $0, in: keys[place.number]) != nil }
    }
  }

  // MARK: Names

  private static let beginnings = [
    "Al", "Amber", "Ash", "Bel", "Birk", "Black", "Bram", "Cal", "Clear", "Cor", "Dal", "Dun", "Eld", "Ever", "Fal",
    "Fern", "Gal", "Glen", "Grå", "Hal", "Haw", "Hög", "Ing", "Kel", "Lind", "Lor", "Mar", "Mil", "Nor", "Oak", "Ost",
    "Pén", "Quar", "Raven", "Ros", "Sal", "Sker", "Stor", "Tall", "Thorn", "Ul", "Vall", "Wend", "White", "Yar", "Zell",
  ]
  private static let middles = ["", "", "", "a", "ber", "den", "en", "er", "ing", "le", "o", "ra", "ster", "un"]
  private static let endings: [Place.Kind: [String]] = [
    .town: ["bridge", "by", "ford", "gate", "ham", "haven", "minster", "stad", "ton", "wick", " Bay", " Cross"],
    .peak: ["crag", "fell", "horn", "mount", "peak", "spitze", " Head", " Pike", " Top"],
    .lake: ["mere", "sjö", "tarn", "water", " Lake", " Pool"],
    .wood: ["holt", "shaw", "wald", "wood", " Forest", " Grove"],
  ]
  private static let additions = ["Great", "Little", "New", "Old", "Upper", "Lower", "Saint", "Far"]

  private static func draft(_ random: inout SeededRandom) -> Place {
    let kind = random.element(of: [.town, .town, .town, .peak, .peak, .lake, .wood] as [Place.Kind])
    let name =
      (random.happens(0.14) ? random.element(of: additions) + " " : "") + random.element(of: beginnings)
      + random.element(of: middles) + random.element(of: endings[kind] ?? [""])
    let figure: Double =
      switch kind {
      case .town: 40 * exp2(random.number(0...13))
      case .peak: random.number(280...4_200)
      case .lake, .wood: 3 * exp2(random.number(0...11))
      }
    return Place(number: 0, name: name, kind: kind, region: random.element(of: Region.all), figure: Int(figure))
  }
}
