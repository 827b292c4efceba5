import OpenCollectionView
import Testing
import TouchTesting

/// Cells that find their sizes in a layout of a program's own.
@MainActor struct SizedListTests {
  private func list(_ layout: UICollectionViewLayout) -> (VirtualScreen, UICollectionView, SizingSource) {
    let screen = VirtualScreen(width: 320, height: 480)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    let source = SizingSource((0..<200).map { CGFloat(30 + $0 * 37 % 100) })
    view.register(SizingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.show(view)
    return (screen, view, source)
  }

  private func distances(_ view: UICollectionView) -> [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0.item, (view.cellForItem(at: $0)?.frame.minY ?? 0) - view.contentOffset.y)
      })
  }

  @Test func `The layout learns the sizes through its contexts`() {
    // C60
    let layout = SizedListLayout()
    let (_, view, source) = list(layout)
    #expect(layout.heights[0] == 30 && layout.heights[1] == 67)
    #expect(view.visibleCells.prefix(3).map(\.frame.minY) == [0, 30, 97])
    _ = source
  }

  @Test(arguments: [false, true])
  func `Scrolling up leaves what is seen steady, whether or not the layout cares for that`(adjusts: Bool) {
    // C63
    let layout = SizedListLayout()
    let (screen, view, source) = list(layout)
    view.contentOffset.y = 5000
    screen.runFrame()
    layout.adjustsOffset = adjusts
    for _ in 0..<100 {
      let before = distances(view)
      view.contentOffset.y -= 13
      screen.runFrame()
      let after = distances(view)
      for (item, distance) in before where after[item] != nil { #expect(after[item] == distance + 13) }
    }
    _ = source
  }

  @Test func `A layout that does not follow its cells leaves them as they are`() {
    // C64
    let (_, view, source) = list(SizedLayoutWithoutAnswer())
    #expect(view.visibleCells.prefix(3).map(\.frame.height) == [50, 50, 50])
    #expect((view.visibleCells.first as? SizingCell)?.askedCount == 1)
    _ = source
  }
}

/// A list of rows of 50 points that leaves the questions about preferred sizes to the base class.
private final class SizedLayoutWithoutAnswer: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 10_000) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 320, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<200).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
      $0.frame.intersects(rect)
    }
  }
}
