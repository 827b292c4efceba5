import OpenCollectionView
import Testing
import TouchTesting

/// What programs ask of layouts while an item is carried.
@MainActor struct MovementQueryTests {
  nonisolated static let shapes = ["grid", "sideways", "own"]

  private func layout(_ shape: String) -> UICollectionViewLayout {
    switch shape {
    case "own": return ColumnLayout()
    case "sideways":
      let layout = GridScreen.grid()
      layout.scrollDirection = .horizontal
      return layout
    default: return GridScreen.grid()
    }
  }

  // M9
  @Test(arguments: shapes)
  func `a question for a rectangle says the same as one for each item in it`(shape: String) throws {
    let screen = MovementScreen(MovingSource(counts: [12]), layout: layout(shape))
    #expect(screen.begin(1))
    for point in [CGPoint(x: 60, y: 320), CGPoint(x: 200, y: 30), CGPoint(x: 100, y: 200)] {
      screen.update(point.x, point.y)
      for _ in 0..<3 {
        let layout = screen.view.collectionViewLayout
        let answer = try #require(layout.layoutAttributesForElements(in: screen.view.bounds))
        let cells = answer.filter { $0.representedElementCategory == .cell }
        #expect(!cells.isEmpty)
        for attributes in cells {
          #expect(layout.layoutAttributesForItem(at: attributes.indexPath)?.frame == attributes.frame)
        }
        #expect(Set(cells.map(\.indexPath)).count == cells.count)
        screen.frames(1)
      }
    }
  }

  // M9
  @Test(arguments: shapes)
  func `the collection view answers under the path by which it was asked, where the item is shown`(shape: String) throws
  {
    let screen = MovementScreen(MovingSource(counts: [12]), layout: layout(shape))
    #expect(screen.begin(0))
    screen.update(100, 230)
    let target = try #require(screen.view.interactiveMovements.first?.targetIndexPath)
    #expect(target.item > 0)
    for item in 0..<12 {
      let path = IndexPath(item: item, section: 0)
      let attributes = try #require(screen.view.layoutAttributesForItem(at: path))
      #expect(attributes.indexPath == path)
      let shown = item == 0 ? target.item : item <= target.item ? item - 1 : item
      #expect(
        attributes.frame
          == screen.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: shown, section: 0))?.frame)
    }
  }
}

/// One item below the other.
private final class ColumnLayout: UICollectionViewLayout {
  private var count = 0

  override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 60 * CGFloat(count)) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    .cell(indexPath.item, CGRect(x: 0, y: 60 * CGFloat(indexPath.item), width: 320, height: 50))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
