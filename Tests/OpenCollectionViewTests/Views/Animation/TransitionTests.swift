import Foundation
import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct TransitionTests {
  nonisolated private static let effects: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
    .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
  ]

  /// The layers that a host has been told of below the window's.
  private func layerCount(_ stage: AnimationStage) -> Int { stage.screen.mirror.nodes.count }

  @Test(arguments: effects)
  func `every effect shows old and new at once, and in the end the new alone`(options: UIView.AnimationOptions) {
    let stage = AnimationStage()
    let before = layerCount(stage)
    UIView.transition(with: stage.view, duration: 1, options: options) {
      stage.view.backgroundColor = .red
      stage.journal.note("changes")
    } completion: {
      stage.completion("transition")($0)
    }
    #expect(stage.journal.text == "changes")  // A11
    #expect(stage.view.superview?.subviews.count == 1)
    stage.screen.advance(by: 0.25)
    #expect(layerCount(stage) == before + 1)
    stage.screen.advance(by: 0.5)
    #expect(layerCount(stage) == before + 1)
    stage.screen.advance(by: 0.5)
    #expect(layerCount(stage) == before)
    #expect(stage.journal.text == "changes, transition true")
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(CATransform3DIsIdentity(stage.shown(stage.view).transform))
  }

  @Test func `an empty change flips as well`() {
    let stage = AnimationStage()
    UIView.transition(with: stage.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      let bounds = stage.view.bounds
      stage.view.bounds = bounds
    }
    stage.screen.advance(by: 0.75)
    #expect(!CATransform3DIsIdentity(stage.shown(stage.view).transform))  // A11
  }

  /// The depth of a point of the view, in points towards the viewer, as the old look shows it at a quarter of the way.
  private func depths(_ options: UIView.AnimationOptions, at points: [CGPoint]) -> [Double] {
    let stage = AnimationStage()
    UIView.transition(with: stage.view, duration: 1, options: [options, .curveLinear], animations: nil)
    stage.screen.advance(by: 0.25)
    let old = stage.screen.mirror.nodes.values.first {
      !$0.properties.isDoubleSided && isTurned($0.properties.transform, .pi / 4)
    }
    guard let transform = old?.properties.transform else { return [] }
    return points.map { $0.x * transform.m13 + $0.y * transform.m23 }
  }

  private func isTurned(_ transform: CATransform3D, _ angle: Double) -> Bool {
    let axis = abs(transform.m11 - 1) > 1e-6 ? transform.m11 : transform.m22
    return abs(axis - cos(angle)) < 1e-6
  }

  @Test func `a flip brings the side that it is named after to the front first`() {
    let (left, top) = (CGPoint(x: -50, y: 0), CGPoint(x: 0, y: -50))
    for (options, point, sign) in [
      (UIView.AnimationOptions.transitionFlipFromLeft, left, 1.0), (.transitionFlipFromRight, left, -1),
      (.transitionFlipFromTop, top, 1), (.transitionFlipFromBottom, top, -1),
    ] {
      let depths = depths(options, at: [point])
      #expect(depths.map { ($0 * sign * 100).rounded() / 100 } == [35.36], "\(options)")  // A11
    }
  }

  @Test func `the faces are exchanged when both stand edge-on`() {
    let stage = AnimationStage()
    UIView.transition(
      with: stage.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: nil)
    for (time, isNewInFront) in [(0.48, false), (0.52, true)] {
      stage.screen.advance(by: time - stage.screen.now)
      let faces = stage.screen.mirror.nodes.values.filter { !$0.properties.isDoubleSided }
      #expect(faces.count == 2)
      #expect(faces.filter { $0.properties.transform.m11 > 0 }.count == 1)  // A11
      #expect((stage.shown(stage.view).transform.m11 > 0) == isNewInFront)
    }
  }

  @Test func `the nearer edge of a flip keeps its length`() {
    let stage = AnimationStage()
    UIView.transition(
      with: stage.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: nil)
    stage.screen.advance(by: 0.75)
    let transform = stage.shown(stage.view).transform
    func height(atX x: Double) -> Double { 100 / (x * transform.m14 + transform.m44) }
    #expect(abs(max(height(atX: -50), height(atX: 50)) - 100) < 1e-6)
    #expect(min(height(atX: -50), height(atX: 50)) < 100)
  }

  @Test func `a dissolve lets the old fade`() {
    let stage = AnimationStage()
    stage.view.bounds.size.width = 77
    stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.screen.runFrame()
    UIView.transition(with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    stage.screen.advance(by: 0.25)
    let shown = stage.screen.mirror.nodes.values.filter { $0.properties.bounds.width == 77 }
    let opacities = shown.map { (Double($0.properties.backgroundColor?.red ?? 0), Double($0.properties.opacity)) }
    #expect(opacities.sorted { $0 < $1 }.map(\.1) == [0.75, 1])
  }

  @Test func `an effect within an animation has the duration of that one`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 2) {
      UIView.transition(with: stage.view, duration: 1, options: .transitionFlipFromLeft, animations: nil)
    }
    #expect(stage.view.layer.animation(forKey: "transition")?.duration == 2)  // A6
  }

  @Test func `changes are not animated, unless animated content is allowed`() {
    for isAllowed in [false, true] {
      let stage = AnimationStage()
      let options: UIView.AnimationOptions = isAllowed ? .allowAnimatedContent : []
      UIView.transition(with: stage.view, duration: 1, options: [.transitionCrossDissolve, options]) {
        stage.view.center.x = 150
      }
      #expect((stage.view.layer.animation(forKey: "position") != nil) == isAllowed)
    }
  }

  @Test func `without an effect the new look is there at once`() {
    let stage = AnimationStage()
    UIView.transition(with: stage.view, duration: 1) {
      stage.view.center.x = 150
    } completion: {
      stage.completion("at once")($0)
    }
    #expect(stage.shownX == 150)
    #expect(stage.journal.text == "")
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "at once true")
  }

  @Test(arguments: ["no window", "no duration", "suppressed"])
  func `it changes at once and completes in the next turn`(reason: String) {
    let stage = AnimationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    if reason != "no window" { stage.screen.show(view) }
    if reason == "suppressed" { UIView.setAnimationsEnabled(false) }
    defer { UIView.setAnimationsEnabled(true) }
    UIView.transition(with: view, duration: reason == "no duration" ? 0 : 1, options: .transitionFlipFromLeft) {
      stage.journal.note("changes")
    } completion: {
      stage.completion("transition")($0)
    }
    #expect(stage.journal.text == "changes")
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "changes, transition true")  // A8, A16
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a view that turns takes no touches, unless that is allowed`() {
    for isAllowed in [false, true] {
      let stage = AnimationStage()
      let options: UIView.AnimationOptions = isAllowed ? .allowUserInteraction : []
      UIView.transition(with: stage.view, duration: 1, options: [.transitionFlipFromLeft, options], animations: nil)
      stage.screen.advance(by: 0.2)
      #expect((stage.screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view) == isAllowed)  // A4
      stage.screen.advance(by: 1)
      #expect(stage.screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
    }
  }

  @Test func `a view that is removed while it turns leaves nothing behind`() {
    let stage = AnimationStage()
    let before = layerCount(stage)
    UIView.transition(with: stage.view, duration: 1, options: .transitionFlipFromLeft, animations: nil) {
      stage.completion("transition")($0)
    }
    stage.screen.advance(by: 0.3)
    stage.view.removeFromSuperview()
    stage.screen.advance(by: 0.1)
    #expect(stage.journal.text == "transition false")  // A8
    #expect(layerCount(stage) == before - 1)
  }

  @Test func `a second transition ends the first`() {
    let stage = AnimationStage()
    let before = layerCount(stage)
    for name in ["first", "second"] {
      UIView.transition(with: stage.view, duration: 1, options: .transitionFlipFromLeft, animations: nil) {
        stage.completion(name)($0)
      }
      stage.screen.advance(by: 0.3)
    }
    #expect(layerCount(stage) == before + 1)
    stage.screen.advance(by: 1)
    #expect(stage.journal.text == "first false, second true")
    #expect(layerCount(stage) == before)
  }

  @Test func `one view takes another's place`() {
    let stage = AnimationStage()
    let (front, back) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    let above = UIView(frame: stage.view.bounds)
    stage.view.addSubview(front)
    stage.view.addSubview(above)
    stage.screen.runFrame()
    UIView.transition(from: front, to: back, duration: 1, options: .transitionFlipFromRight) {
      stage.completion("exchange")($0)
    }
    #expect(stage.view.subviews == [back, above])  // A12
    #expect(front.superview == nil)
    #expect(stage.view.layer.animationKeys()?.contains("transition") == true)
    stage.screen.advance(by: 1.1)
    #expect(stage.journal.text == "exchange true")
  }

  @Test func `one view is hidden and the other shown if both are to stay`() {
    let stage = AnimationStage()
    let (front, back) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    back.isHidden = true
    stage.view.addSubview(front)
    stage.view.addSubview(back)
    stage.screen.runFrame()
    UIView.transition(
      from: front, to: back, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(stage.view.subviews == [front, back])  // A12
    #expect(front.isHidden)
    #expect(!back.isHidden)
  }

  @Test func `a view without a superview has no place to give`() {
    let stage = AnimationStage()
    let (front, back) = (UIView(), UIView())
    UIView.transition(from: front, to: back, duration: 1, options: .transitionFlipFromLeft) {
      stage.completion("nothing")($0)
    }
    #expect(back.superview == nil)
    stage.screen.advance(by: 0)
    #expect(stage.journal.text == "nothing true")
  }

  @Test func `deleted views shrink, fade, and are gone`() {
    let stage = AnimationStage()
    UIView.perform(.delete, on: [stage.view], options: .curveLinear) {
      stage.screen.window.backgroundColor = .red
    } completion: { finished in
      stage.journal.note("deleted \(finished) \(stage.view.superview == nil)")
    }
    stage.screen.advance(by: 0.125)
    #expect((stage.shown(stage.view).opacity * 100).rounded() == 50)
    stage.screen.advance(by: 0.2)
    #expect(stage.journal.text == "deleted true true")
    #expect(stage.view.alpha == 1)
    #expect(stage.view.transform == .identity)
  }
}
