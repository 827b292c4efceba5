import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct SwipeTests {
  let stage = TouchStage()

  private func swipe(
    _ direction: UISwipeGestureRecognizer.Direction = .right, touches: Int = 1
  ) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    swipe.numberOfTouchesRequired = touches
    swipe.addAction { recognizer in
      let place = recognizer.location(in: nil)
      stage.journal.note("swipe \(recognizer.state) at \(Int(place.x)), \(Int(place.y))")
    }
    stage.view.addGestureRecognizer(swipe)
    return swipe
  }

  private var swipes: [String] { stage.journal.entries.filter { $0.hasPrefix("swipe") } }

  private func drag(by way: CGPoint, duration: Double = 0.1) -> [String] {
    stage.journal.clear()
    stage.screen.play(
      .drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way.x, y: 400 + way.y), duration: duration))
    return swipes
  }

  // G100
  @Test func `one finger to the right, unless set`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(
      [UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map(\.rawValue) == [UInt(1), 2, 4, 8])
  }

  // G100, G57
  @Test func `it is recognized while the finger moves, and is where it began`() {
    let swipe = swipe()
    stage.send(.began, 100, 100)
    stage.screen.advance(by: 0.1)
    stage.send(.moved, 145, 100)
    #expect(swipes == [])
    stage.screen.advance(by: 0.01)
    stage.send(.moved, 146, 100)
    #expect(swipes == ["swipe ended at 100, 100"])
    stage.send(.moved, 300, 100)
    stage.send(.ended, 300, 100)
    #expect(swipes.count == 1)
    #expect(swipe.state == .possible)
  }

  // G100
  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 100, y: 0)), (.left, CGPoint(x: -100, y: 0)),
    (.up, CGPoint(x: 0, y: -100)), (.down, CGPoint(x: 0, y: 100)),
  ])
  func `a recognizer takes swipes in its direction only`(
    direction: UISwipeGestureRecognizer.Direction, way: CGPoint
  ) {
    _ = swipe(direction)
    for other in [CGPoint(x: 100, y: 0), CGPoint(x: -100, y: 0), CGPoint(x: 0, y: -100), CGPoint(x: 0, y: 100)] {
      #expect(drag(by: other) == (other == way ? ["swipe ended at 200, 400"] : []))
    }
  }

  // Measured on a phone: right and down takes right only.
  @Test func `of both axes the horizontal one counts`() {
    _ = swipe([.right, .down])
    #expect(drag(by: CGPoint(x: 0, y: 100)) == [])
    #expect(drag(by: CGPoint(x: 100, y: 0)) == ["swipe ended at 200, 400"])
  }

  // G100
  @Test func `four recognizers take the four directions`() {
    var told: [UInt] = []
    for direction in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let swipe = swipe(direction)
      swipe.addAction { _ in told.append(swipe.direction.rawValue) }
    }
    for way in [CGPoint(x: -90, y: 0), CGPoint(x: 0, y: 90), CGPoint(x: 90, y: 0), CGPoint(x: 0, y: -90)] {
      _ = drag(by: way)
    }
    #expect(told == [2, 8, 1, 4])
  }

  // G101: 40 points in 0.1 s are too few, in 0.3 s enough.
  @Test func `a slow swipe may be short but must be straight`() {
    _ = swipe()
    #expect(drag(by: CGPoint(x: 40, y: 0), duration: 0.1) == [])
    #expect(drag(by: CGPoint(x: 40, y: 0), duration: 0.3).count == 1)
    #expect(drag(by: CGPoint(x: 60, y: 44), duration: 0.1).count == 1)
    #expect(drag(by: CGPoint(x: 26, y: 27), duration: 0.5) == [])
  }

  // G103
  @Test func `a finger that rests too long fails by the clock`() {
    let swipe = swipe()
    stage.send(.began, 100, 100)
    stage.screen.advance(by: 0.49)
    #expect(swipe.state == .possible)
    stage.screen.advance(by: 0.02)
    #expect(swipe.state == .failed)
  }

  // G102
  @Test func `a report from exactly half a second after the touch is in time`() {
    _ = swipe()
    stage.screen.play(
      .samples([
        (0, CGPoint(x: 100, y: 100)), (0.5, CGPoint(x: 200, y: 100)), (0.6, CGPoint(x: 200, y: 100)),
      ]))
    #expect(swipes.count == 1)
    stage.screen.play(
      .samples([
        (0, CGPoint(x: 100, y: 100)), (0.501, CGPoint(x: 200, y: 100)), (0.6, CGPoint(x: 200, y: 100)),
      ]))
    #expect(swipes.count == 1)
  }

  // G103
  @Test func `a lift that brings the last move still swipes`() {
    _ = swipe()
    stage.screen.play(.samples([(0, CGPoint(x: 100, y: 100)), (0.1, CGPoint(x: 160, y: 100))]))
    #expect(swipes.count == 1)
  }

  // G57, G100
  @Test func `two fingers swipe together, where both came down`() {
    let swipe = swipe(touches: 2)
    var places: [CGPoint] = []
    swipe.addAction { recognizer in
      places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
    }
    let (a, b) = (CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200))
    stage.screen.play(
      .drag(from: a, to: CGPoint(x: 180, y: 100), duration: 0.1)
        .with(.drag(from: b, to: CGPoint(x: 180, y: 200), duration: 0.1)))
    #expect(swipes == ["swipe ended at 100, 150"])
    #expect(places == [a, b])
    #expect(drag(by: CGPoint(x: 100, y: 0)) == [])
  }

  // G103
  @Test func `more fingers than required are no swipe`() {
    _ = swipe()
    let second = TouchScript.rest(0.02).then(.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 180, y: 200)))
    stage.screen.play(.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.1).with(second))
    #expect(swipes == [])
  }

  // G36: a pan is content with ten points.
  @Test func `a pan on the same view goes first, unless it waits`() {
    let swipe = swipe()
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    #expect(drag(by: CGPoint(x: 100, y: 0)) == [])
    pan.require(toFail: swipe)
    #expect(drag(by: CGPoint(x: 100, y: 0)).count == 1)
  }

  // G32
  @Test func `a swipe that waits for another stays one, whatever the finger does`() {
    let swipe = swipe()
    let other = stage.recognizer("other")
    swipe.require(toFail: other)
    stage.send(.began, 100, 100)
    stage.send(.moved, 160, 100)
    stage.send(.moved, 50, 300)
    stage.send(.ended, 50, 300)
    #expect(swipes == [])
    other.state = .failed
    #expect(swipes == ["swipe ended at 100, 100"])
  }

  // G22
  @Test func `a touch that is taken away fails it`() {
    let recorder = stage.screen.recordTrace()
    _ = swipe()
    stage.send(.began, 100, 100)
    stage.send(.cancelled, 100, 100)
    #expect(recorder.text.contains("possible → failed: its touches were cancelled"))
    #expect(drag(by: CGPoint(x: 100, y: 0)).count == 1)
  }

  // G51
  @Test func `the view's touch is cancelled before the action`() {
    _ = swipe()
    _ = drag(by: CGPoint(x: 100, y: 0))
    #expect(stage.journal.withoutRepeats == "view began, view moved, view cancelled, swipe ended at 200, 400")
  }

  // G57, G58
  @Test func `its place is given in the coordinates of any view`() {
    let swipe = swipe()
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.screen.window.addSubview(other)
    var places: [CGPoint] = []
    swipe.addAction { recognizer in
      places = [recognizer.location(in: other), recognizer.location(ofTouch: 0, in: other)]
    }
    stage.screen.play(.drag(from: CGPoint(x: 150, y: 160), to: CGPoint(x: 250, y: 160), duration: 0.1))
    #expect(places == [CGPoint(x: 140, y: 140), CGPoint(x: 140, y: 140)])
  }
}
