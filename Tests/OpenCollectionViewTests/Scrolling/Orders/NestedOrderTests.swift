import OpenCollectionView
import Testing
import TouchTesting

/// What the delegates of a scroll view and of one within it are told.
@MainActor struct NestedOrderTests {
  /// Both delegates write to one journal, which names the view.
  private final class PairJournal: ScrollOrderJournal {
    var names: [ObjectIdentifier: String] = [:]

    override func name(_ scrollView: UIScrollView) -> String { names[ObjectIdentifier(scrollView)] ?? "" }
  }

  private func calls(
    inner innerSize: CGSize, outer outerSize: CGSize, _ action: (VirtualScreen, UIScrollView, UIScrollView) -> Void
  ) -> String {
    let screen = VirtualScreen(width: 400, height: 800, scale: 3)
    let outer = UIScrollView(frame: screen.window.bounds)
    let inner = UIScrollView(frame: screen.window.bounds)
    outer.contentSize = outerSize
    inner.contentSize = innerSize
    outer.addSubview(inner)
    let journal = PairJournal()
    journal.names = [ObjectIdentifier(outer): "outer ", ObjectIdentifier(inner): "inner "]
    outer.delegate = journal
    inner.delegate = journal
    screen.show(outer)
    _ = journal.take()
    action(screen, outer, inner)
    screen.advanceUntilRest()
    return journal.take()
  }

  // S15
  @Test func `a list in a pager takes what goes along it, and the pager what goes across`() {
    let (list, pager) = (CGSize(width: 400, height: 5000), CGSize(width: 2000, height: 800))
    #expect(
      calls(inner: list, outer: pager) { screen, _, _ in
        screen.play(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 210, y: 300), holding: 0.6))
      } == """
        inner willBeginDragging 0 [td]
        inner didScroll 4 … 90 [td] ×17
        inner willEndDragging(0, 90) 90 [td]
        inner didEndDragging(false) 90 [t]
        """)
    #expect(
      calls(inner: list, outer: pager) { screen, _, _ in
        screen.play(.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 100, y: 410), holding: 0.6))
      } == """
        outer willBeginDragging 0 [td]
        outer didScroll (4, 0) … (90, 0) [td] ×17
        outer willEndDragging(0, (90, 0)) (90, 0) [td]
        outer didEndDragging(false) (90, 0) [t]
        """)
  }

  @Test func `a drag that goes on in the outer view where the inner one is at its end`() {
    #expect(
      calls(inner: CGSize(width: 400, height: 850), outer: CGSize(width: 400, height: 3000)) { screen, _, _ in
        screen.play(.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.2, holding: 0.6))
      } == """
        inner willBeginDragging 0 [td]
        inner didScroll 15 … 50 [td] ×4
        outer willBeginDragging 0 [td]
        outer didScroll 15 … 140 [td] ×9
        inner willEndDragging(0, 50) 50 [td]
        inner didEndDragging(false) 50 [t]
        outer willEndDragging(0, 140) 140 [td]
        outer didEndDragging(false) 140 [t]
        """)
  }

  @Test func `a throw that goes on in the outer view where the inner one is at its end`() {
    #expect(
      calls(inner: CGSize(width: 400, height: 850), outer: CGSize(width: 400, height: 3000)) { screen, _, _ in
        screen.play(ScrollOrderStage.steps(from: (200, 600), by: (0, -15)))
      } == """
        inner willBeginDragging 0 [td]
        inner didScroll 5 … 50 [td] ×3
        outer willBeginDragging 0 [td]
        outer didScroll 30 … 90 [td] ×4
        inner willEndDragging(0, 50) 50 [td]
        inner didEndDragging(false) 50 [t]
        outer willEndDragging(1.5, 834.333) 90 [td]
        outer didEndDragging(true) 90 [t]
        outer willBeginDecelerating 90 [e]
        outer didScroll 114.667 … 833.667 [e] ×145
        outer didEndDecelerating 833.667 []
        """)
  }

  @Test func `a drag of an inner view that has left its end comes back first`() {
    #expect(
      calls(inner: CGSize(width: 400, height: 850), outer: CGSize(width: 400, height: 3000)) { screen, _, _ in
        screen.play(
          .samples([
            (0, CGPoint(x: 200, y: 600)), (0.1, CGPoint(x: 200, y: 560)), (0.2, CGPoint(x: 200, y: 500)),
            (0.3, CGPoint(x: 200, y: 560)), (0.4, CGPoint(x: 200, y: 580)), (1.2, CGPoint(x: 200, y: 580)),
          ]))
      } == """
        inner willBeginDragging 0 [td]
        inner didScroll 30 … 50 [td] ×2
        outer willBeginDragging 0 [td]
        outer didScroll 40 [td]
        inner didScroll 30 [td]
        outer didScroll 0 [td]
        inner didScroll 10 [td]
        inner willEndDragging(0, 10) 10 [td]
        inner didEndDragging(false) 10 [t]
        outer willEndDragging(0, 0) 0 [td]
        outer didEndDragging(false) 0 [t]
        """)
  }

  @Test func `content of a view that transfers nothing is pulled beyond its own edge`() {
    #expect(
      calls(inner: CGSize(width: 400, height: 850), outer: CGSize(width: 400, height: 3000)) { screen, _, inner in
        inner.transfersVerticalScrollingToParent = false
        screen.play(.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.2, holding: 0.6))
      } == """
        inner willBeginDragging 0 [td]
        inner didScroll 15 … 120.333 [td] ×12
        inner willEndDragging(0, 50) 120.333 [td]
        inner didEndDragging(true) 120.333 [t]
        inner willBeginDecelerating 120.333 [e]
        inner didScroll 109.333 … 50 [e] ×26
        inner didEndDecelerating 50 []
        """)
  }
}
