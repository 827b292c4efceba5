import OpenCollectionView
import Testing

/// A view, a recognizer that fails, and every way of holding touches back from the view.
@MainActor struct FailedOrderTests {
  let stage = OrderStage()

  // G5, G50, G52, G53
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | r → failed | view moved 1 | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | r → failed | view moved 1 | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | r → failed | view moved 1 | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | r → failed | view moved 1 | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | view moved 1 | view ended 1 | r reset"),
  ])
  func `a gesture that fails in the first move`(heard: Heard) {
    stage.probe("r", heard.flags, ["moved 1": .failed])
    stage.drag()
    #expect(stage.text == heard.text)
  }

  // G5, G50, G52, G53
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → failed | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → failed | "
        + "view ended 1 | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → failed | view began 1 | view moved 1 | view ended 1 | "
        + "r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → failed | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → failed | view began 1 | view moved 1 | view ended 1 | "
        + "r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | r → failed | "
        + "view ended 1 | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → failed | view began 1 | view moved 1 | view ended 1 | "
        + "r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → failed | view began 1 | view moved 1 | view ended 1 | "
        + "r reset"),
  ])
  func `a gesture that fails when the finger lifts`(heard: Heard) {
    stage.probe("r", heard.flags, ["ended 1": .failed])
    stage.drag()
    #expect(stage.text == heard.text)
  }

  // G50, G52, G53, G55
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | "
        + "view ended 1 | later | r → failed | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | "
        + "view ended 1 | later | r → failed | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → failed | view began 1 | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | later | "
        + "r → failed | view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → failed | view began 1 | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r moved 1 | view moved 1 | r ended 1 | later | "
        + "r → failed | view ended 1 | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → failed | view began 1 | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r moved 1 | r ended 1 | later | r → failed | view began 1 | view moved 1 | "
        + "view ended 1 | r reset"),
  ])
  func `a gesture that fails some time after the finger has lifted`(heard: Heard) {
    let recognizer = stage.probe("r", heard.flags)
    stage.drag()
    stage.log.note("later")
    recognizer.state = .failed
    #expect(stage.text == heard.text)
  }
}
