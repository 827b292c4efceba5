import DecisionTrace
import DragEngine

/// Records what a drag asks and tells. // N90
extension DragRun {
  /// Records something, if anybody listens.
  func note(_ change: @autoclosure () -> String, because reason: @autoclosure () -> String = "") {
    guard let trace = drags.scene?.application.trace, trace.isListening else { return }
    trace.record(.drag(drag: "drag \(number)", change: change(), reason: reason()))
  }

  /// An object's name; called where somebody listens.
  func name(of object: AnyObject?) -> String {
    guard let object, let trace = drags.scene?.application.trace else { return "what has gone" }
    return trace.name(of: object)
  }

  /// The name of the view that a target belongs to.
  func name(of target: UIDropInteraction?) -> String { name(of: target?.view ?? target as AnyObject?) }

  /// The name of the view that a source belongs to.
  func name(of source: UIDragInteraction?) -> String { name(of: source?.view ?? source as AnyObject?) }

  /// The finger is lifted: what comes of that, and why.
  func noteRelease() {
    guard machine.phase == .dragging else { return }
    guard let target = machine.target, let proposal = machine.proposal else {
      return note("is let go", because: "nothing under the finger takes it")
    }
    note("is let go", because: "\(name(of: drags.interaction(target))) proposes \(proposal.operation.name)")
  }

  /// An answer of a target in words.
  func words(for proposal: UIDropProposal?) -> String {
    guard let proposal else { return "its delegate has gone" }
    guard proposal.operation == .move, !machine.allowsMove else { return proposal.operation.inEngine.name }
    return "move, which the source does not allow"
  }

  /// How many items there are, in words.
  func words(forCount count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }
}
