extension VaryingLines {
  /// Hands out the items that touch `span` as ascending runs when the first line begins at `base`.
  ///
  /// Lines well inside a span as wide as the section come as one run without being looked at; the items of the other
  /// lines are tested one by one, because a small item centred on a line may miss what the line touches.
  func forEachRun(touching span: AxisSpan, base: Double, work: inout Int, _ body: (Range<Int>) -> Void) {
    guard lineCount > 0 else { return }
    // Rounding moves an item by at most half a pixel; the halves are for sums that stop short of one.
    let slack = 1 / pixels.scale
    if linesOverlap {
      return forEachOverlappingRun(touching: span, base: base, slack: slack, work: &work, body)
    }
    var line = firstLine(endingAfter: span.alongMin - slack - base, work: &work)
    guard line < lineCount else { return }
    let coversAcross = covers(span)
    let inner = innerLines(of: span, slack: slack, base: base, work: &work)
    var start = start(ofLine: line)
    while line < lineCount, base + start - slack < span.alongMax {
      if coversAcross, inner.contains(line) {
        work += 1
        body(Int(firstItems[line])..<items(ofLine: inner.upperBound - 1).upperBound)
        line = inner.upperBound
        if line < lineCount { start = self.start(ofLine: line) }
        continue
      }
      appendRuns(ofLine: line, start: base + start, touching: span, work: &work, body)
      start = self.start(after: line, at: start)
      line += 1
    }
  }

  func appendRuns(
    ofLine line: Int, start: Double, touching span: AxisSpan, work: inout Int, _ body: (Range<Int>) -> Void
  ) {
    let items = items(ofLine: line)
    var runStart = items.lowerBound
    for item in items {
      work += 1
      if !span.touches(frame(ofItem: item, lineStart: start, extent: extents[line])) {
        if runStart < item { body(runStart..<item) }
        runStart = item + 1
      }
    }
    if runStart < items.upperBound { body(runStart..<items.upperBound) }
  }

  /// Tells whether every item touches `span` across the scroll axis.
  func covers(_ span: AxisSpan) -> Bool {
    span.acrossMin <= acrossMin && acrossMax <= span.acrossMax
  }

  /// The lines that lie inside `span` along the scroll axis, the slack included.
  private func innerLines(of span: AxisSpan, slack: Double, base: Double, work: inout Int) -> Range<Int> {
    let low = firstLine(beginningAfter: span.alongMin + slack - base, work: &work)
    let high = firstLine(endingAfter: span.alongMax - slack - base, work: &work)
    return low..<max(low, high)
  }

  private func firstLine(beginningAfter position: Double, work: inout Int) -> Int {
    firstLine(work: &work) { start, _ in start > position }
  }

  private func firstLine(endingAfter position: Double, work: inout Int) -> Int {
    firstLine(work: &work) { start, extent in start + extent > position }
  }

  /// The first line of which `passes` holds, given where it begins and its extent; it must hold from there on.
  private func firstLine(work: inout Int, passes: (Double, Double) -> Bool) -> Int {
    // The first block whose first line passes; the answer is that line or one of the block before.
    let block = blockStarts.indices.partitionPoint(work: &work) {
      passes(blockStarts[$0], extents[$0 * Self.linesPerBlock])
    }
    guard block > 0 else { return 0 }
    var line = (block - 1) * Self.linesPerBlock
    let end = min(block * Self.linesPerBlock, lineCount)
    var start = blockStarts[block - 1]
    while line < end, !passes(start, extents[line]) {
      work += 1
      start += extents[line] + lineSpacing
      line += 1
    }
    return line
  }
}
