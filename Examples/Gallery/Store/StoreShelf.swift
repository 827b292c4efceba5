/// A part of the store's front page.
struct StoreShelf: Hashable, Sendable {
  /// How the prints of a shelf lie.
  enum Kind: CaseIterable, Sendable {
    /// Large cards, of which one comes to rest in the middle, or as many as have room.
    case cards
    /// Squares in a row, with a word in the corner of some.
    case tiles
    /// Columns of three lines, which page.
    case list
    /// One offer over the whole width.
    case banner
    /// Upright prints on a dark wall.
    case posters
    /// Lines below each other.
    case grid
  }

  var kind: Kind
  var title: String
  var subtitle: String
  var prints: [StorePrint]

  /// How many items the shelf has: the offer is one.
  var count: Int { kind == .banner ? 1 : prints.count }

  /// What an item costs, in euros.
  func price(of item: Int) -> Int {
    kind == .banner ? Self.priceOfOffer : prints[item].price
  }

  /// How many prints an item is.
  var printsPerItem: Int { kind == .banner ? prints.count : 1 }

  /// The price of the three prints of the offer together, in euros.
  static let priceOfOffer = 60

  /// The front page, the same in every run: no picture is there twice.
  @MainActor static let all: [StoreShelf] = {
    let library = PhotoLibrary.shared
    var random = SeededRandom(seed: 1_440)
    var titles: Set<String> = []
    var pictures: Set<[Int]> = []
    var number = 0
    @MainActor func next() -> StorePrint {
      while true {
        // Neighbours are of different journeys, so that no two pictures beside each other are alike.
        let photos = library.sections[number * 7 % library.sections.count].photos
        let photo = photos[number * 5 % photos.count]
        number += 1
        guard !titles.contains(photo.title), !pictures.contains([photo.motif.rawValue, photo.variant]) else { continue }
        titles.insert(photo.title)
        pictures.insert([photo.motif.rawValue, photo.variant])
        return StorePrint(
          photo: photo, price: random.element(of: [18, 24, 28, 36, 48, 64]),
          format: random.element(of: ["30 \u{D7} 40 cm", "40 \u{D7} 50 cm", "50 \u{D7} 70 cm"]))
      }
    }
    @MainActor func shelf(_ kind: Kind, _ title: String, _ subtitle: String, _ count: Int) -> StoreShelf {
      StoreShelf(kind: kind, title: title, subtitle: subtitle, prints: (0..<count).map { _ in next() })
    }
    var shelves = [
      shelf(.cards, "For quiet walls", "Six prints that we would hang first", 6),
      shelf(.tiles, "New this week", "Fresh from the press", 12),
      shelf(.list, "Most loved", "What others took home", 18),
      shelf(.banner, "Three for one wall", "A set that belongs together, for less than its parts", 3),
      shelf(.posters, "After dark", "Upright prints for the hours without sun", 10),
      shelf(.grid, "All the rest", "In no order at all", 24),
    ]
    for item in shelves[1].prints.indices {
      shelves[1].prints[item].note = ["New", nil, "Last 3", "New", nil, nil, "\u{2212}20 %", "New"][item % 8]
    }
    shelves[4].prints = library.prints(
      of: [.aurora, .city, .planets, .snow, .sea], count: 10, apartFrom: titles, pictures)
    return shelves
  }()
}

extension PhotoLibrary {
  /// Prints of some motifs one after the other, none of which has a title or a picture that is taken.
  fileprivate func prints(
    of motifs: [Motif], count: Int, apartFrom takenTitles: Set<String>, _ takenPictures: Set<[Int]>
  ) -> [StorePrint] {
    var (titles, pictures) = (takenTitles, takenPictures)
    var prints: [StorePrint] = []
    let photos = sections.flatMap(\.photos).filter { $0.mood == .night || $0.mood == .violet || $0.mood == .azure }
    while prints.count < count {
      let motif = motifs[prints.count % motifs.count]
      let next = photos.first {
        $0.motif == motif && !titles.contains($0.title) && !pictures.contains([$0.motif.rawValue, $0.variant])
      }
      guard let photo = next else { break }
      titles.insert(photo.title)
      pictures.insert([photo.motif.rawValue, photo.variant])
      prints.append(StorePrint(photo: photo, price: [28, 36, 48][prints.count % 3], format: "50 \u{D7} 70 cm"))
    }
    return prints
  }
}
