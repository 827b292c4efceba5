import OpenCollectionView
import Testing
import TouchTesting

/// A program that does something in a call, while one layout becomes another: in UIKit what it was called by goes on, and what
/// it has done holds from then on.
@MainActor struct TransitionCallTests {
  /// A transition between two layouts whose cells say how high they are, let go and on its way.
  private func settling() -> CalledScreen {
    let called = CalledScreen(100) { $0.fitted(100) }
    _ = called.view?.startInteractiveTransition(to: called.fitted(40))
    called.screen.advance(by: 0.05)
    called.view?.finishInteractiveTransition()
    return called
  }

  // C151
  @Test(arguments: [
    CalledScreen.Call.cellForItem, .willDisplay, .didEndDisplaying, .apply, .preferredAttributes, .prepare,
    .elementsInRect, .didTransition,
  ])
  func `a view that leaves its window while a transition settles is in the next layout`(call: CalledScreen.Call) {
    let called = settling()
    called.act(in: call) { $0.removeFromSuperview() }
    called.screen.advance(by: 1)
    #expect(called.hasActed(in: call))
    #expect(called.view?.superview == nil)
    #expect((called.view?.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 40)
  }

  // C151
  @Test func `a view that leaves its window and returns at once goes on`() {
    let called = settling()
    let parent = called.view?.superview
    called.act(in: .willDisplay) { view in
      view.removeFromSuperview()
      parent?.addSubview(view)
    }
    called.screen.advance(by: 0.05)
    #expect(called.hasActed(in: .willDisplay))
    #expect(called.view?.collectionViewLayout is UICollectionViewTransitionLayout)
    called.screen.advanceUntilRest()
    #expect((called.view?.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 40)
  }

  // C150
  @Test(arguments: [CalledScreen.Call.cellForItem, .willDisplay, .didEndDisplaying, .apply, .prepare])
  func `a view that is let go while a transition settles is gone`(call: CalledScreen.Call) {
    let called = settling()
    weak var view = called.view
    called.act(in: call) { _ in called.letGo() }
    called.screen.advance(by: 1)
    #expect(called.view == nil)
    #expect(view == nil)
  }

  // C151
  @Test(arguments: [CalledScreen.Call.cellForItem, .willDisplay, .didEndDisplaying, .apply, .preferredAttributes])
  func `a scene that ends while a transition settles ends it`(call: CalledScreen.Call) {
    let called = settling()
    called.act(in: call) { [screen = called.screen] _ in screen.application.disconnectScene(screen.scene) }
    called.screen.advance(by: 1)
    #expect(called.hasActed(in: call))
    #expect(!(called.view?.collectionViewLayout is UICollectionViewTransitionLayout))
  }

  // C150
  @Test func `data that go when cells are told of a transition are not shown between the layouts`() {
    let called = CalledScreen(60)
    called.act(in: .willTransition) { $0.dataSource = nil }
    let between = called.view?.startInteractiveTransition(to: called.grid(50, 50))
    between?.transitionProgress = 0.5
    between?.invalidateLayout()
    called.screen.advance(by: 0.1)
    #expect(called.view?.visibleCells.count == 0)
    called.view?.finishInteractiveTransition()
    called.screen.advanceUntilRest()
    #expect(called.view?.visibleCells.count == 0)
  }

  // T40
  @Test func `a layout that is set when cells are told of a transition stays, and who waits for that is told`() {
    let called = CalledScreen(60)
    let (wanted, set) = (called.grid(50, 50), called.grid(30, 30))
    var told: [String] = []
    called.act(in: .willTransition) { $0.collectionViewLayout = set }
    _ = called.view?.startInteractiveTransition(to: wanted) { told.append("\($0) \($1)") }
    called.screen.advance(by: 0.1)
    #expect(called.view?.collectionViewLayout === set)
    #expect(set.collectionView === called.view)
    #expect(wanted.collectionView == nil)
    #expect(told == ["false false"])
    called.view?.finishInteractiveTransition()
    called.screen.advanceUntilRest()
    #expect(called.view?.collectionViewLayout === set)
    #expect(called.view?.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.width == 30)
  }

  // T40
  @Test func `a change of layout takes the place of one that is set when cells are told of it`() {
    let called = CalledScreen(60)
    let (wanted, set) = (called.grid(50, 50), called.grid(30, 30))
    called.act(in: .willTransition) { $0.collectionViewLayout = set }
    called.view?.setCollectionViewLayout(wanted, animated: true)
    called.screen.advanceUntilRest()
    #expect(called.view?.collectionViewLayout === wanted)
    #expect(wanted.collectionView === called.view)
    #expect(set.collectionView == nil)
    #expect(called.view?.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.width == 50)
  }
}
