import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What a collection view holds for a host that shows drags ahead of its commits.
@MainActor struct OverscanTests {
  private let stage = CellStage(1000)
  private var view: UICollectionView { stage.view }

  private func send(_ phase: TouchSample.Phase, _ y: Double) {
    stage.screen.receive(
      .touches([
        TouchSample(time: stage.screen.now, identifier: 1, phase: phase, location: CGPoint(x: 100, y: y))
      ]))
    stage.screen.runFrame()
  }

  /// The items whose cells are in the hierarchy and not hidden.
  private var shown: [Int] {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }
      .map { Int($0.frame.minY / 60) }.sorted()
  }

  private func dragToMiddle() {
    view.contentOffset.y = 6000
    stage.screen.runFrame()
    send(.began, 400)
    send(.moved, 380)
  }

  @Test func `while a host asks, half a view more is held to each side, and told as its reach`() throws {
    dragToMiddle()
    #expect(view.contentOffset.y == 6010)
    #expect(shown == Array(100...108))
    var leads = ScrollLeads()
    // What is not prepared yet must not be shown.
    #expect(leads.follow(stage.screen.scene, latency: 0.1).drags.first?.y?.reach == 0)
    #expect(stage.screen.scene.wantsFrames)
    stage.screen.runFrame()
    // 240 points: half of 480, which is less than 2,000 points a second in 0.15 s.
    #expect(shown == Array(96...112))
    #expect(leads.follow(stage.screen.scene, latency: 0.1).drags.first?.y?.reach == 240)
    // A nearer page needs less: 2,000 in 0.08 s.
    _ = leads.follow(stage.screen.scene, latency: 0.03)
    stage.screen.runFrame()
    #expect(shown == Array(97...110))
    #expect(leads.follow(stage.screen.scene, latency: 0.03).drags.first?.y?.reach == 160)
  }

  @Test func `what is held beside is not told as visible`() {
    dragToMiddle()
    var leads = ScrollLeads()
    _ = leads.follow(stage.screen.scene, latency: 0.1)
    stage.screen.runFrame()
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(100...108))
    #expect(view.visibleCells.count == 9)
    #expect(stage.cell(110) != nil)
  }

  @Test func `all that the reach lets be seen is there, in each frame of a quick drag`() throws {
    dragToMiddle()
    var leads = ScrollLeads()
    for step in 1...60 {
      send(.moved, 380 - Double(step) * 33)
      let lead = try #require(leads.follow(stage.screen.scene, latency: 0.1).drags.first?.y)
      let first = Int((view.contentOffset.y - lead.reach) / 60)
      let last = Int(((view.contentOffset.y + 480 + lead.reach) / 60).rounded(.up)) - 1
      #expect(Set(first...last).isSubset(of: shown))
      if step > 1 { #expect(lead.reach == 240) }
    }
  }

  @Test func `at rest, and where nobody asks any longer, only what can be seen is held`() {
    dragToMiddle()
    var leads = ScrollLeads()
    _ = leads.follow(stage.screen.scene, latency: 0.1)
    stage.screen.runFrame()
    #expect(shown.count == 17)
    send(.ended, 380)
    while view.isDecelerating {
      _ = leads.follow(stage.screen.scene, latency: 0.1)
      stage.screen.advance(by: 1.0 / 60)
    }
    _ = leads.follow(stage.screen.scene, latency: 0.1)
    stage.screen.advance(by: 0.58)
    // For as long as a page may still show the content ahead.
    #expect(shown.count >= 16)
    stage.screen.advance(by: 0.05)
    let first = Int(view.contentOffset.y / 60)
    #expect(shown.first == first)
    #expect(shown.count <= 9)

    dragToMiddle()
    _ = leads.follow(stage.screen.scene, latency: 0.1)
    stage.screen.runFrame()
    #expect(shown.count == 17)
    leads.end()
    stage.screen.runFrame()
    #expect(shown == Array(100...108))
  }

  @Test func `a layout that is invalid with each scroll is not predicted`() {
    let layout = CellStage.rows()
    layout.sectionHeadersPinToVisibleBounds = true
    view.collectionViewLayout = layout
    stage.screen.runFrame()
    dragToMiddle()
    #expect(view.isDragging)
    var leads = ScrollLeads()
    #expect(leads.follow(stage.screen.scene, latency: 0.1).drags == [])
    stage.screen.runFrame()
    #expect(shown == Array(100...108))
  }
}
