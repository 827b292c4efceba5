import OpenCollectionView
import Testing

/// A view, a recognizer that is stopped from outside, and every way of holding touches back from the view.
@MainActor struct StoppedOrderTests {
  let stage = OrderStage()

  // G36, G51, G52, G54
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view cancelled 1 | other action began | other moved 1 | other ended 1 | other → ended | "
        + "other action ended | r reset | other reset"),
    Heard(
      [.cancels],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view cancelled 1 | other action began | other moved 1 | other ended 1 | other → ended | "
        + "other action ended | r reset | other reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | other action began | "
        + "other moved 1 | other ended 1 | other → ended | other action ended | r reset | other reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view cancelled 1 | other action began | other moved 1 | other ended 1 | other → ended | "
        + "other action ended | r reset | other reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | other action began | "
        + "other moved 1 | other ended 1 | other → ended | other action ended | r reset | other reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view cancelled 1 | other action began | other moved 1 | other ended 1 | other → ended | "
        + "other action ended | r reset | other reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | other action began | "
        + "other moved 1 | other ended 1 | other → ended | other action ended | r reset | other reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | other action began | "
        + "other moved 1 | other ended 1 | other → ended | other action ended | r reset | other reset"),
  ])
  func `a gesture that is excluded by another one, which takes the touch`(heard: Heard) {
    stage.probe("r", heard.flags)
    stage.probe("other", .cancels, ["moved 1": .began, "ended 1": .ended])
    stage.drag()
    #expect(stage.text == heard.text)
  }

  // G36, G50, G52, G53
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
    Heard(
      [.cancels],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | view began 1 | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | view began 1 | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | other began 1 | view began 1 | r moved 1 | other moved 1 | other → began | r → failed | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | view began 1 | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | other began 1 | r moved 1 | other moved 1 | other → began | r → failed | view began 1 | "
        + "view moved 1 | other action began | other moved 1 | view moved 1 | other ended 1 | other → ended | "
        + "view ended 1 | other action ended | r reset | other reset"),
  ])
  func `a gesture that is excluded by another one, which leaves the touch to the view`(heard: Heard) {
    stage.probe("r", heard.flags)
    stage.probe("other", [], ["moved 1": .began, "ended 1": .ended])
    stage.drag()
    #expect(stage.text == heard.text)
  }

  // G26, G52, G53
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r → failed | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r → failed | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r → failed | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r → failed | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → failed | view began 1 | view moved 1 | disabled | view moved 1 | "
        + "view ended 1 | r reset"),
  ])
  func `a recognizer that is disabled before it has decided`(heard: Heard) {
    let recognizer = stage.probe("r", heard.flags)
    stage.down(1)
    stage.move(1)
    recognizer.isEnabled = false
    stage.log.note("disabled")
    stage.move(1)
    stage.lift(1)
    #expect(stage.text == heard.text)
  }

  // G26, G51
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | r → began | view moved 1 | action began | r → cancelled | "
        + "action cancelled | disabled | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | r → began | view cancelled 1 | action began | r → cancelled | "
        + "action cancelled | disabled | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r → began | view began 1 | view moved 1 | action began | r → cancelled | "
        + "action cancelled | disabled | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | r → began | view moved 1 | action began | r → cancelled | "
        + "action cancelled | disabled | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r → began | action began | r → cancelled | action cancelled | disabled | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | r → began | view cancelled 1 | action began | r → cancelled | "
        + "action cancelled | disabled | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → began | view began 1 | view moved 1 | action began | r → cancelled | "
        + "action cancelled | disabled | view moved 1 | view ended 1 | r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → began | action began | r → cancelled | action cancelled | disabled | r reset"),
  ])
  func `a recognizer that is disabled while its gesture is under way`(heard: Heard) {
    let recognizer = stage.probe("r", heard.flags, ["moved 1": .began])
    stage.down(1)
    stage.move(1)
    recognizer.isEnabled = false
    stage.log.note("disabled")
    stage.move(1)
    stage.lift(1)
    #expect(stage.text == heard.text)
  }

  // G10, G50
  @Test(arguments: [
    Heard([], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
    Heard([.cancels], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
    Heard([.delaysBegan], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
    Heard([.delaysEnded], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
    Heard([.cancels, .delaysBegan], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
    Heard([.cancels, .delaysEnded], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
    Heard([.delaysBegan, .delaysEnded], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
    Heard([.cancels, .delaysBegan, .delaysEnded], "view began 1 | view moved 1 | view moved 1 | view ended 1"),
  ])
  func `a recognizer that is disabled from the start`(heard: Heard) {
    stage.probe("r", heard.flags).isEnabled = false
    stage.drag()
    #expect(stage.text == heard.text)
  }

  // G22, G52, G56
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r cancelled 1 | r → failed | view cancelled 1 | "
        + "r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r cancelled 1 | r → failed | view cancelled 1 | "
        + "r reset"),
    Heard([.delaysBegan], "r began 1 | r moved 1 | r cancelled 1 | r → failed | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r cancelled 1 | r → failed | view cancelled 1 | "
        + "r reset"),
    Heard([.cancels, .delaysBegan], "r began 1 | r moved 1 | r cancelled 1 | r → failed | r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | view moved 1 | r cancelled 1 | r → failed | view cancelled 1 | "
        + "r reset"),
    Heard([.delaysBegan, .delaysEnded], "r began 1 | r moved 1 | r cancelled 1 | r → failed | r reset"),
    Heard([.cancels, .delaysBegan, .delaysEnded], "r began 1 | r moved 1 | r cancelled 1 | r → failed | r reset"),
  ])
  func `a touch that the system cancels before anything is decided`(heard: Heard) {
    stage.probe("r", heard.flags)
    stage.down(1)
    stage.move(1)
    stage.cancel(1)
    #expect(stage.text == heard.text)
  }

  // G22, G51, G56
  @Test(arguments: [
    Heard(
      [],
      "r began 1 | view began 1 | r moved 1 | r → began | view moved 1 | action began | r cancelled 1 | "
        + "r → cancelled | view cancelled 1 | action cancelled | r reset"),
    Heard(
      [.cancels],
      "r began 1 | view began 1 | r moved 1 | r → began | view cancelled 1 | action began | r cancelled 1 | "
        + "r → cancelled | action cancelled | r reset"),
    Heard(
      [.delaysBegan],
      "r began 1 | r moved 1 | r → began | view began 1 | view moved 1 | action began | r cancelled 1 | "
        + "r → cancelled | view cancelled 1 | action cancelled | r reset"),
    Heard(
      [.delaysEnded],
      "r began 1 | view began 1 | r moved 1 | r → began | view moved 1 | action began | r cancelled 1 | "
        + "r → cancelled | view cancelled 1 | action cancelled | r reset"),
    Heard(
      [.cancels, .delaysBegan],
      "r began 1 | r moved 1 | r → began | action began | r cancelled 1 | r → cancelled | action cancelled | "
        + "r reset"),
    Heard(
      [.cancels, .delaysEnded],
      "r began 1 | view began 1 | r moved 1 | r → began | view cancelled 1 | action began | r cancelled 1 | "
        + "r → cancelled | action cancelled | r reset"),
    Heard(
      [.delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → began | view began 1 | view moved 1 | action began | r cancelled 1 | "
        + "r → cancelled | view cancelled 1 | action cancelled | r reset"),
    Heard(
      [.cancels, .delaysBegan, .delaysEnded],
      "r began 1 | r moved 1 | r → began | action began | r cancelled 1 | r → cancelled | action cancelled | "
        + "r reset"),
  ])
  func `a touch that the system cancels while the gesture is under way`(heard: Heard) {
    stage.probe("r", heard.flags, ["moved 1": .began])
    stage.down(1)
    stage.move(1)
    stage.cancel(1)
    #expect(stage.text == heard.text)
  }
}
