import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct SpreadsheetLayoutTests {
  private func shape() -> ShapeScreen {
    ShapeScreen(Array(repeating: 26, count: 100), SpreadsheetLayout())
  }

  private func frame(_ row: Int, _ column: Int, _ shape: ShapeScreen) -> CGRect? {
    shape.view.cellForItem(at: IndexPath(item: column, section: row))?.frame
  }

  private func stripes(_ shape: ShapeScreen) -> [CGRect] {
    shape.view.subviews.filter { $0 is SpreadsheetStripe && !$0.isHidden }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  @Test func `The first row and the first column stay in sight on both axes`() {
    let shape = shape()
    #expect(shape.view.contentSize == CGSize(width: 2080, height: 3000))
    #expect(frame(1, 1, shape) == CGRect(x: 80, y: 30, width: 80, height: 30))
    shape.view.contentOffset = CGPoint(x: 500, y: 1000)
    shape.screen.runFrame()
    #expect(frame(0, 0, shape) == CGRect(x: 500, y: 1000, width: 80, height: 30))
    #expect(frame(0, 7, shape) == CGRect(x: 560, y: 1000, width: 80, height: 30))
    #expect(frame(40, 0, shape) == CGRect(x: 500, y: 1200, width: 80, height: 30))
    #expect(frame(40, 7, shape) == CGRect(x: 560, y: 1200, width: 80, height: 30))
    #expect(frame(1, 1, shape) == nil)
  }

  // C14
  @Test func `What stays lies over what moves, and the corner over both`() throws {
    let shape = shape()
    func depth(_ row: Int, _ column: Int) throws -> CGFloat {
      try #require(shape.view.cellForItem(at: IndexPath(item: column, section: row))).layer.zPosition
    }
    #expect(try depth(0, 0) > depth(0, 1))
    #expect(try depth(0, 1) > depth(1, 1))
    #expect(try depth(1, 0) > depth(1, 1))
  }

  // C45
  @Test func `Stripes are decorations that the data source never sees`() {
    let shape = shape()
    #expect(stripes(shape).count == 8)
    #expect(stripes(shape).first == CGRect(x: 0, y: 30, width: 2080, height: 30))
    shape.view.contentOffset.y = 1000
    shape.screen.runFrame()
    #expect(stripes(shape).first == CGRect(x: 0, y: 990, width: 2080, height: 30))
  }

  @Test func `A finger drags along both axes`() {
    let shape = shape()
    shape.screen.play(.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 100, y: 200)))
    shape.screen.advanceUntilRest()
    let offset = shape.view.contentOffset
    #expect(offset.x > 100 && offset.y > 100)
    #expect(frame(0, 0, shape) == CGRect(origin: offset, size: CGSize(width: 80, height: 30)))
    #expect(shape.isSettled)
  }

  @Test func `A row that goes takes its cells and its stripe along`() {
    let shape = shape()
    shape.view.performBatchUpdates {
      shape.source.counts.remove(at: 3)
      shape.view.deleteSections([3])
    }
    shape.screen.advanceUntilRest()
    #expect(shape.view.contentSize.height == 2970)
    #expect(stripes(shape).map(\.minY) == [30, 90, 150, 210, 270, 330, 390, 450])
    #expect(shape.isSettled)
  }

  @Test func `The last cell can be scrolled to`() {
    let shape = shape()
    shape.view.scrollToItem(at: IndexPath(item: 25, section: 99), at: [.bottom, .right], animated: true)
    shape.screen.advanceUntilRest()
    #expect(shape.view.contentOffset == CGPoint(x: 1760, y: 2520))
    #expect(frame(99, 25, shape) == CGRect(x: 2000, y: 2970, width: 80, height: 30))
  }
}
