public import Foundation

/// One decision that the library took, with its reason.
///
/// Objects are named as the trace names them: `UIPanGestureRecognizer#1` is the first pan recognizer that appears in
/// it. Touches have the numbers in which they came down, starting at 1. Distances are points, times seconds.
public enum Decision: Hashable, Sendable, Codable {
  // Touches and recognizers
  /// A touch came down and was given its view. The time is that of the report; the event may come later, with a frame.
  case touchHit(touch: Int, view: String, location: CGPoint, time: Double? = nil)
  /// A touch left the screen: it was lifted, or the system took it away. The time is that of the report.
  case touchEnded(touch: Int, location: CGPoint, isCancelled: Bool, time: Double? = nil)
  /// A recognizer takes part in a touch. It belongs to `view`, which is the one that the touch came down on or, where
  /// `levelsUp` is not 0, one around it.
  case touchAdmitted(touch: Int, recognizer: String, view: String = "", levelsUp: Int = 0)
  /// A recognizer does not take part in a touch; where it belongs is told as by `touchAdmitted`.
  case touchRefused(touch: Int, recognizer: String, reason: String, view: String = "", levelsUp: Int = 0)
  /// A recognizer changed its state.
  case recognizerChanged(recognizer: String, from: String, to: String, reason: String)
  /// A recognizer may go on only when another one has failed; the reason says who wants it so.
  case recognizerRequires(recognizer: String, other: String, reason: String)
  /// Two recognizers may be under way together; the reason says who allows it.
  case recognizersRunTogether(recognizer: String, other: String, reason: String)
  /// A recognizer could go on, but must first see another one fail.
  case recognizerWaits(recognizer: String, others: [String])
  /// A recognizer asked for a state that it cannot have now.
  case recognizerIgnored(recognizer: String, from: String, to: String)
  /// The program is told of a recognizer's state: each target with the name of its action.
  case actionsSent(recognizer: String, state: String, targets: [String])
  /// A control tells its targets of events, by their names.
  case controlSends(control: String, events: String)
  /// A view received touches; the reason says why now, where it is not because they came just now.
  case viewTouch(touch: Int, view: String, phase: String, reason: String = "")
  /// A view did not receive touches that came for it: a recognizer holds them back or, where `by` is empty, what came
  /// before them is still held back.
  case viewTouchHeld(touch: Int, view: String, phase: String, by: String)
  /// A view will never receive the touches that were held back for it.
  case viewTouchDropped(touch: Int, view: String, reason: String)

  // Scrolling
  /// A scroll view changed what it is doing.
  case scroll(view: String, phase: String, offset: CGPoint, reason: String)

  // Animations
  /// An animation of a layer begins, ends, or is removed before its end. The layer goes by its view's name.
  case animation(layer: String, key: String, change: String, reason: String)

  // Dynamics
  /// A dynamic animator begins to run or pauses.
  case dynamics(animator: String, change: String, reason: String)

  // Collection views
  /// A layout was invalidated.
  case layoutInvalidated(layout: String, scope: String, reason: String)
  /// A layout was prepared.
  case layoutPrepared(layout: String)
  /// A layout was asked for the elements of a rectangle.
  case attributesQueried(layout: String, rect: CGRect, count: Int)
  /// A reusable view was made: of a kind where it is supplementary or a decoration, of none where it is a cell.
  case viewMade(view: String, identifier: String, kind: String? = nil)
  /// A reusable view was taken from the queue: of a kind where it is supplementary or a decoration, of none where it is a
  /// cell.
  case viewReused(view: String, identifier: String, kind: String? = nil)
  /// An element came into view or left it.
  case elementShown(element: String, isShown: Bool)
  /// An item was highlighted, selected, or neither any longer.
  case itemChanged(item: IndexPath, change: String, reason: String)

  // MARK: Responders, menus and controllers

  /// Keys and commands go to another responder first; empty where there is none.
  case firstResponderChanged(from: String, to: String)
  /// A responder hears of a press of a key; the reason says why now, where it is not because it came just now. Presses have
  /// the numbers in which they began, starting at 1. Which key it is stays untold: it may be part of what a person types.
  case pressHeard(press: Int, responder: String, phase: String, reason: String)
  /// A key was answered by a command.
  case keyCommand(input: String, action: String, target: String)
  /// A menu was shown, hidden, or not shown, for a reason.
  case menu(menu: String, change: String, reason: String)
  /// A controller's view comes into view or goes, by a transition that begins, ends or is cancelled.
  case appearance(controller: String, change: String, reason: String)
  /// Editing of a text began, ended or was refused; a text was asked about, changed, or kept. Never what is in it.
  case text(field: String, change: String, reason: String)
  /// A drag asked or told somebody something, with the answer, or passed somebody over; the reason says why.
  case drag(drag: String, change: String, reason: String)
  /// An activity, such as that of looking at an address, was shown, continued, kept or refused.
  case activity(type: String, change: String, reason: String)

  /// A program used the library in a way that has no meaning.
  case programmingError(message: String)

  /// Something that is known by its words only, such as a decision of a kind that nothing asks for in a text that was read.
  case told(words: String)
}
