import OpenCollectionView

/// Groups of cards under a front. In a wide window the name of a group stands beside its cards, otherwise above them; cards in
/// one row are as high as the one with the most words.
final class HomeLayout: UICollectionViewLayout {
  static let heading = "heading"

  /// What says how much room texts need: heights in points, for widths.
  @MainActor protocol Measure: AnyObject {
    func frontHeight(width: CGFloat) -> CGFloat
    func headingHeight(of section: Int, width: CGFloat) -> CGFloat
    func cardTextHeight(at indexPath: IndexPath, width: CGFloat) -> CGFloat
  }

  weak var measure: (any Measure)?

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var places: [IndexPath: Int] = [:]
  private var headings: [Int: Int] = [:]
  private var size = CGSize.zero
  /// Where the front has its place.
  private(set) var frontFrame = CGRect.zero

  override func prepare() {
    super.prepare()
    attributes = []
    places = [:]
    headings = [:]
    guard let collectionView, let measure else { return }
    let metrics = Metrics(collectionView)
    frontFrame = CGRect(
      x: metrics.left, y: collectionView.safeAreaInsets.top, width: metrics.width,
      height: measure.frontHeight(width: metrics.width).rounded(.up))
    var y = frontFrame.maxY
    for section in 0..<collectionView.numberOfSections {
      let headingHeight = measure.headingHeight(of: section, width: metrics.headingWidth).rounded(.up)
      let heading = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: Self.heading, with: IndexPath(item: 0, section: section))
      heading.frame = CGRect(x: metrics.left, y: y, width: metrics.headingWidth, height: headingHeight)
      headings[section] = attributes.count
      attributes.append(heading)
      let top = metrics.isBeside ? y : y + headingHeight + 16
      let bottom = layCards(of: section, from: top, metrics, measure)
      y = max(bottom, heading.frame.maxY) + metrics.sectionGap
    }
    size = CGSize(
      width: collectionView.bounds.width,
      height: max(1, y - metrics.sectionGap + 40 + collectionView.safeAreaInsets.bottom))
  }

  private func layCards(
    of section: Int, from top: CGFloat, _ metrics: Metrics, _ measure: any Measure
  ) -> CGFloat {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    var y = top
    for first in stride(from: 0, to: count, by: metrics.columns) {
      let row = first..<min(first + metrics.columns, count)
      let text = row.map { measure.cardTextHeight(at: IndexPath(item: $0, section: section), width: metrics.cardWidth) }
      let height = (metrics.cardWidth * ExhibitCard.proportion).rounded() + (text.max() ?? 0).rounded(.up)
      for item in row {
        let card = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        let x = metrics.cardsLeft + CGFloat(item - first) * (metrics.cardWidth + metrics.spacing)
        card.frame = CGRect(x: x, y: y, width: metrics.cardWidth, height: height)
        places[card.indexPath] = attributes.count
        attributes.append(card)
      }
      y += height + metrics.rowGap
    }
    return max(top, y - metrics.rowGap)
  }

  override var collectionViewContentSize: CGSize { size }

  // A gallery has a few dozen exhibits: all of them are gone through.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places[indexPath].map { attributes[$0] }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.heading ? headings[indexPath.section].map { attributes[$0] } : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension HomeLayout {
  /// The sizes that follow from a window's width and the size of its text.
  @MainActor struct Metrics {
    let left: CGFloat
    let width: CGFloat
    /// Tells whether headings stand beside cards.
    let isBeside: Bool
    let headingWidth: CGFloat
    let cardsLeft: CGFloat
    let cardWidth: CGFloat
    let columns: Int
    let spacing: CGFloat
    let rowGap: CGFloat
    let sectionGap: CGFloat

    init(_ view: UIScrollView) {
      let bounds = view.bounds.width
      let safe = view.safeAreaInsets
      let margin = max(GalleryMetrics.gap(forWidth: bounds), ((bounds - Self.largestWidth) / 2).rounded())
      let pixels = view.traitCollection.displayScale
      let textScale = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: view.traitCollection)
      let free = max(1, bounds - safe.left - safe.right - 2 * margin)
      width = free
      left = safe.left + margin
      let isNarrow = bounds < 500
      spacing = isNarrow ? 12 : 20
      rowGap = isNarrow ? 20 : 28
      sectionGap = isNarrow ? 44 : 64
      let beside = (200 * max(1, textScale)).rounded()
      isBeside = width >= 960 * max(1, textScale)
      headingWidth = isBeside ? beside : width
      let room = isBeside ? width - beside - 40 : width
      cardsLeft = isBeside ? left + beside + 40 : left
      // Two columns on the smallest phone, where text has its usual size; more than four where they are wide all the same.
      let scale = min(max(1, textScale), 2.4)
      let small = Self.columns(of: (isNarrow ? 136 : 170) * scale, in: room, spacing)
      let wide = Self.columns(of: Self.comfortableWidth * scale, in: room, spacing)
      columns = min(max(1, min(small, 4), wide), Self.mostColumns)
      cardWidth = max(
        1, ((room - CGFloat(columns - 1) * spacing) / CGFloat(columns) * pixels).rounded(.down) / pixels)
    }

    /// Wider than this the home does not become, in points: more than an exhibit, since it is looked over and not at.
    private static let largestWidth: CGFloat = 1840
    /// As wide as this cards are before there are more than four beside each other, in points.
    private static let comfortableWidth: CGFloat = 230
    private static let mostColumns = 6

    private static func columns(of width: CGFloat, in room: CGFloat, _ spacing: CGFloat) -> Int {
      Int(min(((room + spacing) / (width + spacing)).rounded(.down), CGFloat(mostColumns)))
    }
  }
}
