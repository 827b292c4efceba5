/// The state of a member in a ``GestureArena``: plain bits, so that reading costs nothing.
struct ArenaEntry {
  /// The number of the attempt, different for every attempt of every member; 0 where there is no member.
  var attempt = 0
  var state = RecognitionState.possible
  /// The touches of this attempt, those included that have been lifted: two members compete when these meet.
  var touches: TouchSet = []
  /// The touches that are still down.
  var liveTouches: TouchSet = []
  /// The state that the member has asked for and must wait for.
  var heldState: RecognitionState?
  /// The state that followed while it waited.
  var heldEnd: RecognitionState?
  /// Its place among those that wait: who asked first goes on first.
  var heldOrder = 0
  /// Tells whether the rules are being asked whether it may begin.
  var isAsking = false
  /// Tells whether what is left of its touches is nothing to it once its attempt is over.
  var isDone = false

  var isPresent: Bool { attempt != 0 }

  var isListening: Bool { !state.isFinished && heldState != .ended && heldEnd == nil }

  var isReadyForReset: Bool { state.isFinished && (isDone || liveTouches.isEmpty) }
}
