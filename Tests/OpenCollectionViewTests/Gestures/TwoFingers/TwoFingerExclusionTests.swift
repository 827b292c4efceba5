import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TwoFingerExclusionTests {
  let stage = TwoFingerStage()
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pan = UIPanGestureRecognizer()

  init() {
    stage.note(pinch, "pinch") { [pinch] in pinch.scale }
    stage.note(rotation, "rotation") { [rotation] in rotation.rotation * 180 / .pi }
    stage.note(pan, "pan") { [pan] in pan.translation(in: nil).x }
  }

  private func add(_ recognizers: UIGestureRecognizer...) {
    for recognizer in recognizers { stage.view.addGestureRecognizer(recognizer) }
  }

  // G94
  @Test func `of a pinch and a rotation the first that begins stops the other`() {
    add(pinch, rotation)
    stage.down(100)
    stage.move(100, degrees: 45)
    #expect(rotation.state == .began)
    #expect(pinch.state == .failed)
    stage.move(300, degrees: 45)
    #expect(stage.told == "rotation began 40.0, rotation changed 40.0")
  }

  // G94
  @Test func `a delegate of one of them lets both run together`() {
    add(pinch, rotation)
    let answers = GestureAnswers()
    answers.runsTogether = true
    rotation.delegate = answers
    stage.down(100)
    stage.move(162, degrees: 90)
    stage.move(216, degrees: 135)
    stage.lift(216, degrees: 135)
    #expect(
      stage.told
        == "pinch began 1.5, rotation began 85.0, pinch changed 2.0, rotation changed 130.0, "
        + "pinch ended 2.0, rotation ended 130.0")
  }

  // G37
  @Test func `a pinch, a rotation and a pan move a picture together`() {
    add(pinch, rotation, pan)
    let answers = GestureAnswers()
    answers.runsTogether = true
    for recognizer in [pinch, rotation, pan] { recognizer.delegate = answers }
    stage.screen.play(
      .twoFingers(
        at: TwoFingerStage.center, distance: 100, to: CGPoint(x: 260, y: 300), toDistance: 216, turningBy: .pi / 2))
    let entries = stage.journal.entries
    #expect(entries.suffix(3) == ["pan ended 50.0", "pinch ended 2.0", "rotation ended 85.0"])
    #expect(entries.filter { $0.contains("began") && !$0.hasPrefix("view") }.count == 3)
  }

  // Measured: a pan goes first where both could begin.
  @Test(arguments: [false, true])
  func `where one event begins a pinch and a pan the pan goes first, in whatever order they were added`(
    pinchFirst: Bool
  ) {
    if pinchFirst { add(pinch, pan) } else { add(pan, pinch) }
    stage.down(100)
    stage.move(200, by: CGPoint(x: 40, y: 0))
    #expect(stage.told == "pan began 30.0")
    #expect(pinch.state == .failed)
  }

  @Test func `a pinch whose middle rests stops a pan`() {
    add(pan, pinch)
    stage.down(100)
    stage.move(162)
    #expect(stage.told == "pinch began 1.5")
    #expect(pan.state == .failed)
  }

  // G32
  @Test func `a pan that must wait for a pinch to fail goes on when a finger lifts`() {
    add(pan, pinch)
    pan.require(toFail: pinch)
    stage.stage.send(.began, 100, 100, finger: 1)
    stage.stage.send(.moved, 140, 100, finger: 1)
    #expect(stage.told == "")
    stage.stage.send(.ended, 140, 100, finger: 1)
    #expect(stage.told == "pan began 30.0, pan ended 30.0")
  }

  // G30
  @Test func `a pinch that should not begin fails, and a rotation goes on`() {
    add(pinch, rotation)
    let answers = GestureAnswers()
    answers.mayBegin = false
    pinch.delegate = answers
    stage.down(100)
    stage.move(162)
    stage.move(162, degrees: 90)
    #expect(pinch.state == .failed)
    #expect(stage.told == "rotation began 85.0")
  }
}
