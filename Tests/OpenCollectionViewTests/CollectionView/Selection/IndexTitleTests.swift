import OpenCollectionView
import Testing
import TouchTesting

@MainActor private final class LetterSource: NSObject, UICollectionViewDataSource {
  var titles: [String]? = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
  var asked: [String] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 26 * 30 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    asked.append("\(title) \(index)")
    return IndexPath(item: 30 * index, section: 0)
  }
}

@MainActor struct IndexTitleTests {
  private let grid = GridScreen([1])
  private let source = LetterSource()

  private func open() {
    grid.view.dataSource = source
    grid.screen.runFrame()
  }

  /// The letters that are shown, from the top.
  private func letters() -> [String] {
    let bar = grid.view.subviews.first { $0.accessibilityLabel == "Index" }
    return (bar?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `Titles stand at the side, and stay there when the content scrolls`() {
    open()
    let bar = grid.view.subviews.first { $0.accessibilityLabel == "Index" }
    #expect(letters().joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(bar?.frame == CGRect(x: 300, y: 45, width: 20, height: 390))
    grid.view.contentOffset.y = 1000
    grid.screen.runFrame()
    #expect(bar?.frame == CGRect(x: 300, y: 1045, width: 20, height: 390))
  }

  @Test func `A finger goes at once to where the titles under it lead, and the content does not scroll under it`() {
    open()
    grid.screen.press(at: CGPoint(x: 310, y: 45 + 7))
    grid.screen.advance(by: 0.2)
    grid.screen.move(to: CGPoint(x: 310, y: 45 + 37))
    grid.screen.move(to: CGPoint(x: 290, y: 45 + 38))
    #expect(source.asked == ["A 0", "C 2"])
    #expect(grid.view.contentOffset.y == 2200)
    grid.screen.lift(at: CGPoint(x: 310, y: 2000))
    #expect(source.asked == ["A 0", "C 2", "Z 25"])
    #expect(grid.screen.advanceUntilRest())
    #expect(!grid.view.isDragging)
  }

  @Test func `Where there is not enough room dots stand for titles between`() {
    open()
    grid.view.frame.size.height = 110
    grid.screen.runFrame()
    #expect(letters().joined() == "A•I•Q•Z")
  }

  @Test func `Titles are asked for again with the data, and may be none`() {
    open()
    source.titles = ["x", "y"]
    grid.screen.runFrame()
    #expect(letters().count == 26)
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(letters() == ["x", "y"])
    source.titles = nil
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(letters() == [])
  }

  @Test func `Without titles there is nothing at the side`() {
    #expect(grid.view.subviews.allSatisfy { $0.accessibilityLabel != "Index" })
  }
}
