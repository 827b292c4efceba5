import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Animators that are paused, scrubbed, turned around, continued and stopped. // A13
@MainActor @Suite("Interrupted animators") struct InterruptedAnimatorTests {
  // MARK: Pausing

  @Test("A paused animator stays where it is, without frames, and goes on from there") func pauses() {
    let stage = AnimatorStage()
    let animator = stage.animator(.easeInOut)
    animator.startAnimation()
    stage.screen.advance(by: 0.25)
    let shown = stage.shownX
    animator.pauseAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    stage.screen.advance(by: 0.1)
    #expect(stage.frames(in: 10) == 0)
    #expect(stage.shownX == shown)
    animator.startAnimation()
    stage.screen.advance(by: 0.25)
    #expect(abs(stage.shownX - 200) < 0.01)
    stage.screen.advance(by: 0.5)
    #expect(stage.journal.text == "ends at end")
  }

  @Test("Pausing an inactive animator makes its changes and shows its beginning") func pausesAtStart() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.pauseAnimation()
    stage.screen.advance(by: 1)
    #expect(stage.view.center.x == 300)
    #expect(stage.shownX == 100)
    #expect(animator.state == .active)
  }

  @Test("An animator that is paused in its delay goes on without the rest of it") func pausesInDelay() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation(afterDelay: 1)
    stage.screen.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(stage.shownX(after: [3]) == [100])
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5]) == [200])
  }

  // MARK: Scrubbing

  @Test("A fraction makes an inactive animator active and paused, and shows its part of the way") func scrubs() {
    let stage = AnimatorStage()
    let animator = stage.animator(.easeIn)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(stage.shownX(after: [0.1]) == [200])
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    animator.fractionComplete = 0.75
    #expect(stage.shownX(after: [0.1]) == [250])
    animator.fractionComplete = -1
    #expect(stage.shownX(after: [0.1]) == [100])
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0)
  }

  @Test("An animator that does not scrub linearly is scrubbed along its curve") func scrubsCurve() {
    let stage = AnimatorStage()
    let animator = stage.animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    stage.screen.advance(by: 0.1)
    #expect(abs(stage.shownX - 163.07) < 0.02)
    #expect(animator.fractionComplete == 0.5)
  }

  @Test("A fraction is time while the animator runs, and way while it is paused") func fractions() {
    let stage = AnimatorStage()
    let animator = stage.animator(.easeIn)
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.3153) < 0.0001)
  }

  @Test("A drag of half of the way scrubs half of the way, and lifting the finger continues") func drag() {
    let stage = AnimatorStage()
    let animator = stage.animator(.easeInOut)
    let recognizer = UIPanGestureRecognizer()
    recognizer.addAction { [stage, weak recognizer] _ in
      guard let recognizer else { return }
      switch recognizer.state {
      case .began: animator.pauseAnimation()
      case .changed: animator.fractionComplete = recognizer.translation(in: nil).x / 200
      default:
        stage.journal.note("dragged by \(recognizer.translation(in: nil).x), shown at \(stage.shownX)")
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
    stage.screen.window.addGestureRecognizer(recognizer)
    // A pan's translation begins where the pan does, after ten points.
    stage.screen.play(.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 160, y: 50), duration: 0.5))
    #expect(stage.journal.text == "dragged by 100.0, shown at 200.0")
    stage.screen.advance(by: 1)
    #expect(stage.shownX == 300)
    #expect(stage.journal.entries.last == "ends at end")
  }

  // MARK: Turning around

  @Test("Reversed at a third it is back after a third, at its first values") func reverses() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.screen.advance(by: 0.3)
    animator.isReversed = true
    #expect(animator.isRunning)
    #expect(stage.shownX(after: [0.1, 0.1]) == [140, 120])
    stage.screen.advance(by: 0.2)
    #expect(stage.shownX == 100)
    #expect(stage.view.center.x == 100)
    #expect(stage.journal.text == "ends at start")
    #expect(animator.state == .inactive)
  }

  @Test("Fractions of a reversed animator count backwards") func reversedFractions() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    animator.fractionComplete = 0.9
    #expect(stage.shownX(after: [0.1]) == [120])
  }

  @Test("An inactive animator that is reversed goes from its end to its start") func startsReversed() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(stage.shownX(after: [0.25, 0.25]) == [250, 200])
    stage.screen.advance(by: 0.6)
    #expect(stage.view.center.x == 100)
    #expect(stage.journal.text == "ends at start")
  }

  @Test("Back at the start, colours and transparency are what they were") func restores() {
    let stage = AnimatorStage()
    stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      stage.view.alpha = 0
      stage.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.isReversed = true
    stage.screen.advance(by: 1)
    #expect(stage.view.backgroundColor?.cgColor.components == [1, 0, 0, 1])
    #expect(stage.view.alpha == 1)
    #expect(stage.view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
  }

  // MARK: Another pace

  @Test("A spring takes over where the animator is, and ends in its time") func continuesWithSpring() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: 6, dy: 0)), durationFactor: 1)
    stage.screen.runFrame()
    #expect(stage.shownX == 200)
    stage.screen.advance(by: 0.3)
    #expect(stage.shownX > 300)
    #expect(animator.isRunning)
    stage.screen.advance(by: 0.75)
    #expect(stage.shownX == 300)
    #expect(stage.journal.text == "ends at end")
  }

  @Test("Without a factor the rest takes what is left of the time") func continuesForRest() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.75
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    stage.screen.advance(by: 0.2)
    #expect(abs(stage.shownX - 290) < 0.001)
    stage.screen.advance(by: 0.1)
    #expect(!animator.isRunning)
  }

  @Test("Reversed, another pace leads back to the start") func continuesBack() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    #expect(stage.shownX(after: [1]) == [150])
    stage.screen.advance(by: 1.1)
    #expect(stage.journal.text == "ends at start")
  }

  @Test("An inactive animator has nothing to continue") func continuesNothing() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.state == .inactive)
    #expect(stage.view.center.x == 100)
  }

  // MARK: Stopping

  @Test("A stopped animator leaves its views where they are shown") func stops() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(stage.view.center.x - 200) < 0.001)
    #expect(stage.shownX(after: [1]) == [200])
    #expect(stage.journal.text == "")
    #expect(animator.fractionComplete == 0)
  }

  @Test(
    "A stopped animator is finished at any position",
    arguments: [(UIViewAnimatingPosition.start, 100), (.current, 200), (.end, 300)])
  func finishes(_ position: UIViewAnimatingPosition, _ x: CGFloat) {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.stopAnimation(false)
    stage.screen.advance(by: 0.1)
    animator.finishAnimation(at: position)
    #expect(abs(stage.view.center.x - x) < 0.001)
    #expect(stage.shownX(after: [0.1]) == [x])
    #expect(stage.journal.text == "ends at \(position)")
    #expect(animator.state == .inactive)
  }

  @Test("Stopped without finishing it is inactive, and completions do not run") func stopsForGood() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    stage.screen.advance(by: 2)
    #expect(stage.shownX == 200)
    #expect(stage.journal.text == "")
  }

  @Test("An animator that pauses on completion stays at its end until it is turned around") func pausesOnCompletion() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.screen.advance(by: 1.1)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(stage.journal.text == "")
    #expect(stage.frames(in: 5) == 0)
    animator.isReversed = true
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5]) == [200])
    stage.screen.advance(by: 1)
    #expect(stage.shownX == 100)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(stage.view.center.x == 100)
    #expect(stage.journal.text == "ends at start")
  }

  @Test("What cannot be interrupted goes on to its end") func uninterruptible() {
    let stage = AnimatorStage()
    let animator = stage.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.fractionComplete = 0
    animator.stopAnimation(true)
    #expect(stage.shownX(after: [0.25, 0.25]) == [250, 300])
    #expect(stage.journal.text == "ends at end")
  }

  // MARK: Programmer errors

  @Test("Finishing an animator that is not stopped stops the program") func finishTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
    }
    #expect(trapSentence(of: result).contains("inactive, and only a stopped one can be finished"))
  }

  @Test("Starting a stopped animator stops the program") func startTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    #expect(trapSentence(of: result).contains("It cannot be started: call finishAnimation(at:) first."))
  }

  @Test("Changing who takes touches of an active animator stops the program") func optionTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.isUserInteractionEnabled = false
      }
    }
    #expect(trapSentence(of: result).contains("isUserInteractionEnabled was set while the animator is active"))
  }
}
