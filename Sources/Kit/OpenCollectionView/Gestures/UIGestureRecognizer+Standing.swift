import Foundation
import FrameClock
import GestureEngine

/// The parts of the standing by their names.
extension UIGestureRecognizer {
  var targets: [GestureTarget] { standing.targets }
  var failureRequirements: [WeakRecognizer] {
    @inline(__always) get { standing.failureRequirements }
    @inline(__always) _modify { yield &standing.failureRequirements }
  }
  var environmentReference: EnvironmentReference? {
    @inline(__always) get { standing.environmentReference }
    @inline(__always) set { standing.environmentReference = newValue }
  }
  var boundTouches: [UITouch] {
    @inline(__always) get { standing.boundTouches }
    @inline(__always) _modify { yield &standing.boundTouches }
  }
  var slots: TouchSet {
    @inline(__always) get { standing.slots }
    @inline(__always) _modify { yield &standing.slots }
  }
  var lastCentroid: CGPoint {
    @inline(__always) get { standing.lastCentroid }
    @inline(__always) set { standing.lastCentroid = newValue }
  }
  var member: GestureArena.Member? {
    @inline(__always) get { standing.member }
    @inline(__always) set { standing.member = newValue }
  }
  var hasToldTargets: Bool {
    @inline(__always) get { standing.hasToldTargets }
    @inline(__always) set { standing.hasToldTargets = newValue }
  }
  var isResetting: Bool {
    @inline(__always) get { standing.isResetting }
    @inline(__always) set { standing.isResetting = newValue }
  }
  var currentState: UIGestureRecognizer.State {
    @inline(__always) get { standing.currentState }
    @inline(__always) set { standing.currentState = newValue }
  }
  var reason: GestureReason {
    get { standing.notes?.content.reason ?? .none }
    set { makeNotes().content.reason = newValue }
  }
  var liftedTouches: [UITouch] {
    get { standing.notes?.content.liftedTouches ?? [] }
    _modify { yield &makeNotes().content.liftedTouches }
  }
  var boundPresses: [UIPress] {
    get { standing.notes?.content.boundPresses ?? [] }
    _modify { yield &makeNotes().content.boundPresses }
  }
  var eventAnswer: (event: Int, isWanted: Bool)? {
    get { standing.notes?.content.eventAnswer }
    set { if standing.notes != nil || newValue != nil { makeNotes().content.eventAnswer = newValue } }
  }
  var timer: ClockTimer? {
    get { standing.notes?.content.timer }
    set { if standing.notes != nil || newValue != nil { makeNotes().content.timer = newValue } }
  }
  var restingTimer: ClockTimer? {
    get { standing.notes?.content.restingTimer }
    set { if standing.notes != nil || newValue != nil { makeNotes().content.restingTimer = newValue } }
  }
  var timerReference: EnvironmentReference? {
    get { standing.notes?.content.timerReference }
    set { if standing.notes != nil || newValue != nil { makeNotes().content.timerReference = newValue } }
  }
  var lastInput: (modifiers: KeyModifiers, buttons: UInt32) {
    get { standing.notes?.content.lastInput ?? ([], 0) }
    set { makeNotes().content.lastInput = newValue }
  }

  func makeNotes() -> RecognizerNotes {
    if let notes = standing.notes { return notes }
    let new = RecognizerNotes()
    standing.notes = new
    return new
  }
}
