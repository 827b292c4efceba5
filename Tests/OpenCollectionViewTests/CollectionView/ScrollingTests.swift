import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CollectionScrollingTests {
  @Test func smoke() {
    let screen = VirtualScreen(width: 320, height: 480)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    let source = NumberSource([10_000])
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    screen.show(view)
    print(view.treeDescription())
    print(view.contentSize)
    let trace = screen.recordTrace()
    screen.play(.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100)))
    screen.advance(by: 5)
    print(trace.text)
    print(view.contentOffset, screen.frameCount, screen.commitCount, view.visibleCells.count, source.askedCells.count)
    print(screen.advanceUntilRest())
    screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    print(trace.text.split(separator: "\n").suffix(30).joined(separator: "\n"))
    print(view.indexPathsForSelectedItems as Any)
  }
}
