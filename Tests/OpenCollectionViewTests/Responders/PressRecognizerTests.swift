import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Presses on their way to recognizers and to the first responder.
@MainActor struct PressRecognizerTests {
  final class Pressed: UIView {
    var journal: Journal?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
    private func note(_ presses: Set<UIPress>) {
      for press in presses { journal?.note("view \(press.phase)") }
    }
  }

  final class Recorder: UIGestureRecognizer {
    var journal: Journal?
    var presses: [UIPress] = []
    var receives = true
    var onBegan: (Recorder, UIPress, UIPressesEvent) -> Void = { _, _, _ in }
    var onEnded: (Recorder) -> Void = { _ in }
    override func shouldReceive(_ event: UIEvent) -> Bool {
      journal?.note("event \(event.type)?")
      return receives
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      self.presses += presses
      journal?.note("r.began")
      for press in presses { onBegan(self, press, event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      journal?.note("r.ended")
      onEnded(self)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      journal?.note("r.cancelled")
      super.pressesCancelled(presses, with: event)
    }
    override func reset() { journal?.note("r.reset") }
  }

  final class Answers: UIGestureRecognizerDelegate {
    let journal: Journal
    var takesPresses = true
    init(_ journal: Journal) { self.journal = journal }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      journal.note("delegate event?")
      return true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
      journal.note("delegate press?")
      return takesPresses
    }
  }

  let journal = Journal()
  let screen = VirtualScreen(width: 200, height: 100)
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = Pressed(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    view.journal = journal
    outer.addSubview(view)
    screen.show(outer)
    view.becomeFirstResponder()
  }

  private func recorder(on view: UIView? = nil) -> Recorder {
    let recorder = Recorder()
    recorder.journal = journal
    recorder.addAction { [journal] in journal.note("r!\($0.state)") }
    (view ?? self.view).addGestureRecognizer(recorder)
    return recorder
  }

  private func tap(_ taps: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.addAction { [journal] _ in journal.note("tap") }
    view.addGestureRecognizer(tap)
    return tap
  }

  // G10
  @Test func `subclass, delegate and recognizer are asked in order, before the responder hears`() {
    let recorder = recorder()
    let answers = Answers(journal)
    recorder.delegate = answers
    screen.keyDown("Enter")
    #expect(journal.text == "event presses?, delegate event?, delegate press?, r.began, view began")
  }

  // G10
  @Test func `the select button is taken unless set`() {
    #expect(UIGestureRecognizer().allowedPressTypes == [NSNumber(value: UIPress.PressType.select.rawValue)])
    let recorder = recorder()
    screen.press("ArrowUp")
    screen.press("a")
    #expect(recorder.presses.isEmpty)
    recorder.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
    screen.press("Enter")
    screen.press("ArrowUp")
    #expect(recorder.presses.map(\.type) == [.upArrow])
  }

  // G10
  @Test func `recognizers to which presses mean nothing take none unless set`() {
    let pan = UIPanGestureRecognizer()
    for recognizer in [
      pan, UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      UIHoverGestureRecognizer(),
    ] {
      #expect(recognizer.allowedPressTypes == [])
      view.addGestureRecognizer(recognizer)
    }
    screen.press("Enter")
    #expect(journal.text == "view began, view ended")
    pan.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    screen.press("Enter")
    // A pan never makes up its mind about a press, and so holds back its end.
    #expect(journal.text == "view began, view ended, view began")
    screen.receive(.visibility(false))
    screen.runFrame()
    #expect(journal.text == "view began, view ended, view began, view cancelled")
  }

  // G10
  @Test func `a press that is refused goes to the responder alone`() {
    let recorder = recorder()
    let answers = Answers(journal)
    answers.takesPresses = false
    recorder.delegate = answers
    screen.press("Enter")
    #expect(journal.text == "event presses?, delegate event?, delegate press?, view began, view ended")
    recorder.receives = false
    journal.clear()
    screen.press("Enter")
    #expect(journal.text == "event presses?, view began, view ended")
    recorder.isEnabled = false
    journal.clear()
    screen.press("Enter")
    #expect(journal.text == "view began, view ended")
  }

  @Test func `recognizers of the views around the first responder take part`() {
    let recorder = recorder(on: outer)
    screen.keyDown("Enter")
    #expect(recorder.presses.count == 1)
    #expect(recorder.presses.first?.gestureRecognizers == [recorder])
  }

  @Test func `an event tells which presses a recognizer takes part in`() {
    let recorder = recorder()
    var counts: [Int] = []
    recorder.onBegan = { recorder, _, event in
      counts.append(event.presses(for: recorder).count)
      counts.append(event.allPresses.count)
    }
    screen.keyDown("a")
    screen.keyDown("Enter")
    #expect(counts == [1, 2])
  }

  // G13
  @Test func `a press that is ignored is heard of no more`() {
    let recorder = recorder()
    recorder.onBegan = { recorder, press, event in recorder.ignore(press, for: event) }
    screen.press("Enter")
    #expect(journal.text == "event presses?, r.began, view began, view ended")
    #expect(recorder.presses.first?.gestureRecognizers == [])
  }

  // G22
  @Test func `keys that are lost fail a gesture that has not begun, and cancel one that has`() {
    let recorder = recorder()
    screen.keyDown("Enter")
    screen.receive(.visibility(false))
    screen.runFrame()
    #expect(journal.text == "event presses?, r.began, view began, r.cancelled, view cancelled, r.reset")
    journal.clear()
    recorder.cancelsTouchesInView = false
    recorder.onBegan = { recorder, _, _ in recorder.state = .began }
    screen.keyDown("Enter")
    screen.receive(.visibility(false))
    screen.runFrame()
    #expect(
      journal.text
        == "event presses?, r.began, view began, r!began, r.cancelled, view cancelled, r!cancelled, r.reset")
  }

