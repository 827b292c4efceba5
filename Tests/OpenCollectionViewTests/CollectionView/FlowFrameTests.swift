import OpenCollectionView
import Testing
import TouchTesting

/// Frames recorded from UIKit (iOS 26, 2 pixels a point), through the cells of a collection view.
@MainActor struct FlowFrameTests {
  private func screen(_ counts: [Int], _ layout: UICollectionViewFlowLayout, _ size: CGSize) -> GridScreen {
    GridScreen(counts, layout: layout, width: size.width, height: size.height)
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `The recorded vertical grid`() {
    // C71
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let grid = screen([8], layout, CGSize(width: 375, height: 480))
    #expect(
      grid.frames == [
        frame(16, 16, 100, 100), frame(137.5, 16, 100, 100), frame(259, 16, 100, 100),
        frame(16, 128, 100, 100), frame(137.5, 128, 100, 100), frame(259, 128, 100, 100),
        frame(16, 240, 100, 100), frame(137.5, 240, 100, 100),
      ])
    #expect(grid.view.contentSize == CGSize(width: 375, height: 356))
  }

  @Test func `The recorded horizontal columns with headers`() {
    // C71
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 96, height: 72)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
    layout.headerReferenceSize = CGSize(width: 44, height: 0)
    let grid = screen([4, 2], layout, CGSize(width: 375, height: 240))
    #expect(grid.view.contentSize == CGSize(width: 444, height: 240))
    let first = grid.frames
    let headers = grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame) == [frame(0, 0, 44, 240), frame(276, 0, 44, 240)])
    #expect(
      first == [
        frame(58, 10, 96, 72), frame(58, 158, 96, 72), frame(166, 10, 96, 72), frame(166, 158, 96, 72),
        frame(334, 10, 96, 72), frame(334, 158, 96, 72),
      ])
  }

  @Test func `Defaults are items of 50 points, 10 apart, that scroll up and down`() {
    // C70
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    let grid = screen([4], layout, CGSize(width: 375, height: 480))
    #expect(grid.frames == [frame(0, 0, 50, 50), frame(65, 0, 50, 50), frame(130, 0, 50, 50), frame(195, 0, 50, 50)])
  }

  @Test func `An item wider than the view is centred and not clipped`() {
    // C72
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 250, height: 40)
    let grid = screen([1], layout, CGSize(width: 200, height: 300))
    #expect(grid.frames == [frame(-25, 0, 250, 40)])
    #expect(grid.view.contentSize.width == 200)
  }

  @Test func `The delegate's sizes, insets, spacings and headers count before the layout's`() {
    // C71
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 300, height: 10 * (indexPath.item + 1)) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 3 }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : 20) }
    }
    let delegate = Sizes()
    let grid = screen([2, 1], GridScreen.grid(), CGSize(width: 320, height: 480))
    grid.view.delegate = delegate
    grid.screen.runFrame()
    #expect(grid.frames == [frame(10, 5, 300, 10), frame(10, 18, 300, 20), frame(10, 63, 300, 10)])
  }

  @Test func `A delegate that says nothing leaves it to the layout`() {
    // C70
    final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
    let delegate = Silent()
    let grid = screen([1000], GridScreen.grid(), CGSize(width: 320, height: 480))
    grid.view.delegate = delegate
    grid.screen.runFrame()
    #expect(grid.frames.prefix(2) == [frame(0, 0, 100, 100), frame(110, 0, 100, 100)])
  }

  @Test func `Origins are rounded to the pixels of the screen that the view comes to`() {
    // C71
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 50)
    let view = UICollectionView(frame: frame(0, 0, 201, 100), collectionViewLayout: layout)
    let source = NumberSource([3])
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.layoutIfNeeded()
    let screen = VirtualScreen(width: 201, height: 100, scale: 2)
    screen.show(view)
    // The gaps of 10.5 points are whole pixels here.
    #expect(view.visibleCells.map(\.frame.minX) == [0, 70.5, 141])
    screen.resize(width: 201, height: 100, scale: 1)
    #expect(view.visibleCells.map(\.frame.minX) == [0, 71, 141])
  }

  @Test func `Changing a property of the layout moves the cells that are there`() {
    // C2
    let layout = GridScreen.grid()
    let grid = screen([3], layout, CGSize(width: 320, height: 480))
    let cells = grid.view.visibleCells
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    grid.screen.runFrame()
    #expect(grid.frames == [frame(0, 0, 320, 50), frame(0, 50, 320, 50), frame(0, 100, 320, 50)])
    #expect(zip(grid.view.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(grid.source.askedCells.count == 3)
  }
}
