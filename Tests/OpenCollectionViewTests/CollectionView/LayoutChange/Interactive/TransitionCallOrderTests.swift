import OpenCollectionView
import Testing
import TouchTesting

/// The order of all calls of transitions that are driven: finished, cancelled, turned round, led elsewhere.
@MainActor struct TransitionCallOrderTests {
  @Test func `Animated`() {
    let stage = Stage()
    // T3
    stage.screen.view.setCollectionViewLayout(stage.new, animated: true) { stage.screen.log.note("completion \($0)") }
    #expect(
      stage.screen.log.takeText() == """
        old prepareForTransition to new
        new prepareForTransition from old
        cell willTransition old to new
        cell willTransition old to new
        new invalidateLayout(with: everything)
        new prepare
        new contentSize
        new targetContentOffset 0
        delegate targetContentOffset 0
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
        """)
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        2 × [cell didTransition old to new]
        completion true
        """)
  }

  @Test func `Finished`() {
    let stage = Stage()
    // T1, T3, T5, T6, T9
    let transition = stage.begin(stage.new)
    #expect(
      stage.screen.log.takeText() == """
        delegate transitionLayout old to new
        old prepareForTransition to new
        new prepareForTransition from old
        cell willTransition old to new
        cell willTransition old to new
        new invalidateLayout(with: everything)
        new prepare
        new contentSize
        new targetContentOffset 0
        delegate targetContentOffset 0
        old elements
        new elements
        """)
    stage.show(0.5, transition)
    #expect(stage.screen.log.takeText() == "0 layoutSubviews begin\n0 layoutSubviews end")
    stage.screen.view.finishInteractiveTransition()
    #expect(stage.screen.log.takeText() == "")
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        27 × [0 layoutSubviews begin; 0 layoutSubviews end]
        new elements
        new contentSize
        old finalizeTransition, at once
        new finalizeTransition, at once
        0 layoutSubviews begin
        0 layoutSubviews end
        2 × [cell didTransition old to new]
        completion new true true
        """)
  }

  @Test func `Cancelled`() {
    let stage = Stage()
    // T9
    let transition = stage.begin(stage.new)
    stage.show(0.5, transition)
    stage.screen.log.clear()
    stage.screen.view.cancelInteractiveTransition()
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        27 × [0 layoutSubviews begin; 0 layoutSubviews end]
        old elements
        old contentSize
        old finalizeTransition, at once
        new finalizeTransition, at once
        0 layoutSubviews begin
        0 layoutSubviews end
        2 × [cell didTransition new to old]
        completion new true false
        """)
  }

  @Test func `Caught while it settles, and let go again`() {
    let stage = Stage()
    // T11
    let transition = stage.begin(stage.new)
    stage.show(0.5, transition)
    stage.screen.view.finishInteractiveTransition()
    stage.screen.screen.advance(by: 0.1)
    stage.screen.log.clear()
    _ = stage.begin(stage.new)
    #expect(stage.screen.log.takeText() == "")
    stage.show(0.25, transition)
    stage.screen.view.cancelInteractiveTransition()
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        26 × [0 layoutSubviews begin; 0 layoutSubviews end]
        old elements
        old contentSize
        old finalizeTransition, at once
        new finalizeTransition, at once
        0 layoutSubviews begin
        0 layoutSubviews end
        2 × [cell didTransition new to old]
        2 × [completion new true false]
        """)
  }

  @Test func `Turned round half way`() {
    let stage = Stage()
    // T11
    let transition = stage.begin(stage.new)
    stage.show(0.5, transition)
    stage.screen.log.clear()
    _ = stage.begin(stage.old)
    #expect(
      stage.screen.log.takeText() == """
        delegate transitionLayout new to old
        new prepareForTransition to old
        old prepareForTransition from new
        cell willTransition new to old
        cell willTransition new to old
        new elements
        old elements
        """)
    stage.screen.view.finishInteractiveTransition()
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        27 × [0 layoutSubviews begin; 0 layoutSubviews end]
        old elements
        old contentSize
        new finalizeTransition, at once
        old finalizeTransition, at once
        0 layoutSubviews begin
        0 layoutSubviews end
        2 × [cell didTransition new to old]
        completion new true false
        completion old true true
        """)
  }

  @Test func `Led to a third layout`() {
    let stage = Stage()
    // T11
    let transition = stage.begin(stage.new)
    stage.show(0.75, transition)
    stage.screen.log.clear()
    let third = ChangeLayout("third", log: stage.screen.log, height: 80)
    _ = stage.begin(third)
    #expect(
      stage.screen.log.takeText() == """
        delegate transitionLayout new to third
        new prepareForTransition to third
        third prepareForTransition from new
        cell willTransition new to third
        cell willTransition new to third
        third invalidateLayout(with: everything)
        third prepare
        third contentSize
        third targetContentOffset 0
        delegate targetContentOffset 0
        new elements
        third elements
        old finalizeTransition, animated
        new finalizeTransition, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        """)
    stage.screen.view.finishInteractiveTransition()
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        29 × [0 layoutSubviews begin; 0 layoutSubviews end]
        third elements
        third contentSize
        new finalizeTransition, at once
        third finalizeTransition, at once
        0 layoutSubviews begin
        0 layoutSubviews end
        2 × [cell didTransition new to third]
        completion new false false
        completion third true true
        """)
  }

  @Test func `Ended by an animated change`() {
    let stage = Stage()
    // T11
    let transition = stage.begin(stage.new)
    stage.show(0.5, transition)
    stage.screen.log.clear()
    stage.screen.view.setCollectionViewLayout(stage.old, animated: true) { stage.screen.log.note("completion \($0)") }
    #expect(
      stage.screen.log.takeText() == """
        new prepareForTransition to old
        old prepareForTransition from new
        cell willTransition new to old
        cell willTransition new to old
        old invalidateLayout(with: everything)
        old prepare
        old contentSize
        old targetContentOffset 0
        delegate targetContentOffset 0
        old final 0
        new final 0
        old final 1
        new final 1
        old elements
        old contentSize
        old initial 0
        old initial 1
        old finalizeTransition, animated
        new finalizeTransition, animated
        0 layoutSubviews begin
        0 layoutSubviews end
        """)
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        2 × [cell didTransition new to old]
        completion new true false
        completion true
        """)
  }

  @Test func `An animated change that is caught`() {
    let stage = Stage()
    // T11
    stage.screen.view.setCollectionViewLayout(stage.new, animated: true) { stage.screen.log.note("completion \($0)") }
    stage.screen.screen.advance(by: 0.1)
    stage.screen.log.clear()
    _ = stage.begin(stage.old)
    #expect(
      stage.screen.log.takeText() == """
        cell didTransition old to new
        cell didTransition old to new
        completion false
        delegate transitionLayout new to old
        new prepareForTransition to old
        old prepareForTransition from new
        cell willTransition new to old
        cell willTransition new to old
        old invalidateLayout(with: everything)
        old prepare
        old contentSize
        new elements
        old elements
        """)
    stage.screen.view.finishInteractiveTransition()
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        25 × [0 layoutSubviews begin; 0 layoutSubviews end]
        old elements
        old contentSize
        new finalizeTransition, at once
        old finalizeTransition, at once
        0 layoutSubviews begin
        0 layoutSubviews end
        2 × [cell didTransition new to old]
        completion old true true
        """)
  }

  @Test func `Begun when the one before is at its end, and has not told so yet`() {
    let stage = Stage()
    // T1, T24
    let transition = stage.begin(stage.new)
    stage.show(1, transition)
    stage.screen.view.finishInteractiveTransition()
    stage.screen.log.clear()
    _ = stage.begin(stage.old)
    #expect(
      stage.screen.log.takeText() == """
        cell didTransition old to new
        cell didTransition old to new
        completion new true true
        delegate transitionLayout new to old
        new prepareForTransition to old
        old prepareForTransition from new
        cell willTransition new to old
        cell willTransition new to old
        old invalidateLayout(with: everything)
        old prepare
        old contentSize
        old targetContentOffset 0
        delegate targetContentOffset 0
        new elements
        old elements
        """)
  }

  @Test func `An update half way tells both layouts`() {
    let stage = Stage()
    // T11
    let transition = stage.begin(stage.new)
    stage.show(0.5, transition)
    stage.screen.log.clear()
    stage.screen.source.counts = [3]
    stage.screen.view.insertItems(at: [path(2)])
    #expect(
      stage.screen.log.takeText() == """
        0 numberOfSections
        0 numberOfItemsInSection 0
        old invalidateLayout(with: counts)
        new invalidateLayout(with: counts)
        old prepare
        old contentSize
        new prepare
        new contentSize
        old prepare(for: insert 2)
        new prepare(for: insert 2)
        old final 0
        new final 0
        old final 1
        new final 1
        old elements
        new elements
        0 cellForItemAt 0-2
        willDisplay 2
        old initial 2
        old item 2
        new initial 2
        new item 2
        old initial 0
        new initial 0
        old initial 1
        new initial 1
        old finalizeUpdates, animated
        new finalizeUpdates, animated
        """)
    stage.screen.screen.advanceUntilRest()
    #expect(
      stage.screen.log.takeFoldedText() == """
        0 layoutSubviews begin
        0 layoutSubviews end
        """)
  }
}

/// A list of two items, with all that is told of a change of its layout noted.
@MainActor private final class Stage {
  let screen: RecordedScreen
  let old: ChangeLayout
  let new: ChangeLayout
  private let delegate: ChangeDelegate

  init() {
    var layout: ChangeLayout?
    screen = RecordedScreen { log in
      let made = ChangeLayout("old", log: log)
      layout = made
      return made
    }
    old = layout!
    new = ChangeLayout("new", log: screen.log, height: 60)
    delegate = ChangeDelegate(log: screen.log)
    screen.source.counts = [2]
    screen.view.register(ChangeCell.self, forCellWithReuseIdentifier: "cell")
    screen.view.delegate = delegate
    screen.show()
  }

  func begin(_ layout: ChangeLayout) -> UICollectionViewTransitionLayout {
    let log = screen.log
    return screen.view.startInteractiveTransition(to: layout) { log.note("completion \(layout.name) \($0) \($1)") }
  }

  func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    screen.screen.runFrame()
  }
}
