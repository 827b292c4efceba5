import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ExclusionTests {
  let stage = TouchStage()

  // G36
  @Test func `of those that share a finger only the first goes on`() {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    stage.send(.began)
    second.state = .began
    #expect(first.state == .failed)
    #expect(second.state == .began)
  }

  // G36
  @Test func `one that would begin beside another under way fails`() {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    stage.send(.began, finger: 1)
    first.state = .began
    let late = stage.recognizer("late")
    stage.send(.began, finger: 2)
    late.state = .began
    #expect(second.state == .failed)
    #expect(late.state == .failed)
    #expect(first.state == .began)
  }

  // G36
  @Test func `those that share no finger do not disturb each other`() {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)),
      UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
    )
    stage.view.addSubview(left)
    stage.view.addSubview(right)
    let (one, two) = (stage.recognizer("one", on: left), stage.recognizer("two", on: right))
    stage.send(.began, fingers: [1: CGPoint(x: 10, y: 10), 2: CGPoint(x: 210, y: 10)])
    one.state = .began
    two.state = .began
    #expect(one.state == .began)
    #expect(two.state == .began)
  }

  // G36, G51
  @Test func `a pan in the content stops the tap around it`() {
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in stage.journal.note("tap") }
    stage.view.addGestureRecognizer(tap)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(inner)
    let pan = UIPanGestureRecognizer()
    pan.addAction { stage.journal.note("pan \($0.state)") }
    inner.addGestureRecognizer(pan)
    stage.screen.play(.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), duration: 0.1, holding: 0))
    #expect(
      stage.journal.withoutRepeats == "view began, view moved, view cancelled, pan began, pan changed, pan ended")
  }

  // G37
  @Test(arguments: [(true, false), (false, true)])
  func `one yes of either delegate lets both run together`(firstSaysYes: Bool, secondSaysYes: Bool) {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    let answers = (GestureAnswers(), GestureAnswers())
    answers.0.runsTogether = firstSaysYes
    answers.1.runsTogether = secondSaysYes
    first.delegate = answers.0
    second.delegate = answers.1
    stage.send(.began)
    first.state = .began
    second.state = .began
    #expect(first.state == .began)
    #expect(second.state == .began)
  }

  // G37
  @Test func `the second delegate is asked only after a no`() {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    let answers = (GestureAnswers(stage.journal), GestureAnswers(stage.journal))
    first.delegate = answers.0
    second.delegate = answers.1
    stage.send(.began)
    first.state = .began
    #expect(stage.journal.entries.filter { $0 == "together?" }.count == 2)
  }

  // G38
  @Test(arguments: [(true, true, true), (false, true, false), (true, false, false), (false, false, false)])
  func `classes stop each other only if both agree`(prevents: Bool, isPreventable: Bool, stops: Bool) {
    let (first, second) = (stage.recognizer("a"), stage.recognizer("b"))
    first.preventsOthers = prevents
    second.isPreventable = isPreventable
    stage.send(.began)
    first.state = .began
    #expect((second.state == .failed) == stops)
  }

  // G38, G39
  @Test(arguments: [[1, 2], [2, 1]])
  func `without a requirement the first tap is a single one and the second a double one`(order: [Int]) {
    for taps in order {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = taps
      recognizer.addAction { _ in stage.journal.note("\(taps)") }
      stage.view.addGestureRecognizer(recognizer)
    }
    let tap = TouchScript.tap(at: CGPoint(x: 50, y: 50))
    stage.screen.play(tap.then(.rest(0.1)).then(tap))
    #expect(stage.journal.entries.filter { !$0.hasPrefix("view") } == ["1", "2"])
  }
}
