import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// G89
@MainActor struct PanScrollingTests {
  let stage = TouchStage()
  let pan = UIPanGestureRecognizer()

  init() {
    pan.allowedScrollTypesMask = .all
    stage.view.addGestureRecognizer(pan)
    listen(to: pan, "")
  }

  private func listen(to pan: UIPanGestureRecognizer, _ name: String) {
    let journal = stage.journal
    pan.addAction { [unowned pan] recognizer in
      let translation = pan.translation(in: pan.view)
      journal.note("\(name)\(recognizer.state) \(Int(translation.x)), \(Int(translation.y))")
    }
  }

  private func scroll(
    _ down: Double, across: Double = 0, at point: CGPoint = CGPoint(x: 50, y: 60),
    unit: ScrollSample.Unit = .points
  ) {
    stage.screen.receive(
      .scroll(
        ScrollSample(
          time: stage.screen.now, location: point, distance: ScrollDistance(x: across, y: down), unit: unit,
          modifiers: .shift)))
    stage.screen.runFrame()
  }

  @Test func `no kind of scrolling pans unless set`() {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    pan.allowedScrollTypesMask = []
    scroll(10)
    #expect(stage.journal.text == "")
  }

  @Test func `a trackpad pans as content would move, until it is silent`() {
    scroll(4)
    stage.screen.advance(by: 0.05)
    scroll(6, across: -2)
    #expect(stage.journal.text == "began 0, -4, changed 2, -10")
    stage.screen.advance(by: 0.09)
    #expect(pan.state == .changed)
    stage.screen.advance(by: 0.02)
    #expect(stage.journal.text == "began 0, -4, changed 2, -10, ended 2, -10")
    #expect(pan.state == .possible)
  }

