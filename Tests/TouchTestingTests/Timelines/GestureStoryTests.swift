import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Gestures as traces tell them, word for word.
@MainActor struct GestureStoryTests {
  let scene = ConflictScene()
  let place = CGPoint(x: 50, y: 50)

  /// What the trace tells of a script and the second after it.
  private func gestures(_ script: TouchScript) -> [GestureTimeline] {
    let recorder = scene.screen.recordTrace()
    scene.screen.play(script)
    scene.screen.advance(by: 1)
    return recorder.gestures
  }

  @Test func `a tap`() {
    scene.tap().addAction { _ in }
    let gestures = gestures(.tap(at: place))
    #expect(gestures.count == 1)
    #expect(
      gestures.first?.text == """
        a gesture of 1 touch, decided after 80 ms; it began at 0 ms

        touch 1 comes down on UIView#1 at (50, 50) and is lifted after 80 ms, where it came down
          UITapGestureRecognizer#1 on the touched view takes part

        what happened
             0 ms  touch 1 comes down
          16.7 ms  UIView#1 hears touch 1 began
            80 ms  touch 1 is lifted
            80 ms  UITapGestureRecognizer#1 is recognized: tapped
            80 ms  UIView#1 hears touch 1 cancelled: UITapGestureRecognizer#1 was recognized
            80 ms  UITapGestureRecognizer#1 tells a closure: ended

        in the end
          UITapGestureRecognizer#1 on UIView#1 was recognized after 80 ms: tapped
        """)
    #expect(
      gestures.first?.table == """
                                  0 ms      80 ms
        touch 1                   down      lifted
        UITapGestureRecognizer#1  possible  recognized
        """)
  }

  // G32, G53
  @Test func `a single tap waits for a double tap that does not come`() {
    let (single, double) = (scene.tap(), scene.tap(2))
    single.addAction { _ in }
    single.require(toFail: double)
    let gestures = gestures(.tap(at: place))
    #expect(
      gestures.first?.text == """
        a gesture of 1 touch, decided after 430 ms; it began at 0 ms

        touch 1 comes down on UIView#1 at (50, 50) and is lifted after 80 ms, where it came down
          UITapGestureRecognizer#1 on the touched view takes part
          UITapGestureRecognizer#2 on the touched view takes part

        what happened
             0 ms  touch 1 comes down
          16.7 ms  UIView#1 hears touch 1 began
            80 ms  touch 1 is lifted
            80 ms  UITapGestureRecognizer#2 is ready and waits for UITapGestureRecognizer#1 to fail: the program \
        says require(toFail:)
            80 ms  UIView#1 does not hear touch 1 ended yet: UITapGestureRecognizer#1 has not decided
           430 ms  UITapGestureRecognizer#1 fails: tap 2 of 2 did not come within 350 ms
           430 ms  UITapGestureRecognizer#2 is recognized: tapped, and UITapGestureRecognizer#1, which it waited \
        for, has failed
           430 ms  UIView#1 hears touch 1 cancelled: UITapGestureRecognizer#2 was recognized
           430 ms  UITapGestureRecognizer#2 tells a closure: ended

        in the end
          UITapGestureRecognizer#1 on UIView#1 failed after 430 ms: tap 2 of 2 did not come within 350 ms
          UITapGestureRecognizer#2 on UIView#1 was recognized after 430 ms: tapped, and UITapGestureRecognizer#1, \
        which it waited for, has failed; it waited 350 ms for UITapGestureRecognizer#1
        """)
    #expect(
      gestures.first?.table == """
                                  0 ms      80 ms   430 ms
        touch 1                   down      lifted
        UITapGestureRecognizer#1  possible          failed
        UITapGestureRecognizer#2  possible  waits   recognized
        """)
  }

  // G32, G53
  @Test func `a double tap while a single tap waits is one gesture`() {
    let (single, double) = (scene.tap(), scene.tap(2))
    single.require(toFail: double)
    let gestures = gestures(TouchScript.tap(at: place).then(.rest(0.1)).then(.tap(at: place)))
    #expect(gestures.count == 1)
    #expect(
      gestures.first?.text == """
        a gesture of 2 touches, decided after 260 ms; it began at 0 ms

        touch 1 comes down on UIView#1 at (50, 50) and is lifted after 80 ms, where it came down
          UITapGestureRecognizer#1 on the touched view takes part
          UITapGestureRecognizer#2 on the touched view takes part

        touch 2 comes down on UIView#1 at (50, 50) and is lifted after 80 ms, where it came down
          UITapGestureRecognizer#1 on the touched view takes part
          UITapGestureRecognizer#2 on the touched view takes part

        what happened
              0 ms  touch 1 comes down
           16.7 ms  UIView#1 hears touch 1 began
             80 ms  touch 1 is lifted
           83.3 ms  UITapGestureRecognizer#2 is ready and waits for UITapGestureRecognizer#1 to fail: the program says \
        require(toFail:)
           83.3 ms  UIView#1 does not hear touch 1 ended yet: UITapGestureRecognizer#1 has not decided
            180 ms  touch 2 comes down
          183.3 ms  UIView#1 hears touch 2 began
            260 ms  touch 2 is lifted
            260 ms  UITapGestureRecognizer#1 is recognized: tapped 2 times
            260 ms  UITapGestureRecognizer#2 fails: UITapGestureRecognizer#1, which had to fail first, was recognized
            260 ms  UIView#1 hears touch 1 cancelled: UITapGestureRecognizer#1 was recognized
            260 ms  UIView#1 hears touch 2 cancelled: UITapGestureRecognizer#1 was recognized

        in the end
          UITapGestureRecognizer#1 on UIView#1 was recognized after 260 ms: tapped 2 times
          UITapGestureRecognizer#2 on UIView#1 failed after 260 ms: UITapGestureRecognizer#1, which had to fail \
        first, was recognized; it waited 176.7 ms for UITapGestureRecognizer#1
        """)
  }

  // G51
  @Test func `a pan takes a touch from a button`() {
    _ = scene.add(UIButton())
    scene.pan().addAction { _ in }
    let gestures = gestures(.drag(from: place, to: CGPoint(x: 50, y: 100), duration: 0.2, holding: 0.1))
    #expect(
      gestures.first?.text == """
        a gesture of 1 touch, decided after 300 ms; it began at 0 ms

        touch 1 comes down on UIButton#1 at (50, 50) and is lifted after 300 ms, 50 pt away
          UIPanGestureRecognizer#1 on UIView#1 around it takes part

        what happened
             0 ms  touch 1 comes down
          16.7 ms  UIButton#1 hears touch 1 began
          16.7 ms  UIButton#1 sends touchDown
          16.7 ms  UIButton#1 hears touch 1 moved, 2 times, until 33.3 ms
            50 ms  UIPanGestureRecognizer#1 begins: moved 10.4 pt, limit 10 pt
            50 ms  UIButton#1 hears touch 1 cancelled: UIPanGestureRecognizer#1 was recognized
            50 ms  UIButton#1 sends touchCancel
            50 ms  UIPanGestureRecognizer#1 tells a closure: began
          66.7 ms  UIPanGestureRecognizer#1 changes, 10 times, until 216.7 ms
          66.7 ms  UIPanGestureRecognizer#1 tells a closure: changed, 10 times, until 216.7 ms
           300 ms  touch 1 is lifted
           300 ms  UIPanGestureRecognizer#1 ends
           300 ms  UIPanGestureRecognizer#1 tells a closure: ended

        in the end
          UIPanGestureRecognizer#1 on UIView#1 began after 50 ms: moved 10.4 pt, limit 10 pt; changed 10 times; \
        ended after 300 ms
        """)
    #expect(
      gestures.first?.table == """
                                  0 ms      50 ms  66.7 ms  300 ms
        touch 1                   down                      lifted
        UIPanGestureRecognizer#1  possible  began  changed  ended
        """)
  }

  // S11
  @Test func `a scroll view scrolls and its content hears nothing`() {
    let scroller = UIScrollView(frame: scene.view.bounds)
    scroller.contentSize = CGSize(width: 400, height: 1000)
    scene.view.addSubview(scroller)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.addSubview(content)
    let gestures = gestures(.drag(from: place, to: CGPoint(x: 50, y: 20), duration: 0.1, holding: 0.1))
    #expect(
      gestures.first?.text == """
        a gesture of 1 touch, decided after 200 ms; it began at 0 ms

        touch 1 comes down on UIView#1 at (50, 50) and is lifted after 200 ms, 30 pt away
          ScrollViewPanGestureRecognizer#1 on UIScrollView#1 around it takes part
          ContentTouchDelayRecognizer#1 on UIScrollView#1 around it takes part

        what happened
             0 ms  touch 1 comes down
          16.7 ms  UIView#1 does not hear touch 1 began yet: ContentTouchDelayRecognizer#1 has not decided
          16.7 ms  UIView#1 does not hear touch 1 moved yet: ContentTouchDelayRecognizer#1 has not decided, 2 \
        times, until 33.3 ms
            50 ms  ScrollViewPanGestureRecognizer#1 begins: moved 12.5 pt, limit 10 pt
            50 ms  ContentTouchDelayRecognizer#1 fails: ScrollViewPanGestureRecognizer#1 was recognized first
            50 ms  UIView#1 will not hear touch 1: ScrollViewPanGestureRecognizer#1 was recognized
            50 ms  UIScrollView#1 dragging at (0, 0)
          66.7 ms  ScrollViewPanGestureRecognizer#1 changes, 4 times, until 116.7 ms
           200 ms  touch 1 is lifted
           200 ms  ScrollViewPanGestureRecognizer#1 ends
           200 ms  UIScrollView#1 released at (0, 20): velocity (0, 300) pt/s, target (0, 165)

        in the end
          ScrollViewPanGestureRecognizer#1 on UIScrollView#1 began after 50 ms: moved 12.5 pt, limit 10 pt; changed \
        4 times; ended after 200 ms
          ContentTouchDelayRecognizer#1 on UIScrollView#1 failed after 50 ms: ScrollViewPanGestureRecognizer#1 was \
        recognized first
        """)
  }

  // G36
  @Test func `a pinch goes before a pan`() {
    scene.view.isMultipleTouchEnabled = true
    scene.pan().name = "move"
    let pinch = UIPinchGestureRecognizer()
    pinch.name = "zoom"
    scene.view.addGestureRecognizer(pinch)
    let gestures = gestures(.pinch(around: CGPoint(x: 200, y: 200), from: 100, to: 200))
    #expect(
      gestures.first?.text == """
        a gesture of 2 touches, decided after 400 ms; it began at 0 ms

        touch 1 comes down on UIView#1 at (150, 200) and is lifted after 400 ms, 50 pt away
          "move" UIPanGestureRecognizer#1 on the touched view takes part
          "zoom" UIPinchGestureRecognizer#1 on the touched view takes part

        touch 2 comes down on UIView#1 at (250, 200) and is lifted after 400 ms, 50 pt away
          "move" UIPanGestureRecognizer#1 on the touched view takes part
          "zoom" UIPinchGestureRecognizer#1 on the touched view takes part

        what happened
             0 ms  touch 1 comes down
             0 ms  touch 2 comes down
          16.7 ms  UIView#1 hears touch 1 began
          16.7 ms  UIView#1 hears touch 2 began
          16.7 ms  UIView#1 hears touch 1 moved, 2 times, until 33.3 ms
          16.7 ms  UIView#1 hears touch 2 moved, 2 times, until 33.3 ms
            50 ms  "zoom" UIPinchGestureRecognizer#1 begins: the fingers' distance changed by 13.9 pt, limit 10 pt, of which 5.9 pt count
            50 ms  "move" UIPanGestureRecognizer#1 fails: "zoom" UIPinchGestureRecognizer#1 was recognized first
            50 ms  UIView#1 hears touch 1 cancelled: "zoom" UIPinchGestureRecognizer#1 was recognized
            50 ms  UIView#1 hears touch 2 cancelled: "zoom" UIPinchGestureRecognizer#1 was recognized
          66.7 ms  "zoom" UIPinchGestureRecognizer#1 changes, 16 times, until 316.7 ms
           400 ms  touch 1 is lifted
           400 ms  touch 2 is lifted
           400 ms  "zoom" UIPinchGestureRecognizer#1 ends

        in the end
          "move" UIPanGestureRecognizer#1 on UIView#1 failed after 50 ms: "zoom" UIPinchGestureRecognizer#1 was \
        recognized first
          "zoom" UIPinchGestureRecognizer#1 on UIView#1 began after 50 ms: the fingers' distance changed by 13.9 \
        pt, limit 10 pt, of which 5.9 pt count; changed 16 times; ended after 400 ms
        """)
    #expect(
      gestures.first?.table == """
                                           0 ms      50 ms   66.7 ms  400 ms
        touch 1                            down                       lifted
        touch 2                            down                       lifted
        "move" UIPanGestureRecognizer#1    possible  failed
        "zoom" UIPinchGestureRecognizer#1  possible  began   changed  ended
        """)
  }

  // G37
  @Test func `a delegate lets pinch and rotation run together`() {
    let answers = Answers()
    answers.runsTogether = true
    scene.view.addGestureRecognizer(UIRotationGestureRecognizer())
    let pinch = UIPinchGestureRecognizer()
    pinch.delegate = answers
    scene.view.addGestureRecognizer(pinch)
    let recorder = scene.screen.recordTrace()
    scene.screen.play(.pinch(around: CGPoint(x: 200, y: 200), from: 100, to: 200))
    let told = recorder.events.filter { "\($0.decision)".contains("may run together") }
    #expect(
      told.map { "\($0.decision)" } == [
        "UIRotationGestureRecognizer#1 and UIPinchGestureRecognizer#1 may run together: UIPinchGestureRecognizer#1's "
          + "delegate Answers#1 allows it"
      ])
  }

  // G10
  @Test func `a touch is refused`() {
    let answers = Answers()
    answers.takesTouches = false
    scene.tap().delegate = answers
    let press = UILongPressGestureRecognizer()
    press.isEnabled = false
    scene.view.addGestureRecognizer(press)
    scene.view.addGestureRecognizer(UIHoverGestureRecognizer())
    let gestures = gestures(.tap(at: place))
    #expect(
      gestures.first?.text == """
        a gesture of 1 touch, decided after 80 ms; it began at 0 ms

        touch 1 comes down on UIView#1 at (50, 50) and is lifted after 80 ms, where it came down
          UITapGestureRecognizer#1 on the touched view does not: its delegate Answers#1 does not want it
          UILongPressGestureRecognizer#1 on the touched view does not: it is disabled
          UIHoverGestureRecognizer#1 on the touched view does not: it follows pointers without a button

        what happened
             0 ms  touch 1 comes down
          16.7 ms  UIView#1 hears touch 1 began
            80 ms  touch 1 is lifted
            80 ms  UIView#1 hears touch 1 ended
        """)
    #expect(
      gestures.first?.table == """
                                        0 ms     80 ms
        touch 1                         down     lifted
        UITapGestureRecognizer#1        refuses
        UILongPressGestureRecognizer#1  refuses
        UIHoverGestureRecognizer#1      refuses
        """)
  }

  // G30, G52
  @Test func `a delegate says that a tap should not begin, and its view hears late`() {
    let answers = Answers()
    answers.mayBegin = false
    let tap = scene.tap()
    tap.delegate = answers
    tap.delaysTouchesBegan = true
    #expect(
      gestures(.tap(at: place)).first?.text == """
        a gesture of 1 touch, decided after 80 ms; it began at 0 ms

        touch 1 comes down on UIView#1 at (50, 50) and is lifted after 80 ms, where it came down
          UITapGestureRecognizer#1 on the touched view takes part

        what happened
             0 ms  touch 1 comes down
          16.7 ms  UIView#1 does not hear touch 1 began yet: UITapGestureRecognizer#1 has not decided
            80 ms  touch 1 is lifted
            80 ms  UITapGestureRecognizer#1 fails: its delegate Answers#1 says that it should not begin
            80 ms  UIView#1 hears touch 1 began: held until UITapGestureRecognizer#1 failed
            80 ms  UIView#1 hears touch 1 ended: held until UITapGestureRecognizer#1 failed

        in the end
          UITapGestureRecognizer#1 on UIView#1 failed after 80 ms: its delegate Answers#1 says that it should not \
        begin
        """)
  }

  // G13
  @Test func `who ignores a touch takes no part in it`() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    scene.view.addGestureRecognizer(pan)
    let text = gestures(.tap(at: CGPoint(x: 200, y: 50))).first?.text ?? ""
    #expect(
      text.contains("  UIScreenEdgePanGestureRecognizer#1 on the touched view does not: it ignores the touch\n"))
    #expect(!text.contains("in the end"))
  }

  // G30
  @Test func `a view that says no is named`() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    _ = scene.add(Stubborn())
    _ = scene.tap()
    #expect(
      gestures(.tap(at: place)).first?.text.hasSuffix(
        "  UITapGestureRecognizer#1 on UIView#1 failed after 80 ms: Stubborn#1 says that it should not begin") == true)
  }

  // G3
  @Test func `a second finger on a view that takes one at a time is told`() {
    let script = TouchScript.tap(at: place).with(.tap(at: CGPoint(x: 80, y: 50)))
    let text = gestures(script).first?.text ?? ""
    #expect(text.contains("UIView#1 will not hear touch 2: it takes one touch at a time\n"))
  }

  @Test func `several gestures are told one by one`() {
    _ = scene.tap()
    let script = TouchScript.tap(at: place).then(.rest(0.5)).then(.tap(at: place))
    #expect(gestures(script).map(\.start) == [0, 0.58])
  }

  @Test func `the same gesture is told in the same words every time`() {
    func text() -> [String] {
      let test = GestureStoryTests()
      test.scene.tap().require(toFail: test.scene.tap(2))
      return test.gestures(.tap(at: place)).map(\.text)
    }
    let first = text()
    #expect((0..<5).allSatisfy { _ in text() == first })
  }

  @Test func `a button's events are told, moves are not`() {
    let recorder = scene.screen.recordTrace()
    let button = scene.add(UIButton())
    scene.screen.play(.drag(from: place, to: CGPoint(x: 60, y: 50), duration: 0.2, holding: 0.1))
    button.sendActions(for: [.valueChanged, .editingChanged, UIControl.Event(rawValue: 1 << 24)])
    let told = recorder.events.compactMap { event -> String? in
      if case .controlSends(_, let events) = event.decision { events } else { nil }
    }
    #expect(
      told == ["touchDown", "touchUpInside", "primaryActionTriggered", "valueChanged, editingChanged, event 16777216"])
  }
}
