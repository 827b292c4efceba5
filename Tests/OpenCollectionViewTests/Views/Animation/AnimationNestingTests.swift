import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct AnimationNestingTests {
  private func inner(
    _ stage: AnimationStage, _ options: UIView.AnimationOptions, outer: UIView.AnimationOptions = .curveLinear
  ) -> CABasicAnimation? {
    UIView.animate(withDuration: 2, delay: 0, options: outer) {
      UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.center.x = 150 }
    }
    return stage.view.layer.animation(forKey: "position") as? CABasicAnimation
  }

  @Test func `an animation within another one has that one's duration and pace`() {
    let animation = inner(AnimationStage(), .curveEaseIn)
    #expect(animation?.duration == 2)  // A6
    #expect(animation?.timingFunction == CAMediaTimingFunction(name: .linear))
  }

  @Test func `it has its own duration if it says so`() {
    let animation = inner(AnimationStage(), [.overrideInheritedDuration, .curveEaseIn])
    #expect(animation?.duration == 1)  // A6
    #expect(animation?.timingFunction == CAMediaTimingFunction(name: .linear))
  }

  @Test func `it has its own pace if it says so`() {
    let animation = inner(AnimationStage(), [.overrideInheritedCurve, .curveEaseIn])
    #expect(animation?.duration == 2)  // A6
    #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func `it repeats and takes touches as the other one does`() {
    let stage = AnimationStage()
    let animation = inner(stage, [], outer: [.repeat, .autoreverse, .allowUserInteraction])
    #expect(animation?.repeatCount == .infinity)  // A6
    #expect(animation?.autoreverses == true)
    #expect(stage.screen.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.view)
  }

  @Test func `it has its own options if it says so`() {
    let stage = AnimationStage()
    let animation = inner(stage, .overrideInheritedOptions, outer: [.repeat, .allowUserInteraction])
    #expect(animation?.repeatCount == 0)  // A6
    #expect(stage.screen.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.screen.window)
  }

  @Test func `within a spring it springs`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      UIView.animate(withDuration: 3) { stage.view.center.x = 150 }
    }
    #expect(stage.view.layer.animation(forKey: "position") is CASpringAnimation)
    #expect(stage.view.layer.animation(forKey: "position")?.duration == 1)
  }

  @Test func `a spring within another animation keeps its spring`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        stage.view.center.x = 150
      }
    }
    #expect(stage.view.layer.animation(forKey: "position") is CASpringAnimation)
    #expect(stage.view.layer.animation(forKey: "position")?.duration == 2)
  }

  @Test func `the duration that animations inherit can be asked for`() {
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 2) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 2) }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `without the option subviews are laid out in the frame, and jump`() {
    let stage = AnimationStage()
    let view = Halving(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.screen.show(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = 200 }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(view.half).bounds.width == 100)
  }

  @Test func `with the option subviews are laid out along, down to the last`() {
    let stage = AnimationStage()
    let view = Halving(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let inner = Halving(frame: .zero)
    view.half.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth]
    stage.screen.show(view)
    inner.frame = view.half.bounds
    stage.screen.runFrame()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      view.frame.size.width = 200
    }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(view.half).bounds.width.rounded() == 75)
    #expect(stage.shown(inner.half).bounds.width.rounded() == 38)
  }
}

private final class Halving: UIView {
  let half = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(half)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}
