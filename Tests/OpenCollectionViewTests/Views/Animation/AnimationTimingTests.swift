import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct AnimationTimingTests {
  @Test func `during the delay the first value shows`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { stage.view.center.x = 150 }
    #expect(stage.shownX(after: [0, 0.5, 1, 1.5, 2]) == [50, 50, 50, 100, 150])
  }

  @Test func `the screen rests during a delay`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 0.1, delay: 10) { stage.view.center.x = 150 }
    stage.screen.runFrame()
    let before = stage.screen.frameCount
    stage.screen.advance(by: 9.9)
    #expect(stage.screen.frameCount - before <= 1)
    stage.screen.advance(by: 0.3)
    #expect(stage.screen.frameCount - before >= 6)
    #expect(stage.shownX == 150)
  }

  @Test func `during the delay a colour and a transform show their first values as well`() {
    let stage = AnimationStage()
    stage.view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 1) {
      stage.view.backgroundColor = .blue
      stage.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    stage.screen.advance(by: 0.5)
    #expect(stage.shown(stage.view).backgroundColor == UIColor.red.cgColor)
    #expect(Double(stage.shown(stage.view).transform.m11) == 1)
  }

  @Test func `a layer whose time begins elsewhere waits for the delay just as long`() {
    let stage = AnimationStage()
    stage.screen.window.layer.timeOffset = 100
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { stage.view.center.x = 150 }
    #expect(stage.shownX(after: [0.5, 1.5, 2]) == [50, 100, 150])
  }

  @Test func `without repeats it goes there and back once, and jumps to its value`() {
    let stage = AnimationStage()
    stage.move(to: 150, "once", options: [.curveLinear, .autoreverse])
    #expect(stage.shownX(after: [0.5, 1, 1.5, 1.98, 2.02]) == [100, 150, 100, 52, 150])
    #expect(stage.journal.text == "once true")
  }

  @Test func `repeated it begins again and again, until it is removed`() {
    let stage = AnimationStage()
    stage.move(to: 150, "for ever", options: [.curveLinear, .repeat])
    #expect(stage.shownX(after: [0.5, 1.25, 99.75]) == [100, 75, 125])
    stage.view.layer.removeAllAnimations()
    stage.screen.advance(by: 0)
    #expect(stage.shownX == 150)
    #expect(stage.journal.text == "for ever false")
  }

  @Test func `repeated there and back it swings`() {
    let stage = AnimationStage()
    stage.move(to: 150, "swing", options: [.curveLinear, .repeat, .autoreverse])
    #expect(stage.shownX(after: [0.5, 1.25, 2.25, 3.25]) == [100, 125, 75, 125])
  }

  @Test func `modified animations run as often as is said`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.view.center.x = 150 }
      stage.view.alpha = 0
    } completion: {
      stage.completion("all")($0)
    }
    #expect(stage.shownX(after: [1, 2.5, 3.5, 4.02]) == [150, 100, 100, 150])
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(stage.journal.text == "all true")
  }

  @Test func `outside of an animation a modification just makes the changes`() {
    let stage = AnimationStage()
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { stage.view.center.x = 150 }
    #expect(stage.shownX == 150)
  }
}
