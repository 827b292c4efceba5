import OpenCollectionView
import Testing

/// A view, a recognizer that recognizes its gesture, and every way of holding touches back from the view.
@MainActor struct RecognizedOrderTests {
  let stage = OrderStage()

  // G5, G23, G50, G51, G52, G53
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | r → began | view moved 1 | "
        + "action began | r moved 1 | r → changed | view moved 1 | action changed | r ended 1 | r → ended | "
        + "view ended 1 | action ended | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | r → began | view cancelled 1 | "
        + "action began | r moved 1 | r → changed | action changed | r ended 1 | r → ended | action ended | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r → began | view began 1 | view moved 1 | action began | r moved 1 | "
        + "r → changed | view moved 1 | action changed | r ended 1 | r → ended | view ended 1 | action ended | "
        + "r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | r → began | view moved 1 | "
        + "action began | r moved 1 | r → changed | view moved 1 | action changed | r ended 1 | r → ended | "
        + "view ended 1 | action ended | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r → began | action began | r moved 1 | r → changed | action changed | "
        + "r ended 1 | r → ended | action ended | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | r → began | view cancelled 1 | "
        + "action began | r moved 1 | r → changed | action changed | r ended 1 | r → ended | action ended | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r → began | view began 1 | view moved 1 | action began | r moved 1 | "
        + "r → changed | view moved 1 | action changed | r ended 1 | r → ended | view ended 1 | action ended | "
        + "r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r → began | action began | r moved 1 | r → changed | action changed | "
        + "r ended 1 | r → ended | action ended | r reset"),
  ])
  func `a gesture that begins in a move and ends with the finger`(heard: Heard) {
    stage.probe("r", heard.flags, ["moved 2": .began, "moved 3": .changed, "ended 1": .ended])
    stage.down(1)
    stage.move(1)
    stage.move(1)
    stage.move(1)
    stage.lift(1)
    #expect(stage.text == heard.text)
  }

  // G5, G23, G50, G51, G52, G53
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → ended | "
        + "view ended 1 | action ended | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → ended | "
        + "view cancelled 1 | action ended | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → ended | view began 1 | view moved 1 | view ended 1 | "
        + "action ended | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → ended | "
        + "view ended 1 | action ended | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → ended | action ended | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → ended | "
        + "view cancelled 1 | action ended | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → ended | view began 1 | view moved 1 | view ended 1 | "
        + "action ended | r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → ended | action ended | r reset"),
  ])
  func `a gesture that is recognized when the finger lifts`(heard: Heard) {
    stage.probe("r", heard.flags, ["ended 1": .ended])
    stage.drag()
    #expect(stage.text == heard.text)
  }

  // G50, G51, G52, G53
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | "
        + "view ended 1 | later | r → ended | action ended | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | "
        + "view ended 1 | later | r → ended | action ended | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → ended | view began 1 | view moved 1 | "
        + "view ended 1 | action ended | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | later | "
        + "r → ended | view ended 1 | action ended | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → ended | action ended | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | later | "
        + "r → ended | view cancelled 1 | action ended | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → ended | view began 1 | view moved 1 | "
        + "view ended 1 | action ended | r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → ended | action ended | r reset"),
  ])
  func `a gesture that is recognized some time after the finger has lifted`(heard: Heard) {
    let recognizer = stage.probe("r", heard.flags)
    stage.drag()
    stage.log.note("later")
    recognizer.state = .ended
    #expect(stage.text == heard.text)
  }
}
