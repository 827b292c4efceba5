import OpenCollectionView
import Testing

/// Recognizers on one view that hold touches back in different ways, and recognizers that wait for each other.
@MainActor struct SeveralRecognizersOrderTests {
  let stage = OrderStage()
  let together: GestureAnswers = {
    let answers = GestureAnswers()
    answers.runsTogether = true
    return answers
  }()

  // G54
  @Test func `one delays and fails, the other has recognized without taking the touch`() {
    stage.probe("a", .delaysBegan, ["moved 2": .failed])
    stage.probe("b", [], ["moved 1": .began, "ended 1": .ended]).delegate = together
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | a moved 1 | b moved 1 | b → began | b action began | a moved 1 | a → failed | "
        + "b moved 1 | view began 1 | view moved 1 | b ended 1 | b → ended | view ended 1 | b action ended | "
        + "a reset | b reset")
  }

  // G51, G52, G54
  @Test func `one delays, the other recognizes and takes the touch: the view never hears of it`() {
    stage.probe("a", [.delaysBegan, .delaysEnded])
    stage.probe("b", .cancels, ["moved 1": .began, "ended 1": .ended])
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | a moved 1 | b moved 1 | b → began | a → failed | b action began | b moved 1 | "
        + "b ended 1 | b → ended | b action ended | a reset | b reset")
  }

  // G51, G54
  @Test func `a touch that two gestures take is cancelled once`() {
    stage.probe("a", .cancels, ["moved 1": .began, "moved 2": .changed, "ended 1": .ended])
    stage.probe("b", .cancels, ["moved 2": .began, "ended 1": .ended]).delegate = together
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | a → began | b moved 1 | view cancelled 1 | "
        + "a action began | a moved 1 | a → changed | b moved 1 | b → began | a action changed | b action began | "
        + "a ended 1 | a → ended | b ended 1 | b → ended | a action ended | b action ended | a reset | b reset")
  }

  // G54
  @Test func `two hold the end, and it comes when the second has failed`() {
    let a = stage.probe("a", .delaysEnded)
    let b = stage.probe("b", .delaysEnded)
    stage.drag()
    stage.log.note("first")
    a.state = .failed
    stage.log.note("second")
    b.state = .failed
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | b moved 1 | view moved 1 | a moved 1 | b moved 1 | "
        + "view moved 1 | a ended 1 | b ended 1 | first | a → failed | a reset | second | b → failed | "
        + "view ended 1 | b reset")
  }

  // G52, G54
  @Test func `two delay, and the touch comes when the second has failed`() {
    stage.probe("a", .delaysBegan, ["moved 1": .failed])
    stage.probe("b", .delaysBegan, ["moved 2": .failed])
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | a moved 1 | a → failed | b moved 1 | b moved 1 | b → failed | view began 1 | "
        + "view moved 1 | view ended 1 | a reset | b reset")
  }

  // G32
  @Test func `one that waits goes on when the other fails in the same move`() {
    let a = stage.probe("a", .cancels, ["moved 1": .began, "ended 1": .ended])
    let b = stage.probe("b", [], ["moved 1": .failed])
    a.require(toFail: b)
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | b moved 1 | b → failed | a → began | "
        + "view cancelled 1 | a action began | a moved 1 | a ended 1 | a → ended | a action ended | a reset | "
        + "b reset")
  }

  // G32
  @Test func `one that waits goes on when the other fails in a later move`() {
    let a = stage.probe("a", .cancels, ["moved 1": .began, "moved 2": .changed, "ended 1": .ended])
    let b = stage.probe("b", [], ["moved 2": .failed])
    a.require(toFail: b)
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | b moved 1 | view moved 1 | a moved 1 | b moved 1 | "
        + "b → failed | a → began | view cancelled 1 | a action began | a ended 1 | a → ended | a action ended | "
        + "a reset | b reset")
  }

  // G32, G53
  @Test func `one that waits and has ended begins and ends when the other fails after the lift`() {
    let a = stage.probe("a", .cancels, ["moved 1": .began, "ended 1": .ended])
    let b = stage.probe("b", .delaysEnded)
    a.require(toFail: b)
    stage.drag()
    stage.log.note("later")
    b.state = .failed
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | b moved 1 | view moved 1 | a moved 1 | b moved 1 | "
        + "view moved 1 | a ended 1 | b ended 1 | later | b → failed | a → began | a → ended | view cancelled 1 | "
        + "a action began | a action ended | a reset | b reset")
  }

  // G32, G52, G53
  @Test func `one that waits for one that delays: the view hears nothing, for the waiting one takes the touch`() {
    let a = stage.probe("a", .cancels, ["ended 1": .ended])
    let b = stage.probe("b", [.delaysBegan, .delaysEnded])
    a.require(toFail: b)
    stage.drag()
    stage.log.note("later")
    b.state = .failed
    #expect(
      stage.text
        == "a began 1 | b began 1 | a moved 1 | b moved 1 | a moved 1 | b moved 1 | a ended 1 | b ended 1 | "
        + "later | b → failed | a → ended | a action ended | a reset | b reset")
  }

  // G32, G51
  @Test func `one that waits fails when the other recognizes`() {
    let a = stage.probe("a", .cancels, ["moved 1": .began, "ended 1": .ended])
    let b = stage.probe("b", .cancels, ["moved 2": .began, "ended 1": .ended])
    a.require(toFail: b)
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | b moved 1 | view moved 1 | a moved 1 | b moved 1 | "
        + "b → began | a → failed | view cancelled 1 | b action began | b ended 1 | b → ended | b action ended | "
        + "a reset | b reset")
  }

  // G32, G36
  @Test func `one that waits fails when the other recognizes, although both may run together`() {
    let a = stage.probe("a", .cancels, ["moved 1": .began, "ended 1": .ended])
    let b = stage.probe("b", [], ["moved 2": .began, "ended 1": .ended])
    a.delegate = together
    a.require(toFail: b)
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | b moved 1 | view moved 1 | a moved 1 | b moved 1 | "
        + "b → began | a → failed | view moved 1 | b action began | b ended 1 | b → ended | view ended 1 | "
        + "b action ended | a reset | b reset")
  }

  // G32
  @Test func `three in a row: the first waits for the second, and the second for the third`() {
    let a = stage.probe("a", .cancels, ["ended 1": .ended])
    let b = stage.probe("b", .cancels, ["moved 1": .ended])
    let c = stage.probe("c", [], ["moved 2": .failed])
    a.require(toFail: b)
    b.require(toFail: c)
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | c began 1 | view began 1 | a moved 1 | b moved 1 | c moved 1 | view moved 1 | "
        + "a moved 1 | c moved 1 | c → failed | b → ended | a → failed | view cancelled 1 | b action ended | "
        + "b reset | a reset | c reset")
  }

  // G35
  @Test func `two that wait for each other fail when the finger has lifted`() {
    let a = stage.probe("a", .cancels, ["moved 1": .began])
    let b = stage.probe("b", .cancels, ["moved 1": .began])
    a.require(toFail: b)
    b.require(toFail: a)
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | b began 1 | view began 1 | a moved 1 | b moved 1 | view moved 1 | a moved 1 | b moved 1 | "
        + "view moved 1 | a ended 1 | b ended 1 | view ended 1 | a → failed | b → failed | a reset | b reset")
  }

  // G34
  @Test func `one does not wait for another that is disabled`() {
    let a = stage.probe("a", .cancels, ["moved 1": .began, "ended 1": .ended])
    let b = stage.probe("b", .cancels)
    b.isEnabled = false
    a.require(toFail: b)
    stage.drag()
    #expect(
      stage.text
        == "a began 1 | view began 1 | a moved 1 | a → began | view cancelled 1 | a action began | a moved 1 | "
        + "a ended 1 | a → ended | a action ended | a reset")
  }

  // G5, G6, G51
  @Test func `a recognizer of a view inside and one of the view around it`() {
    let inner = OrderView("inner", CGRect(x: 0, y: 0, width: 400, height: 400), stage.log)
    stage.view.addSubview(inner)
    stage.probe("outer", [.cancels, .delaysEnded], ["moved 2": .began, "ended 1": .ended])
    stage.probe("inner", [.delaysEnded], on: inner, ["moved 1": .failed])
    stage.drag()
    #expect(
      stage.text
        == "inner began 1 | outer began 1 | inner began 1 | inner moved 1 | inner → failed | outer moved 1 | "
        + "inner moved 1 | outer moved 1 | outer → began | inner cancelled 1 | outer action began | "
        + "outer ended 1 | outer → ended | outer action ended | inner reset | outer reset")
  }
}
