import DragEngine
import GestureEngine

/// A drag that may leave the screen, from the press of its pointer until it is over. // N85, N86
@MainActor final class OutgoingDrag {
  private(set) weak var run: DragRun?
  /// The offer that the host was told of; nil where it stays inside.
  let offer: DragOffer?
  /// The effect of a drop that the host knows.
  private var toldEffect: DropEffect?

  init(_ run: DragRun, _ offer: DragOffer?) {
    self.run = run
    self.offer = offer
  }

  /// Tells the host what a drop would do now, if it is another thing than before.
  func runDidChange(_ changed: DragRun) {
    guard let offer, changed === run, changed.machine.phase == .dragging, let scene = changed.drags.scene else {
      return
    }
    let effect = changed.effect
    guard effect != toldEffect else { return }
    toldEffect = effect
    scene.dragOutHost?.scene(scene, offeredDrag: offer.number, wouldDo: effect)
  }

  /// The drag was dropped outside. Other numbers are those of drags that are over.
  func wasTaken(_ number: UInt32, _ effect: DropEffect) {
    guard number == offer?.number, let run else { return }
    run.wasTakenOutside(effect)
  }

  /// Tells whether a secret is that of this drag, which is under way or has just been dropped.
  func isNamed(_ token: String) -> Bool {
    guard token == offer?.token, let phase = run?.machine.phase else { return false }
    return phase == .dragging || phase == .transferring
  }
}

extension SceneDrags {
  /// The drag of another scene that things from elsewhere are, if they name one by its secret. // N86
  func source(of items: [ForeignItem]) -> DragRun? {
    for case .texts(let texts) in items {
      for text in texts where text.mimeType == DragOffer.tokenType {
        guard let token = text.text, let scene else { continue }
        for other in scene.application.scenes where other !== scene {
          if let outgoing = other.drags?.outgoing, outgoing.isNamed(token) { return outgoing.run }
        }
      }
    }
    return nil
  }
}
