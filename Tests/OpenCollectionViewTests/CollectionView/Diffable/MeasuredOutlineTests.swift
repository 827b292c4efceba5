import OpenCollectionView
import Testing
import TouchTesting

/// Outlines in a list whose rows are higher than they were thought to be.
@MainActor struct MeasuredOutlineTests {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>

  /// `1` with 70 rows in it, 100 and following, and 19 rows behind it, each of two lines: eight have room.
  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      content.secondaryText = "A second line"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
    }
    screen.show(view)
  }

  private func show(isOpen: Bool) {
    var outline = OutlineScreen.long
    if isOpen { outline.expand([1]) }
    source.apply(outline, to: "notes", animatingDifferences: false)
    screen.runFrame()
    screen.advance(by: 2)
  }

  private func tapSign() {
    screen.play(.tap(at: CGPoint(x: 320 - 16 - 7, y: 22)))
    screen.runFrame()
  }

  /// The items of the rows that are seen, however faintly, from the top down.
  private var seen: [Int] {
    view.subviews.compactMap { $0 as? UICollectionViewListCell }
      .compactMap { cell -> (place: CGFloat, item: Int)? in
        guard !cell.isHidden, let frame = cell.layer.presentation()?.frame, frame.minY < 480 else { return nil }
        let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
        return (frame.minY, Int(text) ?? -1)
      }
      .sorted { ($0.place, $0.item) < ($1.place, $1.item) }.map(\.item)
  }

  private func heights() -> Set<CGFloat> {
    Set(
      view.subviews.filter { $0 is UICollectionViewListCell && !$0.isHidden }.compactMap {
        $0.layer.presentation()?.bounds.height
      })
  }

  // I110
  @Test func `Of rows that are opened only those come that have room once they are measured`() {
    show(isOpen: false)
    #expect(seen == [1, 2, 3, 4, 5, 6, 7, 8])
    let high = heights()
    #expect(high.count == 1 && high.allSatisfy { $0 > 50 })
    tapSign()
    // Of 44 points there would be room for ten of them.
    #expect(seen.filter { $0 >= 100 } == Array(100..<107))
    for _ in 0..<20 {
      screen.runFrame()
      #expect(heights() == high)
      #expect(seen.allSatisfy { $0 < 107 })
    }
    screen.advance(by: 2)
    #expect(seen == [1] + Array(100..<107))
  }

  // I110
  @Test func `Rows that come when others are closed are as high on their way as they will be`() {
    show(isOpen: true)
    let high = heights()
    #expect(high.count == 1 && high.allSatisfy { $0 > 50 })
    tapSign()
    for _ in 0..<20 {
      screen.runFrame()
      #expect(heights() == high)
      #expect(seen.allSatisfy { $0 < 9 || $0 >= 100 })
    }
    screen.advance(by: 2)
    #expect(seen == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  // C41
  @Test func `The delegate is told of rows that came and went in one pass`() {
    final class Journal: NSObject, UICollectionViewDelegate {
      var shown: Set<ObjectIdentifier> = []
      var wrong = 0

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) { if !shown.insert(ObjectIdentifier(cell)).inserted { wrong += 1 } }

      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) { if shown.remove(ObjectIdentifier(cell)) == nil { wrong += 1 } }
    }
    let journal = Journal()
    view.delegate = journal
    show(isOpen: false)
    tapSign()
    screen.advance(by: 2)
    #expect(journal.wrong == 0)
    #expect(journal.shown == Set(view.visibleCells.map { ObjectIdentifier($0) }))
  }
}
