extension VaryingLines {
  /// The stretch that the lines of a block cover along the scroll axis, counted from the block's beginning.
  struct LineReach: Sendable {
    var low = Double.infinity
    var high = -Double.infinity
  }

  /// Notes how far overlapping lines reach, after blocks have moved. Cost: the lines of the changed blocks, and two steps
  /// for each block.
  mutating func noteReaches(changedBlocks: Range<Int>, work: inout Int) {
    let count = blockStarts.count
    blockReaches.resize(to: count, filler: LineReach())
    endsSoFar.resize(to: count, filler: 0)
    startsFromHere.resize(to: count, filler: 0)
    for block in changedBlocks {
      var reach = LineReach()
      var start = 0.0
      for line in lines(ofBlock: block) {
        reach.low = min(reach.low, start)
        reach.high = max(reach.high, start + extents[line])
        start += extents[line] + lineSpacing
      }
      work += Self.linesPerBlock
      blockReaches[block] = reach
    }
    var farthest = -Double.infinity
    for block in 0..<count {
      farthest = max(farthest, blockStarts[block] + blockReaches[block].high)
      endsSoFar[block] = farthest
    }
    var nearest = Double.infinity
    for block in (0..<count).reversed() {
      nearest = min(nearest, blockStarts[block] + blockReaches[block].low)
      startsFromHere[block] = nearest
    }
    work += 2 * count
  }

  /// As ``forEachRun(touching:base:work:_:)`` where lines overlap: neither their beginnings nor their ends ascend, so what
  /// touches is looked for in the blocks that reach the span. A block that lies well inside comes without a look at its lines.
  func forEachOverlappingRun(
    touching span: AxisSpan, base: Double, slack: Double, work: inout Int, _ body: (Range<Int>) -> Void
  ) {
    let low = span.alongMin - slack - base
    let high = span.alongMax + slack - base
    let coversAcross = covers(span)
    let first = endsSoFar.indices.partitionPoint(work: &work) { endsSoFar[$0] > low }
    let end = (first..<startsFromHere.count).partitionPoint(work: &work) { startsFromHere[$0] >= high }
    for block in first..<end {
      work += 1
      let start = blockStarts[block]
      let reach = blockReaches[block]
      guard start + reach.low < high, start + reach.high > low else { continue }
      let lines = lines(ofBlock: block)
      if coversAcross, start + reach.low > low + 2 * slack, start + reach.high < high - 2 * slack {
        body(Int(firstItems[lines.lowerBound])..<items(ofLine: lines.upperBound - 1).upperBound)
        continue
      }
      appendRuns(ofLines: lines, start: start, from: low, to: high, touching: span, base: base, work: &work, body)
    }
  }

  private func appendRuns(
    ofLines lines: Range<Int>, start blockStart: Double, from low: Double, to high: Double, touching span: AxisSpan,
    base: Double, work: inout Int, _ body: (Range<Int>) -> Void
  ) {
    var start = blockStart
    for line in lines {
      work += 1
      if start < high, start + extents[line] > low {
        appendRuns(ofLine: line, start: base + start, touching: span, work: &work, body)
      }
      start += extents[line] + lineSpacing
    }
  }

  private func lines(ofBlock block: Int) -> Range<Int> {
    block * Self.linesPerBlock..<min((block + 1) * Self.linesPerBlock, lineCount)
  }
}
