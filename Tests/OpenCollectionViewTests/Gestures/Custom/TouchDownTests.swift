import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Recognizes a finger as it comes down.
private final class TouchDownRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .recognized }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// A recognizer of a program that has made up its mind at once.
@MainActor struct TouchDownTests {
  let stage = TouchStage()
  private let recognizer = TouchDownRecognizer()

  init() {
    stage.view.addGestureRecognizer(recognizer)
    recognizer.addAction { [stage] in
      let place = $0.location(in: nil)
      stage.journal.note("down \($0.state) at \(Int(place.x)), \(Int(place.y))")
    }
  }

  // G5, G51: nothing was told to the view yet, so nothing is cancelled.
  @Test func `it is told before the view, which hears nothing`() {
    stage.send(.began, 30, 40)
    #expect(stage.journal.text == "down ended at 30, 40")
    stage.send(.moved, 80, 90)
    stage.send(.ended, 80, 90)
    #expect(stage.journal.text == "down ended at 30, 40")
  }

  @Test func `it is told again for each touch`() {
    let tap = TouchScript.tap(at: CGPoint(x: 30, y: 40))
    stage.screen.play(tap.then(.rest(0.1)).then(tap))
    #expect(stage.journal.entries == ["down ended at 30, 40", "down ended at 30, 40"])
  }

  // G51
  @Test func `the view hears the touch where it is not to be cancelled`() {
    recognizer.cancelsTouchesInView = false
    stage.screen.play(.tap(at: CGPoint(x: 30, y: 40)))
    #expect(stage.journal.text == "view began, down ended at 30, 40, view ended")
  }

  // G36
  @Test func `it leaves nothing for a pan on its view, unless a delegate allows both`() {
    let pan = UIPanGestureRecognizer()
    var told: [UIGestureRecognizer.State] = []
    pan.addAction { told.append($0.state) }
    stage.view.addGestureRecognizer(pan)
    let drag = TouchScript.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 90, y: 40), duration: 0.1)
    stage.screen.play(drag)
    #expect(told == [])
    let answers = GestureAnswers()
    answers.runsTogether = true
    recognizer.delegate = answers
    stage.screen.play(drag)
    #expect(told.first == .began)
  }

  // G20
  @Test func `states that come too late are ignored`() {
    let recorder = stage.screen.recordTrace()
    stage.screen.play(.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 90, y: 40), duration: 0.1))
    #expect(recorder.events.filter { $0.description.contains("→ failed") } == [])
  }
}
