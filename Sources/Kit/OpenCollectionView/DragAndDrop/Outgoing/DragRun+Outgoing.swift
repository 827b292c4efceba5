import DragEngine
import Foundation
import FrameClock
import GestureEngine

extension UIDragInteraction {
  /// A pointer is down: where the host lets drags out, the items are asked for now, since it needs their texts when its own drag
  /// begins. Those are the items of the drag that may come of it; nobody is asked twice. // N4, N85
  func pointerDidPress(_ touch: UITouch) {
    guard pending == nil, delegate != nil, let scene = view?.window?.windowScene, let host = scene.dragOutHost,
      host.takesDragsOut, touch.type == .indirectPointer
    else { return }
    let drags = scene.withDrags()
    // The innermost source with items is the one that drags.
    guard !drags.follows(touch), drags.outgoing?.run?.touch !== touch else { return }
    let run = DragRun(in: drags, source: self, touch: touch)
    guard run.askForItems(), view?.window?.windowScene === scene else { return run.abandon() }
    pending = run
    run.answersAhead = (run.askAllowsMove(), run.askIsRestricted())
    guard pending === run else { return }
    let offer = run.offer()
    drags.outgoing = OutgoingDrag(run, offer)
    if let offer { host.scene(scene, mayTakeOut: offer) }
  }
}

extension DragRun {
  /// The pointer that was pressed drags: the press begins where it is now.
  func goesOn() {
    guard let touch else { return }
    point = touch.sample.location
    press = LiftedPress(at: point)
  }

  /// Makes the offer of what others may have of it; nil where it stays in the program, or nobody could make anything of it. // N85
  func offer() -> DragOffer? {
    guard let touch, let answersAhead else { return nil }
    guard !answersAhead.isRestricted else {
      note("stays inside", because: "its source restricts it to the program")
      return nil
    }
    let texts = OutgoingTexts(parts.map(\.item.itemProvider)).texts
    guard !texts.isEmpty || parts.contains(where: { $0.item.localObject != nil }) else {
      note("stays inside", because: "its items hold nothing that can be given at once")
      return nil
    }
    note("may leave the screen", because: texts.isEmpty ? "as what it stands for" : "as \(texts.count) texts")
    var generator = SystemRandomNumberGenerator()
    let token = (0..<2).map { _ in String(UInt64.random(in: .min ... .max, using: &generator), radix: 16) }
    return DragOffer(
      number: UInt32(truncatingIfNeeded: number), touch: touch.sample.identifier, allowsMove: answersAhead.allowsMove,
      texts: texts, token: token.joined(separator: "-"))
  }

  /// It was dropped outside. Another page of this process may say only now what was dropped there: it takes its report another
  /// way than this one. // N86
  func wasTakenOutside(_ effect: DropEffect) {
    let operation: DropOperation =
      switch effect {
      case .none: .cancel
      case .copy: .copy
      case .move: .move
      }
    if machine.phase == .dragging, operation.takes {
      note("is dropped outside", because: "as a \(effect.name)")
      for part in parts { part.shown?.isHidden = true }
    }
    report { $0.dropDidEndElsewhere(operation) }
    guard machine.phase == .transferring else { return }
    drags.scene?.application.clock.after(DragProfile.standard.timeOfForeignReports, for: "a drag has left the screen") {
      [weak self] in self?.report { $0.transfersDidEnd() }
    }
  }
}
