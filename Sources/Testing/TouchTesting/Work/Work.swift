/// How much was done, in exact counts: the same on every machine and in every build, where seconds never are.
///
/// ```swift
/// let work = screen.work { screen.play(.flick(from: low, to: high)) }
/// #expect(work.cellsMade == 0)
/// #expect(work.overruns(of: [\.cellsReused: 12, \.preparations: 0]) == [])
/// ```
public struct Work: Hashable, Sendable, Codable {
  /// Frames that were run.
  public var frames = 0
  /// Frames that changed anything that can be seen: what a host is sent.
  public var commits = 0
  /// Passes in which the views that were marked were laid out, from the root down.
  public var layoutPasses = 0
  /// How often layouts of collection views were prepared.
  public var preparations = 0
  /// How often layouts were asked for the elements of a rectangle.
  public var queries = 0
  /// How many elements they answered, all answers together.
  public var attributesAnswered = 0
  /// Cells that were made.
  public var cellsMade = 0
  /// Cells that were taken from the queue.
  public var cellsReused = 0
  /// Supplementary and decoration views that were made.
  public var supplementaryViewsMade = 0
  /// Supplementary and decoration views that were taken from the queue.
  public var supplementaryViewsReused = 0
  /// Layers that a host had to make.
  public var layersCreated = 0
  /// Layers that a host had to forget.
  public var layersRemoved = 0
  /// Layers that a host had to change, each as often as there were commits that changed it.
  public var layersChanged = 0
  /// Values that were changed in layers: a host is sent so many.
  public var valuesChanged = 0
  /// How often a recognizer was asked whether it takes part in a touch.
  public var recognizersAsked = 0
  /// Changes of recognizers' states.
  public var stateChanges = 0
  /// Timers that fired.
  public var timersFired = 0

  /// No work at all.
  public init() {}

  /// Cells that were given an item to show: made or taken from the queue.
  public var cellsConfigured: Int { cellsMade + cellsReused }

  static let counts: [(name: String, value: any KeyPath<Work, Int> & Sendable)] = [
    ("frames", \.frames), ("commits", \.commits), ("layout passes", \.layoutPasses), ("preparations", \.preparations),
    ("queries", \.queries), ("attributes answered", \.attributesAnswered), ("cells made", \.cellsMade),
    ("cells reused", \.cellsReused), ("supplementary views made", \.supplementaryViewsMade),
    ("supplementary views reused", \.supplementaryViewsReused), ("layers created", \.layersCreated),
    ("layers removed", \.layersRemoved), ("layers changed", \.layersChanged), ("values changed", \.valuesChanged),
    ("recognizers asked", \.recognizersAsked), ("state changes", \.stateChanges), ("timers fired", \.timersFired),
  ]
}

extension Work: CustomStringConvertible {
  /// All that was done, a line each: `cells made: 12`. What was not done is left out; `no work` for nothing.
  public var description: String {
    let lines = Self.counts.filter { self[keyPath: $0.value] != 0 }.map { "\($0.name): \(self[keyPath: $0.value])" }
    return lines.isEmpty ? "no work" : lines.joined(separator: "\n")
  }

  /// How this work differs from other work, a line each, as `cells made: 12, not 0`; empty where it does not.
  public func differences(from expected: Work) -> [String] {
    Self.counts.compactMap { name, path in
      let (now, then) = (self[keyPath: path], expected[keyPath: path])
      return now == then ? nil : "\(name): \(now), not \(then)"
    }
  }

  /// The work that was done more often than a budget allows, a line each, as `cells made: 12, at most 0`; empty where
  /// the budget was kept.
  ///
  /// Work that the budget does not name may be done as often as one likes.
  public func overruns(of budget: [KeyPath<Work, Int>: Int]) -> [String] {
    let named = Self.counts + [("cells configured", \.cellsConfigured)]
    return named.compactMap { name, path in
      guard let limit = budget[path], self[keyPath: path] > limit else { return nil }
      return "\(name): \(self[keyPath: path]), at most \(limit)"
    }
  }
}
