import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct PinchTests {
  let stage = TwoFingerStage()
  let pinch = UIPinchGestureRecognizer()

  init() {
    stage.view.addGestureRecognizer(pinch)
    stage.note(pinch, "pinch") { [pinch] in pinch.scale }
  }

  private func near(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 1e-9 }

  // G90
  @Test func `it begins as UIKit's does`() {
    #expect(pinch.scale == 1)
    #expect(pinch.velocity == 0)
    #expect(pinch.cancelsTouchesInView)
    #expect(!pinch.delaysTouchesBegan)
    #expect(pinch.delaysTouchesEnded)
  }

  // G90, G91, G92
  @Test func `it begins, changes with the fingers and ends when both have lifted`() {
    stage.down(100)
    stage.move(108)
    #expect(stage.told == "")
    stage.move(162)
    stage.move(216)
    stage.lift(1, at: CGPoint(x: 92, y: 300))
    #expect(pinch.numberOfTouches == 1)
    #expect(pinch.state == .changed)
    stage.lift(2, at: CGPoint(x: 308, y: 300))
    #expect(stage.told == "pinch began 1.5, pinch changed 2.0, pinch ended 2.0")
    #expect(pinch.state == .possible)
  }

  // G92: measured.
  @Test(arguments: [(100.0, 110.0, 1.018518519), (200, 190, 0.989583333)])
  func `the scale at the start is the measured one`(start: Double, end: Double, scale: Double) {
    stage.down(start)
    stage.move(end)
    #expect(pinch.state == .began)
    #expect(abs(pinch.scale - scale) < 1e-8)
  }

  // G91: measured.
  @Test func `the velocity at the start is the measured one`() {
    stage.down(100)
    stage.move(110)
    #expect(abs(pinch.velocity - 0.370370370) < 1e-8)
  }

  // G91: measured.
  @Test func `a handler may set the scale to one, and hears of what follows`() {
    var product: CGFloat = 1
    pinch.addAction { [pinch] _ in
      product *= pinch.scale
      pinch.scale = 1
    }
    stage.down(100)
    stage.move(162)
    stage.move(216)
    stage.move(54)
    #expect(stage.told == "pinch began 1.5, pinch changed 1.333, pinch changed 0.25")
    #expect(near(product, 0.5))
    #expect(pinch.velocity == 0)
  }

  // G24
  @Test func `a target is told with the recognizer`() {
    @MainActor final class Target {
      var scales: [CGFloat] = []
      func didPinch(_ pinch: UIPinchGestureRecognizer) { scales.append(pinch.scale) }
    }
    let target = Target()
    let second = UIPinchGestureRecognizer(target: target, action: Selector("didPinch(_:)", Target.didPinch(_:)))
    stage.view.removeGestureRecognizer(pinch)
    stage.view.addGestureRecognizer(second)
    stage.down(100)
    stage.move(162)
    stage.lift(162)
    #expect(target.scales == [1.5, 1.5])
  }

  // G57: measured.
  @Test func `the place is the middle of the fingers, of one where one is left`() {
    stage.down(100)
    stage.move(162)
    #expect(pinch.location(in: stage.view) == CGPoint(x: 200, y: 300))
    #expect(pinch.location(ofTouch: 0, in: stage.view) == CGPoint(x: 119, y: 300))
    #expect(pinch.location(ofTouch: 1, in: stage.view) == CGPoint(x: 281, y: 300))
    stage.lift(1, at: CGPoint(x: 119, y: 300))
    #expect(pinch.location(in: stage.view) == CGPoint(x: 281, y: 300))
  }

  // G57
  @Test func `the place in the last call is where the last finger was`() {
    var last = CGPoint.zero
    pinch.addAction { [pinch] in if $0.state == .ended { last = pinch.location(in: nil) } }
    stage.down(100)
    stage.move(162)
    stage.lift(162)
    #expect(last == CGPoint(x: 200, y: 300))
  }

  // G91
  @Test func `the scale is measured in the window, whatever the scale of the view`() {
    stage.view.transform = CGAffineTransform(scaleX: 0.5, y: 3)
    stage.down(100)
    stage.move(162)
    #expect(near(pinch.scale, 1.5))
  }

  // G51
  @Test func `the view's touches are cancelled when it begins`() {
    stage.view.isMultipleTouchEnabled = true
    stage.down(100)
    stage.move(108)
    stage.move(162)
    stage.lift(162)
    #expect(
      stage.journal.text
        == "view began ×2, view moved ×2, view cancelled ×2, pinch began 1.5, pinch ended 1.5")
  }

  // G95
  @Test func `a third finger is ignored, and belongs to the view`() {
    stage.view.isMultipleTouchEnabled = true
    stage.down(100)
    stage.stage.send(.began, 50, 50, finger: 3)
    #expect(pinch.numberOfTouches == 2)
    stage.move(162)
    stage.journal.clear()
    stage.stage.send(.moved, 350, 700, finger: 3)
    #expect(stage.journal.text == "view moved")
    #expect(near(pinch.scale, 1.5))
    stage.lift(162)
    #expect(pinch.state == .possible)
    #expect(stage.told == "pinch ended 1.5")
  }

  @Test func `a third finger does not take the place of one that lifts, a new one does`() {
    stage.down(100)
    stage.stage.send(.began, 50, 50, finger: 3)
    stage.move(162)
    stage.lift(1, at: CGPoint(x: 119, y: 300))
    stage.stage.send(.moved, 60, 60, finger: 3)
    #expect(pinch.numberOfTouches == 1)
    stage.journal.clear()
    stage.stage.send(.began, 181, 300, finger: 4)
    stage.screen.advance(by: 0.1)
    stage.stage.send(.moved, 81, 300, finger: 4)
    #expect(stage.told == "pinch changed 3.0")
    #expect(pinch.numberOfTouches == 2)
  }

  @Test func `a finger lifted before it begins fails it until all are lifted`() {
    stage.down(100)
    stage.lift(1, at: CGPoint(x: 150, y: 300))
    #expect(pinch.state == .failed)
    stage.stage.send(.began, 150, 300, finger: 3)
    stage.stage.send(.moved, 50, 300, finger: 3)
    #expect(stage.told == "")
    stage.stage.send(.ended, 50, 300, finger: 3)
    stage.lift(2, at: CGPoint(x: 250, y: 300))
    #expect(pinch.state == .possible)
    stage.down(100)
    stage.move(162)
    #expect(stage.told == "pinch began 1.5")
  }

  // G22
  @Test func `touches that the system takes away cancel it`() {
    stage.down(100)
    stage.move(162)
    stage.screen.scene.cancelInput()
    #expect(stage.told == "pinch began 1.5, pinch cancelled 1.5")
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  // G26
  @Test func `turning it off cancels it`() {
    stage.down(100)
    stage.move(162)
    pinch.isEnabled = false
    #expect(stage.told == "pinch began 1.5, pinch cancelled 1.5")
  }

  @Test func `fingers that come down one after the other pinch too`() {
    stage.screen.play(
      TouchScript.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 119, y: 300), duration: 0.3, holding: 0.3)
        .with(
          .rest(0.1).then(.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 281, y: 300), duration: 0.3))))
    #expect(stage.journal.entries.first { $0.hasPrefix("pinch") } != nil)
    #expect(stage.told.hasSuffix("pinch ended 1.369"))
  }

  @Test(arguments: [0.0, 30, 90, 135, 200])
  func `a script pinches on a line of any direction`(degrees: Double) {
    stage.screen.play(.pinch(around: TwoFingerStage.center, from: 100, to: 216, angle: degrees * .pi / 180))
    #expect(stage.told.hasPrefix("pinch began 1."))
    #expect(stage.told.hasSuffix("pinch changed 2.0, pinch ended 2.0"))
  }

  @Test func `the scene's limits hold for it`() {
    stage.screen.scene.inputProfiles = InputProfiles(all: .glovedHand)
    stage.down(100)
    stage.move(119)
    #expect(pinch.state == .possible)
    stage.move(174)
    #expect(stage.told == "pinch began 1.5")
  }

  @Test func `a scale that is no number is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIPinchGestureRecognizer().scale = .nan }
    }
    #expect(trapSentence(of: result).contains("A pinch's scale cannot be nan"))
  }
}
