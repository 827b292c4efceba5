public import DecisionTrace

/// One gesture as a story: which touches came down where, who took part, what happened in what order, and what became of
/// each recognizer and why.
///
/// ```swift
/// let recorder = screen.recordTrace()
/// screen.play(.tap(at: CGPoint(x: 50, y: 50)))
/// print(recorder.gestures[0].text)
/// ```
///
/// A gesture lasts from the first finger that comes down until all have been lifted and all recognizers that took part
/// have decided; a second tap that one of them waits for belongs to it. The texts are the same on every machine.
public struct GestureTimeline: Hashable, Sendable, Codable {
  /// The decisions of the gesture, in order.
  public let events: [TraceEvent]

  /// The gesture that `events` tell of, which are taken for one, whatever they are.
  public init(_ events: [TraceEvent]) { self.events = events }

  /// How long after a lift a new touch belongs to the same gesture although a recognizer has not decided, in seconds:
  /// those that only watch never decide. Our choice: longer than any pause between taps.
  public static let longestPause = 1.0

  /// The gestures that `events` tell of, in order. What happened before, between and after them is left out.
  public static func gestures(in events: [TraceEvent]) -> [GestureTimeline] {
    ranges(in: events).map { GestureTimeline(Array(events[$0])) }
  }

  /// The places in `events` of the gestures that ``gestures(in:)`` answers; between them lie the events without a
  /// finger.
  public static func ranges(in events: [TraceEvent]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    /// The beginning of the current gesture, if there is one, and the place up to which it is known to go.
    var start: Int?
    var certain = 0
    var down: Set<Int> = []
    var undecided: Set<String> = []
    var taking: Set<String> = []
    var lastLift: Double?

    func finish() {
      if let start, certain > start { result.append(start..<certain) }
      start = nil
      undecided.removeAll()
      taking.removeAll()
    }

    for (index, event) in events.enumerated() {
      if case .touchHit = event.decision, down.isEmpty, let lift = lastLift,
        undecided.isEmpty || event.time - lift > longestPause
      {
        finish()
        lastLift = nil
      }
      var isPart = event.decision.touch != nil
      switch event.decision {
      case .touchHit(let touch, _, _, _):
        if start == nil { (start, certain) = (index, index) }
        down.insert(touch)
      case .touchEnded(let touch, _, _, _):
        down.remove(touch)
        lastLift = event.time
      case .touchAdmitted(_, let recognizer, _, _):
        taking.insert(recognizer)
        undecided.insert(recognizer)
      case .touchRefused(_, let recognizer, _, _, _): undecided.remove(recognizer)
      case .recognizerChanged(let recognizer, _, let state, _):
        isPart = taking.contains(recognizer)
        if ["ended", "failed", "cancelled"].contains(state) { undecided.remove(recognizer) }
      default: if let recognizer = event.decision.recognizer { isPart = taking.contains(recognizer) }
      }
      guard let first = start else { continue }
      // What the last moment brings besides, such as a selection, belongs to it.
      if isPart || (certain == index && index > first && events[index - 1].time == event.time) { certain = index + 1 }
    }
    finish()
    return result
  }

  /// When the first touch came down, in seconds of the application's clock; 0 without events. The first event may be
  /// later, since touches are delivered with frames.
  public var start: Double {
    guard let first = events.first else { return 0 }
    if case .touchHit(_, _, _, let time?) = first.decision { return time }
    return first.time
  }

  /// How long it took until the last decision, in seconds.
  public var duration: Double { (events.last?.time ?? 0) - start }

  /// The gesture as text: the touches with those who took part in them, then what happened in order, then what became
  /// of each recognizer. Many lines, without a line break at the end.
  public var text: String { story().text }

  /// The gesture as a table: a row for each touch and recognizer, a column for each moment at which one of them changed.
  /// Columns stand in the order of time, headed by milliseconds since the gesture began.
  public var table: String { TimelineTable(self).text }
}

extension GestureTimeline {
  /// The events with the times at which what they tell of happened: touches come and go when hosts say so, everything
  /// else when it is decided. Times never go back.
  var timedEvents: [(time: Double, decision: Decision)] {
    var reported: [Int: Double] = [:]
    var last = -Double.infinity
    return events.map { event in
      switch event.decision {
      case .touchHit(let touch, _, _, let time):
        last = max(last, time ?? event.time)
        reported[touch] = last
      case .touchAdmitted(let touch, _, _, _), .touchRefused(let touch, _, _, _, _):
        last = max(last, reported[touch] ?? event.time)
      case .touchEnded(_, _, _, let time): last = max(last, time ?? event.time)
      default: last = max(last, event.time)
      }
      return (last, event.decision)
    }
  }
}

extension GestureTimeline: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}

extension TraceRecorder {
  /// The gestures among what was heard, in order.
  public var gestures: [GestureTimeline] { GestureTimeline.gestures(in: events) }
}

extension Decision {
  /// The touch that the decision is about.
  var touch: Int? {
    switch self {
    case .touchHit(let touch, _, _, _), .touchEnded(let touch, _, _, _), .touchAdmitted(let touch, _, _, _),
      .touchRefused(let touch, _, _, _, _), .viewTouch(let touch, _, _, _), .viewTouchHeld(let touch, _, _, _),
      .viewTouchDropped(let touch, _, _):
      touch
    default: nil
    }
  }

  /// The recognizer that the decision is about, where it is about no touch.
  var recognizer: String? {
    switch self {
    case .recognizerChanged(let recognizer, _, _, _), .recognizerRequires(let recognizer, _, _),
      .recognizersRunTogether(let recognizer, _, _), .recognizerWaits(let recognizer, _),
      .recognizerIgnored(let recognizer, _, _), .actionsSent(let recognizer, _, _):
      recognizer
    default: nil
    }
  }
}
