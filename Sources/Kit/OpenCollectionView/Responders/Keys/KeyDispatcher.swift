import FrameClock
import GestureEngine

/// Brings keys to who answers to them, in the order that ``KeyDecider`` lists: the menu in front, drags, key commands up
/// the chain from the first responder, the standard ones of an Edit menu, and, for keys that are no command, the press
/// methods of the first responder.
@MainActor final class KeyDispatcher {
  private unowned let scene: UIWindowScene
  /// The keys that are held and went to responders, by their places on the keyboard.
  private var held: [String: UIPress] = [:]
  private var pressCount = 0
  /// The presses that somebody has not heard of to the end.
  private(set) lazy var presses = PressDelivery(scene: scene)

  init(scene: UIWindowScene) { self.scene = scene }

  /// Takes in a report about a key.
  func receive(_ sample: KeySample) {
    for decider in KeyDecider.ofScene where takes(sample, decider) { return }
    let press = held[sample.code]
    guard sample.isDown else {
      held[sample.code] = nil
      if let press { tell(press, .ended, sample) }
      return
    }
    // A key that goes down again without a repeat has been lost in between.
    if let press, !sample.isRepeat {
      held[sample.code] = nil
      tell(press, .cancelled, sample)
    }
    guard let window else { return }
    let key = UIKey(sample)
    for decider in KeyDecider.commands where performs(key, in: window, decider) { return }
    if sample.isRepeat {
      if let press { scene.keyboardScroller.repeated(press, in: window) }
      return
    }
    pressCount += 1
    let began = UIPress(type: type(of: sample.key), key: key, timestamp: sample.time, number: pressCount)
    began.window = window
    began.responder = window.firstResponder ?? window
    held[sample.code] = began
    tell(began, .began, sample)
  }

  /// Takes away the keys that are held, because the host has lost its person.
  func cancelAll(at time: Double) {
    let lost = held
    held = [:]
    for press in lost.values.sorted(by: { $0.number < $1.number }) {
      tell(press, .cancelled, KeySample(time: time, isDown: false, isRepeat: false, key: "", code: "", modifiers: []))
    }
    presses.cancelHeld()
  }

  /// The window that keys go to: the key window, or the frontmost one that is shown.
  private var window: UIWindow? {
    scene.windows.last { $0.isKeyWindow && !$0.isHidden } ?? scene.windows.last { !$0.isHidden }
  }

  /// Tells whether one of those before the windows takes a key.
  private func takes(_ sample: KeySample, _ decider: KeyDecider) -> Bool {
    switch decider {
    case .menu: return scene.menuOverlay?.take(sample) == true
    case .drag:
      return sample.isDown && !sample.isRepeat && sample.key == "Escape" && scene.drags?.cancelByKey() == true
    case .keyedDrag:
      guard sample.isDown, let keyed = scene.drags?.keyed else { return false }
      return keyed.receive(UIKey(sample))
    default: return false
    }
  }

  // MARK: Commands

  /// Tells whether a key was a command, and carries it out.
  private func performs(_ key: UIKey, in window: UIWindow, _ decider: KeyDecider) -> Bool {
    let first = window.firstResponder ?? window.topmostResponder
    switch decider {
    case .keyCommand:
      for responder in first.chain {
        guard let command = responder.keyCommands?.first(where: { $0.matches(key, in: window) }) else { continue }
        if perform(command, startingAt: first) { return true }
      }
      return false
    case .standardCommand:
      guard let command = StandardKeyCommands.all.first(where: { $0.matches(key, in: window) }) else { return false }
      return perform(command, startingAt: first)
    default: return false
    }
  }

  private func perform(_ command: UIKeyCommand, startingAt first: UIResponder) -> Bool {
    guard let target = first.target(forAction: command.action, withSender: command) as? UIResponder else {
      return false
    }
    target.validate(command)
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    let trace = scene.application.trace
    trace.record(
      .keyCommand(input: command.input ?? "", action: command.action.name, target: trace.name(of: target)))
    return command.action.perform(on: target, with: command)
  }

  // MARK: Presses

  private func tell(_ press: UIPress, _ phase: UIPress.Phase, _ sample: KeySample) {
    for other in held.values { other.phase = .stationary }
    press.phase = phase
    press.timestamp = sample.time
    let event = UIPressesEvent(press, among: Array(held.values), modifiers: sample.modifiers)
    if phase == .began { presses.admit(press, event) }
    scene.application.sendEvent(event)
    if phase == .ended || phase == .cancelled {
      presses.lift(press)
      scene.keyboardScroller.ended(press)
    }
  }

  /// The kind of button that a key is; nil for one that types something.
  private func type(of key: String) -> UIPress.PressType? {
    switch key {
    case "ArrowUp": .upArrow
    case "ArrowDown": .downArrow
    case "ArrowLeft": .leftArrow
    case "ArrowRight": .rightArrow
    case "Enter": .select
    case "Escape": .menu
    case "MediaPlayPause": .playPause
    case "PageUp": .pageUp
    case "PageDown": .pageDown
    default: nil
    }
  }
}

extension UIWindow {
  /// The responder at which the search for a command begins without a first responder: the view of the controller that
  /// is in front. That is the one presented last and, in it, the last child that is shown.
  var topmostResponder: UIResponder {
    guard var front = rootViewController else { return self }
    while let next = front.presentedInFront ?? front.children.last(where: { $0.viewIfLoaded?.window === self }) {
      front = next
    }
    return front.viewIfLoaded ?? self
  }
}
