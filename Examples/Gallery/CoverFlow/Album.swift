import OpenCollectionView

/// An album whose cover is one of the gallery's pictures.
struct Album: Hashable, Sendable {
  var title: String
  var artist: String
  var year: Int
  var photo: Photo
  var tracks: [Track]

  struct Track: Hashable, Sendable {
    var title: String
    /// In seconds.
    var length: Int

    /// Minutes and seconds, such as "3:07".
    var lengthText: String { "\(length / 60):\(length % 60 < 10 ? "0" : "")\(length % 60)" }
  }

  /// Sixty albums, the same in every run.
  @MainActor static let all: [Album] = {
    var random = SeededRandom(seed: 1_971)
    var used: Set<String> = []
    return (0..<60).map { number in
      // Neighbours are of different journeys, so that no two pictures beside each other are alike.
      let section = PhotoLibrary.shared.sections[number * 7 % PhotoLibrary.shared.sections.count]
      let photo = section.photos.dropFirst(number * 5).first { used.insert($0.title).inserted } ?? section.photos[0]
      let artist = "\(random.element(of: Self.colors)) \(random.element(of: Self.nouns))"
      let tracks = (0..<9).map { track in
        Track(
          title: section.photos[(number * 11 + track * 3) % section.photos.count].title,
          length: 128 + random.index(below: 240))
      }
      return Album(
        title: photo.title, artist: artist, year: 1_968 + random.index(below: 50), photo: photo, tracks: tracks)
    }
  }()

  private static let colors = [
    "Silver", "Amber", "Velvet", "Paper", "Electric", "Northern", "Slow", "Hollow", "Golden",
  ]
  private static let nouns = ["Harbour", "Foxes", "Lanterns", "Choir", "Weather", "Machines", "Orchard", "Rivers"]
}
