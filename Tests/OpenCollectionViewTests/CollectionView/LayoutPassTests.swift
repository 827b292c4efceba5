import OpenCollectionView
import Testing
import TouchTesting

/// A pass that adds views brings no other pass with it, as recorded on iOS 26.1.
@MainActor struct LayoutPassTests {
  private func passes(_ recorded: RecordedScreen) -> Int {
    recorded.log.takeLines().count { $0.hasSuffix("layoutSubviews begin") }
  }

  @Test func `A first layout is one pass`() {
    // C41
    let recorded = RecordedScreen { log in
      let layout = RecordedFlowLayout(log: log)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      return layout
    }
    recorded.screen.show(recorded.view)
    #expect(passes(recorded) == 1)
    recorded.screen.runFrame()
    #expect(passes(recorded) == 0)
  }

  @Test func `A pass in which cells are made is the only one of its frame`() {
    // C41
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.view.isPrefetchingEnabled = false
    recorded.show()
    for offset in [40.0, 80, 400, 1000] {
      recorded.view.contentOffset.y = offset
      recorded.screen.runFrame()
      #expect(passes(recorded) == 1)
    }
  }

  @Test func `A program that asks for a layout while it fills a cell gets another pass`() {
    // C41
    let recorded = RecordedScreen(RecordedListLayout.init)
    recorded.delegate.notesDisplay = true
    recorded.show()
    recorded.delegate.reactions["willDisplay"] = { _ in recorded.view.setNeedsLayout() }
    recorded.view.contentOffset.y = 40
    recorded.screen.runFrame()
    #expect(passes(recorded) == 2)
  }
}
