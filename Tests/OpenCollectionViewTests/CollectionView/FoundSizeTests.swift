import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Layouts that find the content's size while they answer for elements.
@MainActor struct FoundSizeTests {
  /// Items of 320 × 100 points, one below the other, of which it knows those that were asked for and no more.
  final class FindingLayout: UICollectionViewLayout {
    var size = CGSize.zero
    /// What the size becomes with an answer.
    var find: (_ rect: CGRect, _ size: CGSize) -> CGSize = { rect, size in
      CGSize(width: 320, height: max(size.height, min(rect.maxY + 200, 10_000)))
    }
    var isHorizontal = false
    var invalidatesOnBoundsChange = false
    private(set) var preparedCount = 0
    private(set) var rects: [CGRect] = []

    override func prepare() {
      super.prepare()
      preparedCount += 1
    }

    override var collectionViewContentSize: CGSize { size }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidatesOnBoundsChange }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      rects.append(rect)
      size = find(rect, size)
      return (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
        $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY && $0.frame.maxX > rect.minX && $0.frame.minX < rect.maxX
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let place = 100 * CGFloat(indexPath.item)
      return .cell(
        indexPath.item,
        isHorizontal
          ? CGRect(x: place, y: 0, width: 100, height: 320) : CGRect(x: 0, y: place, width: 320, height: 100))
    }

    func takeRects() -> [CGRect] {
      defer { rects = [] }
      return rects
    }
  }

  @Test func `A size that is found while the layout answers is taken over, without another preparation`() {
    // C1
    let layout = FindingLayout()
    let grid = GridScreen([100], layout: layout)
    #expect(grid.view.contentSize == CGSize(width: 320, height: 680))
    #expect(layout.preparedCount == 1)
    #expect(grid.texts == ["0-0", "0-1", "0-2", "0-3", "0-4"])
    grid.view.contentOffset.y = 100
    grid.screen.runFrame()
    #expect(grid.view.contentSize == CGSize(width: 320, height: 1160))
    #expect(layout.preparedCount == 1)
    #expect(!grid.screen.scene.wantsFrames)
  }

  @Test func `A drag goes on into content that is found under way`() {
    // C1
    let grid = GridScreen([100], layout: FindingLayout())
    for _ in 1...4 {
      grid.screen.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 20), duration: 0.5))
    }
    #expect(grid.view.contentOffset.y > 1400)
    #expect(grid.view.contentSize.height >= grid.view.bounds.maxY)
  }

  @Test func `Content that turns out to be shorter moves the offset back, and what is there is asked for and shown`() {
    // C1, S6
    let layout = FindingLayout()
    layout.size = CGSize(width: 320, height: 10_000)
    layout.find = { rect, size in CGSize(width: 320, height: rect.minY > 2000 ? 1480 : size.height) }
    let grid = GridScreen([100], layout: layout)
    _ = layout.takeRects()
    grid.view.contentOffset.y = 5000
    grid.screen.runFrame()
    #expect(grid.view.contentSize.height == 1480)
    #expect(grid.view.contentOffset.y == 1000)
    #expect(grid.texts == ["0-10", "0-11", "0-12", "0-13", "0-14"])
    #expect(
      layout.takeRects() == [
        CGRect(x: 0, y: 4800, width: 320, height: 960), CGRect(x: 0, y: 960, width: 320, height: 960),
      ])
    #expect(layout.preparedCount == 1)
  }

  @Test func `One that is invalid by the new offset is prepared in the next pass of the same frame`() {
    // C1, C6
    let layout = FindingLayout()
    layout.invalidatesOnBoundsChange = true
    layout.size = CGSize(width: 320, height: 10_000)
    layout.find = { rect, size in CGSize(width: 320, height: rect.minY > 2000 ? 1480 : size.height) }
    let grid = GridScreen([100], layout: layout)
    grid.view.contentOffset.y = 5000
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 1000)
    #expect(grid.texts == ["0-10", "0-11", "0-12", "0-13", "0-14"])
    #expect(!grid.screen.scene.wantsFrames)
  }

  @Test func `Sizes that never settle do not keep a frame from ending`() {
    // C1
    let layout = FindingLayout()
    layout.size = CGSize(width: 320, height: 100_000)
    layout.find = { rect, size in CGSize(width: 320, height: max(rect.minY - 1000, 500)) }
    let grid = GridScreen([100], layout: layout)
    layout.size.height = 100_000
    layout.invalidateLayout()
    grid.screen.runFrame()
    grid.view.contentOffset.y = 9000
    grid.screen.runFrame()
    #expect(layout.rects.count <= 16)
  }

  @Test func `Content that turns out to be wide is scrolled across`() {
    // C1
    let layout = FindingLayout()
    layout.isHorizontal = true
    layout.find = { _, _ in CGSize(width: 10_000, height: 320) }
    let grid = GridScreen([100], layout: layout)
    #expect(grid.view.contentSize == CGSize(width: 10_000, height: 320))
    #expect(grid.texts == ["0-0", "0-1", "0-2", "0-3"])
    grid.view.contentOffset.x = 1050
    grid.screen.runFrame()
    #expect(grid.texts == ["0-10", "0-11", "0-12", "0-13"])
  }

  @Test func `A size that is found while single elements are asked anew counts too`() {
    // C1, C5
    let (grid, layout) = rowsScreen(100)
    #expect(grid.view.contentSize.height == 5000)
    layout.foundBottom = 500
    layout.invalidate(items: [3])
    grid.screen.runFrame()
    #expect(grid.view.contentSize.height == 5500)
  }

  @Test func `Sizes that are no numbers stop the program then as well`() async {
    // C8
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = FindingLayout()
        layout.find = { _, _ in CGSize(width: 320, height: CGFloat.nan) }
        _ = GridScreen([100], layout: layout)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "FindingLayout.collectionViewContentSize answered 320.0 × nan: answer with finite sizes of zero or more."))
  }
}
