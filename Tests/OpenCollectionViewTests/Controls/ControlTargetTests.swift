import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ControlTargetTests {
  @MainActor final class Target: NSObject {
    var calls: [String] = []
    func press(_ sender: UIControl) { calls.append("press") }
    func release() { calls.append("release") }
  }

  private let screen = VirtualScreen(width: 400, height: 800)
  private let press = Selector("press(_:)", Target.press(_:))
  private let release = Selector("release()", Target.release)

  @Test func `targets are told of their events, in the order of registration`() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: press, for: [.touchDown, .valueChanged])
    control.addTarget(target, action: release, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["press", "release", "press"])
    #expect(control.allTargets == [target])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["press:", "release"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `the same target and method are registered once`() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: press, for: .touchDown)
    control.addTarget(target, action: press, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["press"])
  }

  @Test func `registrations end event by event`() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: press, for: [.touchDown, .valueChanged])
    control.removeTarget(target, action: press, for: .touchDown)
    control.sendActions(for: [.touchDown])
    #expect(target.calls == [])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == [])
    #expect(control.allTargets.isEmpty)
  }

  @Test func `targets are not kept`() {
    let control = UIControl()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: press, for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allControlEvents == [])
  }

  @Test func `an action with an identifier that is there takes its place`() {
    let control = UIControl()
    let journal = Journal()
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in journal.note("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in journal.note("new") }, for: .touchDown)
    control.addAction(
      UIAction { action in journal.note(action.sender is UIControl ? "sender" : "none") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(journal.text == "new, sender")
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(journal.text == "new, sender, sender")
  }

  @Test func `handlers can be gone through until one says stop`() {
    let control = UIControl()
    let target = Target()
    control.addTarget(target, action: press, for: .touchDown)
    control.addAction(UIAction(title: "act") { _ in }, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, method, events, _ in
      seen.append("\(action?.title ?? method?.1.name ?? "") \(events.rawValue)")
    }
    #expect(seen == ["press(_:) 1", "act 4096"])
    seen = []
    control.enumerateEventHandlers { _, method, _, stop in
      seen.append(method?.1.name ?? "")
      stop = true
    }
    #expect(seen == ["press(_:)"])
  }

  @Test func `an action given from the start is the primary one`() {
    let journal = Journal()
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in journal.note("primary") })
    control.performPrimaryAction()
    control.sendActions(for: .primaryActionTriggered)
    #expect(journal.text == "primary, primary")
  }

  @Test func `a subclass can stop what is sent`() {
    final class Silent: UIControl {
      override func sendAction(_ action: UIAction) {}
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    }
    let control = Silent()
    let target = Target()
    let journal = Journal()
    control.addTarget(target, action: press, for: .touchDown)
    control.addAction(UIAction { _ in journal.note("action") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == [] && journal.text == "")
  }
}
