import Foundation

extension MixedLines {
  /// Changed items that lie farther apart than this are laid out each on its own. Our choice: as many as a stretch has lines.
  private static let groupingDistance = 128

  /// Changes the sizes of items, named in ascending order. Cost: their stretches, and one addition for each later one.
  mutating func setSizes(_ changes: some Collection<(item: Int, size: CGSize)>, work: inout Int) {
    var group: [(item: Int, size: CGSize)] = []
    for change in changes {
      if let last = group.last, change.item > last.item + Self.groupingDistance {
        setSizes(ofGroup: group, work: &work)
        group.removeAll(keepingCapacity: true)
      }
      group.append(change)
    }
    setSizes(ofGroup: group, work: &work)
  }

  private mutating func setSizes(ofGroup group: [(item: Int, size: CGSize)], work: inout Int) {
    guard let first = group.first?.item, let last = group.last?.item else { return }
    var sizes = pieces(of: first..<last + 1).sizes
    for (item, size) in group { sizes[item - first] = size }
    replace(first..<last + 1, with: [.own(sizes[...])], work: &work)
  }

  /// The sizes of a run of items.
  func pieces(of items: Range<Int>) -> [SizePiece] {
    guard !items.isEmpty else { return [] }
    var pieces: [SizePiece] = []
    var index = stretch(ofItem: items.lowerBound)
    var item = items.lowerBound
    while item < items.upperBound {
      let stretch = stretches[index]
      let end = min(items.upperBound, stretch.endItem)
      pieces.append(stretch.piece(of: item - stretch.firstItem..<end - stretch.firstItem))
      item = end
      index += 1
    }
    return pieces
  }

  /// Puts other items in the place of some, or of none.
  ///
  /// Lines are filled from the line of the item before on, until one begins where a stretch did before. Cost: the lines in
  /// between, and one addition for each later stretch.
  mutating func replace(_ items: Range<Int>, with new: [SizePiece], work: inout Int) {
    let (kept, first) = stretchesKept(before: items.lowerBound)
    var made: [LineStretch] = []
    if kept < stretches.count, first > stretches[kept].firstItem {
      // Whole lines of equal items before the first line that may change.
      let before = stretches[kept].piece(of: 0..<first - stretches[kept].firstItem)
      if case .equal(let size, let count) = before { made.append(equal(size, count: count)) }
    }
    var pieces = SizePieceReader(pieces(of: first..<items.lowerBound) + new)
    var next = stretches.count
    if items.upperBound < itemCount {
      next = stretch(ofItem: items.upperBound)
      let stretch = stretches[next]
      if stretch.firstItem < items.upperBound {
        pieces.append(stretch.piece(of: items.upperBound - stretch.firstItem..<stretch.itemCount))
        next += 1
      }
    }
    fill(from: &pieces, into: &made, next: &next, work: &work)
    stretches.replaceSubrange(kept..<next, with: made)
    lineUp(from: kept, work: &work)
  }

  /// How many stretches stay as they are when the items from `item` on change, and the first item that is laid out again:
  /// that of the line of the item before, which a changed one may join, or that the section may now end with.
  private func stretchesKept(before item: Int) -> (count: Int, firstItem: Int) {
    guard item > 0 else { return (0, 0) }
    var index = stretch(ofItem: item - 1)
    var first = stretches[index].firstItem
    if case .equal(let lines) = stretches[index].lines {
      let line = (item - 1 - first) / lines.itemsPerLine
      if line >= Self.fewestEqualLines { first += line * lines.itemsPerLine }
    }
    // Short stretches become one, so that a list that is measured piece by piece does not fall apart.
    if first == stretches[index].firstItem, index > 0, case .own(let before) = stretches[index - 1].lines,
      before.lineCount <= Self.linesPerStretch / 2
    {
      index -= 1
      first = stretches[index].firstItem
    }
    return (index, first)
  }

  /// Makes stretches of what is read; at the end of it, of the old stretches from `next` on, as far as they change.
  private func fill(
    from pieces: inout SizePieceReader, into made: inout [LineStretch], next: inout Int, work: inout Int
  ) {
    var own: [CGSize] = []
    var lines = 0
    func finish(endsSection: Bool) {
      guard !own.isEmpty else { return }
      made.append(
        LineStretch(
          .own(
            VaryingLines(
              sizes: own, axis: axis, filling: filling, lineSpacing: lineSpacing, pixels: pixels,
              endsSection: endsSection))))
      work += own.count
      own = []
      lines = 0
    }
    while true {
      if pieces.isAtEnd {
        guard next < stretches.count, lines > 0, case .own(let old) = stretches[next].lines,
          lines + old.lineCount <= Self.linesPerStretch
        else { break }
        pieces.append(stretches[next].piece(of: 0..<stretches[next].itemCount))
        next += 1
      }
      if let run = pieces.equalRun {
        let taken = equalItems(of: run, endsSection: pieces.holdsOnePiece && next == stretches.count)
        if taken > 0 {
          finish(endsSection: false)
          pieces.skip(taken)
          append(run.size, count: taken, to: &made)
          work += 1
          continue
        }
      }
      var used = 0.0
      var isFirst = true
      while true {
        if pieces.isAtEnd, next < stretches.count {
          // The line goes on with an item of the old stretches, or that does not fit.
          let following = axis.across(stretches[next].size(ofItem: 0))
          guard filling.takes(following, after: used) else { break }
          pieces.append(stretches[next].piece(of: 0..<stretches[next].itemCount))
          next += 1
        }
        guard let size = pieces.next else { break }
        let across = axis.across(size)
        if isFirst {
          used = across
          isFirst = false
        } else {
          guard filling.takes(across, after: used) else { break }
          used += filling.spacing + across
        }
        own.append(size)
        pieces.skip(1)
      }
      lines += 1
      if lines == Self.linesPerStretch { finish(endsSection: pieces.isAtEnd && next == stretches.count) }
    }
    finish(endsSection: next == stretches.count)
  }

  /// How many of equal items make whole lines that are worth a stretch; all of them where the section ends with them. The
  /// last line stays out of it: what follows may be small enough to join.
  private func equalItems(of run: (size: CGSize, count: Int), endsSection: Bool) -> Int {
    let capacity = filling.capacity(ofLength: axis.across(run.size))
    guard capacity * Double(Self.fewestEqualLines) < Double(run.count) else { return 0 }
    return endsSection ? run.count : (run.count - 1) / Int(capacity) * Int(capacity)
  }

  /// Equal items after equal items of the same size are one stretch with them.
  private func append(_ size: CGSize, count: Int, to made: inout [LineStretch]) {
    if let last = made.last, case .equal(let lines) = last.lines, lines.size == size {
      made[made.count - 1] = equal(size, count: lines.itemCount + count)
    } else {
      made.append(equal(size, count: count))
    }
  }

  private func equal(_ size: CGSize, count: Int) -> LineStretch {
    LineStretch(
      .equal(
        UniformLines(
          itemCount: count, size: size, axis: axis, filling: filling, lineSpacing: lineSpacing, pixels: pixels)))
  }
}
