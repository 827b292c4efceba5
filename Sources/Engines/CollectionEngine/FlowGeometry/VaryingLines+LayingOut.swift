import Foundation

extension VaryingLines {
  /// Changed items that lie farther apart than this are laid out each on its own. Our choice: looking a line up costs as
  /// much as laying out some tens of items.
  private static let groupingDistance = 64

  /// Changes the sizes of items, named in ascending order. Cost: their lines, the blocks, and one addition for each later
  /// block, unless a change moves items between lines; then the later items too.
  mutating func setSizes(_ changes: some Collection<(item: Int, size: CGSize)>, work: inout Int) {
    guard var first = changes.first?.item else { return }
    var last = first
    for (item, size) in changes {
      if item > last + Self.groupingDistance {
        layOut(fromLine: lineToBeginWith(changedItem: first, work: &work), changedItems: first..<last + 1, work: &work)
        first = item
      }
      sizes[item] = size
      last = item
    }
    layOut(fromLine: lineToBeginWith(changedItem: first, work: &work), changedItems: first..<last + 1, work: &work)
  }

  /// Replaces the items from `first` on. Cost: linear in the items from `first` on.
  mutating func replaceItems(from first: Int, with newSizes: some Collection<CGSize>, work: inout Int) {
    let line = lineToBeginWith(changedItem: first, work: &work)
    sizes.removeSubrange(first...)
    sizes.append(contentsOf: newSizes)
    if acrossOrigins.count > sizes.count {
      acrossOrigins.removeSubrange(sizes.count...)
    } else {
      acrossOrigins.append(contentsOf: repeatElement(0, count: sizes.count - acrossOrigins.count))
    }
    layOut(fromLine: line, changedItems: first..<Int.max, work: &work)
  }

  /// The line of the item before: a change may let the changed item join it, or make it the last.
  private func lineToBeginWith(changedItem item: Int, work: inout Int) -> Int {
    item == 0 || lineCount == 0 ? 0 : line(ofItem: item - 1, work: &work)
  }

  /// Fills lines from `firstLine` on until all `changedItems` are placed and a line begins where it did before.
  mutating func layOut(fromLine firstLine: Int, changedItems: Range<Int>, work: inout Int) {
    var line = firstLine
    var item = firstLine < lineCount ? Int(firstItems[firstLine]) : 0
    var metOldLines = false
    while item < sizes.count {
      let first = item
      var used = axis.across(sizes[first])
      var extent = axis.along(sizes[first])
      item += 1
      while item < sizes.count {
        let across = axis.across(sizes[item])
        guard filling.takes(across, after: used) else { break }
        used += filling.spacing + across
        extent = max(extent, axis.along(sizes[item]))
        item += 1
      }
      place(items: first..<item, used: used)
      work += item - first
      setLine(line, firstItem: first, extent: extent)
      line += 1
      if item >= changedItems.upperBound, line < lineCount, Int(firstItems[line]) == item {
        metOldLines = true
        break
      }
    }
    if !metOldLines {
      firstItems.removeSubrange(line...)
      extents.removeSubrange(line...)
    }
    sumBlocks(changedLines: firstLine..<line, work: &work)
  }

  private mutating func setLine(_ line: Int, firstItem: Int, extent: Double) {
    if line < firstItems.count {
      firstItems[line] = Int32(firstItem)
      extents[line] = extent
    } else {
      firstItems.append(Int32(firstItem))
      extents.append(extent)
    }
  }

  /// Puts the items of one line across the scroll axis; `used` is what they and their least spacings take up.
  private mutating func place(items: Range<Int>, used: Double) {
    let first = sizes[items.lowerBound]
    let isLast = endsSection && items.upperBound == sizes.count
    var position = filling.leading
    var gap = filling.spacing
    if isLast {
      if items.allSatisfy({ sizes[$0] == first }) {
        let across = axis.across(first)
        let capacity = filling.capacity(ofLength: across)
        if capacity == 1 { position = filling.centred(length: across) }
        gap = filling.step(length: across, capacity: capacity) - across
      }
    } else if items.count == 1 {
      position = filling.centred(length: used)
    } else {
      gap = filling.justifiedGap(used: used, count: items.count)
    }
    for item in items {
      let across = axis.across(sizes[item])
      let origin = pixels.rounded(position)
      acrossOrigins[item] = origin
      acrossMin = min(acrossMin, origin)
      acrossMax = max(acrossMax, origin + across)
      position += across + gap
    }
  }

  private mutating func sumBlocks(changedLines: Range<Int>, work: inout Int) {
    let blockCount = (lineCount + Self.linesPerBlock - 1) / Self.linesPerBlock
    let firstBlock = min(changedLines.lowerBound / Self.linesPerBlock, blockCount)
    let endBlock = min(changedLines.upperBound / Self.linesPerBlock + 1, blockCount)
    if blockLengths.count > blockCount {
      blockLengths.removeSubrange(blockCount...)
      blockStarts.removeSubrange(blockCount...)
    } else {
      blockLengths.append(contentsOf: repeatElement(0, count: blockCount - blockLengths.count))
      blockStarts.append(contentsOf: repeatElement(0, count: blockCount - blockStarts.count))
    }
    for block in firstBlock..<max(firstBlock, endBlock) {
      let end = min((block + 1) * Self.linesPerBlock, lineCount)
      var sum = 0.0
      for line in block * Self.linesPerBlock..<end { sum += extents[line] + lineSpacing }
      work += Self.linesPerBlock
      blockLengths[block] = sum
    }
    var start = firstBlock == 0 ? 0 : blockStarts[firstBlock - 1] + blockLengths[firstBlock - 1]
    for block in firstBlock..<blockCount {
      blockStarts[block] = start
      start += blockLengths[block]
    }
    work += blockCount - firstBlock
    if linesOverlap { noteReaches(changedBlocks: firstBlock..<max(firstBlock, endBlock), work: &work) }
    length = lineCount == 0 ? 0 : self.start(ofLine: lineCount - 1) + extents[lineCount - 1]
  }
}
