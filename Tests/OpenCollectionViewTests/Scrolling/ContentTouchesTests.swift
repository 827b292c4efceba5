import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A scroll view that notes what it is asked about its content, and answers as it is told.
private final class AskedScrollView: UIScrollView {
  var name = "scroll view"
  var journal = Journal()
  var mayBegin = true
  var mayCancel = true

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    let phases = touches.map { "\($0.phase)" }.sorted().joined(separator: " ")
    journal.note("\(name): begin in \((view as? TouchedView)?.name ?? "\(type(of: view))") \(phases)?")
    return mayBegin
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    journal.note("\(name): cancel in \((view as? TouchedView)?.name ?? "\(type(of: view))")?")
    return mayCancel
  }
}

@MainActor struct ContentTouchesTests {
  private let screen = VirtualScreen(width: 400, height: 800)
  private let journal = Journal()
  private let scrollView: AskedScrollView
  private let content: TouchedView

  init() {
    scrollView = AskedScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    scrollView.journal = journal
    content = TouchedView("content", CGRect(x: 0, y: 0, width: 400, height: 5000), journal)
    scrollView.addSubview(content)
    screen.show(scrollView)
  }

  private func send(_ phase: TouchSample.Phase, _ y: Double, finger: Int32 = 1, x: Double = 200) {
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: finger, phase: phase, location: CGPoint(x: x, y: y))]))
    screen.runFrame()
  }

  // S12
  @Test func `the scroll view is asked right before the content hears of a touch that rests`() {
    send(.began, 400)
    screen.advance(by: 0.1)
    #expect(journal.text == "")
    screen.advance(by: 0.1)
    #expect(journal.text == "scroll view: begin in content began?, content began")
  }

  // S11, S12
  @Test func `a quick tap is asked about at the lift`() {
    screen.play(.tap(at: CGPoint(x: 200, y: 400), duration: 0.1))
    #expect(journal.text == "scroll view: begin in content began?, content began, content ended")
  }

  // S12
  @Test func `without a delay the scroll view is asked at once`() {
    scrollView.delaysContentTouches = false
    send(.began, 400)
    #expect(journal.text == "scroll view: begin in content began?, content began")
  }

  // S12
  @Test(arguments: [true, false])
  func `a touch that the scroll view keeps from its content is not heard of, and scrolls`(delays: Bool) {
    scrollView.mayBegin = false
    scrollView.delaysContentTouches = delays
    send(.began, 400)
    screen.advance(by: 0.2)
    send(.moved, 395)
    send(.moved, 360)
    #expect(scrollView.contentOffset.y == 30)
    send(.ended, 360)
    #expect(journal.text == "scroll view: begin in content began?")
  }

  // S12
  @Test func `each touch is asked about once`() {
    content.isMultipleTouchEnabled = true
    scrollView.delaysContentTouches = false
    send(.began, 400)
    send(.began, 500, finger: 2, x: 100)
    send(.moved, 403)
    send(.moved, 503, finger: 2, x: 100)
    send(.ended, 403)
    send(.ended, 503, finger: 2, x: 100)
    #expect(journal.entries.count { $0.contains("begin in") } == 2)
    #expect(journal.entries.count { $0 == "content began" } == 2)
    #expect(journal.entries.count { $0 == "content ended" } == 2)
  }

  // S12
  @Test func `of two fingers one may be kept from the content`() {
    content.isMultipleTouchEnabled = true
    scrollView.delaysContentTouches = false
    send(.began, 400)
    scrollView.mayBegin = false
    send(.began, 500, finger: 2, x: 100)
    send(.ended, 500, finger: 2, x: 100)
    send(.ended, 400)
    #expect(
      journal.text == "scroll view: begin in content began?, content began, scroll view: begin in content began?, "
        + "content ended")
  }

  // S11
  @Test func `a touch that scrolls first is not asked about`() {
    send(.began, 400)
    send(.moved, 360)
    send(.ended, 360)
    #expect(journal.text == "")
  }

  // S17
  @Test func `a touch that stops moving content is not asked about`() {
    screen.play(.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300)))
    screen.advance(by: 0.1)
    #expect(scrollView.isDecelerating)
    send(.began, 400)
    screen.advance(by: 0.3)
    send(.ended, 400)
    #expect(journal.text == "")
  }

  // S12
  @Test func `a touch on the scroll view itself is no touch of its content`() {
    content.removeFromSuperview()
    scrollView.delaysContentTouches = false
    send(.began, 400)
    send(.ended, 400)
    #expect(journal.text == "")
  }

  // S13
  @Test func `the story of a touch that content gives up`() {
    send(.began, 400)
    screen.advance(by: 0.2)
    send(.moved, 395)
    send(.moved, 360)
    send(.ended, 360)
    #expect(
      journal.text == "scroll view: begin in content began?, content began, content moved, "
        + "scroll view: cancel in content?, content cancelled")
    #expect(scrollView.contentOffset.y == 30)
  }

  // S13
  @Test func `the story of a touch that content keeps`() {
    scrollView.mayCancel = false
    send(.began, 400)
    screen.advance(by: 0.2)
    send(.moved, 360)
    send(.moved, 300)
    send(.ended, 300)
    #expect(
      journal.withoutRepeats == "scroll view: begin in content began?, content began, "
        + "scroll view: cancel in content?, content moved, content ended")
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.isTracking)
  }

  // S13
  @Test func `without cancelling, a touch that content has heard of never scrolls`() {
    scrollView.canCancelContentTouches = false
    send(.began, 400)
    screen.advance(by: 0.2)
    for y in stride(from: 390.0, through: 100, by: -10) { send(.moved, y) }
    send(.ended, 100)
    #expect(
      journal.withoutRepeats == "scroll view: begin in content began?, content began, content moved, content ended")
    #expect(scrollView.contentOffset.y == 0)
    // The next one does, if it moves before the content has heard of it.
    send(.began, 400)
    send(.moved, 360)
    #expect(scrollView.contentOffset.y == 30)
  }

  // S13
  @Test func `a button keeps the finger that rested on it, and other content does not`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let plain = UIScrollView(frame: screen.window.bounds)
    plain.contentSize = CGSize(width: 400, height: 5000)
    plain.addSubview(button)
    screen.show(plain)
    #expect(!plain.touchesShouldCancel(in: button))
    #expect(plain.touchesShouldCancel(in: UIView()))
    send(.began, 50)
    screen.advance(by: 0.2)
    #expect(button.isTracking)
    send(.moved, 20)
    send(.moved, 10)
    #expect(plain.contentOffset.y == 0)
    send(.ended, 10)
    send(.began, 50)
    send(.moved, 20)
    #expect(plain.contentOffset.y == 20)
    #expect(!button.isTracking)
  }

  // S12
  @Test func `of nested scroll views each is asked, the innermost first`() {
    let inner = AskedScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    (inner.name, inner.journal) = ("inner", journal)
    inner.contentSize = CGSize(width: 400, height: 2000)
    content.removeFromSuperview()
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 2000)
    inner.addSubview(content)
    scrollView.addSubview(inner)
    send(.began, 200)
    screen.advance(by: 0.2)
    #expect(
      journal.text == "inner: begin in content began?, scroll view: begin in content began?, content began")
    send(.ended, 200)
    journal.clear()
    inner.mayBegin = false
    send(.began, 200)
    screen.advance(by: 0.2)
    send(.ended, 200)
    #expect(journal.text == "inner: begin in content began?")
  }

  // S12
  @Test func `an outer scroll view is asked about touches on an inner one`() {
    let inner = AskedScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    (inner.name, inner.journal) = ("inner", journal)
    scrollView.addSubview(inner)
    send(.began, 200)
    screen.advance(by: 0.2)
    #expect(journal.text == "scroll view: begin in AskedScrollView began?")
  }

  // S11
  @Test func `the delay of every scroll view around it must be over`() {
    let inner = AskedScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    inner.journal = journal
    inner.delaysContentTouches = false
    content.removeFromSuperview()
    inner.addSubview(content)
    scrollView.addSubview(inner)
    send(.began, 200)
    #expect(journal.text == "")
    screen.advance(by: 0.2)
    #expect(journal.entries.last == "content began")
  }

  @Test func `why content did not hear of a touch can be traced`() {
    let trace = screen.recordTrace()
    scrollView.mayBegin = false
    scrollView.delaysContentTouches = false
    send(.began, 400)
    #expect(trace.text.contains("AskedScrollView#1 keeps it"))
  }
}
