import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The stories of recordings, in their words.
@MainActor struct RecordingTimelineTests {
  private func story(
    _ index: Int = 0, of view: UIView, _ body: (VirtualScreen) -> Void
  ) -> String {
    let screen = VirtualScreen(width: 300, height: 200)
    screen.show(view)
    screen.advanceUntilRest()
    screen.advance(by: 2 - screen.now)
    let recorder = screen.recordInput()
    body(screen)
    screen.advance(by: 3)
    let stories = recorder.recording.timeline.stories
    return index < stories.count ? stories[index].text : "there are \(stories.count)"
  }

  private func scroller() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.contentSize = CGSize(width: 300, height: 2000)
    return view
  }

  @Test func `a wheel has a story`() {
    let text = story(of: scroller()) { screen in
      for _ in 0..<3 {
        screen.receive(
          .scroll(
            ScrollSample(
              time: screen.now, location: CGPoint(x: 50, y: 60), distance: ScrollDistance(x: 0, y: 40))))
        screen.advance(by: 0.05)
      }
    }
    #expect(
      text == """
        a wheel turns over (50, 60), 3 reports: 120 pt down; it began at 2000 ms

        what happened
           16.7 ms  UIScrollView#1 takes the wheel at (0, 0): it is the innermost with content left in that direction
           16.7 ms  UIScrollView#1 wheels at (0, 0): a wheel or a trackpad turned
          216.7 ms  UIScrollView#1 rests at (0, 120): the wheel is silent
        """)
  }

  @Test func `a pointer that hovers has a story`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(UIHoverGestureRecognizer())
    let text = story(of: view) { screen in
      for x in [20.0, 60, 140] {
        screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: x, y: 50))))
        screen.advance(by: 0.1)
      }
      screen.receive(.hover(HoverSample(time: screen.now, location: nil)))
    }
    #expect(
      text == """
        a pointer hovers from (20, 50) to (140, 50), 4 reports, and leaves; it began at 2000 ms

        what happened
           16.7 ms  UIHoverGestureRecognizer#1 begins
          116.7 ms  UIHoverGestureRecognizer#1 changes
          216.7 ms  UIHoverGestureRecognizer#1 ends
        """)
  }

  @Test func `keys have a story, with who hears of them`() {
    let text = story(of: UIView()) { screen in
      screen.press("a")
      screen.press("Enter")
    }
    #expect(
      text == """
        the keys x, Enter; it began at 2000 ms

        what happened
          0 ms  UIWindow#1 hears press 1 began
          0 ms  UIWindow#1 hears press 1 ended
          0 ms  UIWindow#1 hears press 2 began
          0 ms  UIWindow#1 hears press 2 ended
        """)
  }

  @Test func `what the host does has a story`() {
    let text = story(of: UIView()) { $0.resize(width: 200, height: 300) }
    #expect(
      text == """
        the screen becomes 200 × 300 points, 2 pixels per point; it began at 2000 ms
        """)
  }

  @Test func `what follows a flick belongs to it`() {
    let text = story(of: scroller()) {
      $0.play(.flick(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50)))
    }
    #expect(
      text == """
        a gesture of 1 touch, decided after 120 ms; it began at 2000 ms

        touch 1 comes down on UIScrollView#1 at (50, 150) and is lifted after 120 ms, 100 pt away
          ScrollViewPanGestureRecognizer#1 on the touched view takes part
          ContentTouchDelayRecognizer#1 on the touched view takes part

        what happened
               0 ms  touch 1 comes down
            16.7 ms  UIScrollView#1 does not hear touch 1 began yet: ContentTouchDelayRecognizer#1 has not decided
            16.7 ms  UIScrollView#1 does not hear touch 1 moved yet: ContentTouchDelayRecognizer#1 has not decided
            33.3 ms  ScrollViewPanGestureRecognizer#1 begins: moved 21.4 pt, limit 10 pt
            33.3 ms  ContentTouchDelayRecognizer#1 fails: ScrollViewPanGestureRecognizer#1 was recognized first
            33.3 ms  UIScrollView#1 will not hear touch 1: ScrollViewPanGestureRecognizer#1 was recognized
            33.3 ms  UIScrollView#1 dragging at (0, 0)
              50 ms  ScrollViewPanGestureRecognizer#1 changes, 6 times, until 120 ms
             120 ms  touch 1 is lifted
             120 ms  ScrollViewPanGestureRecognizer#1 ends
             120 ms  UIScrollView#1 released at (0, 90): velocity (0, 833) pt/s, target (0, 501)
          2333.3 ms  UIScrollView#1 rests at (0, 501)

        in the end
          ScrollViewPanGestureRecognizer#1 on UIScrollView#1 began after 33.3 ms: moved 21.4 pt, limit 10 pt; changed \
        6 times; ended after 120 ms
          ContentTouchDelayRecognizer#1 on UIScrollView#1 failed after 33.3 ms: ScrollViewPanGestureRecognizer#1 was \
        recognized first
        """)
  }

  @Test func `what comes later is the program's`() {
    let view = scroller()
    let text = story(1, of: view) { screen in
      screen.play(.tap(at: CGPoint(x: 50, y: 50)))
      screen.advance(by: 2)
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    #expect(
      text == """
        what the program did by itself; it began at 4080 ms

        what happened
              0 ms  UIScrollView#1 animates at (0, 0): to (0, 300)
          303.3 ms  UIScrollView#1 rests at (0, 300)
        """)
  }

  @Test func `a carried item is told with its reasons`() {
    let cells = NumberedItems(count: 12)
    let text = story(of: cells.view) { screen in
      cells.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      cells.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 25))
      screen.advance(by: 0.5)
      cells.view.endInteractiveMovement()
    }
    #expect(
      text == """
        what the program did by itself; it began at 2000 ms

        what happened
            0 ms  item 0-0 is picked up: it is carried from [0, 0]
            0 ms  item 0-0 goes to 0-2: UICollectionViewFlowLayout has that place under the finger
          500 ms  item 0-2 is put down: it was put down
        """)
  }

  @Test func `updates and transitions are told with their reasons`() {
    let cells = NumberedItems(count: 12)
    let text = story(of: cells.view) { screen in
      cells.count = 11
      cells.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      screen.advance(by: 0.5)
      let transition = cells.view.startInteractiveTransition(to: NumberedItems.layout(side: 90))
      for step in 1...4 {
        transition.transitionProgress = CGFloat(step) / 4
        screen.advance(by: 0.02)
      }
      cells.view.finishInteractiveTransition()
    }
    #expect(
      text == """
        what the program did by itself; it began at 2000 ms

        what happened
              0 ms  UICollectionView#1 updates at (0, 0): 1 changes, 0 cells configured anew
            500 ms  UICollectionView#1 begins a transition at (0, 0): from UICollectionViewFlowLayout to \
        UICollectionViewFlowLayout
            500 ms  UICollectionView#1 shows its transition at (0, 0): 11 elements at 0 % of the way
            580 ms  UICollectionView#1 finishes its transition at (0, 0): let go at 0 % with 1250 % a second
          583.3 ms  UICollectionView#1 shows its transition at (0, 0): 11 elements at 4 % of the way, 28 times, until \
        1033.3 ms
           1050 ms  UICollectionView#1 ends its transition in UICollectionViewFlowLayout at (0, 0): it is at rest
        """)
  }

  @Test func `dynamics are told with their reasons`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let ball = UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
    view.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: view)
    let text = story(of: view) { screen in
      let collisions = UICollisionBehavior(items: [ball])
      collisions.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collisions)
      animator.addBehavior(UIGravityBehavior(items: [ball]))
      screen.advance(by: 6)
    }
    #expect(
      text == """
        what the program did by itself; it began at 2000 ms

        what happened
               0 ms  UIDynamicAnimator#1 resumes: a behavior was added
          1383.3 ms  UIDynamicAnimator#1 pauses: all items rest after 83 steps
        """)
  }

  @Test func `a recording without decisions tells what people did`() {
    let screen = VirtualScreen(width: 300, height: 200)
    let recorder = HostInputRecorder(scene: screen.scene, keepsDecisions: false)
    screen.press("Tab")
    #expect(
      recorder.recording.timeline.text == """
        a recording of 0 s on a screen of 300 × 200 points, without decisions

        1. the key Tab; it began at 0 ms
        """)
  }
}

/// Items in a grid that can be moved.
@MainActor private final class NumberedItems: NSObject, UICollectionViewDataSource {
  var count: Int
  let view: UICollectionView

  static func layout(side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  init(count: Int) {
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: Self.layout(side: 50))
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
