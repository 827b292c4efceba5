import LayerEngine
import OpenCollectionView
import PlaneGeometry
import TestSupport
import Testing
import TouchTesting

/// Random stories: whatever is animated, removed, replaced and put elsewhere, everything comes to rest where it belongs.
@MainActor struct RandomAnimationTests {
  @MainActor private final class Story {
    let stage = AnimationStage()
    let container = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    var views: [UIView] = []
    var begun = 0
    var completed: [Int: Int] = [:]
    var numbers: SeededGenerator

    init(seed: Int) {
      numbers = SeededGenerator(seed: seed)
      stage.screen.show(container)
      views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
      for view in views { container.addSubview(view) }
      stage.screen.runFrame()
    }

    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }

    var view: UIView { views[Int.random(in: 0..<views.count, using: &numbers)] }

    func change() {
      let view = self.view
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: view.center = CGPoint(x: number(-100...300), y: number(-100...300))
      case 1: view.bounds.size = CGSize(width: number(0...200), height: number(0...200))
      case 2: view.alpha = number(0...1)
      case 3: view.transform = CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(x: number(0...2), y: 1)
      case 4: view.backgroundColor = Bool.random(using: &numbers) ? nil : .red
      default: view.layer.cornerRadius = number(0...20)
      }
    }

    var options: UIView.AnimationOptions {
      let all: [UIView.AnimationOptions] = [
        [], .beginFromCurrentState, .allowUserInteraction, .autoreverse, .layoutSubviews, .overrideInheritedOptions,
        .overrideInheritedDuration, .curveLinear, .transitionFlipFromLeft, .transitionCrossDissolve,
      ]
      return [all[Int.random(in: 0..<all.count, using: &numbers)], all[Int.random(in: 0..<all.count, using: &numbers)]]
    }

    func completion() -> (Bool) -> Void {
      let number = begun
      begun += 1
      return { [self] _ in completed[number, default: 0] += 1 }
    }

    func step() {
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...2:
        let (count, nests) = (Int.random(in: 0...4, using: &numbers), Bool.random(using: &numbers))
        UIView.animate(
          withDuration: number(-0.1...1), delay: number(-0.1...0.5), options: options,
          animations: { [self] in
            for _ in 0..<count { change() }
            if nests { UIView.animate(withDuration: 0.5, animations: change, completion: completion()) }
          }, completion: completion())
      case 3:
        UIView.animate(
          withDuration: number(0...1), delay: 0, usingSpringWithDamping: number(0...1.5),
          initialSpringVelocity: number(-3...3), options: options, animations: change, completion: completion())
      case 4, 5:
        UIView.animateKeyframes(
          withDuration: number(0...1), delay: number(0...0.2), options: .init(rawValue: UInt(number(0...4)) << 10),
          animations: { [self] in
            for _ in 0..<3 {
              UIView.addKeyframe(
                withRelativeStartTime: number(-0.2...1.2), relativeDuration: number(-0.2...1), animations: change)
            }
          }, completion: completion())
      case 6:
        UIView.transition(
          with: view, duration: number(0...1), options: options, animations: change, completion: completion())
      case 7: view.removeFromSuperview()
      case 8: container.addSubview(view)
      case 9: view.layer.removeAllAnimations()
      case 10: change()
      default: stage.screen.advance(by: number(0...0.4))
      }
    }
  }

  @Test(arguments: 0..<60) func `everything comes to rest where it belongs`(seed: Int) {
    let story = Story(seed: seed)
    for _ in 0..<60 { story.step() }
    for view in story.views { story.container.addSubview(view) }
    #expect(story.stage.screen.advanceUntilRest(limit: 30))
    #expect(story.completed.count == story.begun)
    #expect(story.completed.values.allSatisfy { $0 == 1 })
    for view in story.views {
      #expect(view.layer.animationKeys() == nil)
      #expect(view.isUserInteractionEnabled)
      view.alpha = 1
      view.transform = .identity
      view.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
      story.container.bringSubviewToFront(view)
      #expect(story.stage.screen.window.hitTest(CGPoint(x: 155, y: 255), with: nil) === view)
    }
    story.stage.screen.runFrame()
    // The root, the window, its first view, the container and what is in that: no frozen look is left behind.
    #expect(story.stage.screen.mirror.nodes.count == 4 + story.views.count)
  }
}
