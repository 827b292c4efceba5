import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct RotationTests {
  let stage = TwoFingerStage()
  let rotation = UIRotationGestureRecognizer()

  init() {
    stage.view.addGestureRecognizer(rotation)
    stage.note(rotation, "rotation") { [rotation] in rotation.rotation * 180 / .pi }
  }

  // G90, G93
  @Test func `it begins as UIKit's does`() {
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
    #expect(rotation.cancelsTouchesInView)
    #expect(!rotation.delaysTouchesBegan)
    #expect(rotation.delaysTouchesEnded)
  }

  // G93: measured.
  @Test func `it begins at ten degrees, changes and ends when both fingers have lifted`() {
    stage.down(100)
    stage.move(100, degrees: 9)
    #expect(stage.told == "")
    stage.move(100, degrees: 10)
    stage.move(100, degrees: 45)
    stage.move(100, degrees: 90)
    stage.lift(1, at: CGPoint(x: 200, y: 250))
    #expect(rotation.numberOfTouches == 1)
    stage.lift(2, at: CGPoint(x: 200, y: 350))
    #expect(
      stage.told == "rotation began 5.0, rotation changed 40.0, rotation changed 85.0, rotation ended 85.0")
  }

  // G93: measured.
  @Test func `the velocity at the start is the measured one`() {
    stage.down(100)
    stage.move(100, degrees: 10)
    #expect(abs(rotation.velocity - 3.490658504) < 1e-8)
  }

  // G93: measured.
  @Test func `a rotation that is set is added to`() {
    stage.down(100)
    stage.move(100, degrees: 90)
    rotation.rotation = 0
    stage.move(100, degrees: 135)
    #expect(abs(rotation.rotation - 0.785398163) < 1e-8)
  }

  // G93
  @Test func `whole turns add up`() {
    stage.screen.play(
      .rotation(around: TwoFingerStage.center, distance: 120, from: 1, by: -3.5 * .pi, duration: 1))
    #expect(stage.told.hasSuffix("rotation ended -625.0"))
  }

  // G57: measured.
  @Test func `the place is the middle of the fingers`() {
    stage.down(100)
    stage.move(100, degrees: 40)
    #expect(rotation.location(in: stage.view) == CGPoint(x: 200, y: 300))
  }

  // G95
  @Test func `a third finger is ignored`() {
    stage.down(100)
    stage.stage.send(.began, 50, 50, finger: 3)
    stage.stage.send(.moved, 50, 700, finger: 3)
    #expect(rotation.numberOfTouches == 2)
    #expect(rotation.state == .possible)
  }

  @Test func `a rotation that is no number is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIRotationGestureRecognizer().rotation = .infinity }
    }
    #expect(trapSentence(of: result).contains("A rotation cannot be inf"))
  }
}
