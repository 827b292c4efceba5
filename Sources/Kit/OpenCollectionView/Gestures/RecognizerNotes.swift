import Foundation
import FrameClock
import GestureEngine

/// The notes that a recognizer takes once it takes part in something, and what few recognizers are told. It keeps them
/// for the next attempt.
@MainActor final class RecognizerNotes {
  struct Content {
    /// Why the recognizer's next state is asked for, for the trace.
    var reason: GestureReason = GestureReason.none
    /// The touches of this attempt that have been lifted, and whose end views have not heard of.
    var liftedTouches: [UITouch] = []
    /// The presses of this attempt.
    var boundPresses: [UIPress] = []
    /// The event that it was asked about last, and what it said.
    var eventAnswer: (event: Int, isWanted: Bool)?
    /// Calls ``UIGestureRecognizer/deadlineDidCome(_:)``.
    var timer: ClockTimer?
    /// The timer when it has fired or was cancelled, to be set again where it was made.
    var restingTimer: ClockTimer?
    /// Of whose time ``restingTimer`` is.
    var timerReference: EnvironmentReference?
    /// Modifier keys and buttons of the last event.
    var lastInput: (modifiers: KeyModifiers, buttons: UInt32) = ([], 0)
    var name: String?
    /// The values that a program has set as ``UIGestureRecognizer/allowedTouchTypes`` and
    /// ``UIGestureRecognizer/allowedPressTypes``.
    var touchTypes: [NSNumber]?
    var pressTypes: [NSNumber]?
  }

  @exclusivity(unchecked) var content = Content()
}
