import OpenCollectionView

/// What was heard, in order. A story ends when nothing is heard for a while; the next one counts from its own start.
struct TapJournal {
  private(set) var entries: [TapEntry] = []
  private var start: Double?
  private var last: Double?

  /// Longer than a double tap needs, and shorter than a person who watches what happened.
  private static let pause = 0.8
  /// More than anybody reads.
  private static let capacity = 400

  /// Takes in something that was heard at a time, in seconds.
  mutating func note(_ text: String, by listener: TapEntry.Listener, isDecisive: Bool = false, at time: Double) {
    let isFirst = last.map { time - $0 > Self.pause } ?? true
    if isFirst { start = time }
    last = time
    if entries.count == Self.capacity { entries.removeFirst(Self.capacity / 4) }
    entries.append(
      TapEntry(
        listener: listener, text: text, isDecisive: isDecisive,
        milliseconds: Int(((time - (start ?? time)) * 1000).rounded()), isFirst: isFirst))
  }

  mutating func removeAll() { self = TapJournal() }
}
