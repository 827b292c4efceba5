import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct GestureConflictTests {
  let scene = ConflictScene()

  @Test func `a view without recognizers has no conflicts`() {
    #expect(scene.texts == [])
    #expect(scene.view.gestureConflicts(at: CGPoint(x: 50, y: 50)) == [])
  }

  // G32, G53
  @Test func `a single tap that waits for a double tap`() {
    let (single, double) = (scene.tap(), scene.tap(2))
    single.require(toFail: double)
    #expect(
      scene.texts == [
        "UITapGestureRecognizer#1 waits up to 350 ms after the lift for UITapGestureRecognizer#2 to fail",
        "UIView#1 hears of the lift up to 350 ms late: UITapGestureRecognizer#2 delays the end of touches",
      ])
  }

  // G32
  @Test func `what it says is what happens`() throws {
    let (single, double) = (scene.tap(), scene.tap(2))
    single.require(toFail: double)
    var time: Double?
    single.addAction { [screen = scene.screen] _ in time = screen.now }
    let seconds = try #require(scene.view.gestureConflicts(at: CGPoint(x: 50, y: 50)).first?.seconds)
    scene.screen.play(.tap(at: CGPoint(x: 50, y: 50), duration: 0.1))
    scene.screen.advance(by: 1)
    #expect(time == 0.1 + seconds)
  }

  // G33
  @Test func `a delegate's requirement counts`() {
    let answers = Answers()
    answers.waitsForOthers = true
    let (single, _) = (scene.tap(), scene.tap(2))
    single.delegate = answers
    #expect(
      scene.texts.first
        == "UITapGestureRecognizer#1 waits up to 350 ms after the lift for UITapGestureRecognizer#2 to fail")
    #expect(answers.questionsOfAttempts == 0)
  }

  // G33
  @Test func `a class's requirement counts`() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    scene.view.addGestureRecognizer(Patient())
    _ = scene.tap(2)
    #expect(scene.texts.contains("Patient#1 waits up to 350 ms after the lift for UITapGestureRecognizer#1 to fail"))
  }

  // G35
  @Test func `two that wait for each other`() {
    let (one, two) = (scene.tap(), scene.pan())
    one.require(toFail: two)
    two.require(toFail: one)
    #expect(
      scene.texts == [
        "warning: UITapGestureRecognizer#1 and UIPanGestureRecognizer#1 wait for each other to fail: when the fingers "
          + "have gone they all do"
      ])
  }

  // G32
  @Test func `a double tap that waits for the single one`() {
    let (single, double) = (scene.tap(), scene.tap(2))
    double.require(toFail: single)
    #expect(
      scene.warnings == [
        "UITapGestureRecognizer#2 can never be recognized: it waits for UITapGestureRecognizer#1 to fail, which "
          + "recognizes the same gesture or a part of it first"
      ])
  }

  // G36, G37
  @Test func `two pans, until a delegate lets both run`() {
    let (one, two) = (scene.pan(), scene.pan())
    #expect(
      scene.warnings == [
        "UIPanGestureRecognizer#1 and UIPanGestureRecognizer#2 answer the same motion: UIPanGestureRecognizer#1 begins "
          + "after 10 pt, and stops it; say which with require(toFail:), or let both run together"
      ])
    let answers = Answers()
    two.delegate = answers
    #expect(scene.warnings == [])
    #expect(scene.texts.count == 1)
    answers.runsTogether = true
    #expect(scene.texts == [])
    #expect(answers.questionsOfAttempts == 0)
    _ = one
  }

  // G38
  @Test func `a class that stops nobody is in nobody's way`() {
    final class Watcher: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    scene.view.addGestureRecognizer(Watcher())
    _ = scene.pan()
    #expect(scene.texts == [])
  }

  @Test func `names are those that the program gives`() {
    let (one, two) = (scene.tap(), scene.pan())
    one.name = "open"
    two.name = "move"
    one.require(toFail: two)
    two.require(toFail: one)
    #expect(
      scene.warnings.first
        == #""open" UITapGestureRecognizer#1 and "move" UIPanGestureRecognizer#1 wait for each other to fail: when the "#
        + "fingers have gone they all do")
  }

  // G94
  @Test func `pinch and rotation on one view`() {
    scene.view.addGestureRecognizer(UIPinchGestureRecognizer())
    scene.view.addGestureRecognizer(UIRotationGestureRecognizer())
    #expect(scene.warnings.count == 1)
    #expect(scene.warnings.first?.contains("both follow two fingers") == true)
  }

  // G100
  @Test func `swipes to both sides do not meet, a pan is before them`() {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      scene.view.addGestureRecognizer(swipe)
    }
    #expect(scene.texts == [])
    let pan = scene.pan()
    #expect(scene.warnings.count == 2)
    for swipe in scene.view.gestureRecognizers ?? [] where swipe !== pan { pan.require(toFail: swipe) }
    #expect(scene.warnings == [])
  }

  // G2
  @Test func `only what a finger would find is looked at`() {
    let inner = scene.add(UIView())
    _ = (scene.tap(on: inner), scene.tap(on: inner))
    #expect(scene.view.gestureConflicts(at: CGPoint(x: 50, y: 50)).count == 1)
    #expect(scene.view.gestureConflicts(at: CGPoint(x: 150, y: 50)).isEmpty)
    #expect(scene.view.gestureConflicts(at: CGPoint(x: 500, y: 50)).isEmpty)
    #expect(scene.warnings.count == 1)
    inner.isHidden = true
    #expect(scene.warnings == [])
    #expect(scene.view.gestureConflicts(at: CGPoint(x: 50, y: 50)).isEmpty)
  }

  // G26, G34
  @Test func `one that is disabled is out`() {
    let (one, two) = (scene.pan(), scene.pan())
    two.isEnabled = false
    #expect(scene.texts == [])
    one.require(toFail: two)
    #expect(
      scene.texts == ["UIPanGestureRecognizer#1 does not wait for UIPanGestureRecognizer#2, which is disabled"])
  }

  @Test func `a screen's own limits count`() {
    scene.screen.scene.inputProfiles = InputProfiles(all: .tremor)
    let (single, double) = (scene.tap(), scene.tap(2))
    single.require(toFail: double)
    #expect(scene.view.gestureConflicts(at: .zero).first?.seconds == 0.8)
  }

  @Test func `asking starts nothing`() {
    let (single, double) = (scene.tap(), scene.tap(2))
    single.require(toFail: double)
    var count = 0
    single.addAction { _ in count += 1 }
    for _ in 0..<3 { _ = scene.texts }
    scene.screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    _ = scene.texts
    scene.screen.advance(by: 1)
    #expect(count == 1)
  }
}
