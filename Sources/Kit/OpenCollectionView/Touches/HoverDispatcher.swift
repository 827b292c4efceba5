import FrameClock
import GestureEngine

/// Follows the pointer and tells hover recognizers when it enters, moves within and leaves their views. // G111
@MainActor final class HoverDispatcher {
  private unowned let scene: UIWindowScene
  /// The pointer over the screen; nil while it is elsewhere, or a button is pressed.
  private var sample: HoverSample?
  /// The window that the pointer was over last.
  private weak var lastWindow: UIWindow?
  /// The recognizers whose views the pointer is over, innermost first, those included that do not want it.
  private var active: [UIHoverGestureRecognizer] = []
  private var isUpdating = false
  private var mustUpdateAgain = false
  /// The number that stands for the pointer in the competition of recognizers, while one takes part.
  private var slot: Int?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The place of the pointer, in points of the screen; nil while it is elsewhere, or a button is pressed.
  var location: CGPoint? { sample?.location }

  private var environment: GestureEnvironment { scene.gestureEnvironment }

  /// The pointer moved, or left the screen.
  func receive(_ sample: HoverSample) {
    var sample = sample
    if !sample.time.isFinite { sample.time = scene.application.clock.now }
    if let location = sample.location, !location.isFinite || isButtonPressed { sample.location = nil }
    self.sample = sample.location == nil ? nil : sample
    guard let window = sample.location.flatMap({ scene.window(at: $0) }) ?? lastWindow, window.windowScene === scene
    else {
      // The window that it was over has gone, as that of a menu does: it has left what lies behind, too.
      lastWindow = nil
      return update(moved: false, nil)
    }
    lastWindow = self.sample == nil ? nil : window
    scene.application.sendEvent(HoverEvent(sample, in: window))
  }

  /// Brings an event to recognizers. Called by the window.
  func deliver(_ event: HoverEvent) { update(moved: true, event) }

  /// Looks again which recognizers lie under a resting pointer: content may have moved there.
  func contentDidMove() {
    guard sample != nil else { return }
    update(moved: false, nil)
  }

  /// A button is pressed, or a finger comes down: hovering pauses.
  func pause() {
    guard sample != nil else { return }
    sample = nil
    update(moved: false, nil)
  }

  /// The button of a pointer was released: it hovers again where it is.
  func resume(after sample: TouchSample) {
    guard sample.kind == .pointer, !isButtonPressed else { return }
    receive(HoverSample(time: sample.time, location: sample.location, modifiers: sample.modifiers))
  }

  private var isButtonPressed: Bool { scene.touchDispatcher.activeTouches.contains { $0.type == .indirectPointer } }

  /// Recognizers that hear of the pointer may have the program move what lies under it: that is looked at afterwards.
  private func update(moved: Bool, _ event: HoverEvent?) {
    guard !isUpdating else {
      mustUpdateAgain = true
      return
    }
    isUpdating = true
    defer { isUpdating = false }
    mustUpdateAgain = false
    updateOnce(moved: moved, event)
    if mustUpdateAgain { updateOnce(moved: false, nil) }
  }

  private func updateOnce(moved: Bool, _ event: HoverEvent?) {
    let present = recognizersUnderPointer()
    let left = active.filter { old in !present.contains { $0 === old } }
    let entered = present.filter { new in !active.contains { $0 === new } }
    guard !(left.isEmpty && entered.isEmpty && (active.isEmpty || !moved)) else { return }
    let stayed = moved ? active.filter { old in present.contains { $0 === old } } : []
    active = present
    environment.perform {
      for recognizer in left where isListening(recognizer) {
        note(recognizer, event)
        recognizer.state = .ended
      }
      for recognizer in stayed where isListening(recognizer) {
        note(recognizer, event)
        if recognizer.currentState != .possible { recognizer.state = .changed }
      }
      for recognizer in entered { enter(recognizer, event) }
    }
    guard let slot else { return }
    for recognizer in left { environment.leaveStream(slot, recognizer) }
    if active.isEmpty {
      self.slot = nil
      environment.endStream(slot)
    } else {
      environment.settle()
    }
  }

  private func isListening(_ recognizer: UIHoverGestureRecognizer) -> Bool {
    slot.map { environment.isListening(recognizer, to: $0) } ?? false
  }

  private func enter(_ recognizer: UIHoverGestureRecognizer, _ event: HoverEvent?) {
    guard let sample, let window = recognizer.view?.window,
      environment.admits(event ?? HoverEvent(sample, in: window), to: recognizer),
      let slot = slot ?? scene.freeStreamSlot
    else { return }
    self.slot = slot
    environment.admitStream(slot, to: recognizer)
    note(recognizer, event)
    recognizer.state = .began
  }

  /// Tells a recognizer the place of the pointer and the keys and buttons held. They stay as they were where the
  /// pointer is gone.
  private func note(_ recognizer: UIHoverGestureRecognizer, _ event: HoverEvent?) {
    if let event { recognizer.lastInput = (event.modifiers, event.buttons) }
    guard let sample, let location = sample.location, let window = recognizer.view?.window else { return }
    recognizer.sample = sample
    recognizer.lastCentroid = window.layer.convertFromParent(location) ?? location
  }

  private func recognizersUnderPointer() -> [UIHoverGestureRecognizer] {
    guard let location = sample?.location else { return [] }
    var result: [UIHoverGestureRecognizer] = []
    var view = scene.hit(at: location).view
    while let current = view {
      for case let recognizer as UIHoverGestureRecognizer in current.attachedRecognizers where recognizer.isEnabled {
        result.append(recognizer)
      }
      view = current.superview
    }
    return result
  }
}
