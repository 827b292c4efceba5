import DecisionTrace
import GestureEngine

/// Divides what happened in a recording into stories.
struct StoryWriter {
  private struct Part {
    var kind: TimelineStory.Kind
    var start: Double
    /// When the last thing happened.
    var last: Double
    /// Until when frames have come since, one after the other: something moves.
    var lastMotion = 0.0
    var events: [TraceEvent] = []
    /// How many of the events are the gesture itself, where it is one; the others follow from it.
    var gestureCount = 0
    var inputs: [HostInput] = []
  }

  private var parts: [Part] = []
  private var events: [TraceEvent] = []
  private var ranges: [Range<Int>] = []
  private var gestureIndex = 0

  mutating func stories(of recording: HostInputRecording) -> [TimelineStory] {
    events = recording.events
    ranges = GestureTimeline.ranges(in: events)
    let counts = (recording.decisions ?? []).map(\.entryCount)
    var next = 0
    for (index, entry) in recording.entries.enumerated() {
      while next < events.count, counts[next] <= index {
        add(next)
        next += 1
      }
      switch entry.event {
      case .input(let input): add(input, at: input.time ?? entry.clock, before: next)
      case .frame(let time, _): addFrame(at: max(time, entry.clock))
      }
    }
    while next < events.count {
      add(next)
      next += 1
    }
    return parts.map(Self.story)
  }

  // MARK: What is divided

  private mutating func add(_ index: Int) {
    let event = events[index]
    while gestureIndex < ranges.count, ranges[gestureIndex].upperBound <= index { gestureIndex += 1 }
    if gestureIndex < ranges.count, ranges[gestureIndex].contains(index) {
      if ranges[gestureIndex].lowerBound == index {
        parts.append(Part(kind: .gesture, start: event.time, last: event.time))
      }
      append(event)
      parts[parts.count - 1].gestureCount = parts[parts.count - 1].events.count
      return
    }
    guard TimelineStory.tells(event) else { return }
    if parts.last.map({ event.time - max($0.last, $0.lastMotion) > GestureTimeline.longestPause }) ?? true {
      parts.append(Part(kind: .program, start: event.time, last: event.time))
    }
    append(event)
  }

  /// While something moves frames come some sixty times a second, and at rest none do.
  private static let longestFrame = 0.25

  private mutating func addFrame(at time: Double) {
    guard let part = parts.last else { return }
    let last = max(part.last, part.lastMotion)
    if time - last <= Self.longestFrame { parts[parts.count - 1].lastMotion = max(time, last) }
  }

  private mutating func append(_ event: TraceEvent) {
    parts[parts.count - 1].events.append(event)
    parts[parts.count - 1].last = max(parts[parts.count - 1].last, event.time)
  }

  /// - Parameter index: that of the event which comes next.
  private mutating func add(_ input: HostInput, at time: Double, before index: Int) {
    guard let kind = input.storyKind else { return }
    // A finger is on the screen: what comes meanwhile is told among what it does.
    if gestureIndex < ranges.count, ranges[gestureIndex].lowerBound < index, index < ranges[gestureIndex].upperBound,
      let last = parts.last
    {
      guard kind != .hover else { return }
      append(TraceEvent(sequence: 0, time: max(last.last, time), decision: .told(words: StoryTitle.words(for: input))))
      return
    }
    if let last = parts.last {
      let isSoon = time - last.last <= GestureTimeline.longestPause
      if kind == last.kind, kind != .host, isSoon || kind == .hover {
        parts[parts.count - 1].inputs.append(input)
        parts[parts.count - 1].last = max(last.last, time)
        return
      }
      // A key that comes up, and a pointer that trembles while a wheel turns, begin nothing.
      if isSoon, kind == .hover, last.kind != .gesture { return }
    }
    if case .key(let sample) = input, !sample.isDown { return }
    if case .hover(let sample) = input, sample.location == nil { return }
    parts.append(Part(kind: kind, start: time, last: time, inputs: [input]))
  }

  // MARK: What is told

  private static func story(_ part: Part) -> TimelineStory {
    if part.kind == .gesture {
      let gesture = GestureTimeline(Array(part.events[..<part.gestureCount]))
      return gesture.story(following: Array(part.events[part.gestureCount...]))
    }
    let title = StoryTitle.title(of: part.kind, part.inputs)
    return TimelineStory(
      kind: part.kind, title: "\(title); it began at \(StoryTitle.milliseconds(part.start))", start: part.start,
      end: part.last, events: part.events)
  }
}

extension TimelineStory {
  /// Tells whether a story has a line for an event.
  fileprivate static func tells(_ event: TraceEvent) -> Bool {
    !TimelineStory(kind: .program, title: "", start: event.time, end: event.time, events: [event]).moments.isEmpty
  }
}

extension HostInput {
  /// The kind of the story that a report begins; nil for touches.
  fileprivate var storyKind: TimelineStory.Kind? {
    switch self {
    case .touches: nil
    case .hover: .hover
    case .scroll: .wheel
    case .magnify: .pinch
    case .key: .keys
    case .accessibility: .tool
    case .text: .keys
    case .screen, .visibility, .address, .back, .latency, .keyboard, .drag: .host
    }
  }

  /// When it happened, where the report says so.
  fileprivate var time: Double? {
    switch self {
    case .hover(let sample): sample.time
    case .scroll(let sample): sample.time
    case .magnify(let sample): sample.time
    case .key(let sample): sample.time
    case .accessibility(let action): action.time
    case .text(let report): report.time
    case .keyboard(let report): report.time
    case .drag(let report): report.time
    case .touches, .screen, .visibility, .address, .back, .latency: nil
    }
  }
}
