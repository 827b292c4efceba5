import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct ScrollingTests {
  // MARK: The views of the page

  @Test func `A hard flick turns one page, and the dots go with it`() throws {
    let stage = try Stage()
    let pager = try stage.section(PagerSection.self)
    let y = stage.middle(of: pager.scrollView).y
    stage.screen.play(.flick(from: CGPoint(x: 330, y: y), to: CGPoint(x: 60, y: y), duration: 0.08))
    stage.screen.advance(by: 2)
    #expect(pager.scrollView.contentOffset == CGPoint(x: 390, y: 0))
    #expect(pager.first(PageDots.self)?.position == 1)
    #expect(stage.page.contentOffset.y == 0)
  }

  @Test func `A tap beside the dots turns the page, too`() throws {
    let stage = try Stage()
    let pager = try stage.section(PagerSection.self)
    let dots = try #require(pager.first(PageDots.self))
    let middle = stage.middle(of: dots)
    stage.screen.play(.tap(at: CGPoint(x: middle.x + 60, y: middle.y)))
    stage.screen.advance(by: 1)
    #expect(pager.scrollView.contentOffset == CGPoint(x: 390, y: 0))
    #expect(dots.accessibilityValue == "2 of 6")
  }

  @Test func `Two fingers zoom the picture, and it comes back from beyond its limit`() throws {
    let stage = try Stage()
    let picture = try stage.section(ZoomSection.self)
    stage.bring(picture)
    let middle = stage.middle(of: picture.scrollView)
    stage.screen.play(.twoFingers(at: middle, distance: 80, toDistance: 200, duration: 0.5))
    #expect(picture.scrollView.zoomScale > 1.8 && picture.scrollView.zoomScale < 2.5)
    stage.screen.play(.twoFingers(at: middle, distance: 40, toDistance: 320, duration: 0.4))
    #expect(picture.scrollView.zoomScale > 4)
    #expect(stage.screen.advanceUntilRest())
    #expect(picture.scrollView.zoomScale == 4)
    #expect(picture.says("4.0 ×"))
  }

  @Test func `A double tap shows the place that was tapped, and another one all of the picture`() throws {
    let stage = try Stage()
    let picture = try stage.section(ZoomSection.self)
    stage.bring(picture)
    let middle = stage.middle(of: picture.scrollView)
    let doubleTap = TouchScript.tap(at: middle).then(.rest(0.08)).then(.tap(at: middle))
    stage.screen.play(doubleTap)
    stage.screen.advance(by: 1)
    #expect(picture.scrollView.zoomScale == 2.5)
    // What was in the middle is in the middle.
    let chart = try #require(picture.viewForZooming(in: picture.scrollView))
    let center = chart.convert(CGPoint(x: chart.bounds.midX, y: chart.bounds.midY), to: picture)
    #expect(abs(center.x - picture.scrollView.frame.midX) < 1)
    #expect(abs(center.y - picture.scrollView.frame.midY) < 1)
    stage.screen.play(doubleTap)
    stage.screen.advance(by: 1)
    #expect(picture.scrollView.zoomScale == 1)
  }

  @Test func `The row comes to rest with a card at its left end`() throws {
    let stage = try Stage()
    let row = try stage.section(SnapSection.self)
    stage.bring(row)
    let y = stage.middle(of: row.scrollView).y
    stage.screen.play(.flick(from: CGPoint(x: 340, y: y), to: CGPoint(x: 150, y: y), duration: 0.14))
    stage.screen.advance(by: 3)
    let layout = try #require(
      (row.scrollView as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout)
    let cards = row.scrollView.contentOffset.x / (layout.itemSize.width + layout.minimumLineSpacing)
    #expect(cards >= 1)
    #expect(cards == cards.rounded())
  }

  @Test func `At the end of the list the page goes on`() throws {
    let stage = try Stage()
    let list = try stage.section(ListSection.self)
    stage.bring(list)
    let before = stage.page.contentOffset.y
    let middle = stage.middle(of: list.scrollView)
    // The list stands at its upper end: what pulls it down pulls the page.
    stage.screen.play(.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 80), holding: 0.5))
    #expect(list.scrollView.contentOffset.y == 0)
    #expect(stage.page.contentOffset.y < before - 50)
    stage.screen.advance(by: 1)
    let after = stage.page.contentOffset.y
    let start = stage.middle(of: list.scrollView)
    stage.screen.play(.drag(from: start, to: CGPoint(x: start.x, y: start.y - 120), holding: 0.5))
    #expect(list.scrollView.contentOffset.y > 100)
    #expect(stage.page.contentOffset.y == after)
  }

  @Test func `With the lock a drag along the map goes along one axis`() throws {
    let stage = try Stage()
    let map = try stage.section(MapSection.self)
    stage.bring(map)
    let middle = stage.middle(of: map.scrollView)
    let drag = TouchScript.drag(
      from: middle, to: CGPoint(x: middle.x - 100, y: middle.y - 40), duration: 0.3, holding: 0.5)
    let start = map.scrollView.contentOffset
    stage.screen.play(drag)
    let free = map.scrollView.contentOffset
    #expect(free.x > start.x + 80 && free.y > start.y + 30)
    let lock = try #require(map.first(UISwitch.self))
    stage.screen.play(.tap(at: stage.middle(of: lock)))
    stage.screen.advance(by: 0.5)
    #expect(map.scrollView.isDirectionalLockEnabled)
    stage.screen.play(drag)
    #expect(map.scrollView.contentOffset.x > free.x + 80)
    #expect(map.scrollView.contentOffset.y == free.y)
  }

  @Test func `In a window of another size the middle of the map stays in the middle`() throws {
    let stage = try Stage(width: 1280, height: 736)
    let map = try stage.section(MapSection.self)
    stage.screen.resize(width: 390, height: 780)
    stage.screen.runFrame()
    let seen = map.scrollView.bounds
    #expect(abs(seen.midX - IslandMap.middle.x) <= 1 && abs(seen.midY - IslandMap.middle.y) <= 1)
  }

  @Test func `Pulled down the page brings other pictures`() throws {
    let stage = try Stage()
    let pager = try stage.section(PagerSection.self)
    let before = try #require(pager.first(PageCard.self)?.accessibilityLabel)
    stage.screen.play(.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 560), duration: 0.5))
    stage.screen.advance(by: 0.5)
    #expect(stage.page.refreshControl?.isRefreshing == true)
    #expect(pager.first(PageCard.self)?.accessibilityLabel == before)
    stage.screen.advance(by: 3)
    #expect(stage.page.refreshControl?.isRefreshing == false)
    #expect(pager.first(PageCard.self)?.accessibilityLabel != before)
    #expect(stage.page.contentOffset.y == 0)
  }

  @Test func `Keys move the page`() throws {
    let stage = try Stage(width: 1280, height: 736)
    stage.screen.press("End")
    stage.screen.advance(by: 0.15)
    #expect(stage.panel.says("Animating"))
    stage.screen.advance(by: 2)
    #expect(stage.panel.says("At rest"))
    let end = stage.page.contentSize.height - stage.page.bounds.height
    #expect(stage.page.contentOffset.y == end)
    stage.screen.press("Home")
    stage.screen.advance(by: 2)
    #expect(stage.page.contentOffset.y == 0)
  }

  // MARK: The read-out

  @Test func `The read-out says what moves, where it is, and how fast`() throws {
    let stage = try Stage()
    #expect(stage.panel.says("Page"))
    #expect(stage.panel.says("At rest"))
    // Held at the end: the velocity that UIKit reports is that of the motion, the honest one is none.
    stage.screen.play(.drag(from: CGPoint(x: 380, y: 560), to: CGPoint(x: 380, y: 360), duration: 0.4, holding: 0.6))
    let texts = ReadoutTexts(stage.meter)
    #expect(texts.name == "Page")
    #expect(texts.offset == "x 0   y \(Int(stage.page.contentOffset.y))")
    #expect(texts.honest == "0.000 pt/ms")
    #expect(stage.panel.says(texts.offset))
  }

  @Test func `The read-out names the view that moves`() throws {
    let stage = try Stage()
    let pager = try stage.section(PagerSection.self)
    let y = stage.middle(of: pager.scrollView).y
    stage.screen.play(.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 260, y: y), duration: 0.2, holding: 0.05))
    #expect(stage.panel.says("Pages"))
  }

  @Test func `What was announced at the lift is where the content stops`() throws {
    let stage = try Stage()
    stage.screen.play(.flick(from: CGPoint(x: 380, y: 600), to: CGPoint(x: 380, y: 480), duration: 0.14))
    #expect(stage.meter.phase == .decelerating || stage.meter.phase == .dragging)
    let record = try #require(stage.meter.lastThrow)
    #expect(record.stopped == nil)
    #expect(record.reported.y > 0.5)
    #expect(abs(record.honest.y - record.reported.y) < 0.05)
    stage.screen.advance(by: 5)
    let stopped = try #require(stage.meter.lastThrow?.stopped)
    #expect(abs(stopped.y - record.announced.y) <= 1)
    #expect(stage.panel.says("At rest"))
  }

  @Test func `At rest nothing is measured, and no frame is asked for`() throws {
    let stage = try Stage()
    stage.screen.play(.flick(from: CGPoint(x: 380, y: 600), to: CGPoint(x: 380, y: 560), duration: 0.14))
    #expect(stage.screen.advanceUntilRest())
    let frames = stage.screen.commitCount
    stage.screen.advance(by: 2)
    #expect(stage.screen.commitCount == frames)
  }

  @Test func `The curve knows no more than the last three seconds`() {
    var history = ScrollHistory()
    for index in 0...300 {
      history.add(
        ScrollHistory.Moment(
          time: Double(index) / 30, offset: CGPoint(x: 0, y: index), velocity: CGPoint(x: 0, y: 30)))
    }
    // One from before stays: the curve comes from beyond the edge.
    #expect(history.moments.count == 92)
    #expect(!history.isStill)
    #expect(!history.isAcross)
  }

  // MARK: The page

  @Test func `On a phone the read-out is a bar that the end of the page clears`() throws {
    let stage = try Stage()
    let map = try stage.section(MapSection.self)
    #expect(stage.panel.style == .bar)
    stage.page.contentOffset.y = 100_000
    stage.page.setContentOffset(
      CGPoint(
        x: 0, y: stage.page.contentSize.height + stage.page.adjustedContentInset.bottom - stage.page.bounds.height),
      animated: false)
    stage.screen.runFrame()
    let end = map.convert(map.bounds, to: stage.controller.view).maxY
    #expect(end < stage.panel.frame.minY)
  }

  @Test func `Who sees nothing hears each number with its name, and which figures the picture has`() throws {
    let stage = try Stage()
    let names = stage.panel.subviews.filter { $0 is ReadoutRow && !$0.isHidden }.map(\.accessibilityLabel)
    #expect(
      names == [
        "Offset: x 0   y 0", "Velocity: 0 pt/s", "Reported: none", "Actual: none", "Predicted: none", "Stopped: none",
      ])
    let chart = try #require(stage.page.first(StarChart.self))
    #expect(chart.accessibilityLabel?.hasPrefix("Star chart: The Heron, The Lantern, The Two Oars") == true)
  }

  @Test func `A tap folds the bar, and another one unfolds it`() throws {
    let stage = try Stage()
    stage.screen.play(.tap(at: CGPoint(x: 60, y: stage.panel.frame.minY + 30)))
    stage.screen.advance(by: 1)
    #expect(stage.panel.style == .foldedBar)
    #expect(stage.panel.frame.minY.rounded() == 724)
    #expect(stage.page.contentInset.bottom == 56)
    stage.screen.play(.tap(at: CGPoint(x: 60, y: stage.panel.frame.minY + 30)))
    stage.screen.advance(by: 1)
    #expect(stage.panel.style == .bar)
  }

  @Test func `On a desktop it stands beside the page's content`() throws {
    let stage = try Stage(width: 1280, height: 736)
    #expect(stage.panel.style == .card)
    #expect(stage.panel.frame.maxY <= 736)
    // As far from its lower edge as from its sides.
    let keys = try #require(stage.panel.first(KeyHints.self))
    #expect(stage.panel.bounds.maxY - keys.frame.maxY == keys.frame.minX)
    for section in stage.page.subviews.compactMap({ $0 as? ScrollSection }) {
      #expect(section.frame.maxX <= stage.panel.frame.minX)
    }
  }

  @Test func `The dots of other pages are rings where colours have to differ more`() {
    let screen = VirtualScreen(width: 390, height: 100)
    let dots = PageDots(frame: CGRect(x: 0, y: 0, width: 390, height: 32))
    dots.count = 3
    screen.show(dots)
    // The last one goes between them.
    #expect(dots.subviews.map(\.layer.borderWidth) == [0, 0, 0, 0])
    screen.receive(
      .screen(ScreenDescription(size: CGSize(width: 390, height: 100), scale: 2, prefersMoreContrast: true)))
    screen.runFrame()
    #expect(dots.subviews.map(\.layer.borderWidth) == [1, 1, 1, 0])
    #expect(dots.subviews.map { $0.backgroundColor == .clear } == [true, true, true, false])
  }
}

/// The exhibit on a screen; on that of a phone unless another one is asked for, below the gallery's bar.
@MainActor private struct Stage {
  let screen: VirtualScreen
  let controller = ScrollingController()
  let page: UIScrollView
  let panel: ReadoutPanel
  let meter: ScrollMeter

  init(width: CGFloat = 390, height: CGFloat = 780) throws {
    screen = VirtualScreen(width: width, height: height)
    screen.show(controller)
    screen.runFrame()
    page = try #require(controller.view.first(UIScrollView.self))
    panel = try #require(controller.view.first(ReadoutPanel.self))
    meter = try #require(page.delegate as? ScrollMeter)
  }

  func section<Section: ScrollSection>(_ type: Section.Type) throws -> Section {
    try #require(page.subviews.compactMap { $0 as? Section }.first)
  }

  /// Moves the page so that all of a section can be seen.
  func bring(_ section: ScrollSection) {
    let end = page.contentSize.height + page.adjustedContentInset.bottom - page.bounds.height
    page.setContentOffset(CGPoint(x: 0, y: min(section.frame.minY - 20, end)), animated: false)
    screen.runFrame()
  }

  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
