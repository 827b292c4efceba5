import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

/// The tests are deprecated so that they may use what is.
@MainActor struct CommittedAnimationTests {
  @available(*, deprecated)
  @Test func `what is changed between begin and commit is animated for 0_2 seconds`() {
    let stage = AnimationStage()
    UIView.beginAnimations("move", context: nil)
    stage.view.center.x = 150
    UIView.commitAnimations()
    stage.view.alpha = 0.5
    #expect(stage.view.layer.animationKeys() == ["position"])
    #expect(stage.shownX(after: [0.1, 0.2]) == [100, 150])  // A1
  }

  @available(*, deprecated)
  @Test func `what is set counts for the changes after it`() {
    let stage = AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(1)
    stage.view.center.x = 150
    UIView.setAnimationDelay(0)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    stage.view.alpha = 0
    UIView.commitAnimations()
    #expect(stage.shownX(after: [0.5, 1.5]) == [50, 100])
    #expect(stage.shown(stage.view).opacity == 0.5)
    stage.screen.advance(by: 1)
    #expect(stage.shown(stage.view).opacity == 0.5)
    stage.screen.advance(by: 2)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @available(*, deprecated)
  @Test func `it may begin from the current state`() {
    let stage = AnimationStage()
    stage.move(to: 150, "first", options: .curveLinear)
    stage.screen.advance(by: 0.5)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    stage.view.center.x = 50
    UIView.commitAnimations()
    #expect(stage.view.layer.animationKeys() == ["position"])
    #expect(stage.shownX(after: [0, 0.1, 0.2]) == [100, 75, 50])  // A7
  }

  @available(*, deprecated)
  @Test func `descriptions nest`() {
    let stage = AnimationStage()
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(2)
    UIView.beginAnimations("inner", context: nil)
    stage.view.center.x = 150
    UIView.commitAnimations()
    stage.view.alpha = 0
    UIView.commitAnimations()
    #expect(stage.view.layer.animation(forKey: "position")?.duration == 2)  // A6
    #expect(stage.view.layer.animation(forKey: "opacity")?.duration == 2)
    stage.view.center.x = 0
    #expect(stage.view.layer.animationKeys() == ["position", "opacity"])
  }

  @available(*, deprecated)
  @Test func `a commit without a beginning and setters outside do nothing`() {
    let stage = AnimationStage()
    UIView.commitAnimations()
    UIView.setAnimationDuration(5)
    stage.view.center.x = 150
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @available(*, deprecated)
  @Test func `the delegate hears of the beginning and the end`() {
    @MainActor final class Delegate {
      var journal: Journal?
      func willStart(_ identifier: String?) { journal?.note("starts \(identifier ?? "")") }
      func didStop() { journal?.note("stops") }
    }
    let stage = AnimationStage()
    let delegate = Delegate()
    delegate.journal = stage.journal
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationWillStart(Selector(Delegate.willStart))
    UIView.setAnimationDidStop(Selector(Delegate.didStop))
    UIView.setAnimationDelay(0.5)
    stage.view.alpha = 0
    UIView.commitAnimations()
    stage.screen.advance(by: 0.4)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0.2)
    #expect(stage.journal.text == "starts fade")
    stage.screen.advance(by: 0.2)
    #expect(stage.journal.text == "starts fade, stops")
  }

  @available(*, deprecated)
  @Test func `a view flips between what it showed when that was set and what it shows at the end`() {
    let stage = AnimationStage()
    let (front, back) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    stage.view.addSubview(front)
    stage.screen.runFrame()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationTransition(.flipFromLeft, for: stage.view, cache: true)
    front.removeFromSuperview()
    stage.view.addSubview(back)
    UIView.setAnimationDuration(1)
    UIView.commitAnimations()
    #expect(stage.view.layer.animation(forKey: "transition")?.duration == 1)
    stage.screen.advance(by: 1.1)
    #expect(stage.view.layer.animationKeys() == nil)
  }
}
