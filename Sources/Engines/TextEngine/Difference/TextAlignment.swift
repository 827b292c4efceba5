/// The letters of one text and those of another that stand for each other, kept while both are edited.
///
/// A host keeps one between the page's text and the field's own. Letters that are alike are not confused: which one a program
/// refused is known from when it was typed, not from a comparison of the two texts. Letters are compared only where both
/// texts hold something that came from elsewhere, as when a program formats what was typed.
struct TextAlignment: Sendable, Equatable {
  /// In order in both texts, none of them empty.
  private(set) var runs: [TextRun]
  private(set) var sourceLength: Int
  private(set) var targetLength: Int

  /// The alignment of a text with itself.
  init(length: Int) {
    runs = length == 0 ? [] : [TextRun(source: 0, target: 0, length: length)]
    sourceLength = length
    targetLength = length
  }

  /// The alignment of a text with what it has become, by comparison.
  init(from source: [UInt16], to target: [UInt16]) {
    runs = []
    sourceLength = source.count
    targetLength = target.count
    compare(source, target)
  }

  /// The alignment of a text with itself after one replacement.
  init(length: Int, replacing range: Range<Int>, by count: Int) {
    self.init(length: length)
    replaceTarget(range, by: count)
  }

  /// The range of the first text that was replaced is by nothing of the second.
  mutating func replaceSource(_ range: Range<Int>, by count: Int) {
    let shift = count - range.count
    runs = cutRuns(range, start: \.source).map { $0.source >= range.upperBound ? $0.moved(source: shift) : $0 }
    sourceLength += shift
  }

  /// The range of the second text that was replaced is by nothing of the first.
  mutating func replaceTarget(_ range: Range<Int>, by count: Int) {
    let shift = count - range.count
    runs = cutRuns(range, start: \.target).map { $0.target >= range.upperBound ? $0.moved(target: shift) : $0 }
    targetLength += shift
  }

  /// Two stretches that have come stand for each other. Nothing happens where that contradicts what is known.
  mutating func align(_ run: TextRun) {
    guard run.length > 0 else { return }
    let place = runs.firstIndex { $0.source >= run.sourceEnd } ?? runs.count
    if place > 0, runs[place - 1].sourceEnd > run.source || runs[place - 1].targetEnd > run.target { return }
    if place < runs.count, runs[place].target < run.targetEnd { return }
    runs.insert(run, at: place)
    join()
  }

  /// The second text has become another one.
  mutating func follow(_ change: TextAlignment) {
    var followed: [TextRun] = []
    var next = 0
    for run in runs {
      while next < change.runs.count, change.runs[next].sourceEnd <= run.target { next += 1 }
      var index = next
      while index < change.runs.count, change.runs[index].source < run.targetEnd {
        let other = change.runs[index]
        let lower = max(run.target, other.source)
        let upper = min(run.targetEnd, other.sourceEnd)
        followed.append(
          TextRun(
            source: run.source + lower - run.target, target: other.target + lower - other.source, length: upper - lower)
        )
        index += 1
      }
    }
    runs = followed
    targetLength = change.targetLength
    join()
  }

  /// Places of the second text that a position of the first may mean: several where the second holds more there.
  func places(of position: Int) -> ClosedRange<Int> {
    let next = runs.partitionIndex { $0.source >= position }
    if next > 0, runs[next - 1].sourceEnd > position {
      let place = runs[next - 1].target + position - runs[next - 1].source
      return place...place
    }
    let gap = gap(before: next)
    if gap.source.isEmpty { return gap.target.lowerBound...gap.target.upperBound }
    if position >= gap.source.upperBound { return gap.target.upperBound...gap.target.upperBound }
    let place = min(gap.target.lowerBound + position - gap.source.lowerBound, gap.target.upperBound)
    return place...place
  }

  /// Tells whether a position lies within something of the first text that nothing of the second stands for.
  func isUncertain(_ position: Int) -> Bool {
    let next = runs.partitionIndex { $0.source >= position }
    if next > 0, runs[next - 1].sourceEnd > position { return false }
    let source = gap(before: next).source
    return position > source.lowerBound && position < source.upperBound
  }

  /// The stretches of both texts between a run and the one before it.
  private func gap(before next: Int) -> (source: Range<Int>, target: Range<Int>) {
    let source = next > 0 ? runs[next - 1].sourceEnd : 0
    let target = next > 0 ? runs[next - 1].targetEnd : 0
    return next < runs.count
      ? (source..<runs[next].source, target..<runs[next].target) : (source..<sourceLength, target..<targetLength)
  }

  /// Compares letters where both texts hold something that nothing is known of.
  mutating func compare(_ source: [UInt16], _ target: [UInt16]) {
    var found: [TextRun] = []
    for next in 0...runs.count {
      let gap = gap(before: next)
      if !gap.source.isEmpty, !gap.target.isEmpty {
        TextComparison(source[gap.source], target[gap.target]).append(to: &found)
      }
      if next < runs.count { found.append(runs[next]) }
    }
    runs = found.compactMap { $0.cut(in: source, target) }
    join()
  }

  /// The runs without what lies in a range of one of the texts.
  private func cutRuns(_ range: Range<Int>, start: KeyPath<TextRun, Int>) -> [TextRun] {
    var cut: [TextRun] = []
    for run in runs {
      let head = min(max(range.lowerBound - run[keyPath: start], 0), run.length)
      let skipped = min(max(range.upperBound - run[keyPath: start], 0), run.length)
      if head == run.length || skipped == 0 {
        // An insertion within a run cuts it, too.
        cut.append(run)
        continue
      }
      if head > 0 { cut.append(TextRun(source: run.source, target: run.target, length: head)) }
      if skipped < run.length {
        cut.append(
          TextRun(source: run.source + skipped, target: run.target + skipped, length: run.length - skipped))
      }
    }
    return cut
  }

  /// Neighbours that follow each other in both texts are one run.
  private mutating func join() {
    var joined: [TextRun] = []
    for run in runs {
      if let last = joined.last, last.sourceEnd == run.source, last.targetEnd == run.target {
        joined[joined.count - 1].length += run.length
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }
}
