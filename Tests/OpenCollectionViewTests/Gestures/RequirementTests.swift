import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct RequirementTests {
  let stage = TouchStage()
  let tap = TouchScript.tap(at: CGPoint(x: 50, y: 50))

  private func tapRecognizer(_ name: String, taps: Int = 1, on view: UIView? = nil) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.addAction { _ in stage.journal.note(name) }
    (view ?? stage.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private var taps: [String] { stage.journal.entries.filter { !$0.hasPrefix("view") } }

  // G32
  @Test func `a single tap waits until the double tap has failed`() {
    let (single, double) = (tapRecognizer("single"), tapRecognizer("double", taps: 2))
    single.require(toFail: double)
    stage.screen.play(tap)
    #expect(single.state == .possible)
    #expect(taps == [])
    stage.screen.advance(by: 0.34)
    #expect(taps == [])
    stage.screen.advance(by: 0.02)
    #expect(taps == ["single"])
  }

  // G32
  @Test func `a single tap that waited fails when the double tap comes`() {
    let (single, double) = (tapRecognizer("single"), tapRecognizer("double", taps: 2))
    single.require(toFail: double)
    stage.screen.play(tap.then(.rest(0.1)).then(tap))
    stage.screen.advance(by: 1)
    #expect(taps == ["double"])
  }

  // G32
  @Test func `a tap waits for a pan that does not come`() {
    let pan = UIPanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    tapRecognizer("tap").require(toFail: pan)
    stage.screen.play(tap)
    #expect(taps == ["tap"])
  }

  // G32
  @Test func `three taps wait for each other in turn`() {
    let (one, two, three) = (tapRecognizer("1"), tapRecognizer("2", taps: 2), tapRecognizer("3", taps: 3))
    one.require(toFail: two)
    two.require(toFail: three)
    stage.screen.play(tap.then(.rest(0.1)).then(tap))
    stage.screen.advance(by: 1)
    #expect(taps == ["2"])
    stage.screen.play(tap.then(.rest(0.1)).then(tap).then(.rest(0.1)).then(tap))
    stage.screen.advance(by: 1)
    #expect(taps == ["2", "3"])
    stage.screen.play(tap)
    stage.screen.advance(by: 1)
    #expect(taps == ["2", "3", "1"])
  }

  // G33
  @Test(arguments: ["require", "subclass waits", "subclass is waited for", "delegate waits", "delegate is waited for"])
  func `a requirement has five sources, each enough`(source: String) {
    let (waiting, first) = (stage.recognizer("waiting"), stage.recognizer("first"))
    let answers = GestureAnswers()
    switch source {
    case "require": waiting.require(toFail: first)
    case "subclass waits": waiting.requiredToFail = { $0 === first }
    case "subclass is waited for": first.requiredByOthers = { $0 === waiting }
    case "delegate waits":
      answers.waitsForOthers = true
      waiting.delegate = answers
    default:
      answers.makesOthersWait = true
      first.delegate = answers
    }
    stage.send(.began)
    waiting.state = .ended
    #expect(waiting.state == .possible)
    #expect(!stage.journal.entries.contains("waiting!ended"))
    first.state = .failed
    #expect(stage.journal.entries.contains("waiting!ended"))
  }

  // G33
  @Test func `dynamic requirements are asked once per pair and attempt`() {
    let (waiting, first) = (stage.recognizer("waiting"), stage.recognizer("first"))
    var count = 0
    waiting.requiredToFail = { other in
      count += 1
      return other === first
    }
    stage.send(.began)
    waiting.state = .began
    waiting.state = .changed
    first.state = .failed
    #expect(count == 1)
    waiting.state = .ended
    stage.send(.ended)
    stage.send(.began)
    waiting.state = .began
    #expect(count == 2)
  }

  // G34
  @Test(arguments: ["elsewhere", "disabled", "refused"])
  func `a requirement on one that takes no part counts as met`(reason: String) {
    let elsewhere = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    stage.view.addSubview(elsewhere)
    let first = tapRecognizer("double", taps: 2, on: reason == "elsewhere" ? elsewhere : stage.view)
    let answers = GestureAnswers()
    answers.takesTouches = reason != "refused"
    first.delegate = answers
    first.isEnabled = reason != "disabled"
    tapRecognizer("single").require(toFail: first)
    stage.screen.play(tap)
    #expect(taps == ["single"])
  }

  // G35
  @Test func `recognizers that wait for each other fail together when the fingers have gone`() {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    first.require(toFail: second)
    second.require(toFail: first)
    stage.send(.began)
    first.state = .ended
    second.state = .ended
    #expect(first.state == .possible)
    stage.send(.ended)
    #expect(first.stateAtReset == .failed)
    #expect(second.stateAtReset == .failed)
    #expect(!stage.journal.text.contains("!"))
  }
}
