import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ResizingOffsetTests {
  final class SettlingLayout: UICollectionViewFlowLayout {
    var target: CGPoint?
    private(set) var animatedChangeCount = 0
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      animatedChangeCount += 1
    }
    private(set) var proposals: [CGPoint] = []
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      proposals.append(proposedContentOffset)
      return target ?? proposedContentOffset
    }
  }

  final class Delegate: NSObject, UICollectionViewDelegate {
    var proposals: [CGPoint] = []
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposals.append(proposedContentOffset)
      return CGPoint(x: 0, y: proposedContentOffset.y + 7)
    }
  }

  @Test func `After a change of size the layout, and then the delegate, say where the content stands`() {
    // C32
    let layout = SettlingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = GridScreen([1000], layout: layout)
    let delegate = Delegate()
    grid.view.delegate = delegate
    grid.view.contentOffset.y = 300
    grid.screen.runFrame()
    layout.target = CGPoint(x: 0, y: 500)
    grid.view.frame.size.width = 250
    #expect(layout.proposals == [CGPoint(x: 0, y: 300)])
    #expect(delegate.proposals == [CGPoint(x: 0, y: 500)])
    #expect(grid.view.contentOffset.y == 507)
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 507)
  }

  @Test func `A layout that was invalidated before the size changes is asked just so`() {
    // C121
    let layout = SettlingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = GridScreen([1000], layout: layout)
    let delegate = Delegate()
    grid.view.delegate = delegate
    grid.view.contentOffset.y = 300
    grid.screen.runFrame()
    layout.target = CGPoint(x: 0, y: 500)
    layout.invalidateLayout()
    grid.view.frame.size.width = 250
    #expect(layout.proposals == [CGPoint(x: 0, y: 300)])
    #expect(delegate.proposals == [CGPoint(x: 0, y: 500)])
    #expect(grid.view.contentOffset.y == 507)
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == 507)
    #expect(layout.proposals.count == 1)
  }

  @Test func `Where the data is to be loaded anew it is asked when it is prepared for that`() {
    // C121
    let layout = SettlingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = GridScreen([1000], layout: layout)
    grid.view.contentOffset.y = 300
    grid.screen.runFrame()
    layout.target = CGPoint(x: 0, y: 500)
    grid.view.reloadData()
    grid.view.frame.size.width = 250
    #expect(layout.proposals == [])
    grid.screen.runFrame()
    #expect(layout.proposals == [CGPoint(x: 0, y: 300)])
    #expect(grid.view.contentOffset.y == 500)
    #expect(grid.texts.first == "0-8")
  }

  @Test(arguments: [true, false])
  func `A size that changes in an animation is told to a layout that was invalidated before, too`(invalidates: Bool) {
    // C29, C121
    let layout = SettlingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = GridScreen([1000], layout: layout)
    grid.screen.runFrame()
    let cell = grid.view.cellForItem(at: IndexPath(item: 2, section: 0))!
    if invalidates { layout.invalidateLayout() }
    UIView.animate(withDuration: 1) {
      grid.view.frame.size.width = 250
      grid.view.layoutIfNeeded()
    }
    #expect(layout.animatedChangeCount == 1)
    #expect(layout.proposals.count == 1)
    grid.screen.advance(by: 0.5)
    let seen = cell.layer.presentation()!.frame.origin
    #expect(seen.x > 20 && seen.x < 200 && seen.y > 10 && seen.y < 100)
    grid.screen.advanceUntilRest()
    #expect(cell.frame.origin == CGPoint(x: 0, y: 110))
  }

  @Test func `A layout that has never been prepared for the view is not asked`() {
    // C121
    let layout = SettlingLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.frame.size = CGSize(width: 100, height: 100)
    view.frame.size = CGSize(width: 200, height: 100)
    #expect(layout.proposals == [])
  }

  @Test func `A target beyond the content is brought to its edge`() {
    // C32
    let layout = SettlingLayout()
    let grid = GridScreen([10], layout: layout)
    layout.target = CGPoint(x: 0, y: 5000)
    grid.view.frame.size.width = 200
    #expect(grid.view.contentOffset.y == 0)
  }
}
