import DragEngine
import GestureEngine

extension DragRun {
  /// The effect of a drop as it would be now. // N87
  var effect: DropEffect { DropEffect(machine.proposal.map { UIDropOperation($0.operation) } ?? .cancel) }

  /// The drag has moved: targets are asked anew, also where it comes in.
  func moveForeign(to new: CGPoint) {
    point = new
    report { $0.fingerDidMove() }
  }

  /// The drag has left the screen: it goes out of its target, and is over. // N33
  func leaveForeign() {
    foreign?.isOutside = true
    report { $0.contentDidMove() }
    report { $0.interrupt() }
  }

  /// The drag is dropped: the target at that place says once more what a drop would do, and that is done. // N83
  func dropForeign(at new: CGPoint) {
    moveForeign(to: new)
    release()
  }
}
