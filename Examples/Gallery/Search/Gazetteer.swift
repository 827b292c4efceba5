import Foundation

/// Ten thousand places that do not exist, the same ones each time.
struct Gazetteer: Sendable {
  static let shared = Gazetteer(count: 10_000)

  /// In the order of their names.
  let places: [Place]
  /// The names as they are looked through: each word behind a space, without capitals and accents.
  private let keys: [[UInt8]]

  init(count: Int) {
    var random = SeededRandom(seed: 1_871)
    let drafts = (0..<count).map { _ in Self.draft(&random) }.sorted { $0.name < $1.name }
    places = drafts.enumerated().map { number, draft in
      var place = draft
      place.number = number
      return place
    }
    keys = places.map { Self.key($0.name) }
  }

  /// The places that are asked for.
  func places(matching query: PlaceQuery) -> [Place] {
    let words = query.words.map(Self.key)
    return places.filter { place in
      if let kind = query.kind, place.kind != kind { return false }
      if let region = query.region, place.region != region { return false }
      return words.allSatisfy { Self.range(of: $0, in: keys[place.number]) != nil }
    }
  }

  /// The parts of a name that are looked for, in UTF-16 units.
  static func matches(of query: PlaceQuery, in name: String) -> [NSRange] {
    let letters = key(name)
    return query.words.compactMap { word in
      let word = key(word)
      guard letters.count == name.utf16.count + 1, let start = range(of: word, in: letters) else { return nil }
      // The name has no space before its first word.
      return NSRange(location: start, length: word.count - 1)
    }
  }

  /// A text as it is looked through.
  static func key(_ text: String) -> [UInt8] {
    [32] + text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf8
  }

  /// Where a word begins in a key.
  private static func range(of word: [UInt8], in key: [UInt8]) -> Int? {
    var start = 0
    while start + word.count <= key.count {
      var length = 0
      while length < word.count, key[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
      start += 1
    }
    return nil
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