  @Test func `it has no touches, and is where the pointer is`() {
    scroll(4)
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: stage.view) == CGPoint(x: 50, y: 60))
    scroll(4, at: CGPoint(x: 51, y: 62))
    #expect(pan.location(in: stage.view) == CGPoint(x: 51, y: 62))
  }

  @Test func `the velocity is that of the content`() {
    scroll(8)
    stage.screen.advance(by: 0.0625)
    scroll(8)
    #expect(pan.velocity(in: stage.view) == CGPoint(x: 0, y: -128))
  }

  @Test func `the translation may be set on the way`() {
    scroll(8)
    pan.setTranslation(.zero, in: stage.view)
    scroll(3)
    #expect(stage.journal.text == "began 0, -8, changed 0, -3")
  }

  @Test(arguments: [
    (UIScrollTypeMask.discrete, 10.0, ScrollSample.Unit.points, ""),
    (.continuous, 10, .points, "began 0, -10"),
    (.discrete, 1, .lines, "began 0, -40"),
    (.continuous, 1, .lines, ""),
    (.discrete, 120, .points, "began 0, -120"),
    (.continuous, 120, .points, ""),
    (.discrete, 1, .pages, "began 0, -800"),
  ])
  func `a pan takes the kinds it allows`(
    mask: UIScrollTypeMask, distance: Double, unit: ScrollSample.Unit, told: String
  ) {
    pan.allowedScrollTypesMask = mask
    scroll(distance, unit: unit)
    #expect(stage.journal.text == told)
  }

  @Test func `a finger that comes down ends it, and pans anew`() {
    scroll(8)
    stage.send(.began)
    stage.send(.moved, 100, 120)
    #expect(stage.journal.text == "began 0, -8, ended 0, -8, view began, view cancelled, began 0, 10")
    #expect(pan.numberOfTouches == 1)
  }

  @Test func `while a finger pans, a wheel is not heard`() {
    stage.send(.began)
    stage.send(.moved, 100, 120)
    stage.journal.clear()
    scroll(8)
    #expect(stage.journal.text == "")
  }

  // G10
  @Test func `subclass and delegate are asked about the event, once for each turning`() {
    final class Asked: UIPanGestureRecognizer {
      var types: [UIEvent.EventType] = []
      var modifiers: [UIKeyModifierFlags] = []
      override func shouldReceive(_ event: UIEvent) -> Bool {
        types.append(event.type)
        modifiers.append(event.modifierFlags)
        return true
      }
    }
    final class Delegate: UIGestureRecognizerDelegate {
      var count = 0
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        count += 1
        return event.type != .scroll
      }
    }
    let asked = Asked()
    let delegate = Delegate()
    asked.allowedScrollTypesMask = .all
    asked.delegate = delegate
    stage.view.removeGestureRecognizer(pan)
    stage.view.addGestureRecognizer(asked)
    scroll(8)
    #expect(asked.types == [.scroll])
    #expect(asked.modifiers == [.shift])
    #expect(delegate.count == 1)
    #expect(asked.state == .possible)
  }

  // G30
  @Test func `one that should not begin is asked once, and leaves the wheel to scroll views`() {
    let scrollView = UIScrollView(frame: stage.screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    stage.screen.window.addSubview(scrollView)
    scrollView.addSubview(stage.view)
    let answers = GestureAnswers(stage.journal)
    answers.mayBegin = false
    pan.delegate = answers
    for _ in 0..<3 { scroll(10) }
    #expect(stage.journal.text == "mayBegin?")
    #expect(scrollView.contentOffset.y == 30)
  }

  // G32
  @Test func `it waits for those that must fail first`() {
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    pan.require(toFail: tap)
    scroll(8)
    // The tap takes no part in scrolling, and need not be waited for.
    #expect(stage.journal.text == "began 0, -8")
  }

  // G36
  @Test func `of two pans the inner one scrolls`() {
    let outer = UIPanGestureRecognizer()
    outer.allowedScrollTypesMask = .all
    stage.screen.window.addGestureRecognizer(outer)
    listen(to: outer, "outer ")
    scroll(8)
    #expect(stage.journal.text == "began 0, -8")
  }

  // G37
  @Test func `two pans may scroll together`() {
    let outer = UIPanGestureRecognizer()
    outer.allowedScrollTypesMask = .all
    let answers = GestureAnswers()
    answers.runsTogether = true
    outer.delegate = answers
    stage.screen.window.addGestureRecognizer(outer)
    listen(to: outer, "outer ")
    scroll(8)
    #expect(stage.journal.text == "began 0, -8, outer began 0, -8")
  }

  // G26
  @Test func `turning it off cancels it`() {
    scroll(8)
    pan.isEnabled = false
    scroll(8)
    #expect(stage.journal.text == "began 0, -8, cancelled 0, -8")
    stage.screen.advance(by: 0.2)
    pan.isEnabled = true
    scroll(8)
    #expect(stage.journal.entries.last == "began 0, -8")
  }

  @Test func `taking it from its view in its handler does no harm`() {
    pan.addAction { recognizer in recognizer.view?.removeGestureRecognizer(recognizer) }
    scroll(8)
    scroll(8)
    #expect(stage.journal.entries.map { $0.prefix(5) } == ["began", "cance"])
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `losing the person cancels it`() {
    scroll(8)
    stage.screen.scene.cancelInput()
    #expect(stage.journal.text == "began 0, -8, cancelled 0, -8")
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `a scroll view further in goes first while it has content in that direction`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.contentSize = CGSize(width: 400, height: 420)
    stage.view.addSubview(scrollView)
    for _ in 0..<2 { scroll(10) }
    // The turning keeps to the scroll view; the next one finds it at its end.
    stage.screen.advance(by: 0.25)
    scroll(10)
    #expect(scrollView.contentOffset.y == 20)
    #expect(stage.journal.text == "began 0, -10")
  }

  @Test func `a pan goes before scroll views further out`() {
    let scrollView = UIScrollView(frame: stage.screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    stage.screen.window.addSubview(scrollView)
    scrollView.addSubview(stage.view)
    scroll(10)
    #expect(stage.journal.text == "began 0, -10")
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `a scroll view's own pan leaves wheels to the scroll view`() {
    let scrollView = UIScrollView(frame: stage.screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    scrollView.panGestureRecognizer.allowedScrollTypesMask = .all
    stage.screen.window.addSubview(scrollView)
    scroll(10)
    #expect(scrollView.contentOffset.y == 10)
    #expect(scrollView.panGestureRecognizer.state == .possible)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a turn that is no distance does not pan`(distance: Double) {
    scroll(distance)
    #expect(stage.journal.text == "")
    scroll(8)
    scroll(distance)
    #expect(stage.journal.text == "began 0, -8")
    #expect(stage.screen.advanceUntilRest())
  }
}
