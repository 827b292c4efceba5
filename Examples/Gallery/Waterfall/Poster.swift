import OpenCollectionView

/// A picture of a shape of its own.
struct Poster: Hashable, Sendable {
  let photo: Photo
  /// The shape, in any unit.
  let size: CGSize

  /// Pictures of one journey, the same in every run.
  @MainActor static let all: [Poster] = {
    var random = SeededRandom(seed: 7)
    return PhotoLibrary.shared.sections[10].photos.prefix(60).map { photo in
      Poster(photo: photo, size: CGSize(width: 100, height: random.number(66...168).rounded()))
    }
  }()
}
