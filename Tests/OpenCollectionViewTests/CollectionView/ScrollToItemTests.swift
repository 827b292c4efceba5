import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ScrollToItemTests {
  private func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  /// Item 30 stands at 1100...1200 of 36,730 points; the view shows 480.
  nonisolated static let rows: [(UICollectionView.ScrollPosition, CGFloat)] = [
    (.top, 1100), (.centeredVertically, 910), (.bottom, 720), ([], 720), ([.top, .left], 1100),
    ([.centeredVertically, .right], 910),
  ]

  @Test(arguments: rows)
  func `An item is scrolled to its place`(position: UICollectionView.ScrollPosition, y: CGFloat) {
    let grid = GridScreen([1000])
    grid.view.scrollToItem(at: item(30), at: position, animated: false)
    #expect(grid.view.contentOffset == CGPoint(x: 0, y: y))
    grid.screen.runFrame()
    #expect(grid.view.indexPathsForVisibleItems.contains(item(30)))
  }

  @Test func `Without a place an item in sight stays, and one above comes to the top`() {
    let grid = GridScreen([1000])
    grid.view.contentOffset.y = 1000
    grid.view.scrollToItem(at: item(36), at: [], animated: false)
    #expect(grid.view.contentOffset.y == 1000)
    grid.view.scrollToItem(at: item(3), at: [], animated: false)
    #expect(grid.view.contentOffset.y == 110)
  }

  @Test func `Items at the ends stop at the ends of the content`() {
    let grid = GridScreen([1000])
    grid.view.scrollToItem(at: item(0), at: .bottom, animated: false)
    #expect(grid.view.contentOffset.y == 0)
    grid.view.scrollToItem(at: item(999), at: .top, animated: false)
    #expect(grid.view.contentOffset.y == 36_250)
  }

  @Test func `Insets are left free`() {
    let grid = GridScreen([1000])
    grid.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    grid.view.scrollToItem(at: item(30), at: .top, animated: false)
    #expect(grid.view.contentOffset.y == 1050)
    grid.view.scrollToItem(at: item(30), at: .bottom, animated: false)
    #expect(grid.view.contentOffset.y == 750)
    grid.view.scrollToItem(at: item(30), at: .centeredVertically, animated: false)
    #expect(grid.view.contentOffset.y == 900)
    grid.view.scrollToItem(at: item(0), at: .top, animated: false)
    #expect(grid.view.contentOffset.y == -50)
  }

  /// Item 30 of columns of four stands at 770...870 of 27,490 points; the view shows 320.
  nonisolated static let columns: [(UICollectionView.ScrollPosition, CGFloat)] = [
    (.left, 770), (.centeredHorizontally, 660), (.right, 550), ([], 550),
  ]

  @Test(arguments: columns)
  func `A horizontal layout scrolls sideways`(position: UICollectionView.ScrollPosition, x: CGFloat) {
    let layout = GridScreen.grid()
    layout.scrollDirection = .horizontal
    let grid = GridScreen([1000], layout: layout)
    grid.view.scrollToItem(at: item(30), at: position, animated: false)
    #expect(grid.view.contentOffset == CGPoint(x: x, y: 0))
  }

  @Test func `Selecting scrolls only where a place is named`() {
    let grid = GridScreen([1000])
    grid.view.selectItem(at: item(300), animated: false, scrollPosition: [])
    #expect(grid.view.contentOffset.y == 0)
    grid.view.selectItem(at: item(300), animated: false, scrollPosition: .top)
    #expect(grid.view.contentOffset.y == 11_000)
    grid.screen.runFrame()
    #expect(grid.view.cellForItem(at: item(300))?.isSelected == true)
  }

  @Test func `An animated scroll arrives, and shows the item`() {
    let grid = GridScreen([1000])
    grid.view.scrollToItem(at: item(300), at: .top, animated: true)
    #expect(grid.view.contentOffset.y == 0)
    grid.screen.advance(by: 1)
    #expect(grid.view.contentOffset.y == 11_000)
    #expect(grid.texts.first == "0-300")
    // Six lines in sight, and four made ahead.
    #expect(grid.cells.count <= 30)
  }

  @Test func `Before the first layout an item can be scrolled to`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: GridScreen.grid())
    let source = NumberSource([1000])
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.scrollToItem(at: item(30), at: .top, animated: false)
    screen.show(view)
    #expect(view.contentOffset.y == 1100)
    #expect(view.indexPathsForVisibleItems.first == item(30))
    #expect(source.askedCells.first == item(30))
  }
}
