import OpenCollectionView
import Testing
import TouchTesting

/// What is set while a view is in no window yet.
@MainActor struct OffsetBeforeShowingTests {
  private func offset(atScale scale: CGFloat, _ offset: CGPoint) -> (before: CGPoint, after: CGPoint) {
    let screen = VirtualScreen(width: 320, height: 480, scale: scale)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 1000, height: 5000)
    view.contentOffset = offset
    let before = view.contentOffset
    screen.show(view)
    return (before, view.contentOffset)
  }

  @Test func `An offset is on the pixels of the screen that the view will be on`() {
    // S2
    let fine = offset(atScale: 3, CGPoint(x: 10.3, y: 100.7))
    #expect(abs(fine.before.x - 31 / 3) < 1e-9)
    #expect(abs(fine.before.y - 302 / 3) < 1e-9)
    #expect(fine.after == fine.before)
    let middle = offset(atScale: 2, CGPoint(x: 10.3, y: 100.7))
    #expect(middle.before == CGPoint(x: 10.5, y: 100.5))
    #expect(middle.after == middle.before)
    #expect(offset(atScale: 1, CGPoint(x: 10.3, y: 100.7)).before == CGPoint(x: 10, y: 101))
  }

  @Test func `An offset that is set without an animation in no window is on those pixels too`() {
    // S2
    let screen = VirtualScreen(width: 320, height: 480, scale: 2)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 1000, height: 5000)
    view.setContentOffset(CGPoint(x: 0, y: 7.6), animated: true)
    #expect(view.contentOffset.y == 7.5)
    screen.show(view)
    #expect(view.contentOffset.y == 7.5)
  }

  @Test func `Items of a flow layout stand on those pixels before the view is shown`() {
    // C71
    let screen = VirtualScreen(width: 320, height: 480, scale: 2)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 99, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    let source = NumberSource([4])
    view.dataSource = source
    // 23 points are left over for two gaps.
    let before = (0..<3).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
    #expect(before == [0, 110.5, 221])
    screen.show(view)
    #expect((0..<3).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX } == before)
  }
}
