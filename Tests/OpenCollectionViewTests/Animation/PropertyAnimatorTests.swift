import OpenCollectionView
import Testing
import TouchTesting

/// Animators that run from their beginning to their end.
@MainActor @Suite("Property animators") struct PropertyAnimatorTests {
  @Test("An animator does nothing until it starts") func waits() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    stage.screen.advance(by: 1)
    #expect(stage.view.center.x == 100)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  // A3
  @Test("The view has its new values at once, and what is shown follows") func runs() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    #expect(stage.view.center.x == 300)
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(stage.shownX(after: [0.25, 0.25, 0.25, 0.25]) == [150, 200, 250, 300])
  }

  // A13
  @Test("At its end it is inactive, and its completions have run in order, once") func ends() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    stage.note(animator, "second at")
    animator.startAnimation()
    stage.screen.advance(by: 2)
    #expect(stage.journal.text == "ends at end, second at end")
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("A running animator lives until it is done, also if nobody holds it") func lives() {
    let stage = AnimatorStage()
    stage.animator().startAnimation()
    #expect(stage.shownX(after: [0.5, 0.5]) == [200, 300])
    #expect(stage.journal.text == "ends at end")
  }

  @Test("Letting go of a paused animator shows the last values") func letsGo() {
    let stage = AnimatorStage()
    var animator: UIViewPropertyAnimator? = stage.animator()
    animator?.fractionComplete = 0.5
    stage.screen.advance(by: 0.1)
    #expect(stage.shownX == 200)
    animator = nil
    stage.screen.advance(by: 0.1)
    #expect(stage.shownX == 300)
    #expect(stage.journal.text == "")
  }

  @Test("An animator runs again with new animations") func runsAgain() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.screen.advance(by: 1.5)
    animator.addAnimations { stage.view.center.x = 100 }
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5, 0.5]) == [200, 100])
    #expect(stage.journal.text == "ends at end")
  }

  @Test("What is started without animations waits for the first one") func waitsForAnimations() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    stage.screen.advance(by: 3)
    animator.addAnimations { stage.view.center.x = 300 }
    #expect(animator.isRunning)
    #expect(stage.shownX(after: [0.5, 0.5]) == [200, 300])
  }

  // A2
  @Test("An animator goes along its curve") func curves() {
    let stage = AnimatorStage()
    stage.animator(.easeIn).startAnimation()
    // Half of the time on (.42, 0), (1, 1) is 0.3153 of the way.
    #expect(abs((stage.shownX(after: [0.5]).first ?? 0) - 163.07) < 0.02)
  }

  @Test("An animator goes along control points") func controlPoints() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.5, y: 0), controlPoint2: CGPoint(x: 0.5, y: 1)
    ) { stage.view.center.x = 300 }
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5]) == [200])
  }

  // A9
  @Test("A spring of a damping ratio rests after the duration") func springs() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { stage.view.center.x = 300 }
    #expect(animator.duration == 1)
    animator.startAnimation()
    stage.screen.advance(by: 0.3)
    #expect(stage.shownX > 300)
    stage.screen.advance(by: 0.7)
    #expect(stage.shownX == 300)
    #expect(!animator.isRunning)
  }

  // A10
  @Test("A spring of fixed strength takes its own time") func fixedSprings() {
    let animator = UIViewPropertyAnimator(duration: 10, timingParameters: UISpringTimingParameters())
    #expect(animator.duration == 0.6)
  }

  @Test("A delay makes the changes now, and shows them later") func delay() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    #expect(animator.isRunning)
    #expect(stage.view.center.x == 300)
    #expect(stage.shownX(after: [0.5, 0.5, 0.5]) == [100, 200, 300])
  }

  @Test("Nothing is drawn while an animator waits for its delay") func delayIsIdle() {
    let stage = AnimatorStage()
    stage.animator().startAnimation(afterDelay: 0.5)
    stage.screen.advance(by: 0.1)
    #expect(stage.frames(in: 0.3) == 0)
  }

  @Test("A delay factor is the part of the whole that passes before") func delayFactor() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { stage.view.alpha = 0 }
    animator.addAnimations({ stage.view.center.x = 300 }, delayFactor: 0.5)
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5, 0.25, 0.25]) == [100, 200, 300])
  }

  @Test("Animations that are added on the way take what is left of the time") func addsLater() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.addAnimations { stage.view.alpha = 0 }
    stage.screen.advance(by: 0.25)
    #expect(stage.shownX == 250)
    #expect(stage.shownAlpha == 0.5)
    stage.screen.advance(by: 0.25)
    #expect(stage.shownAlpha == 0)
  }

  @Test("Without a duration everything happens at once, and completions run in the next turn") func immediate() {
    let stage = AnimatorStage()
    stage.animator(duration: 0).startAnimation()
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "ends at end")
    stage.screen.runFrame()
    #expect(stage.shownX == 300)
  }

  @Test("A view in no window changes at once, and completions run at the end of the duration") func noWindow() {
    let stage = AnimatorStage()
    stage.view.removeFromSuperview()
    let animator = stage.animator()
    animator.startAnimation()
    #expect(stage.view.layer.animationKeys() == nil)
    stage.screen.advance(by: 0.9)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0.2)
    #expect(stage.journal.text == "ends at end")
  }

  // A16
  @Test("Without animations enabled the changes happen at once") func disabled() {
    let stage = AnimatorStage()
    UIView.performWithoutAnimation { stage.animator().startAnimation() }
    stage.screen.advance(by: 0.1)
    #expect(stage.shownX == 300)
    stage.screen.advance(by: 1)
    #expect(stage.journal.text == "ends at end")
  }

  // A5
  @Test("Animated views take touches unless the animator says otherwise") func touches() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    animator.startAnimation()
    #expect(stage.screen.window.hitTest(CGPoint(x: 300, y: 100), with: nil) === stage.view)
    stage.screen.advance(by: 2)
    let blocking = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 100 }
    blocking.isUserInteractionEnabled = false
    blocking.startAnimation()
    #expect(stage.screen.window.hitTest(CGPoint(x: 100, y: 100), with: nil) !== stage.view)
    stage.screen.advance(by: 2)
    #expect(stage.screen.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === stage.view)
  }

  @Test("A running animator is made in one call") func runningAnimator() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 300 },
      completion: { stage.journal.note("ends at \($0)") })
    #expect(animator.isRunning)
    #expect(animator.isInterruptible)
    #expect(stage.shownX(after: [0.5, 0.5]) == [200, 300])
    #expect(stage.journal.text == "ends at end")
  }
}
