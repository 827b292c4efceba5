/// Where and when the photos of a section were taken, and what they show.
struct Journey: Sendable {
  var title: String
  var month: String
  var year: Int
  var region: String
  var motifs: [Motif]

  /// Takes the photos.
  func photographed(count: Int, random: inout SeededRandom) -> PhotoSection {
    var photos: [Photo] = []
    photos.reserveCapacity(count)
    while photos.count < count {
      let photo = photo(random: &random)
      if isWelcome(photo, after: photos) { photos.append(photo) }
    }
    return PhotoSection(
      title: title, subtitle: "\(month) \(year) \u{B7} \(count.grouped) photos", photos: photos)
  }

  /// Tells whether a photo is unlike the one beside it, and not what a visitor has just seen.
  private func isWelcome(_ photo: Photo, after photos: [Photo]) -> Bool {
    if let last = photos.last, last.motif == photo.motif || last.mood == photo.mood { return false }
    if photos.suffix(6).contains(where: { $0.motif == photo.motif && $0.mood == photo.mood }) { return false }
    return !photos.suffix(40).contains {
      $0.title == photo.title || ($0.motif == photo.motif && $0.variant == photo.variant)
    }
  }

  private func photo(random: inout SeededRandom) -> Photo {
    let motif = random.element(of: motifs)
    let variant = random.index(below: PictureStudio.variants)
    let mood = motif.palettes[variant % motif.palettes.count].mood
    let place = random.element(of: Self.places)
    let words = motif.words
    var subject = place
    let title: String
    switch random.index(below: 10) {
    case 0..<5:
      title = "\(random.element(of: mood.adjectives)) \(random.element(of: words.nouns))"
    case 5..<8:
      title = random.element(of: words.phrases)
    default:
      title = "\(random.element(of: words.scenes)) \(place)"
      subject = region
    }
    return Photo(title: title, subtitle: "\(subject), \(year)", motif: motif, variant: variant, mood: mood)
  }

  /// Invented names, short enough for a title on a phone.
  private static let places = [
    "Ravn", "Tarn", "Oskel", "Hald", "Vell", "Brae", "Sorn", "Ister", "Lumen", "Marn", "Ello", "Torv", "Cairn", "Aske",
    "Nor", "Fenn", "Skerry", "Ilm", "Varde", "Holm", "Eide", "Quill", "Sund", "Tolle",
  ]
}
