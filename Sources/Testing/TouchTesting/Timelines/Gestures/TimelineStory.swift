public import DecisionTrace

/// A part of what happened, told: who began it, what followed in which order, and what came of it.
///
/// Times are seconds of the application's clock. The words are the same on every machine.
public struct TimelineStory: Hashable, Sendable, Codable {
  /// The cause that a story begins with.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Fingers, pens or a pressed pointer.
    case gesture
    /// A wheel, or two fingers on a trackpad.
    case wheel
    /// Two fingers that pinch on a trackpad.
    case pinch
    /// A pointer without a button, or a pen above the screen.
    case hover
    /// Keys.
    case keys
    /// An assistive tool.
    case tool
    /// The host: another screen, another address, the page is hidden.
    case host
    /// Nobody: the program, or time.
    case program
  }

  /// A line of a story: something that happened once, or several times with nothing else between.
  public struct Moment: Hashable, Sendable, Codable {
    /// When it happened, for the first time.
    public var time: Double
    /// When it happened last.
    public var lastTime: Double
    /// How often.
    public var count: Int
    /// The words that tell of it, with its reason.
    public var words: String
  }

  /// A touch of a story.
  public struct Finger: Hashable, Sendable, Codable {
    /// The number of the touch.
    public var touch: Int
    /// The words that tell where it came down and where it went.
    public var words: String
    /// The recognizers that take part in it, each with its place.
    public var takingPart: [String]
    /// Those that do not, each with its place and the reason.
    public var notTakingPart: [String]
  }

  /// The cause that the story begins with.
  public var kind: Kind
  /// The story in a sentence.
  public var title: String
  /// When it begins.
  public var start: Double
  /// When the last thing of it happened.
  public var end: Double
  /// Its touches.
  public var fingers: [Finger]
  /// The events, in order.
  public var moments: [Moment]
  /// The result of each recognizer.
  public var outcomes: [String]

  /// A story that events tell.
  ///
  /// Layouts that are asked, views that are made and animations of single layers are left out: there are many, and each
  /// follows from what is told.
  public init(kind: Kind, title: String, start: Double, end: Double, events: [TraceEvent]) {
    let timeline = GestureTimeline(events)
    self.init(kind: kind, title: title, start: start, end: end, timeline, following: [])
  }

  init(
    kind: Kind, title: String, start: Double, end: Double, _ timeline: GestureTimeline, following: [TraceEvent]
  ) {
    self.kind = kind
    self.title = title
    self.start = start
    self.end = max(end, following.last?.time ?? end)
    fingers = TimelineTouch.touches(in: timeline).map(\.finger)
    moments = TimelineMoments(GestureTimeline(timeline.events + following)).moments
    outcomes = TimelineOutcome.outcomes(in: timeline).map(\.sentence)
  }

  /// The story as text: the touches with those who took part in them, then what happened in order, then what became of each
  /// recognizer. Many lines, without a line break at the end.
  public var text: String {
    var result = [title]
    for finger in fingers {
      result += ["", finger.words]
      result += finger.takingPart.map { "  \($0) takes part" }
      result += finger.notTakingPart.map { "  \($0)" }
    }
    if kind == .gesture || !moments.isEmpty { result += ["", "what happened"] }
    let times = moments.map { DecisionText.milliseconds($0.time - start) }
    let width = times.map(\.count).max() ?? 0
    for (moment, time) in zip(moments, times) { result.append("  \(time.leftPadded(to: width))  \(text(of: moment))") }
    if !outcomes.isEmpty { result += ["", "in the end"] + outcomes.map { "  \($0)" } }
    return result.joined(separator: "\n")
  }

  private func text(of moment: Moment) -> String {
    guard moment.count > 1 else { return moment.words }
    let end = moment.lastTime > moment.time ? ", until \(DecisionText.milliseconds(moment.lastTime - start))" : ""
    return "\(moment.words), \(moment.count) times\(end)"
  }
}

extension GestureTimeline {
  /// The gesture as a story. What `following` tells belongs to it, too, such as a scroll view that goes on by itself.
  public func story(following: [TraceEvent] = []) -> TimelineStory {
    let count = TimelineTouch.touches(in: self).count
    let title =
      "a gesture of \(count == 1 ? "1 touch" : "\(count) touches"), decided after "
      + "\(DecisionText.milliseconds(duration)); it began at \(DecisionText.milliseconds(start))"
    return TimelineStory(
      kind: .gesture, title: title, start: start, end: events.last?.time ?? start, self, following: following)
  }
}

extension TimelineTouch {
  fileprivate var finger: TimelineStory.Finger {
    TimelineStory.Finger(
      touch: number, words: sentence,
      takingPart: parts.filter { $0.refusal == nil }.map { $0.recognizer + $0.place },
      notTakingPart: parts.compactMap { part in
        part.refusal.map { "\(part.recognizer)\(part.place) does not: \($0)" }
      })
  }
}
