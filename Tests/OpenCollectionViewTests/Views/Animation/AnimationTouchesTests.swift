import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct AnimationTouchesTests {
  private func hit(_ stage: AnimationStage, _ x: CGFloat = 150) -> UIView? {
    stage.screen.window.hitTest(CGPoint(x: x, y: 50), with: nil)
  }

  @Test func `a view that is animated takes no touches, nor does what is in it`() {
    let stage = AnimationStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(inner)
    stage.move(to: 150, "moved")
    stage.screen.advance(by: 0.5)
    #expect(hit(stage) === stage.screen.window)  // A4
    stage.screen.advance(by: 0.6)
    #expect(hit(stage) === inner)
  }

  @Test func `other views go on taking touches`() {
    let stage = AnimationStage()
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    stage.screen.show(other)
    stage.move(to: 150, "moved")
    #expect(hit(stage, 250) === other)  // A4
  }

  @Test func `with user interaction allowed it takes touches`() {
    let stage = AnimationStage()
    stage.move(to: 150, "moved", options: .allowUserInteraction)
    #expect(hit(stage) === stage.view)  // A4
  }

  @Test func `a tap on a view that moves goes to what lies behind it`() {
    let stage = AnimationStage()
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in taps += 1 }
    stage.view.addGestureRecognizer(recognizer)
    stage.move(to: 150, "moved")
    stage.screen.play(.tap(at: CGPoint(x: 150, y: 50)))
    #expect(taps == 0)
    stage.screen.advance(by: 1)
    stage.screen.play(.tap(at: CGPoint(x: 150, y: 50)))
    stage.screen.advance(by: 1)
    #expect(taps == 1)
  }

  @Test func `one that repeats for ever takes none until it is removed`() {
    let stage = AnimationStage()
    stage.move(to: 150, "for ever", options: .repeat)
    stage.screen.advance(by: 20)
    #expect(hit(stage) === stage.screen.window)
    stage.view.layer.removeAllAnimations()
    stage.screen.advance(by: 0)
    #expect(hit(stage) === stage.view)
  }

  @Test(arguments: ["replaced", "ended at once", "left", "both"])
  func `however animations end, the view takes touches again`(way: String) {
    let stage = AnimationStage()
    stage.move(to: 250, "first")
    stage.screen.advance(by: 0.3)
    switch way {
    case "replaced": stage.move(to: 150, "second", options: .beginFromCurrentState)
    case "ended at once": UIView.animate(withDuration: 0) { stage.view.center.x = 150 }
    case "left":
      stage.view.removeFromSuperview()
      stage.view.center.x = 150
      stage.screen.advance(by: 0.1)
      stage.screen.show(stage.view)
    default: stage.move(to: 150, "second")
    }
    stage.screen.advance(by: 2)
    #expect(hit(stage) === stage.view)
  }
}
