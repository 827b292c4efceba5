import OpenCollectionView
import Testing
import TouchTesting

/// The order of the calls of transitions that are driven: finished, cancelled, turned round, led elsewhere.
@MainActor struct TransitionCallOrderTests {
  private func screen() -> (screen: RecordedScreen, old: ChangeLayout, new: ChangeLayout) {
    var layout: ChangeLayout?
    let screen = RecordedScreen { log in
      let made = ChangeLayout("old", log: log)
      layout = made
      return made
    }
    screen.source.counts = [2]
    screen.delegate.notesDisplay = true
    screen.show()
    return (screen, layout!, ChangeLayout("new", log: screen.log, height: 60))
  }

  private func begin(_ screen: RecordedScreen, _ layout: ChangeLayout) -> UICollectionViewTransitionLayout {
    screen.view.startInteractiveTransition(to: layout) { screen.log.note("completion \(layout.name) \($0) \($1)") }
  }

  private func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout, _ screen: RecordedScreen) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    screen.screen.runFrame()
  }

  @Test func `Finished`() {
    // T1, T3, T5, T6, T9
    let (screen, _, new) = screen()
    let transition = begin(screen, new)
    #expect(
      screen.log.takeText() == """
        old prepareForTransition to new
        new prepareForTransition from old
        new invalidateLayout(with: everything)
        new prepare
        new contentSize
        new targetContentOffset 0
        old elements
        new elements
        """)
    show(0.5, transition, screen)
    #expect(screen.log.takeText() == "0 layoutSubviews begin\n0 layoutSubviews end")
    screen.view.finishInteractiveTransition()
    #expect(screen.log.takeText() == "")
    screen.screen.advanceUntilRest()
    #expect(
      screen.log.takeLines().filter { !$0.contains("layoutSubviews") } == [
        "new elements", "new contentSize", "old finalizeTransition, at once", "new finalizeTransition, at once",
        "completion new true true",
      ])
  }

  @Test func `Cancelled`() {
    // T9
    let (screen, _, new) = screen()
    let transition = begin(screen, new)
    show(0.5, transition, screen)
    screen.log.clear()
    screen.view.cancelInteractiveTransition()
    screen.screen.advanceUntilRest()
    #expect(
      screen.log.takeLines().filter { !$0.contains("layoutSubviews") } == [
        "old elements", "old contentSize", "old finalizeTransition, at once", "new finalizeTransition, at once",
        "completion new true false",
      ])
  }

  @Test func `Turned round half way`() {
    // T11
    let (screen, old, new) = screen()
    let transition = begin(screen, new)
    show(0.5, transition, screen)
    screen.log.clear()
    _ = begin(screen, old)
    #expect(
      screen.log.takeText() == """
        new prepareForTransition to old
        old prepareForTransition from new
        new elements
        old elements
        """)
    screen.view.finishInteractiveTransition()
    screen.screen.advanceUntilRest()
    #expect(
      screen.log.takeLines().filter { !$0.contains("layoutSubviews") } == [
        "old elements", "old contentSize", "new finalizeTransition, at once", "old finalizeTransition, at once",
        "completion new true false", "completion old true true",
      ])
  }

  @Test func `Led to a third layout`() {
    // T11
    let (screen, _, new) = screen()
    let transition = begin(screen, new)
    show(0.75, transition, screen)
    screen.log.clear()
    let third = ChangeLayout("third", log: screen.log, height: 80)
    _ = begin(screen, third)
    #expect(
      screen.log.takeText() == """
        new prepareForTransition to third
        third prepareForTransition from new
        third invalidateLayout(with: everything)
        third prepare
        third contentSize
        third targetContentOffset 0
        new elements
        third elements
        old finalizeTransition, animated
        new finalizeTransition, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        """)
    screen.view.finishInteractiveTransition()
    screen.screen.advanceUntilRest()
    #expect(
      screen.log.takeLines().filter { !$0.contains("layoutSubviews") } == [
        "third elements", "third contentSize", "new finalizeTransition, at once", "third finalizeTransition, at once",
        "completion new false false", "completion third true true",
      ])
  }

  @Test func `An update half way tells both layouts`() {
    // T11
    let (screen, _, new) = screen()
    let transition = begin(screen, new)
    show(0.5, transition, screen)
    screen.log.clear()
    screen.source.counts = [3]
    screen.view.insertItems(at: [path(2)])
    #expect(
      screen.log.takeLines().filter { !$0.contains("umberOf") } == [
        "old invalidateLayout(with: counts)", "new invalidateLayout(with: counts)", "old prepare", "old contentSize",
        "new prepare", "new contentSize", "old prepare(for: insert 2)", "new prepare(for: insert 2)", "old final 0",
        "new final 0", "old final 1", "new final 1", "old elements", "new elements", "0 cellForItemAt 0-2",
        "willDisplay 0-2", "old initial 2", "new initial 2", "old initial 0", "new initial 0", "old initial 1",
        "new initial 1", "old finalizeUpdates, animated", "new finalizeUpdates, animated",
      ])
  }
}
