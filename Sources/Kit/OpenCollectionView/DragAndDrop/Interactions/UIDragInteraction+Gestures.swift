extension UIDragInteraction {
  /// The items are asked for before the gesture begins: without any the touch goes on as if there were no interaction. // N4
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let scene = view?.window?.windowScene, let touch = recognizer.boundTouches.first, pending == nil,
      !scene.withDrags().follows(touch)
    else { return false }
    let run = DragRun(in: scene.withDrags(), source: self, touch: touch)
    guard run.askForItems(), view?.window?.windowScene === scene else { return false }
    pending = run
    return true
  }

  func gestureDidChange(_ recognizer: UIGestureRecognizer?) {
    guard recognizer?.state == .began, let run = pending else { return }
    pending = nil
    run.begin(movesAtOnce: recognizer === pointerDrag)
  }

  /// An attempt that was refused after its items had been asked for is over.
  func attemptIsOver() {
    pending?.abandon()
    pending = nil
  }
}

/// The press that lifts things. It says when an attempt is over, also one that was refused after items had been asked for.
final class DragLiftRecognizer: UILongPressGestureRecognizer {
  var onReset: (() -> Void)?

  override func reset() {
    super.reset()
    onReset?()
  }
}
