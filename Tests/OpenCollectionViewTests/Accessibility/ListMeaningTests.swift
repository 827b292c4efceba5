import Testing
import TouchTesting

@testable import LayerEngine
@testable import OpenCollectionView

/// What assistive tools are told of collection views and their cells.
@MainActor struct ListMeaningTests {
  private final class Items: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var count = 40
    /// Tells whether it says what cells are called, which has them described at once.
    var saysMore = true

    override func loadView() {
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = self
      view = grid
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      guard saysMore else { return cell }
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Item"
      return cell
    }
  }

  private func places(_ spoken: SpokenScreen, _ items: Items) -> [String] {
    items.grid.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
      let place = spoken.screen.mirror.nodes[cell.layer.identifier]?.properties.accessibility?.details.place
      return place.map { "\($0.number)/\($0.count)" } ?? "nowhere"
    }
  }

  private func list(_ spoken: SpokenScreen) -> LayerAccessibility? { spoken.told.first { $0.role == .list } }

  private func show(_ items: Items) -> SpokenScreen {
    let spoken = SpokenScreen()
    spoken.screen.show(items)
    spoken.screen.advance(by: 0.1)
    return spoken
  }

  // R9
  @Test func `a list says whether its content scrolls to the sides, also when that changes`() {
    let items = Items()
    let spoken = show(items)
    #expect(list(spoken)?.details.scrollsSideways == false)
    items.layout.scrollDirection = .horizontal
    spoken.screen.advance(by: 0.1)
    #expect(list(spoken)?.details.scrollsSideways == true)
    items.count = 1
    items.grid.reloadData()
    spoken.screen.advance(by: 0.1)
    #expect(list(spoken)?.details.scrollsSideways == false)
  }

  // R9
  @Test func `cells say their place among all items of their section, those that come into view too`() {
    let items = Items()
    let spoken = show(items)
    #expect(places(spoken, items) == ["1/40", "2/40", "3/40", "4/40"])
    items.grid.contentOffset.y = 1000
    spoken.screen.advance(by: 0.1)
    #expect(places(spoken, items) == ["11/40", "12/40", "13/40", "14/40"])
    items.count = 39
    items.grid.performBatchUpdates { items.grid.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    spoken.screen.advance(by: 2)
    #expect(places(spoken, items).allSatisfy { $0.hasSuffix("/39") })
    #expect(places(spoken, items).count >= 4)
  }

  // R9
  @Test func `cells that come in frame after frame are described when that ends`() {
    let items = Items()
    items.saysMore = false
    let spoken = show(items)
    items.grid.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    spoken.screen.advance(by: 0.15)
    let shown = items.grid.indexPathsForVisibleItems.map(\.item).sorted().map { "\($0 + 1)/40" }
    // The first ones come with their places; those behind them wait, in cells that were described as others.
    #expect(places(spoken, items) != shown)
    #expect(places(spoken, items).count == shown.count)
    spoken.screen.advanceUntilRest()
    #expect(places(spoken, items) == ["21/40", "22/40", "23/40", "24/40"])
  }

  // R9
  @Test func `a collection view is called as its controller is, unless it has a name, and says what can be selected`() {
    let items = Items()
    items.title = "Letters"
    let spoken = show(items)
    #expect(list(spoken)?.label == "Letters")
    #expect(list(spoken)?.details.allowsMultiple == false)
    items.title = "Mail"
    items.grid.allowsMultipleSelection = true
    spoken.screen.advance(by: 0.1)
    #expect(list(spoken)?.label == "Mail")
    #expect(list(spoken)?.details.allowsMultiple == true)
    items.grid.accessibilityLabel = "Inbox"
    spoken.screen.advance(by: 0.1)
    #expect(list(spoken)?.label == "Inbox")
  }

  // R9
  @Test func `segments say that they are not chosen, pages have a name, and what changes often is a status`() {
    let spoken = SpokenScreen()
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let status = UILabel()
    status.text = "3 of 7"
    status.accessibilityTraits = [.staticText, .updatesFrequently]
    for view in [segments, pages, status] { view.frame = CGRect(x: 0, y: 0, width: 200, height: 40) }
    for view in [segments, pages, status] { spoken.show(view) }
    func told(_ label: String) -> LayerAccessibility? { spoken.told.first { $0.label == label } }
    #expect(told("Day")?.details.state == .off)
    #expect(told("Week")?.details.state == .on)
    #expect(told("Pages")?.role == .slider)
    #expect(told("Pages")?.value == "page 1 of 3")
    #expect(told("3 of 7")?.role == .status)
  }
}
