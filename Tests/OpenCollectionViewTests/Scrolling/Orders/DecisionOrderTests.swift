import DecisionTrace
import OpenCollectionView
import Testing
import TouchTesting

/// The same paths as the trace of decisions tells them.
@MainActor struct DecisionOrderTests {
  /// What the trace says of the scroll view, without its name.
  private func decisions(_ action: (ScrollOrderStage) -> Void) -> String {
    let stage = ScrollOrderStage()
    let trace = stage.screen.recordTrace()
    action(stage)
    stage.screen.advanceUntilRest()
    return trace.events.compactMap { event -> String? in
      guard case .scroll(_, let phase, let offset, let reason) = event.decision else { return nil }
      return "\(phase) \(stage.journal.number(offset.y))" + (reason.isEmpty ? "" : ": \(reason)")
    }.joined(separator: "\n")
  }

  @Test func `a throw`() {
    #expect(
      decisions { $0.flick() } == """
        dragging 0
        released 90: velocity (0, 1000) pt/s, target (0, 584)
        rests 584
        """)
  }

  @Test func `a throw that is caught`() {
    #expect(
      decisions {
        $0.flick()
        $0.screen.advance(by: 0.5)
        $0.screen.play(.press(at: CGPoint(x: 200, y: 400), duration: 0.5))
      } == """
        dragging 0
        released 90: velocity (0, 1000) pt/s, target (0, 584)
        stops 405.667: a finger came down
        """)
  }

  @Test func `a drag that is held`() {
    #expect(
      decisions { $0.drag(by: -100) } == """
        dragging 0
        rests 90: velocity (0, 0) pt/s, target (0, 90)
        """)
  }

  @Test func `a bounce`() {
    #expect(
      decisions {
        $0.view.contentOffset.y = 200
        $0.flick(down: true)
      } == """
        dragging 200
        released 110: velocity (0, -1000) pt/s, target (0, 0)
        bounces -6.333: it met an edge, on to (0, 0)
        rests 0
        """)
  }

  @Test func `content that is pulled beyond its edge`() {
    #expect(
      decisions { $0.drag(by: 110) } == """
        dragging 0
        released -51.333: velocity (0, 0) pt/s, target (0, 0)
        rests 0
        """)
  }

  @Test func `a page`() {
    #expect(
      decisions {
        $0.view.isPagingEnabled = true
        $0.flick()
      } == """
        dragging 0
        released 90: velocity (0, 1000) pt/s, target (0, 800)
        rests 800
        """)
  }

  @Test func `a target of the delegate's`() {
    #expect(
      decisions {
        $0.journal.target = CGPoint(x: 0, y: 800)
        $0.flick()
      } == """
        dragging 0
        released 90: velocity (0, 1000) pt/s, target (0, 800)
        rests 800
        """)
  }

  @Test func `an animated offset, and one that is stopped`() {
    #expect(
      decisions {
        $0.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        $0.screen.advance(by: 0.5)
        $0.view.setContentOffset(.zero, animated: true)
        $0.screen.advance(by: 0.15)
        $0.view.setContentOffset(.zero, animated: false)
      } == """
        animates 0: to (0, 300)
        rests 300
        animates 300: to (0, 0)
        stops 150: the program moved or removed the content
        """)
  }

  @Test func `a throw that the program moves elsewhere`() {
    #expect(
      decisions {
        $0.flick()
        $0.screen.advance(by: 0.5)
        $0.view.contentOffset.y += 10_000
      } == """
        dragging 0
        released 90: velocity (0, 1000) pt/s, target (0, 584)
        moved 405.667: to (0, 10405) by the program, and goes on from there
        rests 10584
        """)
  }

  @Test func `a wheel`() {
    #expect(
      decisions { $0.turnWheel(20) } == """
        takes the wheel 0: it is the innermost with content left in that direction
        wheels 0: a wheel or a trackpad turned
        rests 20: the wheel is silent
        """)
  }
}
