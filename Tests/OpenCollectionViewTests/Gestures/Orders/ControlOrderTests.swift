import OpenCollectionView
import Testing

/// A control under a recognizer of the view around it.
@MainActor struct ControlOrderTests {
  let stage = OrderStage()

  // G30, G50, G53
  @Test func `a recognizer that fails at the lift lets the control have its touch`() {
    let control = OrderControl(CGRect(x: 0, y: 0, width: 400, height: 200), stage.log)
    stage.view.addSubview(control)
    stage.probe("r", [.cancels, .delaysEnded], ["ended 1": .failed])
    stage.drag()
    #expect(
      stage.text
        == "r began 1 | control began 1 | control touchDown | r moved 1 | r moved 1 | r ended 1 | r → failed | "
        + "control ended 1 | control touchUpInside | r reset")
  }

  // G51, G56
  @Test func `a recognizer that begins takes the touch from the control`() {
    let control = OrderControl(CGRect(x: 0, y: 0, width: 400, height: 200), stage.log)
    stage.view.addSubview(control)
    stage.probe("r", [.cancels, .delaysEnded], ["moved 2": .began, "ended 1": .ended])
    stage.drag()
    #expect(
      stage.text
        == "r began 1 | control began 1 | control touchDown | r moved 1 | r moved 1 | r → began | "
        + "control cancelled 1 | control touchCancel | action began | r ended 1 | r → ended | action ended | "
        + "r reset")
  }

  // G52
  @Test func `a recognizer that delays lets the control have its whole touch at the lift`() {
    let control = OrderControl(CGRect(x: 0, y: 0, width: 400, height: 200), stage.log)
    stage.view.addSubview(control)
    stage.probe("r", [.cancels, .delaysBegan, .delaysEnded], ["ended 1": .failed])
    stage.drag()
    #expect(
      stage.text
        == "r began 1 | r moved 1 | r moved 1 | r ended 1 | r → failed | control began 1 | control touchDown | "
        + "control ended 1 | control touchUpInside | r reset")
  }

  // G31
  @Test func `a tap of the view around takes the touch of a control of the program's own`() {
    let control = OrderControl(CGRect(x: 0, y: 0, width: 400, height: 200), stage.log)
    stage.view.addSubview(control)
    let tap = UITapGestureRecognizer()
    tap.addAction { [log = stage.log] _ in log.note("tap action") }
    stage.view.addGestureRecognizer(tap)
    stage.down(1)
    stage.lift(1)
    #expect(
      stage.text
        == "control began 1 | control touchDown | control cancelled 1 | control touchCancel | tap action")
  }

  // G31
  @Test func `a tap of the view around a button fails, and the button has its touch`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    button.addAction(UIAction { [log = stage.log] _ in log.note("button touchDown") }, for: .touchDown)
    button.addAction(UIAction { [log = stage.log] _ in log.note("button touchUpInside") }, for: .touchUpInside)
    stage.view.addSubview(button)
    let tap = UITapGestureRecognizer()
    tap.addAction { [log = stage.log] _ in log.note("tap action") }
    stage.view.addGestureRecognizer(tap)
    stage.down(1)
    stage.lift(1)
    #expect(stage.text == "button touchDown | button touchUpInside")
  }

  // G31
  @Test func `a tap on a button itself takes the button's touch`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    button.addAction(UIAction { [log = stage.log] _ in log.note("button touchDown") }, for: .touchDown)
    button.addAction(UIAction { [log = stage.log] _ in log.note("button touchUpInside") }, for: .touchUpInside)
    button.addAction(UIAction { [log = stage.log] _ in log.note("button touchCancel") }, for: .touchCancel)
    stage.view.addSubview(button)
    let tap = UITapGestureRecognizer()
    tap.addAction { [log = stage.log] _ in log.note("tap action") }
    button.addGestureRecognizer(tap)
    stage.down(1)
    stage.lift(1)
    #expect(stage.text == "button touchDown | button touchCancel | tap action")
  }

  // G31
  @Test func `a tap on a control of the program's own takes its touch`() {
    let control = OrderControl(CGRect(x: 0, y: 0, width: 400, height: 200), stage.log)
    stage.view.addSubview(control)
    let tap = UITapGestureRecognizer()
    tap.addAction { [log = stage.log] _ in log.note("tap action") }
    control.addGestureRecognizer(tap)
    stage.down(1)
    stage.lift(1)
    #expect(
      stage.text
        == "control began 1 | control touchDown | control cancelled 1 | control touchCancel | tap action")
  }
}
