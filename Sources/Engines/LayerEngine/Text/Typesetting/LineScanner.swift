/// Finds where lines end.
struct LineScanner {
  private var reader: ClusterReader
  /// The number of UTF-8 bytes.
  let count: Int
  /// The most that a line may advance, in font units.
  let limit: Int
  /// The advance of a hyphen.
  private let hyphenAdvance: Int
  /// Tells whether lines break between the words of Korean text only.
  private let keepsHangulWords: Bool

  init(reader: ClusterReader, count: Int, limit: Int, hyphenAdvance: Int, keepsHangulWords: Bool) {
    self.keepsHangulWords = keepsHangulWords
    self.hyphenAdvance = hyphenAdvance
    self.reader = reader
    self.count = count
    self.limit = limit
  }

  /// The line that starts at `start`. Reads one cluster more than the line has; what a line gives back to the next one
  /// is less than a line, so the lines of a text are found in linear time.
  mutating func line(from start: Int, breaksAnywhere: Bool) -> LineSpan {
    var span = LineSpan(start: start, visibleEnd: start, advance: 0, next: start)
    var lastBreak: LineSpan?
    var advance = 0
    var beforePrevious: BreakTraits?
    var previous: BreakTraits?
    while span.next < count {
      var cluster = reader.cluster(at: span.next)
      if keepsHangulWords, cluster.traits.contains(.hangul) { cluster.traits.remove(.wide) }
      if cluster.traits.contains(.lineEnd) {
        span.next = cluster.end
        span.endsParagraph = true
        return span
      }
      if !breaksAnywhere, let previous,
        BreakTraits.allowBreak(beforePrevious: beforePrevious, previous: previous, next: cluster.traits)
      {
        if !previous.contains(.softHyphen) {
          lastBreak = span
        } else if advance + hyphenAdvance <= limit {
          lastBreak = span
          lastBreak?.advance += hyphenAdvance
          lastBreak?.endsWithHyphen = true
        }
      }
      advance += cluster.advance
      if !cluster.traits.contains(.space) {
        // One cluster always goes onto a line, else the text would never end.
        if advance > limit, span.next > start { return lastBreak ?? span }
        span.visibleEnd = cluster.end
        span.advance = advance
      }
      span.next = cluster.end
      beforePrevious = previous
      previous = cluster.traits
    }
    return span
  }

  /// The longest start of a line that advances by no more than `room` and does not end with a space.
  ///
  /// With `goesOver`, the cluster that crosses the edge is taken too. `next` is where reading stopped.
  mutating func prefix(from start: Int, room: Int, goesOver: Bool = false) -> LineSpan {
    var span = LineSpan(start: start, visibleEnd: start, advance: 0, next: start)
    var advance = 0
    while span.next < count {
      let cluster = reader.cluster(at: span.next)
      if cluster.traits.contains(.lineEnd) { return span }
      advance += cluster.advance
      if !cluster.traits.contains(.space) {
        if advance > room, !goesOver { return span }
        span.visibleEnd = cluster.end
        span.advance = advance
        if advance > room {
          span.next = cluster.end
          return span
        }
      }
      span.next = cluster.end
    }
    return span
  }

  /// The longest end of the paragraph that `start` is in, of no more than `room`, without spaces at its ends and not
  /// reaching back before `start`. Reads the paragraph from `start` to its end, in constant space.
  mutating func suffix(from start: Int, room: Int) -> LineSpan {
    // The paragraph's advance up to its last visible cluster has to be known before the suffix can start.
    let whole = prefix(from: start, room: .max)
    var surplus = whole.advance - room
    var span = LineSpan(start: start, visibleEnd: whole.visibleEnd, advance: whole.advance, next: whole.next)
    while span.start < whole.visibleEnd {
      let cluster = reader.cluster(at: span.start)
      if surplus <= 0, !cluster.traits.contains(.space) { break }
      surplus -= cluster.advance
      span.advance -= cluster.advance
      span.start = cluster.end
    }
    return span
  }
}
