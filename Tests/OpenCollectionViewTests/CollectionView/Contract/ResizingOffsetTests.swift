import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ResizingOffsetTests {
  final class SettlingLayout: UICollectionViewFlowLayout {
    var target: CGPoint?
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

  @Test func `A target beyond the content is brought to its edge`() {
    // C32
    let layout = SettlingLayout()
    let grid = GridScreen([10], layout: layout)
    layout.target = CGPoint(x: 0, y: 5000)
    grid.view.frame.size.width = 200
    #expect(grid.view.contentOffset.y == 0)
  }
}
