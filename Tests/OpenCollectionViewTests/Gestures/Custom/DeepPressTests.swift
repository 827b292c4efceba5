import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Recognizes a finger that presses hard: begins above a share of the largest force, ends below it.
private final class DeepPressRecognizer: UIGestureRecognizer {
  let threshold: CGFloat
  private var isDeep = false

  init(target: Any?, action: Selector?, threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: target, action: action)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touches.first.map(follow) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { touches.first.map(follow) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = isDeep ? .ended : .failed
  }

  override func reset() {
    super.reset()
    isDeep = false
  }

  private func follow(_ touch: UITouch) {
    guard touch.force != 0, touch.maximumPossibleForce != 0 else { return }
    let share = touch.force / touch.maximumPossibleForce
    if !isDeep, share >= threshold {
      isDeep = true
      state = .began
    } else if isDeep {
      state = share < threshold ? .ended : .changed
    }
  }
}

/// A recognizer of a program that goes by the force of a touch.
@MainActor struct DeepPressTests {
  let stage = TouchStage()
  private let recognizer = DeepPressRecognizer(target: nil, action: nil, threshold: 0.75)

  private let largestForce: Double

  init() {
    // A tap tells what the largest force is.
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 100)))
    largestForce = stage.view.lastTouches.first.map { Double($0.maximumPossibleForce) } ?? 0
    stage.screen.advance(by: 1)
    stage.journal.clear()
    stage.view.addGestureRecognizer(recognizer)
    recognizer.addAction { [stage] in stage.journal.note("press \($0.state)") }
  }

  /// Presses with one force after the other, as shares of the largest, and lifts.
  private func press(_ shares: Double...) -> String {
    stage.journal.clear()
    for (index, share) in (shares + [0]).enumerated() {
      stage.screen.receive(
        .touches([
          TouchSample(
            time: stage.screen.now, identifier: 1,
            phase: index == 0 ? .began : index == shares.count ? .ended : .moved,
            location: CGPoint(x: 100, y: 100), force: share * largestForce)
        ]))
      stage.screen.runFrame()
      stage.screen.advance(by: 0.02)
    }
    return stage.journal.withoutRepeats
  }

  @Test func `a hard press begins, changes with its force and ends as it lets up`() {
    #expect(
      press(0.2, 0.5, 0.8, 0.9, 0.3)
        == "view began, view moved, view cancelled, press began, press changed, press ended")
  }

  @Test func `one that lifts while hard ends then`() {
    #expect(press(0.5, 0.8) == "view began, view cancelled, press began, press ended")
  }

  // G51
  @Test func `one that is hard from the start begins with the touch`() {
    #expect(press(0.8) == "press began, press ended")
  }

  @Test func `a soft one fails, and the next may be hard`() {
    #expect(press(0.2, 0.7, 0.3) == "view began, view moved, view ended")
    #expect(press(0.2, 0.75).hasSuffix("press began, press ended"))
  }

  @Test func `a screen that does not know forces never begins it`() {
    stage.screen.play(.press(at: CGPoint(x: 100, y: 100), duration: 1))
    #expect(stage.journal.text == "view began, view ended")
  }

  // G23
  @Test func `the target and action that it was made with are called`() {
    @MainActor final class Target: NSObject {
      var states: [UIGestureRecognizer.State] = []
      func pressed(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    }
    let target = Target()
    let second = DeepPressRecognizer(target: target, action: Selector(Target.pressed(_:)), threshold: 0.5)
    let view = UIView(frame: stage.view.frame)
    stage.screen.window.addSubview(view)
    view.addGestureRecognizer(second)
    _ = press(0.2, 0.6, 0.1)
    #expect(target.states == [.began, .ended])
  }
}
