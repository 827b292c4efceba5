import OpenCollectionView

/// Ten thousand photos in 25 sections, the same in every run.
@MainActor final class PhotoLibrary {
  /// The library, which all visitors see.
  static let shared = PhotoLibrary(seed: 2019)

  let sections: [PhotoSection]
  private let studio = PictureStudio()

  /// How many photos there are in all sections.
  var count: Int { sections.reduce(0) { $0 + $1.photos.count } }

  private init(seed: UInt64) {
    sections = Journey.all.enumerated().map { index, journey in
      var random = SeededRandom(seed: seed &* 1_000 &+ UInt64(index))
      return journey.photographed(count: 400, random: &random)
    }
  }

  /// The picture of a photo, drawn when it is first asked for.
  func picture(of photo: Photo) -> UIImage { studio.picture(of: photo.motif, variant: photo.variant) }

  /// One of the pictures of a motif.
  func picture(of motif: Motif, variant: Int) -> UIImage { studio.picture(of: motif, variant: variant) }
}
