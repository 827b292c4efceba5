import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct AnimationHandoverTests {
  @Test func `a second animation is added to the first, and begins where that is`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first", options: .curveLinear)
    stage.screen.advance(by: 0.5)
    stage.move(to: 50, "second", options: .curveLinear)
    #expect(stage.shownX.rounded() == 100)  // A7
    #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
    // Half a second of the first is left, and the two cancel each other out.
    #expect(stage.shownX(after: [0.25, 0.5, 1]) == [100, 100, 50])
  }

  @Test func `a change of direction is smooth`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first")
    stage.screen.advance(by: 0.5)
    var last = stage.shownX
    stage.screen.advance(by: 1.0 / 60)
    let speed = stage.shownX - last
    stage.move(to: 50, "second")
    last = stage.shownX
    stage.screen.advance(by: 1.0 / 60)
    #expect(abs(stage.shownX - last - speed) < 0.2)  // A7
  }

  @Test func `both animations come to their natural end`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first")
    stage.screen.advance(by: 0.5)
    stage.move(to: 50, "second")
    stage.screen.advance(by: 2)
    #expect(stage.journal.text == "first true, second true")
  }

  @Test func `an animation from the current state ends the one before and begins where that was`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first", options: .curveLinear)
    stage.screen.advance(by: 0.5)
    stage.move(to: 50, "second", options: [.curveLinear, .beginFromCurrentState])
    #expect(stage.view.layer.animationKeys() == ["position"])
    #expect(stage.shownX(after: [0, 0.5, 1]) == [100, 75, 50])  // A7
    #expect(stage.journal.text == "first false, second true")
  }

  @Test func `a property that is set twice in one animation goes from the first value to the last`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.center.x = 500
      stage.view.center.x = 150
    } completion: {
      stage.completion("both")($0)
    }
    #expect(stage.shownX(after: [0, 0.5, 1]) == [50, 100, 150])
    #expect(stage.journal.text == "both true")
  }

  @Test func `a property that is set twice from the current state is not missed`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      stage.view.alpha = 0.2
      stage.view.alpha = 0
    } completion: {
      stage.completion("both")($0)
    }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(stage.view).opacity == 0.5)
    stage.screen.advance(by: 0.6)
    #expect(stage.journal.text == "both true")
  }

  @Test func `a colour goes on from what is shown, and ends the animation before`() {
    let stage = AnimationStage()
    stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    } completion: {
      stage.completion("red")($0)
    }
    stage.screen.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = UIColor(red: 0.5, green: 1, blue: 0, alpha: 1)
    } completion: {
      stage.completion("green")($0)
    }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(stage.view).backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0, alpha: 1))
    stage.screen.advance(by: 1)
    #expect(stage.journal.text == "red false, green true")
  }

  @Test func `a value that is set without an animation moves the end of the running one`() {
    let stage = AnimationStage()
    stage.move(to: 150, "only", options: .curveLinear)
    stage.screen.advance(by: 0.5)
    stage.view.center.x = 250
    #expect(stage.shownX(after: [0, 0.5]) == [200, 250])
    #expect(stage.journal.text == "only true")
  }

  @Test func `positions and transforms of a springing view are handed over as well`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      stage.view.center.x = 150
      stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    stage.screen.advance(by: 0.2)
    let (x, scale) = (stage.shownX, stage.shown(stage.view).transform.m11)
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      stage.view.center.x = 50
      stage.view.transform = .identity
    }
    #expect(abs(stage.shownX - x) < 1e-9)
    #expect(abs(stage.shown(stage.view).transform.m11 - scale) < 1e-9)
    stage.screen.advance(by: 2)
    #expect(stage.shownX == 50)
    #expect(Double(stage.shown(stage.view).transform.m11) == 1)
  }
}
