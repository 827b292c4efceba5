import OpenCollectionView
import Testing
import TouchTesting

/// The order of the calls of an update, of a change of layout, and of an animated change of the bounds.
@MainActor struct LayoutChangeOrderTests {
  private func screen(_ counts: Int) -> (RecordedScreen, ChangeLayout) {
    var layout: ChangeLayout?
    let screen = RecordedScreen { log in
      let made = ChangeLayout("old", log: log)
      layout = made
      return made
    }
    screen.source.counts = [counts]
    screen.view.register(ChangeCell.self, forCellWithReuseIdentifier: "cell")
    screen.delegate.notesDisplay = true
    screen.show()
    return (screen, layout!)
  }

  @Test func `An update`() {
    // C21, C22, C27, C28, C29, C30, C32
    let (screen, _) = screen(3)
    screen.view.performBatchUpdates {
      screen.log.note("updates")
      screen.source.counts = [3]
      screen.view.deleteItems(at: [path(0)])
      screen.view.insertItems(at: [path(2)])
    } completion: { _ in
      screen.log.note("completion")
    }
    screen.screen.advance(by: 0.4)
    #expect(
      screen.log.takeText() == """
        updates
        0 numberOfSections
        0 numberOfItemsInSection 0
        old invalidateLayout(with: counts)
        old prepare
        old contentSize
        old prepare(for: delete 0, insert 2)
        old targetContentOffset 0
        old final 0
        old final 1
        old final 2
        old elements
        old contentSize
        0 cellForItemAt 0-2
        willDisplay 0-2
        old initial 2
        old item 2
        old initial 0
        old initial 1
        old finalizeUpdates, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        didEndDisplaying 0-0
        completion
        """)
  }

  @Test func `A change of layout`() {
    let (screen, _) = screen(2)
    let new = ChangeLayout("new", log: screen.log, height: 60)
    screen.view.setCollectionViewLayout(new, animated: true) { _ in screen.log.note("completion") }
    screen.screen.advance(by: 0.4)
    #expect(
      screen.log.takeText() == """
        old prepareForTransition to new
        new prepareForTransition from old
        cell willTransition old to new
        cell willTransition old to new
        new invalidateLayout(with: everything)
        new prepare
        new contentSize
        new targetContentOffset 0
        old final 0
        old final 1
        new elements
        new contentSize
        new initial 0
        new initial 1
        old finalizeTransition, animated
        new finalizeTransition, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        cell didTransition old to new
        cell didTransition old to new
        completion
        """)
  }

  @Test func `An animated change of the bounds`() {
    // C29
    let (screen, _) = screen(2)
    UIView.animate(withDuration: 0.2) { screen.view.bounds.size.width = 300 }
    screen.screen.advance(by: 0.4)
    #expect(
      screen.log.takeText() == """
        old shouldInvalidate 0
        old invalidateLayout(with: layout)
        old prepare
        old contentSize
        old prepare(forAnimatedBoundsChange: 200)
        old targetContentOffset 0
        old final 0
        old final 1
        old elements
        old contentSize
        old initial 0
        old initial 1
        old finalizeBoundsChange, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        """)
  }
}
