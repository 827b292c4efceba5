import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct AnimationCompletionTests {
  @Test func `a natural end is finished, and told in the frame of the end`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 0.5) {
      stage.view.center.x = 150
    } completion: { finished in
      stage.journal.note("\(finished) at \((stage.screen.now * 100).rounded() / 100)")
    }
    stage.screen.advance(by: 2)
    #expect(stage.journal.text == "true at 0.5")  // A8
  }

  @Test func `animations that end together are told in the order in which they began`() {
    let stage = AnimationStage()
    for (name, duration) in [("a", 0.5), ("b", 0.25), ("c", 0.5)] {
      UIView.animate(withDuration: duration) {
        stage.view.center.x += 10
      } completion: {
        stage.completion(name)($0)
      }
    }
    stage.screen.advance(by: 2)
    #expect(stage.journal.text == "b true, a true, c true")
  }

  @Test func `where nothing changes the completion comes in the next turn`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 5) {
    } completion: {
      stage.completion("nothing")($0)
    }
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "nothing true")  // A8
  }

  @Test(arguments: [0, -1, Double.nan])
  func `an animation of no duration changes at once and completes in the next turn`(duration: Double) {
    let stage = AnimationStage()
    UIView.animate(withDuration: duration) {
      stage.view.center.x = 150
    } completion: {
      stage.completion("at once")($0)
    }
    #expect(stage.shownX == 150)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "at once true")  // A8
  }

  @Test func `an animation of no duration ends what runs for the property, unfinished`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first")
    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0
    } completion: {
      stage.completion("fade")($0)
    }
    stage.screen.advance(by: 0.5)
    UIView.animate(withDuration: 0) { stage.view.center.x = 250 }
    #expect(stage.shownX == 250)
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "first false")  // A8
    stage.screen.advance(by: 1)
    #expect(stage.journal.text == "first false, fade true")
  }

  @Test func `an animation that is removed is unfinished`() {
    let stage = AnimationStage()
    stage.move(to: 150, "removed")
    stage.screen.advance(by: 0.5)
    stage.view.layer.removeAllAnimations()
    #expect(stage.shownX == 150)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "removed false")  // A8
  }

  @Test func `a view that leaves the window ends its animations unfinished`() {
    let stage = AnimationStage()
    stage.move(to: 150, "left")
    stage.screen.advance(by: 0.5)
    stage.view.removeFromSuperview()
    stage.screen.advance(by: 0.1)
    #expect(stage.journal.text == "left false")  // A8
    #expect(stage.screen.advanceUntilRest(limit: 5))
  }

  @Test func `a view that moves to another superview within a turn goes on`() {
    let stage = AnimationStage()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.screen.show(other)
    stage.move(to: 150, "moved", options: .curveLinear)
    stage.screen.advance(by: 0.5)
    other.addSubview(stage.view)
    #expect(stage.shownX(after: [0.25, 0.5]) == [125, 150])
    #expect(stage.journal.text == "moved true")
  }

  @Test func `a view in no window has its values at once`() {
    let stage = AnimationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      stage.completion("nowhere")($0)
    }
    #expect(view.layer.animationKeys() == nil)
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "nowhere true")  // A8
    stage.screen.show(view)
    #expect(view.layer.presentation()?.position.x == 100)
  }

  @Test func `a view in a window that nobody shows has its values at once`() {
    let stage = AnimationStage()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene = nil
    window.addSubview(stage.view)
    stage.move(to: 150, "unseen")
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "unseen true")
  }

  @Test func `a view that has just been added is animated from what it had`() {
    let stage = AnimationStage()
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    view.alpha = 0
    stage.screen.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(view).opacity == 0.5)
  }

  @Test func `a view that is let go of while it moves completes all the same`() {
    let stage = AnimationStage()
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    weak let gone = view
    if let view { stage.screen.show(view) }
    UIView.animate(withDuration: 1) {
      view?.alpha = 0
    } completion: {
      stage.completion("gone")($0)
    }
    view?.removeFromSuperview()
    view = nil
    stage.screen.advance(by: 0.1)
    #expect(stage.journal.text == "gone false")
    #expect(gone == nil)
  }

  @Test func `the completion of a transaction waits for the animations of views in it`() {
    let stage = AnimationStage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("transaction") }
    stage.move(to: 150, "view")
    CATransaction.commit()
    stage.screen.advance(by: 0.9)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0.2)
    #expect(stage.journal.text == "view true, transaction")
  }

  @Test func `a completion may begin the next animation, which begins in that frame`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 0.5) {
      stage.view.center.x = 150
    } completion: { _ in
      stage.move(to: 250, "next", options: .curveLinear)
    }
    stage.screen.advance(by: 1)
    #expect(stage.shownX.rounded() == 200)
    stage.screen.advance(by: 1)
    #expect(stage.journal.text == "next true")
  }

  @Test func `without animations views change at once and completions still come`() {
    let stage = AnimationStage()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    stage.move(to: 150, "suppressed")
    #expect(stage.shownX == 150)
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "suppressed true")  // A16
  }

  @Test func `within performWithoutAnimation nothing is animated, not even by animations begun there`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        stage.view.center.x = 150
        stage.move(to: 250, "inner")
        #expect(!UIView.areAnimationsEnabled)
      }
      #expect(UIView.areAnimationsEnabled)
      stage.view.alpha = 0
    }
    #expect(stage.view.layer.animationKeys() == ["opacity"])
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "inner true")  // A16
  }

  @Test func `animations are traced from beginning to end`() {
    let stage = AnimationStage()
    let recorder = stage.screen.recordTrace()
    stage.move(to: 150, "moved")
    UIView.animate(withDuration: 2) { stage.view.alpha = 0 }
    stage.screen.advance(by: 1.1)
    stage.view.layer.removeAllAnimations()
    let lines = recorder.events.map { "\($0.decision)" }.filter { $0.contains("animation") }
    #expect(
      lines.joined(separator: "; ")
        == "UIView#1's animation position begins; UIView#1's animation opacity begins; "
        + "UIView#1's animation position ends; UIView#1's animation opacity is removed: the program says so")
  }
}
