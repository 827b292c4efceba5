import OpenCollectionView
import Testing
import TouchTesting

/// Animators beside and within other animations.
@MainActor @Suite("Animators in company") struct AnimatorCompanyTests {
  @Test("Another animator takes a property over from where it is shown") func takesOver() {
    let stage = AnimatorStage()
    let first = stage.animator()
    first.startAnimation()
    stage.screen.advance(by: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 100 }
    stage.note(second, "second at")
    second.startAnimation()
    #expect(stage.shownX(after: [0.25, 0.25, 0.5]) == [175, 150, 100])
    #expect(stage.journal.text == "ends at end, second at end")
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("An animator that has lost a property leaves it to the other one") func leavesAlone() {
    let stage = AnimatorStage()
    let first = stage.animator()
    first.startAnimation()
    stage.screen.advance(by: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 50 }
    second.startAnimation()
    stage.screen.advance(by: 0.1)
    first.isReversed = true
    stage.screen.advance(by: 0.65)
    #expect(stage.journal.text == "ends at start")
    #expect(stage.view.center.x == 50)
    #expect(stage.shownX == 87.5)
    first.stopAnimation(true)
    stage.screen.advance(by: 0.5)
    #expect(stage.shownX == 50)
  }

  @Test("Back at the start, an animator that took over shows what it began with") func startsWhereItTookOver() {
    let stage = AnimatorStage()
    stage.animator().startAnimation()
    stage.screen.advance(by: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 100 }
    second.startAnimation()
    stage.screen.advance(by: 0.5)
    second.isReversed = true
    stage.screen.advance(by: 1)
    #expect(abs(stage.view.center.x - 200) < 0.001)
  }

  @Test("An animator takes over from a view animation") func takesOverFromViewAnimation() {
    let stage = AnimatorStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.center.x = 300
    } completion: { finished in
      stage.journal.note("finished \(finished)")
    }
    stage.screen.advance(by: 0.5)
    UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 100 }.startAnimation()
    #expect(stage.shownX(after: [0.5]) == [150])
    #expect(stage.journal.text == "finished false")
  }

  // A6
  @Test("A view animation within an animator goes with it") func nestedAnimation() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.1) {
        stage.view.center.x = 300
      } completion: { finished in
        stage.journal.note("inner \(finished)")
      }
    }
    stage.note(animator, "outer")
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(stage.shownX(after: [5]) == [200])
    animator.startAnimation()
    stage.screen.advance(by: 0.6)
    #expect(stage.journal.text == "inner true, outer end")
  }

  @Test("The delay of a view animation within an animator is a part of its course") func nestedDelay() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1, delay: 0.5) { stage.view.center.x = 300 }
    }
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5, 0.25, 0.25]) == [100, 200, 300])
  }

  @Test("Keyframes within an animator are scrubbed with it") func keyframes() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 300 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 200 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(stage.shownX(after: [0.1]) == [200])
    animator.fractionComplete = 0.75
    #expect(stage.shownX(after: [0.1]) == [250])
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5]) == [200])
    #expect(stage.view.center.x == 200)
  }

  @Test("A running animator within an animator leaves its changes to that one") func runningInAnimator() {
    let stage = AnimatorStage()
    var inner: UIViewPropertyAnimator?
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      inner = .runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: { stage.view.center.x = 300 })
    }
    animator.startAnimation()
    #expect(inner?.isInterruptible == false)
    #expect(inner?.duration == 2)
    stage.screen.advance(by: 1)
    animator.pauseAnimation()
    #expect(stage.shownX(after: [5]) == [200])
    animator.isReversed = true
    animator.startAnimation()
    stage.screen.advance(by: 2)
    #expect(stage.view.center.x == 100)
  }

  // A6
  @Test("A running animator within a view animation has its duration and pace") func runningInViewAnimation() {
    let stage = AnimatorStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      let inner = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.1, delay: 0, animations: { stage.view.center.x = 300 })
      #expect(!inner.isInterruptible)
    }
    #expect(stage.shownX(after: [0.5, 0.5]) == [200, 300])
  }

  @Test("A transaction's completion waits for the animators that are started in it") func transaction() {
    let stage = AnimatorStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("committed") }
    stage.animator().startAnimation()
    CATransaction.commit()
    stage.screen.advance(by: 0.9)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0.2)
    #expect(stage.journal.text == "committed, ends at end")
  }

  @Test("A view that leaves its window on the way keeps its last values, and the animator goes on") func leavesWindow()
  {
    let stage = AnimatorStage()
    stage.animator().startAnimation()
    stage.screen.advance(by: 0.5)
    stage.view.removeFromSuperview()
    stage.screen.advance(by: 0.6)
    #expect(stage.view.center.x == 300)
    #expect(stage.journal.text == "ends at end")
  }

  @Test("A scroll view that is animated back scrolls back") func scrollView() {
    let stage = AnimatorStage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let scrolled = ScrollJournal()
    scrollView.delegate = scrolled
    stage.screen.show(scrollView)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scrollView.contentOffset = CGPoint(x: 0, y: 300)
    }
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(abs(scrollView.contentOffset.y - 150) < 0.001)
    animator.finishAnimation(at: .start)
    #expect(scrollView.contentOffset == .zero)
    #expect(scrolled.offsets.map(\.y) == [300, 150, 0])
  }

  @Test("A frame is put back whole") func frame() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.frame = CGRect(x: 190, y: 190, width: 40, height: 40)
    }
    animator.startAnimation()
    stage.screen.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(stage.view.frame == CGRect(x: 140, y: 140, width: 30, height: 30))
    animator.finishAnimation(at: .end)
    #expect(stage.view.frame == CGRect(x: 190, y: 190, width: 40, height: 40))
  }

  @Test("A property that is changed twice is put back to what it was first") func changedTwice() {
    let stage = AnimatorStage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.center.x = 500
      stage.view.center.x = 300
    }
    animator.startAnimation()
    #expect(stage.shownX(after: [0.5]) == [200])
    animator.isReversed = true
    stage.screen.advance(by: 1)
    #expect(stage.view.center.x == 100)
  }

  @Test("An animator wants a frame for each refresh while it runs, and none afterwards") func frames() {
    let stage = AnimatorStage()
    stage.animator().startAnimation()
    #expect(abs(stage.frames(in: 1) - 60) <= 1)
    stage.screen.advance(by: 0.1)
    #expect(stage.frames(in: 10) == 0)
  }
}
