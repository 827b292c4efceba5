import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct KeyframeAnimationTests {
  private static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Where the view is shown after times, when keyframes of (start, duration, x) take a second in all.
  private func shown(
    _ frames: [(Double, Double, CGFloat)], after times: [Double], options: UIView.KeyframeAnimationOptions = linear
  ) -> [Double] {
    let stage = AnimationStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      for (start, duration, x) in frames {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { stage.view.center.x = x }
      }
    }
    return stage.shownX(after: times)
  }

  @Test func `keyframes follow each other`() {
    #expect(
      shown([(0, 0.5, 150), (0.5, 0.5, 50)], after: [0, 0.25, 0.5, 0.75, 1]) == [50, 100, 150, 100, 50])
  }

  @Test func `the value holds before, between and after the keyframes`() {
    #expect(
      shown([(0.25, 0.25, 150), (0.75, 0.125, 250)], after: [0.2, 0.375, 0.5, 0.7, 0.8125, 0.9, 1])
        == [50, 100, 150, 150, 200, 250, 250])
  }

  @Test func `where keyframes overlap the later one takes over from where the other is`() {
    #expect(
      shown([(0, 1, 250), (0.5, 0.25, 50)], after: [0.25, 0.5, 0.625, 0.75, 1]) == [100, 150, 100, 50, 50])
  }

  @Test func `keyframes may be described in any order`() {
    #expect(shown([(0.5, 0.5, 250), (0, 0.5, 150)], after: [0.25, 0.5, 0.75, 0.98]) == [100, 150, 200, 246])
  }

  @Test func `a keyframe of no duration jumps when its time has come`() {
    #expect(shown([(0.5, 0, 150)], after: [0.48, 0.52, 1]) == [50, 150, 150])
  }

  @Test func `times are held within the whole, and what is no number is nothing`() {
    #expect(shown([(-1, 0.5, 150)], after: [0.25, 0.5]) == [100, 150])
    #expect(shown([(0.5, 7, 150)], after: [0.5, 0.75, 1]) == [50, 100, 150])
    #expect(shown([(Double.nan, .nan, 150)], after: [0.02, 0.5]) == [150, 150])
    #expect(shown([(3, 1, 150)], after: [0.5, 0.98, 1]) == [50, 50, 150])
  }

  @Test func `the whole is slow at both ends unless a curve is given`() {
    #expect(shown([(0, 1, 150)], after: [0.25, 0.5, 0.75], options: []) == [63, 100, 137])
  }

  @Test func `in jumps each keyframe's value holds until the next begins`() {
    #expect(
      shown(
        [(0, 0.25, 100), (0.25, 0.25, 200), (0.5, 0.5, 300)], after: [0.1, 0.24, 0.3, 0.6, 1],
        options: [.calculationModeDiscrete, Self.linear]) == [100, 100, 200, 300, 300])
  }

  @Test func `paced keyframes go at one speed whatever their times`() {
    #expect(
      shown(
        [(0, 0.1, 350), (0.1, 0.9, 250)], after: [0.25, 0.5, 0.75, 0.875],
        options: [.calculationModePaced, Self.linear]) == [150, 250, 350, 300])
  }

  @Test func `a smooth curve passes through the values`() {
    let xs = shown(
      [(0, 0.5, 150), (0.5, 0.5, 50)], after: [0.25, 0.5, 0.75], options: [.calculationModeCubic, Self.linear])
    #expect(xs[1] == 150)
    #expect(xs[0] > 100)
    #expect(xs[0] == xs[2])
  }

  @Test func `each property of each view has its own keyframes and one animation`() {
    let stage = AnimationStage()
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.screen.show(other)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        stage.view.frame.origin.x = 100
        stage.view.alpha = 0
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        stage.view.frame.size.width = 200
        other.center.x = 150
      }
    }
    #expect(stage.view.layer.animationKeys() == ["position", "opacity", "bounds.size"])
    #expect(other.layer.animationKeys() == ["position"])
    #expect(stage.view.layer.animation(forKey: "position") is CAKeyframeAnimation)
    stage.screen.advance(by: 0.25)
    #expect(stage.shown(stage.view).opacity == 0.5)
    #expect(stage.shown(stage.view).frame.minX.rounded() == 50)
    #expect(stage.shown(other).position.x == 50)
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(stage.view).frame.width.rounded() == 150)
    #expect(stage.shown(stage.view).frame.minX.rounded() == 100)
    #expect(stage.shown(other).position.x.rounded() == 100)
  }

  @Test func `what changes outside of keyframes takes the whole time`() {
    let stage = AnimationStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { stage.view.center.x = 150 }
    #expect(stage.shownX(after: [0.25, 0.75]) == [75, 125])
  }

  @Test func `an animation within a keyframe takes the keyframe's time`() {
    let stage = AnimationStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animate(withDuration: 9) { stage.view.center.x = 150 }
      }
    }
    #expect(stage.shownX(after: [0.5, 0.75, 1]) == [50, 100, 150])
  }

  @Test func `a keyframe outside of an animation changes at once`() {
    let stage = AnimationStage()
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(stage.shownX == 150)
  }

  @Test func `keyframes are added to what runs`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first", options: .curveLinear)
    stage.screen.advance(by: 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 250 }
    } completion: {
      stage.completion("keyframes")($0)
    }
    #expect(stage.shownX(after: [0, 0.25, 0.5, 1]) == [100, 150, 200, 250])  // A7
    #expect(stage.journal.text == "first true, keyframes true")
  }

  @Test func `from the current state they take the place of what runs`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first", options: .curveLinear)
    stage.screen.advance(by: 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.linear, .beginFromCurrentState]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 200 }
    }
    #expect(stage.shownX(after: [0, 0.5, 0.75, 1]) == [100, 100, 150, 200])  // A7
    #expect(stage.journal.text == "first false")
  }

  @Test func `colours pass through their keyframes`() {
    let stage = AnimationStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        stage.view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      }
    }
    stage.screen.advance(by: 0.25)
    #expect(stage.shown(stage.view).backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(stage.view).backgroundColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func `keyframes wait for the delay, repeat, and keep touches from the view`() {
    let stage = AnimationStage()
    UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: [Self.linear, .repeat]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
    }
    #expect(stage.screen.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.screen.window)  // A4
    #expect(stage.shownX(after: [0.25, 1, 2]) == [50, 100, 100])
    stage.view.layer.removeAllAnimations()
    stage.screen.advance(by: 0)
    #expect(stage.screen.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.view)
  }

  @Test func `within another animation they have its duration`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 2) {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 }
      }
    }
    #expect(stage.view.layer.animation(forKey: "position")?.duration == 2)  // A6
    #expect(stage.view.layer.animation(forKey: "opacity")?.duration == 1)
  }

  @Test(arguments: [true, false])
  func `keyframes of no duration, or without animations, change at once`(isEnabled: Bool) {
    let stage = AnimationStage()
    UIView.setAnimationsEnabled(isEnabled)
    defer { UIView.setAnimationsEnabled(true) }
    UIView.animateKeyframes(withDuration: isEnabled ? 0 : 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 150 }
    } completion: {
      stage.completion("at once")($0)
    }
    #expect(stage.shownX == 150)
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "at once true")  // A8, A16
  }
}
