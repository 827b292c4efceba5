/// The number of something that takes drops, such as an interaction of a view; whoever runs a session gives it.
public typealias DropTargetID = Int

/// One thing that is to be done for a session. Those that ask are answered before the next one is taken.
///
/// A step that calls the program is called as the program's method is, so that lists of steps are lists of calls.
public enum DragStep: Hashable, Sendable {
  // The source
  /// Asks for the items to begin with; see ``DragSessionMachine/answer(itemCount:)``.
  case itemsForBeginning
  /// Asks for an item's preview while it is lifted.
  case previewForLifting(item: Int)
  /// Tells that the lift is about to be animated.
  case willAnimateLift
  /// Begins the lift; see ``DragSessionMachine/liftDidEnd()``.
  case lift
  /// Tells those who wait for the lift that it is over: whole, or turned round.
  case liftIsOver(isWhole: Bool)
  /// Begins to put everything back; see ``DragSessionMachine/setDownDidEnd()``.
  case setDown
  /// Tells that the session begins.
  case sessionWillBegin
  /// Asks whether things may be taken away; see ``DragSessionMachine/answer(_:)-(Bool)``.
  case allowsMove
  /// Asks whether the session stays in the program.
  case isRestricted
  /// Asks whether previews are to keep their size.
  case prefersFullSize
  /// Tells that the finger has moved.
  case sessionDidMove
  /// Tells all who have given items that more are about to come.
  case willAdd(count: Int)
  /// Tells that the session is about to end.
  case willEnd(DropOperation)
  /// Asks for an item's preview while it goes back.
  case previewForCancelling(item: Int)
  /// Tells that an item is about to go back.
  case willAnimateCancel(item: Int)
  /// Begins to let everything go back; see ``DragSessionMachine/cancelDidEnd()``.
  case cancel
  /// Tells that the session has ended.
  case didEnd(DropOperation)
  /// Tells that all data have arrived that were asked for.
  case didTransferItems

  // Targets
  /// Asks which targets are under the finger, the innermost first; see ``DragSessionMachine/answer(targets:)``.
  case findTargets
  /// Asks a target whether it takes part at all.
  case canHandle(DropTargetID)
  /// Tells a target that the session has come in.
  case didEnter(DropTargetID)
  /// Asks a target what a drop would do; see ``DragSessionMachine/answer(_:)-(DropProposal)``.
  case didUpdate(DropTargetID)
  /// Tells a target that the session has gone out.
  case didExit(DropTargetID)
  /// Has a target take what is dropped.
  case performDrop(DropTargetID)
  /// Asks a target for an item's preview where it is dropped.
  case previewForDropping(DropTargetID, item: Int)
  /// Tells a target that an item is about to go to its place.
  case willAnimateDrop(DropTargetID, item: Int)
  /// Begins to let everything go to its place; see ``DragSessionMachine/dropDidEnd()``.
  case drop(DropTargetID)
  /// Tells a target that everything is in its place.
  case concludeDrop(DropTargetID)
  /// Tells a target that the session is over.
  case sessionDidEnd(DropTargetID)

  /// Nothing is left of the session.
  case isOver
}
