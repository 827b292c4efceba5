import OpenCollectionView

/// The sizes of the store's front page in a width.
@MainActor struct StoreMetrics {
  /// The space at both sides, in points.
  let margin: CGFloat
  /// The width between the margins, in points.
  let free: CGFloat
  /// Between items beside each other, in points.
  let spacing: CGFloat
  /// Below a shelf, in points.
  let gap: CGFloat
  let traits: UITraitCollection

  /// - Parameters:
  ///   - width: the width of the window, in points.
  ///   - room: as much of it as the device does not cover, in points.
  init(width: CGFloat, room: CGFloat, traits: UITraitCollection) {
    margin = min(GalleryMetrics.margin(forWidth: width), room / 2)
    free = max(1, room - 2 * margin)
    spacing = width < 500 ? 12 : width < 1100 ? 16 : 20
    gap = width < 500 ? 32 : 44
    self.traits = traits
  }

  init(_ environment: any NSCollectionLayoutEnvironment) {
    let container = environment.container
    self.init(
      width: container.contentSize.width, room: container.effectiveContentSize.width,
      traits: environment.traitCollection)
  }

  private var textScale: CGFloat { traits.textScale() }

  /// How many of some width have room beside each other.
  private func columns(of smallest: CGFloat, atMost most: Int) -> Int {
    max(1, min(most, Int((free + spacing) / (smallest * textScale + spacing))))
  }

  /// The width of one of some items that fill the width.
  private func width(ofOneOf count: CGFloat) -> CGFloat {
    max(1, (free - (count - 1).rounded(.down) * spacing) / count)
  }

  // MARK: Shelves

  var cardColumns: Int { columns(of: 330, atMost: 3) }
  var cardWidth: CGFloat { width(ofOneOf: CGFloat(cardColumns)) }

  /// So wide that the next tile looks in.
  var tileWidth: CGFloat {
    let count = CGFloat(columns(of: 134, atMost: 6))
    return max(1, (free - count * spacing) / (count + 0.4))
  }

  /// So wide that in a narrow window the next column looks in.
  var listWidth: CGFloat {
    let count = columns(of: 300, atMost: 3)
    return count == 1 ? max(1, free - min(36, free / 4)) : width(ofOneOf: CGFloat(count))
  }

  var posterWidth: CGFloat { tileWidth }

  var gridColumns: Int { columns(of: 140, atMost: 6) }
  var gridWidth: CGFloat { width(ofOneOf: CGFloat(gridColumns)) }
}
