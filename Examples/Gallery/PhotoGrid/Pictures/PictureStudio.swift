import OpenCollectionView

/// Draws pictures when they are first asked for, and keeps them: ten thousand photos share 360 pictures.
@MainActor final class PictureStudio {
  /// How many pictures there are of each motif.
  nonisolated static let variants = 30

  private var finished: [UIImage?]

  init() { finished = Array(repeating: nil, count: Motif.allCases.count * Self.variants) }

  /// The picture of a motif in one of its ``variants``: the same every time.
  func picture(of motif: Motif, variant: Int) -> UIImage {
    let index = motif.rawValue * Self.variants + variant
    if let picture = finished[index] { return picture }
    let picture = paint(motif, variant: variant, seed: UInt64(index))
    finished[index] = picture
    return picture
  }

  private func paint(_ motif: Motif, variant: Int, seed: UInt64) -> UIImage {
    UIGraphicsImageRenderer(size: Scenery.size).image { renderer in
      var scenery = Scenery(context: renderer.cgContext, random: SeededRandom(seed: seed))
      let palettes = motif.palettes
      motif.paint(&scenery, in: palettes[variant % palettes.count])
    }
  }
}
