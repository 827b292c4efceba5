import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TapTests {
  let stage = TouchStage()

  private func tap(taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    tap.addAction { recognizer in
      let place = recognizer.location(in: nil)
      stage.journal.note("tap at \(Int(place.x)), \(Int(place.y))")
    }
    stage.view.addGestureRecognizer(tap)
    return tap
  }

  private var taps: [String] { stage.journal.entries.filter { $0.hasPrefix("tap") } }

  // G60
  @Test func `one tap of one finger, unless set`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(tap.buttonMaskRequired == .primary)
  }

  // G60
  @Test func `a tap is recognized at the lift`() {
    _ = tap()
    stage.screen.play(.samples([(0, CGPoint(x: 50, y: 60))]))
    #expect(taps == [])
    stage.send(.ended, 50, 60, finger: 1)
    #expect(taps == ["tap at 50, 60"])
  }

  // G57, G60
  @Test func `a double tap is where the first tap was`() {
    _ = tap(taps: 2)
    stage.screen.play(
      .tap(at: CGPoint(x: 50, y: 60)).then(.rest(0.1)).then(.tap(at: CGPoint(x: 70, y: 60))))
    #expect(taps == ["tap at 50, 60"])
  }

  // G61
  @Test(arguments: [(0.345, 1), (0.355, 0)])
  func `two taps may be 0.35 s apart`(pause: Double, count: Int) {
    _ = tap(taps: 2)
    let one = TouchScript.tap(at: CGPoint(x: 50, y: 60))
    stage.screen.play(one.then(.rest(pause)).then(one))
    #expect(taps.count == count)
  }

  // G62
  @Test(arguments: [(45.0, 1), (45.5, 0)])
  func `a tap may move by 45 points`(distance: Double, count: Int) {
    _ = tap()
    let start = CGPoint(x: 50, y: 60)
    stage.screen.play(.drag(from: start, to: CGPoint(x: 50 + distance, y: 60), duration: 0.1, holding: 0))
    #expect(taps.count == count)
  }

  // G62
  @Test(arguments: [(0.74, 1), (0.76, 0)])
  func `a tap may last for 0.75 s`(duration: Double, count: Int) {
    _ = tap()
    stage.screen.play(.tap(at: CGPoint(x: 50, y: 60), duration: duration))
    #expect(taps.count == count)
  }

  // G62
  @Test func `more fingers than required are no tap`() {
    _ = tap()
    let one = TouchScript.tap(at: CGPoint(x: 50, y: 60), duration: 0.2)
    stage.screen.play(one.with(TouchScript.rest(0.05).then(.tap(at: CGPoint(x: 90, y: 60), duration: 0.2))))
    #expect(taps == [])
  }

  // G63
  @Test(arguments: [(0.0, 1), (0.14, 1), (0.16, 0)])
  func `the fingers of a tap come down within 0.15 s`(delay: Double, count: Int) {
    _ = tap(touches: 2)
    let first = TouchScript.tap(at: CGPoint(x: 50, y: 60), duration: 0.3)
    let second = TouchScript.rest(delay).then(.tap(at: CGPoint(x: 350, y: 760), duration: 0.3 - delay))
    stage.screen.play(first.with(second))
    #expect(taps == (count == 1 ? ["tap at 200, 410"] : []))
  }

  // G64
  @Test func `a held finger fails by the clock, not at its lift`() {
    let tap = tap()
    tap.delaysTouchesBegan = true
    stage.screen.play(.samples([(0, CGPoint(x: 50, y: 60))]))
    stage.screen.advance(by: 0.74)
    #expect(tap.state == .possible)
    stage.screen.advance(by: 0.02)
    #expect(tap.state == .failed)
    #expect(stage.journal.text == "view began")
  }

  // G65
  @Test func `the taps of a double tap are one attempt`() {
    final class Counting: UITapGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let double = Counting()
    double.numberOfTapsRequired = 2
    stage.view.addGestureRecognizer(double)
    let one = TouchScript.tap(at: CGPoint(x: 50, y: 60))
    stage.screen.play(one.then(.rest(0.1)))
    #expect(double.resets == 0)
    stage.screen.play(one)
    #expect(double.resets == 1)
  }

  // G57, G58
  @Test func `a tap's place is given in the coordinates of any view`() {
    let tap = tap()
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.screen.window.addSubview(other)
    var places: [CGPoint] = []
    tap.addAction { recognizer in
      places = [
        recognizer.location(in: other), recognizer.location(in: nil), recognizer.location(ofTouch: 0, in: other),
      ]
    }
    stage.screen.play(.tap(at: CGPoint(x: 150, y: 160)))
    #expect(places == [CGPoint(x: 140, y: 140), CGPoint(x: 150, y: 160), CGPoint(x: 140, y: 140)])
  }
}
