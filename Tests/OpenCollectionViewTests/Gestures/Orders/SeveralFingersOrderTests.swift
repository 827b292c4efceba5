import OpenCollectionView
import Testing
import TouchTesting

/// Several fingers and several touches: one attempt, and what the view hears of each touch.
@MainActor struct SeveralFingersOrderTests {
  let stage = OrderStage()

  // G7, G51
  @Test func `two fingers that come down, move and lift together`() {
    stage.probe("r", .cancels, ["moved 2": .began, "moved 3": .changed, "ended 1": .ended])
    stage.down(1, 2)
    stage.move(1, 2)
    stage.move(1, 2)
    stage.move(1, 2)
    stage.lift(1, 2)
    #expect(
      stage.text
        == "r began 1,2 | view began 1,2 | r moved 1,2 | view moved 1,2 | r moved 1,2 | r → began | "
        + "view cancelled 1,2 | action began | r moved 1,2 | r → changed | action changed | r ended 1,2 | "
        + "r → ended | action ended | r reset")
  }

  // G51
  @Test func `a second finger that comes down after the gesture has begun is taken too`() {
    stage.probe("r", .cancels, ["moved 1": .began, "moved 2": .changed, "ended 2": .ended])
    stage.down(1)
    stage.move(1)
    stage.down(2)
    stage.move(1, 2)
    stage.lift(1)
    stage.lift(2)
    #expect(
      stage.text
        == "r began 1 | view began 1 | r moved 1 | r → began | view cancelled 1 | action began | r began 2 | "
        + "r moved 1,2 | r → changed | action changed | r ended 1 | r ended 2 | r → ended | action ended | r reset")
  }

  // G25, G51
  @Test func `a gesture that ends with the first finger hears nothing of the second, nor does the view`() {
    stage.probe("r", .cancels, ["moved 1": .began, "ended 1": .ended])
    stage.down(1, 2)
    stage.move(1, 2)
    stage.lift(1)
    stage.move(2)
    stage.lift(2)
    #expect(
      stage.text
        == "r began 1,2 | view began 1,2 | r moved 1,2 | r → began | view cancelled 1,2 | action began | "
        + "r ended 1 | r → ended | action ended | r reset")
  }

  // G27, G50
  @Test func `a finger that comes down while a failed attempt has a finger left is none of the recognizer's`() {
    stage.probe("r", .cancels, ["moved 1": .failed])
    stage.down(1)
    stage.move(1)
    stage.down(2)
    stage.move(2)
    stage.lift(1)
    stage.lift(2)
    #expect(
      stage.text
        == "r began 1 | view began 1 | r moved 1 | r → failed | view moved 1 | view began 2 | view moved 2 | "
        + "view ended 1 | r reset | view ended 2")
  }

  // G52, G55
  @Test func `two fingers that are held are heard of in the order in which they came`() {
    stage.probe("r", .delaysBegan, ["moved 2": .failed])
    stage.down(1)
    stage.down(2)
    stage.move(1)
    stage.move(2)
    stage.lift(1)
    stage.lift(2)
    #expect(
      stage.text
        == "r began 1 | r began 2 | r moved 1 | r moved 2 | r → failed | view began 1 | view began 2 | "
        + "view moved 1 | view moved 2 | view ended 1 | view ended 2 | r reset")
  }

  // G53
  @Test func `the ends of two fingers that are held are heard of in the order in which they lifted`() {
    let r = stage.probe("r", .delaysEnded)
    stage.down(1, 2)
    stage.lift(2)
    stage.lift(1)
    stage.log.note("later")
    r.state = .failed
    #expect(
      stage.text
        == "r began 1,2 | view began 1,2 | r ended 2 | r ended 1 | later | r → failed | view ended 2 | "
        + "view ended 1 | r reset")
  }

  // G52
  @Test func `two fingers that are held are dropped together when the gesture is recognized`() {
    stage.probe("r", [.cancels, .delaysBegan], ["moved 1": .began, "ended 2": .ended])
    stage.down(1)
    stage.down(2)
    stage.move(1, 2)
    stage.lift(1)
    stage.lift(2)
    #expect(
      stage.text
        == "r began 1 | r began 2 | r moved 1,2 | r → began | action began | r ended 1 | r ended 2 | r → ended | "
        + "action ended | r reset")
  }

  // G22, G56
  @Test func `the system cancels one of two fingers of a gesture under way`() {
    stage.probe("r", .cancels, ["moved 1": .began])
    stage.down(1, 2)
    stage.move(1)
    stage.cancel(1)
    stage.lift(2)
    #expect(
      stage.text
        == "r began 1,2 | view began 1,2 | r moved 1 | r → began | view cancelled 1,2 | action began | "
        + "r cancelled 1 | r → cancelled | action cancelled | r reset")
  }

  // G3, G5
  @Test func `a view for one finger hears of the first only, the recognizer of both`() {
    stage.view.isMultipleTouchEnabled = false
    stage.probe("r", [], ["ended 2": .failed])
    stage.down(1)
    stage.down(2)
    stage.move(1, 2)
    stage.lift(1)
    stage.lift(2)
    #expect(
      stage.text
        == "r began 1 | view began 1 | r began 2 | r moved 1,2 | view moved 1 | r ended 1 | view ended 1 | "
        + "r ended 2 | r → failed | r reset")
  }

  // G53, G65
  @Test func `a double tap cancels both touches in the view at the second lift`() {
    stage.doubleTap("double", [.cancels, .delaysEnded])
    stage.down(1)
    stage.lift(1)
    stage.down(1)
    stage.lift(1)
    #expect(stage.text == "view began 1 | view began 2 | double → ended | view cancelled 1,2 | double action ended")
  }

  // G53, G61
  @Test func `a double tap that does not come gives the view its end after 0.35 s`() {
    stage.doubleTap("double", [.cancels, .delaysEnded])
    stage.down(1)
    stage.lift(1)
    stage.screen.advance(by: 0.3)
    stage.log.note("0.31 s")
    stage.screen.advance(by: 0.1)
    stage.log.note("0.41 s")
    #expect(stage.text == "view began 1 | 0.31 s | double → failed | view ended 1 | 0.41 s")
  }

  // G52, G61, G65
  @Test func `a double tap that delays both ends of its touches gives the view all of them in order when it fails`() {
    stage.doubleTap("double", [.cancels, .delaysBegan, .delaysEnded])
    stage.down(1)
    stage.move(1)
    stage.lift(1)
    stage.log.note("waiting")
    stage.screen.advance(by: 0.4)
    #expect(stage.text == "waiting | double → failed | view began 1 | view moved 1 | view ended 1")
  }

  // G51, G65
  @Test func `a double tap without delays: the view has heard the end of the first touch, the second is cancelled`() {
    stage.doubleTap("double", .cancels)
    stage.down(1)
    stage.lift(1)
    stage.down(1)
    stage.lift(1)
    #expect(
      stage.text
        == "view began 1 | view ended 1 | view began 2 | double → ended | view cancelled 2 | double action ended")
  }

  // G51, G65
  @Test func `a double tap that leaves its touches to the view, but holds their ends`() {
    stage.doubleTap("double", .delaysEnded)
    stage.down(1)
    stage.lift(1)
    stage.down(1)
    stage.lift(1)
    #expect(
      stage.text
        == "view began 1 | view began 2 | double → ended | view ended 1 | view ended 2 | double action ended")
  }

  // G32, G53, G65
  @Test func `a single tap that waits for a double tap comes after the pause, and takes the touch`() {
    let double = stage.doubleTap("double", [.cancels, .delaysEnded])
    let single = stage.probe("single", [.cancels, .delaysEnded], ["ended 1": .ended])
    single.require(toFail: double)
    stage.down(1)
    stage.lift(1)
    stage.log.note("waiting")
    stage.screen.advance(by: 0.4)
    #expect(
      stage.text
        == "single began 1 | view began 1 | single ended 1 | waiting | double → failed | single → ended | "
        + "view cancelled 1 | single action ended | single reset")
  }

  // G32, G53, G65
  @Test func `a single tap that waits for a double tap fails when the second tap comes`() {
    let double = stage.doubleTap("double", [.cancels, .delaysEnded])
    let single = stage.probe("single", [.cancels, .delaysEnded], ["ended 1": .ended])
    single.require(toFail: double)
    stage.down(1)
    stage.lift(1)
    stage.down(1)
    stage.lift(1)
    #expect(
      stage.text
        == "single began 1 | view began 1 | single ended 1 | view began 2 | double → ended | single → failed | "
        + "view cancelled 1,2 | double action ended | single reset")
  }
}
