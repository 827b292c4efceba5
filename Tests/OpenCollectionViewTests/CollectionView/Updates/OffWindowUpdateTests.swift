import OpenCollectionView
import Testing
import TouchTesting

/// Updates of a view that has been laid out and is in no window: what they leave is there when they return.
@MainActor struct OffWindowUpdateTests {
  private let source = NumberSource([3, 2])
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: GridScreen.grid())

  init() {
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private var texts: [String] { view.visibleCells.map { ($0 as? NumberCell)?.label.text ?? "" } }

  @Test func `Sections that are reloaded have their new cells, in a batch and without one`() {
    // C33
    source.forgetQuestions()
    view.performBatchUpdates { view.reloadSections([0, 1]) }
    #expect(texts == ["0-0", "0-1", "0-2", "1-0", "1-1"])
    #expect(source.askedCells.count == 5)
    view.reloadSections([0, 1])
    #expect(texts == ["0-0", "0-1", "0-2", "1-0", "1-1"])
    #expect(source.askedCells.count == 10)
  }

  @Test func `Sections that are reloaded with other counts have them`() {
    // C33
    source.counts = [1, 4]
    view.performBatchUpdates { view.reloadSections([0, 1]) }
    #expect(texts == ["0-0", "1-0", "1-1", "1-2", "1-3"])
  }

  @Test func `When all items are reloaded, or replaced by others, there are cells`() {
    // C33
    view.reloadItems(at: [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]])
    #expect(texts == ["0-0", "0-1", "0-2", "1-0", "1-1"])
    source.counts = [2]
    view.performBatchUpdates {
      view.deleteSections([0, 1])
      view.insertSections([0])
    }
    #expect(texts == ["0-0", "0-1"])
  }

  @Test func `Items that come to an empty view have cells`() {
    // C21
    source.counts = [0, 0]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(texts == [])
    source.counts = [2, 0]
    view.insertItems(at: [[0, 0], [0, 1]])
    #expect(texts == ["0-0", "0-1"])
  }

  @Test func `A view that was never laid out asks for no cells`() {
    // C21
    let fresh = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: GridScreen.grid())
    fresh.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    fresh.dataSource = source
    source.forgetQuestions()
    fresh.performBatchUpdates { fresh.reloadSections([0]) }
    #expect(source.askedCells == [])
    fresh.layoutIfNeeded()
    #expect(source.askedCells.count == 5)
  }
}
