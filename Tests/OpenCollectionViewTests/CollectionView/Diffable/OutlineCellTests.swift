import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// List cells of an outline, and their disclosure signs.
@MainActor struct OutlineCellTests {
  @MainActor private final class OutlineScreen {
    let screen = VirtualScreen(width: 320, height: 480)
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure()]
        return cell
      }
      screen.show(view)
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2])
      outline.append([10, 11], to: 1)
      source.apply(outline, to: "a", animatingDifferences: false)
      settle()
    }

    func settle() {
      screen.runFrame()
      screen.advance(by: 2)
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? UICollectionViewListCell
    }
  }

  @Test func `A tap on the disclosure sign opens and closes what the cell heads`() throws {
    let shown = OutlineScreen()
    let head = try #require(shown.cell(1))
    let sign = try #require(head.subviews.first { $0 is CellAccessoryView })
    let place = sign.convert(CGPoint(x: sign.bounds.midX, y: sign.bounds.midY), to: nil)
    #expect(head.configurationState.isExpanded == false)
    shown.screen.play(.tap(at: place))
    shown.settle()
    #expect(shown.source.snapshot().itemIdentifiers == [1, 10, 11, 2])
    #expect(head.configurationState.isExpanded)
    #expect(shown.view.indexPathsForSelectedItems == [])
    shown.screen.play(.tap(at: place))
    shown.settle()
    #expect(shown.source.snapshot().itemIdentifiers == [1, 2])
    #expect(head.configurationState.isExpanded == false)
  }

  // I65
  @Test func `Cells stand as far in as their items have ancestors`() throws {
    let shown = OutlineScreen()
    var outline = shown.source.snapshot(for: "a")
    outline.append([100], to: 10)
    outline.expand([1, 10])
    shown.source.apply(outline, to: "a", animatingDifferences: false)
    shown.settle()
    #expect([1, 10, 100, 11, 2].map { shown.cell($0)?.indentationLevel } == [0, 1, 2, 1, 0])
    #expect(shown.cell(10)?.configurationState.isExpanded == true)
    #expect(shown.cell(11)?.configurationState.isExpanded == false)
  }

  @Test func `An item that is expanded without children is told so`() throws {
    let shown = OutlineScreen()
    var outline = shown.source.snapshot(for: "a")
    outline.expand([2])
    shown.source.apply(outline, to: "a")
    #expect(shown.cell(2)?.configurationState.isExpanded == true)
  }
}
