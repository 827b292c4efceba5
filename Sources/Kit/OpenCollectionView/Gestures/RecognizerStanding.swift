import Foundation
import FrameClock
import GestureEngine

/// The settings of a recognizer, and the part that it takes in the attempt of the moment: what each report asks for.
struct RecognizerStanding {
  var targets: [GestureTarget] = []
  var failureRequirements: [WeakRecognizer] = []
  /// To who decides about this attempt, as long as it goes on.
  var environmentReference: EnvironmentReference?
  var boundTouches: [UITouch] = []
  /// The slots of ``boundTouches``.
  var slots: TouchSet = []
  var lastCentroid: CGPoint = .zero
  var member: GestureArena.Member?
  /// Tells whether targets have been told of this attempt.
  var hasToldTargets: Bool = false
  /// Tells whether the recognizer is being reset: what takes it from its view meanwhile does not reset it again.
  var isResetting: Bool = false
  /// The state that is told to targets: the arena's, or that of the action being sent.
  var currentState: UIGestureRecognizer.State = .possible
  /// The notes of attempts, and the settings of few recognizers; nil until there is something.
  var notes: RecognizerNotes?
  /// The view, which says when it goes.
  unowned(unsafe) var view: UIView?
  var isEnabled = true
  var cancelsTouchesInView = true
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var requiresExclusiveTouchType = true
  /// A bit for each type among the allowed ones.
  var allowedTypes: UInt64 = 0b1111
}
