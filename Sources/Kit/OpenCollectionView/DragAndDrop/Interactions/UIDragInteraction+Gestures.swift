import DragEngine
import GestureEngine

extension UIDragInteraction {
  /// The items are asked for before the gesture begins: without any the touch goes on as if there were no interaction. // N4
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let scene = view?.window?.windowScene, let touch = recognizer.boundTouches.first,
      !scene.withDrags().follows(touch)
    else { return false }
    if let pending {
      guard pending.touch === touch, pending.answersAhead != nil else { return false }
      pending.goesOn()
      return true
    }
    let run = DragRun(in: scene.withDrags(), source: self, touch: touch)
    guard run.askForItems(), view?.window?.windowScene === scene else { return false }
    pending = run
    return true
  }

  /// Tells whether another gesture may go on beside a lift or a pointer's drag. // N5, N72, N73
  func mayGoOn(_ other: UIGestureRecognizer, beside recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === lift else { return false }
    let rival = PressRival(other)
    guard lift.state == .began || lift.state == .changed else { return rival.outcomeBeforeLift == .together }
    return rival.outcome(afterLiftAllowingOthers: allowsSimultaneousRecognitionDuringLift) != .liftWins
  }

  func gestureDidChange(_ recognizer: UIGestureRecognizer?) {
    guard recognizer?.state == .began, let run = pending else { return }
    pending = nil
    run.begin(movesAtOnce: recognizer === pointerDrag)
  }

  /// Items are asked for before the tap is recognized: without any it is an ordinary tap. // N66, N67
  func shouldAdd() -> Bool {
    pendingAddition = nil
    guard let view, let delegate, let scene = view.window?.windowScene, let runs = scene.drags?.underWay else {
      return false
    }
    let point = addition.location(in: view)
    var chosen = runs.count == 1 ? runs.first : nil
    if runs.count > 1 {
      let session = delegate.dragInteraction(
        self, sessionForAddingItems: runs.map(\.dragSession), withTouchAt: point)
      chosen = runs.first { $0.dragSession === session }
    }
    guard let run = chosen else { return false }
    let items = items(toAddTo: run, at: point)
    guard !items.isEmpty else { return false }
    pendingAddition = (run, items)
    return true
  }

  /// The items that a place of the view gives for a drag that is under way; none once that is over.
  func items(toAddTo run: DragRun, at point: CGPoint) -> [UIDragItem] {
    let items = delegate?.dragInteraction(self, itemsForAddingTo: run.dragSession, withTouchAt: point) ?? []
    return run.machine.phase == .dragging ? items : []
  }

  func addPending() {
    guard let (run, items) = pendingAddition else { return }
    pendingAddition = nil
    run.add(items, from: self)
  }

  /// An attempt that was refused after its items had been asked for, or has come to nothing, is over.
  func attemptIsOver(ofPointer isOfPointer: Bool) {
    guard let run = pending, (run.touch?.type == .indirectPointer) == isOfPointer else { return }
    pending = nil
    run.abandon()
    if run.drags.outgoing?.run === run { run.drags.outgoing = nil }
  }
}

/// The pull with which a pressed pointer drags, without waiting. // N3
final class DragPointerRecognizer: UIPanGestureRecognizer, OfLibrary {
  /// Hears of the primary button that goes down.
  var onPress: ((UITouch) -> Void)?
  var onReset: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    tracker.profile.panMovement = DragProfile.standard.pointerMovement
    guard event.buttonMask.isEmpty || event.buttonMask == .primary else { return }
    for touch in touches.inOrder where follows(touch) { onPress?(touch) }
  }

  override func reset() {
    super.reset()
    onReset?()
  }
}

/// The press that lifts things. It says when an attempt is over, also one that was refused after items had been asked for.
final class DragLiftRecognizer: UILongPressGestureRecognizer, OfLibrary {
  var onReset: (() -> Void)?

  override func reset() {
    super.reset()
    onReset?()
  }
}