  // G51
  @Test func `recognition takes the press from the responder, just before the action`() {
    let recorder = recorder()
    recorder.onEnded = { $0.state = .ended }
    screen.press("Enter")
    #expect(journal.text == "event presses?, r.began, view began, r.ended, view cancelled, r!ended, r.reset")
  }

  // G51
  @Test func `without cancelsTouchesInView the responder hears on`() {
    let recorder = recorder()
    recorder.cancelsTouchesInView = false
    recorder.onEnded = { $0.state = .ended }
    screen.press("Enter")
    #expect(journal.text == "event presses?, r.began, view began, r.ended, view ended, r!ended, r.reset")
  }

  // G52
  @Test func `with delaysTouchesBegan the responder hears when the recognizer has failed`() {
    let recorder = recorder()
    recorder.delaysTouchesBegan = true
    recorder.onEnded = { $0.state = .failed }
    screen.keyDown("Enter")
    #expect(journal.text == "event presses?, r.began")
    screen.keyUp("Enter")
    #expect(journal.text == "event presses?, r.began, r.ended, view began, view ended, r.reset")
  }

  // G53
  @Test func `a double press holds the end of the first until it fails`() {
    _ = tap(2)
    screen.press("Enter")
    screen.advance(by: 0.3)
    #expect(journal.text == "view began")
    screen.advance(by: 0.1)
    #expect(journal.text == "view began, view ended")
  }

  // G60
  @Test func `a press and its release are a tap`() {
    let tap = tap()
    var location = CGPoint.zero
    tap.addAction { location = $0.location(in: nil) }
    screen.press("Enter")
    #expect(journal.text == "view began, view cancelled, tap")
    #expect(location == CGPoint(x: 100, y: 50))
    screen.press("Enter")
    #expect(journal.entries.filter { $0 == "tap" }.count == 2)
  }

  // G60, G61
  @Test func `two presses are a double tap`() {
    _ = tap(2)
    screen.press("Enter")
    screen.advance(by: 0.1)
    screen.press("Enter")
    #expect(journal.text == "view began, view began, view cancelled, view cancelled, tap")
  }

  // G62
  @Test func `a button that is held is no tap`() {
    _ = tap()
    screen.keyDown("Enter")
    screen.advance(by: 1)
    screen.keyUp("Enter")
    #expect(journal.text == "view began, view ended")
  }

  // G70
  @Test func `a button that is held is a long press`() {
    let press = UILongPressGestureRecognizer()
    press.addAction { [journal] in journal.note("press \($0.state)") }
    view.addGestureRecognizer(press)
    screen.keyDown("Enter")
    screen.advance(by: 0.6)
    #expect(journal.text == "view began, view cancelled, press began")
    #expect(press.location(in: view) == CGPoint(x: 100, y: 50))
    screen.keyUp("Enter")
    #expect(journal.text == "view began, view cancelled, press began, press ended")
  }

  // G36
  @Test func `of two taps of one press the first wins`() {
    _ = tap()
    let outerTap = UITapGestureRecognizer()
    outerTap.addAction { [journal] _ in journal.note("outer tap") }
    outer.addGestureRecognizer(outerTap)
    screen.press("Enter")
    #expect(journal.text == "view began, view cancelled, tap")
  }

  // G26
  @Test func `a recognizer that is taken from its view while a button is held hears no more`() {
    let recorder = recorder()
    screen.keyDown("Enter")
    view.removeGestureRecognizer(recorder)
    screen.keyUp("Enter")
    #expect(journal.text == "event presses?, r.began, view began, r.reset, view ended")
  }

  @Test func `many keys at once are many presses`() {
    let recorder = recorder()
    recorder.allowedPressTypes = (0...31).map { NSNumber(value: $0) }
    let keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "MediaPlayPause", "PageUp"]
    for key in keys { screen.keyDown(key) }
    #expect(
      recorder.presses.map(\.type)
        == [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp])
    #expect(journal.entries.filter { $0 == "view began" }.count == 8)
    for key in keys { screen.keyUp(key) }
    recorder.state = .failed
    #expect(journal.entries.filter { $0 == "view ended" }.count == 8)
    #expect(screen.advanceUntilRest())
  }

  @Test func `presses that rest say so`() {
    final class Watcher: UIView {
      var phases: [[UIPress.Phase]] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        phases.append(event?.allPresses.map(\.phase).sorted { $0.rawValue < $1.rawValue } ?? [])
      }
    }
    let watcher = Watcher()
    outer.addSubview(watcher)
    watcher.becomeFirstResponder()
    screen.keyDown("a")
    screen.keyDown("b")
    #expect(watcher.phases == [[.began], [.began, .stationary]])
  }

  // G132
  @Test func `keys that are held by a view that leaves its window are taken from it`() {
    screen.keyDown("a")
    view.removeFromSuperview()
    #expect(journal.entries == ["view began", "view cancelled"])
    screen.keyUp("a")
    #expect(journal.entries.count == 2)
  }

  // G132
  @Test func `keys that are held stay with a responder when another view leaves`() {
    let other = UIView()
    outer.addSubview(other)
    screen.keyDown("a")
    other.removeFromSuperview()
    screen.keyUp("a")
    #expect(journal.entries == ["view began", "view ended"])
  }
}
