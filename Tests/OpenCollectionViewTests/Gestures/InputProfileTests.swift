import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The limits of a scene change what its recognizers recognize.
@MainActor struct InputProfileTests {
  let stage = TouchStage()

  private var told: [String] { stage.journal.entries.filter { !$0.hasPrefix("view") } }

  private func add(_ recognizer: UIGestureRecognizer, _ title: String) {
    recognizer.addAction { stage.journal.note("\(title) \($0.state)") }
    stage.view.addGestureRecognizer(recognizer)
  }

  private func drag(by distance: CGFloat, kind: TouchSample.Kind = .finger, duration: Double = 0.2) -> [String] {
    stage.journal.clear()
    stage.screen.play(
      .drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + distance, y: 100), duration: duration, holding: 0,
        kind: kind))
    return told.isEmpty ? [] : [told[0]]
  }

  @Test func `unless told otherwise, all devices have a finger's limits`() {
    #expect(stage.screen.scene.inputProfiles == InputProfiles())
    add(UIPanGestureRecognizer(), "pan")
    for kind in [TouchSample.Kind.finger, .pencil, .pointer] {
      #expect(drag(by: 9, kind: kind) == [])
      #expect(drag(by: 10, kind: kind) == ["pan began"])
    }
  }

  @Test func `by device, a mouse pans after 4 points, a pen after 5, a finger after 10`() {
    stage.screen.scene.inputProfiles = .byDevice
    add(UIPanGestureRecognizer(), "pan")
    for (kind, distance) in [(TouchSample.Kind.finger, 10.0), (.pencil, 5), (.pointer, 4)] {
      #expect(drag(by: distance - 0.5, kind: kind) == [])
      #expect(drag(by: distance, kind: kind) == ["pan began"])
    }
  }

  @Test(arguments: [(TouchSample.Kind.finger, 45.0), (.pencil, 20), (.pointer, 4)])
  func `by device, taps may move less`(kind: TouchSample.Kind, distance: Double) {
    stage.screen.scene.inputProfiles = .byDevice
    add(UITapGestureRecognizer(), "tap")
    #expect(drag(by: distance, kind: kind) == ["tap ended"])
    #expect(drag(by: distance + 0.5, kind: kind) == [])
  }

  @Test(arguments: [(TouchSample.Kind.finger, 0.35), (.pointer, 0.5)])
  func `by device, double clicks may be slower than double taps`(kind: TouchSample.Kind, pause: Double) {
    stage.screen.scene.inputProfiles = .byDevice
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double")
    let one = TouchScript.tap(at: CGPoint(x: 100, y: 100), kind: kind)
    stage.screen.play(one.then(.rest(pause + 0.01)).then(one))
    #expect(told == [])
    stage.screen.advance(by: 2)
    stage.screen.play(one.then(.rest(pause - 0.01)).then(one))
    #expect(told == ["double ended"])
  }

  // G9
  @Test func `the count of a touch's taps goes by the same pause`() {
    stage.screen.scene.inputProfiles = .byDevice
    let one = TouchScript.tap(at: CGPoint(x: 100, y: 100), kind: .pointer)
    stage.screen.play(one.then(.rest(0.45)).then(one))
    #expect(stage.view.lastTouches.first?.tapCount == 2)
  }

  @Test func `a press by mouse may not move as far as one by finger`() {
    stage.screen.scene.inputProfiles = .byDevice
    add(UILongPressGestureRecognizer(), "press")
    #expect(drag(by: 6, kind: .finger, duration: 0.6) == ["press began"])
    #expect(drag(by: 6, kind: .pointer, duration: 0.6) == [])
  }

  @Test(arguments: [(InputProfile.finger, 10.0), (.glovedHand, 20), (.tremor, 25)])
  func `gloved and trembling hands pan later`(profile: InputProfile, distance: Double) {
    stage.screen.scene.inputProfiles = InputProfiles(all: profile)
    add(UIPanGestureRecognizer(), "pan")
    #expect(drag(by: distance - 0.5) == [])
    #expect(drag(by: distance) == ["pan began"])
  }

  @Test(arguments: [(InputProfile.finger, 0.5), (.tremor, 0.8)])
  func `trembling hands press for longer, and may move meanwhile`(profile: InputProfile, duration: Double) {
    stage.screen.scene.inputProfiles = InputProfiles(all: profile)
    add(UILongPressGestureRecognizer(), "press")
    stage.screen.play(.press(at: CGPoint(x: 100, y: 100), duration: duration - 0.02))
    #expect(told == [])
    stage.screen.play(.press(at: CGPoint(x: 100, y: 100), duration: duration + 0.02))
    #expect(told == ["press began", "press ended"])
  }

  @Test func `a hand that bounces does not tap, one that trembles does`() {
    stage.screen.scene.inputProfiles = InputProfiles(all: .tremor)
    add(UITapGestureRecognizer(), "tap")
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 100), duration: 0.03))
    stage.screen.advance(by: 1)
    #expect(told == [])
    #expect(drag(by: 70, duration: 1.2) == ["tap ended"])
  }

  @Test func `a trembling finger may swipe slowly, and go back a little first`() {
    add(UISwipeGestureRecognizer(), "swipe")
    let start = CGPoint(x: 100, y: 100)
    let script = TouchScript.samples([
      (0, start), (0.1, CGPoint(x: 92, y: 104)), (0.8, CGPoint(x: 150, y: 110)), (0.9, CGPoint(x: 150, y: 110)),
    ])
    stage.screen.play(script)
    #expect(told == [])
    stage.screen.scene.inputProfiles = InputProfiles(all: .tremor)
    stage.screen.play(script)
    #expect(told == ["swipe ended"])
  }

  // G110
  @Test func `the strip along an edge is wider for gloves`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    add(edge, "edge")
    let script = TouchScript.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 120, y: 100))
    stage.screen.play(script)
    #expect(told == [])
    stage.screen.scene.inputProfiles = InputProfiles(all: .glovedHand)
    stage.screen.play(script)
    #expect(told.first == "edge began")
  }

  // G70
  @Test func `what the program sets at a press goes before the profile`() {
    stage.screen.scene.inputProfiles = InputProfiles(all: .tremor)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    press.allowableMovement = 5
    add(press, "press")
    stage.screen.play(.press(at: CGPoint(x: 100, y: 100), duration: 0.32))
    #expect(told == ["press began", "press ended"])
    #expect(drag(by: 6, duration: 0.2) == [])
    #expect((press.minimumPressDuration, press.allowableMovement) == (0.3, 5))
  }

  // G70
  @Test func `a press tells the documented limits unless the scene has others`() {
    let press = UILongPressGestureRecognizer()
    #expect((press.minimumPressDuration, press.allowableMovement) == (0.5, 10))
    stage.screen.scene.inputProfiles = InputProfiles(all: .tremor)
    add(press, "press")
    stage.send(.began, 100, 100)
    #expect((press.minimumPressDuration, press.allowableMovement) == (0.8, 30))
  }

  @Test func `new limits hold from the next attempt`() {
    add(UIPanGestureRecognizer(), "pan")
    stage.send(.began, 100, 100)
    stage.screen.scene.inputProfiles = InputProfiles(all: .tremor)
    stage.send(.moved, 112, 100)
    #expect(told == ["pan began"])
    stage.send(.ended, 112, 100)
    #expect(drag(by: 12) == [])
  }

  @Test func `a list scrolls by the scene's limits`() {
    stage.screen.scene.inputProfiles = InputProfiles(all: .tremor)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    list.contentSize = CGSize(width: 400, height: 4000)
    stage.view.addSubview(list)
    let start = CGPoint(x: 100, y: 500)
    stage.screen.play(.drag(from: start, to: CGPoint(x: 100, y: 476)))
    #expect(list.contentOffset.y == 0)
    stage.screen.play(.drag(from: start, to: CGPoint(x: 100, y: 470)))
    #expect(list.contentOffset.y == 5)
  }
}
