import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct SelfSizingTests {
  @Test func `Cells get the heights that they want before the frame is over`() {
    // C60
    let list = SizingScreen(100) { CGFloat(30 + $0 % 3 * 20) }
    #expect(list.frames.prefix(4).map(\.minY) == [0, 30, 80, 150])
    #expect(list.frames.prefix(4).map(\.height) == [30, 50, 70, 30])
    #expect(list.isSettled)
  }

  @Test func `A cell is asked until it agrees, and then no more`() {
    // C60
    let list = SizingScreen(100) { _ in 80 }
    #expect(list.cell(0)?.askedCount == 2)
    list.screen.runFrame()
    list.view.contentOffset.y = 10
    list.screen.runFrame()
    #expect(list.cell(0)?.askedCount == 2)
  }

  @Test func `A cell that wants what it has is asked once`() {
    // C60
    let list = SizingScreen(100, estimate: 80) { _ in 80 }
    #expect(list.cell(0)?.askedCount == 1)
  }

  @Test func `Without an estimate no cell is asked`() {
    // C64
    let layout = UICollectionViewFlowLayout()
    let list = SizingScreen(10, layout: layout) { _ in 80 }
    layout.estimatedItemSize = .zero
    layout.itemSize = CGSize(width: 320, height: 40)
    list.view.reloadData()
    list.screen.runFrame()
    #expect(list.frames.map(\.height) == [CGFloat](repeating: 40, count: 10))
  }

  @Test func `The automatic size takes the item size as its estimate`() {
    // C64
    let list = SizingScreen(1000) { _ in 80 }
    list.layout.itemSize = CGSize(width: 320, height: 60)
    list.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    list.screen.runFrame()
    #expect(list.isSettled)
    // Seven or eight cells have been seen, all others are of 60 points.
    let seen = list.view.contentSize.height - 60_000
    #expect(seen.truncatingRemainder(dividingBy: 20) == 0 && seen > 0 && seen <= 20 * 30)
  }

  @Test func `Cells that turn out small make room for others in the same frame`() {
    // C61
    let list = SizingScreen(1000, estimate: 200) { _ in 20 }
    #expect(list.view.visibleCells.count == 24)
    #expect(list.isSettled)
  }

  @Test func `Whatever the sizes, nothing is missing and nothing overlaps`() {
    // C61: random widths and missing cells.
    let list = SizingScreen(500, estimate: 90) { CGFloat(($0 * 37 + 11) % 130 + 5) }
    #expect(list.isSettled)
    for offset in stride(from: 0, to: 20_000, by: 333) {
      list.view.contentOffset.y = CGFloat(offset)
      list.screen.runFrame()
      #expect(list.isSettled, "at \(offset)")
    }
  }

  @Test func `A cell that never agrees ends the asking and is named`() {
    // C62
    let list = SizingScreen(3) { _ in 50 }
    let trace = list.screen.recordTrace()
    list.cell(1)?.growth = 10
    list.cell(1)?.invalidateIntrinsicContentSize()
    list.screen.runFrame()
    let reasons = trace.events.compactMap { event -> String? in
      guard case .layoutInvalidated(_, "nothing", let reason) = event.decision else { return nil }
      return reason
    }
    #expect(
      reasons == [
        "cell (0, 1) was asked 8 times: given 320.0 × 120.0, it wants 320.0 × 130.0; its "
          + "preferredLayoutAttributesFitting(_:) must agree to a size that it asked for"
      ])
    #expect(list.cell(1)?.frame.height == 130)
    #expect(list.cell(2)?.frame.minY == 180)
    let asked = list.cell(1)?.askedCount
    list.screen.runFrame()
    #expect(list.cell(1)?.askedCount == asked)
  }

  @Test func `A cell that says that its size is another is asked again`() {
    let list = SizingScreen(10) { _ in 50 }
    list.cell(2)?.height = 90
    list.screen.runFrame()
    #expect(list.cell(2)?.frame.height == 50)
    list.cell(2)?.invalidateIntrinsicContentSize()
    list.screen.runFrame()
    #expect(list.cell(2)?.frame.height == 90)
    #expect(list.cell(3)?.frame.minY == 190)
  }

  @Test func `So it is when the cell's content says so`() {
    let list = SizingScreen(10) { _ in 50 }
    list.cell(2)?.height = 90
    list.cell(2)?.contentView.invalidateIntrinsicContentSize()
    list.screen.runFrame()
    #expect(list.cell(2)?.frame.height == 90)
  }

  @Test func `Where that is switched off the cell keeps its size`() {
    let list = SizingScreen(10) { _ in 50 }
    list.view.selfSizingInvalidation = .disabled
    list.cell(2)?.height = 90
    list.cell(2)?.invalidateIntrinsicContentSize()
    list.screen.runFrame()
    #expect(list.cell(2)?.frame.height == 50)
  }

  @Test func `Another width has the cells asked again`() {
    let list = SizingScreen(100) { _ in 50 }
    let before = list.cell(0)?.askedCount ?? 0
    list.screen.resize(width: 480, height: 320)
    #expect((list.cell(0)?.askedCount ?? 0) > before)
    #expect(list.view.visibleCells.allSatisfy { $0.frame.height == 50 })
  }

  @Test func `A size that is no number is a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = SizingScreen(3) { _ in .nan }
        _ = list
      }
    }
  }

  @Test func `A header finds its height where its reference size is automatic`() {
    let list = SizingScreen(3) { _ in 50 }
    list.layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    list.screen.runFrame()
    let headers = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 33)])
    #expect(list.frames.first?.minY == 33)
  }
}
