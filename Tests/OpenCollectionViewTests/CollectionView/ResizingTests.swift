import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ResizingTests {
  @Test func `A wider view has more columns, in the same cells`() {
    // C6
    let grid = GridScreen([12])
    let cells = Set(grid.view.visibleCells.map(ObjectIdentifier.init))
    grid.screen.resize(width: 430, height: 480)
    #expect(grid.view.frame == CGRect(x: 0, y: 0, width: 430, height: 480))
    #expect(grid.frames.prefix(4).map(\.minX) == [0, 110, 220, 330])
    #expect(grid.frames[4].origin == CGPoint(x: 0, y: 110))
    #expect(grid.view.contentSize == CGSize(width: 430, height: 320))
    #expect(Set(grid.view.visibleCells.map(ObjectIdentifier.init)) == cells)
    #expect(grid.source.askedCells.count == 12)
  }

  @Test func `The offset stays legal when more columns make the content shorter`() {
    // C6
    let grid = GridScreen([90])
    grid.view.contentOffset.y = 2810
    grid.screen.runFrame()
    #expect(grid.texts.last == "0-89")
    grid.screen.resize(width: 980, height: 480)
    #expect(grid.view.contentSize == CGSize(width: 980, height: 1090))
    #expect(grid.view.contentOffset.y == 610)
    #expect(grid.texts.last == "0-89")
  }

  @Test func `A taller view asks for what it now shows and nothing of the layout`() {
    // C6
    let grid = GridScreen([90])
    let trace = grid.screen.recordTrace()
    grid.screen.resize(width: 320, height: 700)
    #expect(grid.texts.count == 21)
    #expect(grid.source.askedCells.count == 21)
    #expect(trace.preparationCount == 0)
  }

  @Test func `Resizing does not ask the delegate for sizes again`() {
    // C5
    final class Counting: NSObject, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: 100, height: 100 + indexPath.item)
      }
    }
    let delegate = Counting()
    let grid = GridScreen([12])
    grid.view.delegate = delegate
    grid.screen.runFrame()
    #expect(delegate.asked == 12)
    grid.screen.resize(width: 430, height: 480)
    #expect(grid.frames[3].minX == 330)
    #expect(delegate.asked == 12)
    grid.layout.invalidateLayout()
    grid.screen.runFrame()
    #expect(delegate.asked == 24)
  }

  @Test func `Insets across the scrolling take room from the lines`() {
    let grid = GridScreen([12])
    grid.view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    grid.screen.runFrame()
    #expect(grid.view.contentSize.width == 220)
    #expect(grid.frames.prefix(3).map(\.minX) == [0, 120, 0])
    #expect(grid.view.contentOffset.x == -50)
  }

  @Test func `Insets along the scrolling prepare nothing`() {
    let grid = GridScreen([12])
    let trace = grid.screen.recordTrace()
    grid.view.contentInset.top = 50
    grid.screen.runFrame()
    #expect(grid.view.contentOffset.y == -50)
    #expect(trace.preparationCount == 0)
  }

  @Test func `Resizing while the content moves leaves it legal and shown`() {
    let grid = GridScreen([300])
    grid.screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 50)))
    for width in [500.0, 200, 700, 320] {
      grid.screen.advance(by: 0.1)
      grid.screen.resize(width: width, height: 480)
    }
    grid.screen.advanceUntilRest()
    let end = grid.view.contentSize.height - 480
    #expect((0...end).contains(grid.view.contentOffset.y))
    #expect(!grid.texts.isEmpty)
  }

  @Test func `A view without area shows nothing, and a side of zero still has a layout`() {
    let grid = GridScreen([12])
    grid.view.frame.size = .zero
    grid.screen.runFrame()
    #expect(grid.texts.isEmpty)
    #expect(grid.cells.allSatisfy { $0.isHidden })
    grid.view.frame.size = CGSize(width: 430, height: 0)
    grid.screen.runFrame()
    #expect(grid.texts.isEmpty)
    #expect(grid.view.contentSize == CGSize(width: 430, height: 320))
    grid.view.frame.size = CGSize(width: 430, height: 320)
    grid.screen.runFrame()
    #expect(grid.texts.count == 12)
    #expect(grid.cells.count == 12)
  }

  @Test func `A view that begins without a size asks for no cells until it has one`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let view = UICollectionView(frame: .zero, collectionViewLayout: GridScreen.grid())
    let source = NumberSource([4])
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    screen.show(view)
    screen.advance(by: 1)
    #expect(source.askedCells.isEmpty)
    view.frame = screen.window.bounds
    screen.runFrame()
    #expect(source.askedCells.count == 4)
  }
}
