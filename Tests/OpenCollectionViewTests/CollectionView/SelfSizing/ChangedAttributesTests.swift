import OpenCollectionView
import Testing
import TouchTesting

/// Cells whose layout says something else of them are asked again what they prefer.
@MainActor struct ChangedAttributesTests {
  /// Cells in a row, of a width that the program sets, which hears what they prefer and keeps its own.
  private final class Strip: UICollectionViewLayout {
    var width: CGFloat = 60
    var top: CGFloat = 0
    var follows = false
    var heard: [Int] = []
    /// Has cells get what they prefer.
    var obeys = false
    private var widths: [Int: CGFloat] = [:]

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 2000) }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
      let shift = follows ? (collectionView?.contentOffset.y ?? 0) : 0
      return .cell(
        item, CGRect(x: 70 * CGFloat(item), y: top + shift, width: widths[item] ?? width, height: 50))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).map(attributes)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(indexPath.item)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      heard.append(originalAttributes.indexPath.item)
      if obeys { widths[originalAttributes.indexPath.item] = preferredAttributes.size.width }
      return obeys
    }

    func takeHeard() -> [Int] {
      defer { heard = [] }
      return heard
    }
  }

  private final class Narrow: NumberCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = 40
      return layoutAttributes
    }
  }

  private func show(_ layout: Strip) -> GridScreen {
    let grid = GridScreen([3], layout: layout, cell: Narrow.self)
    #expect(layout.takeHeard() == [0, 1, 2])
    return grid
  }

  @Test func `After an invalidation each cell that gets another size is asked, and the layout hears of it`() {
    // C105: a paging menu that was published for UIKit sizes itself that way.
    let layout = Strip()
    let grid = show(layout)
    layout.width = 30
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(layout.takeHeard() == [0, 1, 2])
    #expect(grid.frames.map(\.width) == [30, 30, 30])
  }

  @Test func `So is each that stands elsewhere, or looks different`() {
    // C105
    let layout = Strip()
    let grid = show(layout)
    layout.top = 20
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(layout.takeHeard() == [0, 1, 2])
  }

  @Test func `One that is as before is not asked`() {
    // C105
    let layout = Strip()
    let grid = show(layout)
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(layout.takeHeard() == [])
  }

  @Test func `A named item is asked where it gets another size, and not where it only stands elsewhere`() {
    // C105
    let layout = Strip()
    let grid = show(layout)
    func invalidateSecond() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
      layout.invalidateLayout(with: context)
      grid.screen.runFrame()
    }
    layout.top = 20
    invalidateSecond()
    #expect(layout.takeHeard() == [])
    layout.width = 30
    invalidateSecond()
    #expect(layout.takeHeard() == [1])
  }

  @Test func `A layout that follows scrolling has nobody asked in each frame`() {
    // C105
    let layout = Strip()
    layout.follows = true
    let grid = show(layout)
    for offset in 1...5 {
      grid.view.contentOffset.y = CGFloat(offset * 10)
      grid.screen.runFrame()
    }
    #expect(grid.frames.map(\.minY) == [50, 50, 50])
    #expect(layout.takeHeard() == [])
  }

  @Test func `What a cell gets by its own wish it is asked about until it agrees, and then no more`() {
    // C105, C60
    let layout = Strip()
    layout.obeys = true
    let grid = show(layout)
    #expect(grid.frames.map(\.width) == [40, 40, 40])
    grid.screen.runFrame()
    layout.top = 10
    layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(layout.takeHeard() == [])
  }

  @Test func `A cell that never agrees is not asked for ever`() {
    // C105, C62
    final class Growing: NumberCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width += 1
        return layoutAttributes
      }
    }
    let layout = Strip()
    layout.obeys = true
    let grid = GridScreen([3], layout: layout, cell: Growing.self)
    _ = layout.takeHeard()
    for _ in 0..<5 { grid.screen.runFrame() }
    #expect(layout.takeHeard() == [])
  }

  @Test func `An item that is configured anew is measured anew, also where cells do not say so by themselves`() {
    // C103: the header has selfSizingInvalidation speak of changes that cells find themselves.
    for mode in [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints] {
      let list = SizingScreen(10) { _ in 50 }
      list.view.selfSizingInvalidation = mode
      list.source.heights[2] = 90
      list.view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
      list.screen.advanceUntilRest()
      #expect(list.cell(2)?.frame.height == 90)
      #expect(list.cell(3)?.frame.minY == 190)
    }
  }
}
