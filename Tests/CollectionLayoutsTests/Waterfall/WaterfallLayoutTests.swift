import CollectionLayouts
import OpenCollectionView
import PlaneGeometry
import TestSupport
import Testing
import TouchTesting

@MainActor struct WaterfallLayoutTests {
  @Test func `Items keep their shape at the width of a column`() {
    let waterfall = WaterfallScreen([
      [CGSize(width: 310, height: 200), CGSize(width: 31, height: 8), CGSize(width: 155, height: 30)]
    ])
    #expect(waterfall.shownFrames == [rect(0, 0, 155, 100), rect(165, 0, 155, 40), rect(165, 50, 155, 30)])
    #expect(waterfall.view.contentSize == CGSize(width: 320, height: 100))
  }

  @Test func `Without a delegate items have the shape of the item size`() {
    let waterfall = WaterfallScreen([[.zero, .zero, .zero]], isDelegate: false) {
      $0.itemSize = CGSize(width: 1, height: 2)
    }
    #expect(waterfall.shownFrames == [rect(0, 0, 155, 310), rect(165, 0, 155, 310), rect(0, 320, 155, 310)])
  }

  @Test func `A size without a width is as long as it says`() {
    let waterfall = WaterfallScreen([[CGSize(width: 0, height: 70)]])
    #expect(waterfall.shownFrames == [rect(0, 0, 155, 70)])
  }

  @Test func `Sections have headers, margins, footers, and columns of their own`() {
    let waterfall = WaterfallScreen([
      [CGSize(width: 0, height: 50)], [CGSize(width: 0, height: 30), CGSize(width: 0, height: 30)],
    ]) {
      $0.headerLength = 40
      $0.footerLength = 20
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 6, right: 10)
    }
    waterfall.columnCounts = [2, 1]
    waterfall.layout.invalidateLayout()
    waterfall.screen.runFrame()
    #expect(waterfall.frames(inSection: 0) == [rect(10, 45, 145, 50)])
    #expect(waterfall.frames(inSection: 1) == [rect(10, 166, 300, 30), rect(10, 206, 300, 30)])
    let headers = waterfall.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame) == [rect(0, 0, 320, 40), rect(0, 121, 320, 40)])
    let footers = waterfall.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
    #expect(footers.map(\.frame) == [rect(0, 101, 320, 20), rect(0, 242, 320, 20)])
  }

  @Test func `In order items are read in rows`() {
    let waterfall = WaterfallScreen(heights: [100, 40, 30, 50]) { $0.filling = .inOrder }
    #expect(
      waterfall.shownFrames == [
        rect(0, 0, 155, 100), rect(165, 0, 155, 40), rect(0, 110, 155, 30), rect(165, 50, 155, 50),
      ])
  }

  @Test func `Where people read from right to left the first column is on the right`() {
    let waterfall = WaterfallScreen(heights: [100, 40, 30])
    waterfall.view.semanticContentAttribute = .forceRightToLeft
    waterfall.layout.invalidateLayout()
    waterfall.screen.runFrame()
    #expect(waterfall.shownFrames == [rect(0, 0, 155, 100), rect(165, 0, 155, 40), rect(165, 50, 155, 30)])
    #expect(waterfall.view.visibleCells.map { waterfall.view.convert($0.frame, to: nil).minX } == [165, 0, 0])
  }

  @Test func `Content that scrolls across has rows`() {
    let waterfall = WaterfallScreen([[CGSize(width: 100, height: 235), CGSize(width: 40, height: 235)]]) {
      $0.scrollDirection = .horizontal
    }
    #expect(waterfall.shownFrames == [rect(0, 0, 100, 235), rect(0, 245, 40, 235)])
    #expect(waterfall.view.contentSize == CGSize(width: 100, height: 480))
  }

  @Test func `A wider view has wider columns, and the delegate is asked again`() {
    let waterfall = WaterfallScreen(heights: [100, 40])
    #expect(waterfall.questions == 2)
    waterfall.view.frame.size.width = 640
    waterfall.screen.runFrame()
    #expect(waterfall.questions == 4)
    #expect(waterfall.shownFrames.map(\.width) == [315, 315])
    let heights: [CGFloat] = [100 * 315.0 / 155, 40 * 315.0 / 155]
    #expect(waterfall.shownFrames.map(\.height) == heights)
  }

  @Test func `Scrolling asks nobody and makes no attributes anew`() {
    let waterfall = WaterfallScreen(heights: (0..<500).map { CGFloat(40 + $0 * 37 % 90) })
    let questions = waterfall.questions
    let path = IndexPath(item: 3, section: 0)
    let first = waterfall.layout.layoutAttributesForItem(at: path)
    waterfall.view.contentOffset.y = 100
    waterfall.screen.runFrame()
    #expect(waterfall.questions == questions)
    #expect(waterfall.layout.layoutAttributesForItem(at: path) === first)
  }

  @Test func `One more column inside an animation moves the cells there`() {
    let waterfall = WaterfallScreen(heights: [100, 40, 30])
    UIView.animate(withDuration: 1) {
      waterfall.layout.columnCount = 3
      waterfall.view.layoutIfNeeded()
    }
    let cell = waterfall.view.cellForItem(at: IndexPath(item: 2, section: 0))
    // 100 points a column, the third at two thirds of 320 in pixels.
    #expect(cell?.frame == rect(220, 0, 100, 3000.0 / 155))
    #expect(cell?.layer.presentation()?.frame.origin.x == 165)
    waterfall.screen.advance(by: 1.1)
    #expect(cell?.layer.presentation()?.frame == cell?.frame)
  }

  @Test func `Only items that a context names are asked for again`() {
    let waterfall = WaterfallScreen(heights: [100, 40, 30, 50])
    waterfall.sizes[0][1].height = 120
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    waterfall.layout.invalidateLayout(with: context)
    waterfall.screen.runFrame()
    #expect(waterfall.questions == 5)
    let expected = [rect(0, 0, 155, 100), rect(165, 0, 155, 120), rect(0, 110, 155, 30), rect(165, 130, 155, 50)]
    #expect(waterfall.frames() == expected)
    #expect(waterfall.shownFrames == expected)
  }

  @Test func `An empty waterfall shows nothing, and items can be added`() {
    let waterfall = WaterfallScreen([[]])
    #expect(waterfall.view.contentSize == CGSize(width: 320, height: 0))
    waterfall.sizes[0].append(CGSize(width: 155, height: 60))
    waterfall.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    waterfall.screen.advanceUntilRest()
    #expect(waterfall.shownFrames == [rect(0, 0, 155, 60)])
  }

  @Test func `A size that is no number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WaterfallScreen([[CGSize(width: 155, height: CGFloat.nan)]]) }
    }
    #expect(
      trapSentence(of: result).contains(
        "WaterfallLayout cannot lay out section 0: item 0 is nan points long: give finite lengths of zero or more."))
  }

  @Test func `No column stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WaterfallScreen([[]]) { $0.columnCount = 0 } }
    }
    #expect(
      trapSentence(of: result).contains("WaterfallLayout cannot lay out section 0: there are 0 columns: give 1 to 255.")
    )
  }
}
