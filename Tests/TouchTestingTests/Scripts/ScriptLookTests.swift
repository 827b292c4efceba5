import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Expectations between the steps of a script.
@MainActor struct ScriptLookTests {
  private let screen = VirtualScreen(width: 300, height: 300)
  private let point = CGPoint(x: 50, y: 50)

  @Test func `a look comes where it stands between pieces`() {
    var times: [Double] = []
    screen.play(
      TouchScript.tap(at: point, duration: 0.25).then { times.append(screen.now) }
        .then(.rest(0.5)).then { times.append(screen.now) }.then(.tap(at: point)))
    #expect(times == [0.25, 0.75])
  }

  @Test func `what was reported by then has been heard`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.show(control)
    var states: [Bool] = []
    func look() { states.append(control.isTracking) }
    screen.play(
      TouchScript.tap(at: point, duration: 0.5).looking(at: 0) { look() }.looking(at: 0.49) { look() }.then { look() })
    #expect(states == [true, true, false])
  }

  @Test func `looks go along when scripts are put together`() {
    var times: [Double] = []
    func look() { times.append(screen.now) }
    let first = TouchScript.rest(0.5).looking(at: 0.25) { look() }
    screen.play(first.then(first.with(.rest(1).looking(at: 0.75) { look() })))
    #expect(times == [0.25, 0.75, 1.25])
    #expect(screen.now == 1.5)
  }

  @Test func `a look after the end makes a script longer`() {
    #expect(TouchScript.tap(at: point, duration: 0.1).looking(at: 2) {}.duration == 2)
  }

  @Test func `what a look does takes its time`() {
    var isDone = false
    screen.play(
      TouchScript.rest(0.1).then { screen.advance(by: 1) }.then(.tap(at: point, duration: 0.1)).then { isDone = true })
    #expect(isDone)
    #expect(screen.now == 1.1)
  }
}
