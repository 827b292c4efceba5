import DecisionTrace
public import Foundation
import GestureEngine

/// A recording as a row of stories: what each finger, wheel, key or pointer did, what the program did then, and why.
///
/// ```swift
/// print(recording.timeline.text)
/// try recording.timeline.page(title: "The drag that jumped").write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// What happens within a second of something, or while it still moves, belongs to it, such as content that goes on after a
/// flick; what comes later is a story of the program's own. The same recording gives the same text, to the last byte.
public struct RecordingTimeline: Hashable, Sendable, Codable {
  /// The place of something on the screen at a time.
  public struct Place: Hashable, Sendable, Codable {
    /// In seconds of the application's clock.
    public var time: Double
    /// In points of the screen.
    public var location: CGPoint
  }

  /// The way of a finger from when it came down until it went, or of a pointer until it left.
  public struct Track: Hashable, Sendable, Codable {
    /// Tells whether it touched the screen, or was a pointer or a pen above it.
    public var isTouch: Bool
    /// The places at which it was, in the order of time.
    public var places: [Place]
  }

  /// The size of the screen at the beginning, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// When the first report or frame of it came, in seconds of the application's clock: however long nothing happened before
  /// is left out.
  public var start: Double
  /// When it ends.
  public var end: Double
  /// How many decisions were recorded; nil where none were to be.
  public var decisionCount: Int?
  /// The stories, in order.
  public var stories: [TimelineStory]
  /// The ways of fingers and pointers.
  public var tracks: [Track]

  /// The timeline of a recording.
  public init(_ recording: HostInputRecording) {
    size = recording.screen.size
    scale = recording.screen.scale
    start = recording.entries.first.map(Self.time) ?? recording.start
    end = max(start, recording.end ?? recording.entries.last?.clock ?? start)
    decisionCount = recording.decisions?.count
    var writer = StoryWriter()
    stories = writer.stories(of: recording)
    tracks = Self.tracks(of: recording)
  }

  /// The stories as text, each after its number, with what was recorded before them.
  public var text: String {
    let length = "\(PictureText.number(((end - start) * 1000).rounded() / 1000)) s"
    let decided = decisionCount.map { "\($0) decisions" } ?? "without decisions"
    let head =
      "a recording of \(length) on a screen of \(PictureText.number(size.width)) × \(PictureText.number(size.height)) "
      + "points, \(decided)"
    let told = stories.enumerated().map { index, story in "\(index + 1). \(story.text)" }
    return ([head] + told).joined(separator: "\n\n")
  }

  /// The timeline as JSON, with keys in the order of the alphabet: sizes and places are lists of two numbers.
  public var json: String { RecordingCoding.line(self) }

  /// Moments at which it is worth looking: the beginning, the end, and those between at which something was decided, evenly
  /// chosen.
  ///
  /// - Parameter count: how many at most; two at least.
  public func momentsToLookAt(_ count: Int = 12) -> [Double] {
    var decided: [Double] = []
    for story in stories {
      decided.append(story.start)
      decided.append(contentsOf: story.moments.map(\.time))
      decided.append(story.end)
    }
    decided.removeAll { $0 <= start || $0 >= end }
    var times: [Double] = []
    // Moments of one frame show the same.
    for time in decided.sorted() where time - (times.last ?? -.infinity) > 1.0 / 60 { times.append(time) }
    let inner = max(0, count - 2)
    if times.count > inner {
      times = (0..<inner).map { times[($0 * 2 + 1) * times.count / (inner * 2)] }
    }
    return [start] + times + (end > start ? [end] : [])
  }

  private static func time(of entry: HostInputRecording.Entry) -> Double {
    // A clock that nothing has moved for a while is moved by the frame.
    guard case .frame(let time, _) = entry.event else { return entry.clock }
    return max(entry.clock, time)
  }

  /// More points of a way than these are left out, evenly: a page that is looked at shows no more.
  private static let mostPlaces = 2_000

  private static func tracks(of recording: HostInputRecording) -> [Track] {
    var tracks: [Track] = []
    var open: [Int32: Int] = [:]
    var pointer: Int?
    func add(_ place: Place, to index: Int) {
      if tracks[index].places.count < mostPlaces { tracks[index].places.append(place) }
    }
    for case .input(let input) in recording.entries.map(\.event) {
      switch input {
      case .touches(let samples):
        for sample in samples {
          let place = Place(time: sample.time, location: sample.location)
          if sample.phase == .began {
            open[sample.identifier] = tracks.count
            tracks.append(Track(isTouch: true, places: []))
          }
          if let index = open[sample.identifier] { add(place, to: index) }
          if sample.phase == .ended || sample.phase == .cancelled { open[sample.identifier] = nil }
        }
      case .hover(let sample):
        guard let location = sample.location else {
          pointer = nil
          continue
        }
        if pointer == nil {
          pointer = tracks.count
          tracks.append(Track(isTouch: false, places: []))
        }
        if let pointer { add(Place(time: sample.time, location: location), to: pointer) }
      default: break
      }
    }
    return tracks
  }
}

extension HostInputRecording {
  /// The recording as stories.
  public var timeline: RecordingTimeline { RecordingTimeline(self) }
}
