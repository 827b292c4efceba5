import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A discrete recognizer of a program, in the shape that programs give it.
@MainActor struct CheckmarkTests {
  let stage = TouchStage()
  private let recognizer = CheckmarkRecognizer()
  private let mark = [
    CGPoint(x: 100, y: 300), CGPoint(x: 120, y: 330), CGPoint(x: 140, y: 360), CGPoint(x: 180, y: 300),
    CGPoint(x: 220, y: 240),
  ]

  init() {
    stage.view.addGestureRecognizer(recognizer)
    recognizer.addAction { [stage] in stage.journal.note("checkmark \($0.state)") }
  }

  private func script(_ places: [CGPoint]) -> TouchScript {
    .samples(
      places.enumerated().map { (Double($0.offset) * 0.05, $0.element) } + [
        (Double(places.count) * 0.05, places.last ?? .zero)
      ])
  }

  private func draw(_ places: [CGPoint]) -> [String] {
    stage.journal.clear()
    stage.screen.play(script(places))
    return stage.journal.entries.filter { $0.hasPrefix("checkmark") }
  }

  // G20, G25
  @Test func `a check mark is recognized once, when the finger lifts, and again after its reset`() {
    #expect(draw(mark) == ["checkmark ended"])
    #expect(recognizer.resetCount == 1)
    #expect(recognizer.state == .possible)
    #expect(draw(mark) == ["checkmark ended"])
    #expect(recognizer.resetCount == 2)
  }

  @Test(arguments: [
    [CGPoint(x: 100, y: 300), CGPoint(x: 90, y: 330)],
    [CGPoint(x: 100, y: 300), CGPoint(x: 120, y: 330), CGPoint(x: 110, y: 360)],
    [CGPoint(x: 100, y: 300), CGPoint(x: 120, y: 330), CGPoint(x: 180, y: 300), CGPoint(x: 170, y: 200)],
    [CGPoint(x: 100, y: 300), CGPoint(x: 120, y: 330), CGPoint(x: 140, y: 360)],
    [CGPoint(x: 100, y: 300), CGPoint(x: 120, y: 360), CGPoint(x: 140, y: 320)],
  ])
  func `another way fails, is reset, and does not spoil the next`(places: [CGPoint]) {
    #expect(draw(places) == [])
    #expect(recognizer.resetCount == 1)
    #expect(draw(mark) == ["checkmark ended"])
  }

  // G52: what was held for a mark that fails is delivered.
  @Test func `the view hears all of a mark that fails`() {
    recognizer.delaysTouchesBegan = true
    _ = draw([mark[0], mark[1], CGPoint(x: 0, y: 300)])
    #expect(stage.journal.withoutRepeats == "view began, view moved, view ended")
    _ = draw(mark)
    #expect(stage.journal.withoutRepeats == "checkmark ended")
  }

  @Test func `two fingers at once fail it`() {
    stage.screen.play(script(mark).with(.tap(at: CGPoint(x: 300, y: 300))))
    #expect(!stage.journal.entries.contains("checkmark ended"))
  }

  // G13
  @Test func `a second finger is ignored, and stays the view's`() {
    stage.view.isMultipleTouchEnabled = true
    stage.screen.play(
      script(mark).with(TouchScript.rest(0.07).then(.tap(at: CGPoint(x: 300, y: 300), duration: 0.5))))
    #expect(
      stage.journal.withoutRepeats
        == "view began, view moved, view began, view moved, view cancelled, checkmark ended, view ended")
  }

  // G22
  @Test func `a touch that is taken away fails it, though the program says cancelled`() {
    let recorder = stage.screen.recordTrace()
    stage.send(.began, 100, 300)
    stage.send(.cancelled, 100, 300)
    #expect(recorder.text.contains("possible → failed: its touches were cancelled"))
    #expect(recognizer.resetCount == 1)
    #expect(draw(mark) == ["checkmark ended"])
  }

  // G22
  @Test func `a recognizer that only says cancelled is reset all the same`() {
    final class Stroke: UIGestureRecognizer {
      var resets = 0
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
      override func reset() { resets += 1 }
    }
    let stroke = Stroke()
    var told = 0
    stroke.addAction { _ in told += 1 }
    stage.view.addGestureRecognizer(stroke)
    stage.send(.began, 100, 300)
    stage.send(.cancelled, 100, 300)
    #expect(stroke.resets == 1)
    #expect(stroke.state == .possible)
    #expect(told == 0)
  }
}
