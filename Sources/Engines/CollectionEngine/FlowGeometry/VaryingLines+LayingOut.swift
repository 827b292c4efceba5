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

  /// Puts other items in the place of some, or of none. Cost: the lines of the new items, those after them until one begins
  /// with the same item as before, and one addition for each later line.
  mutating func replaceItems(_ items: Range<Int>, with newSizes: some Collection<CGSize>, work: inout Int) {
    let line = lineToBeginWith(changedItem: items.lowerBound, work: &work)
    let new = items.lowerBound..<items.lowerBound + newSizes.count
    sizes.replaceSubrange(items, with: newSizes)
    acrossOrigins.replaceSubrange(items, with: repeatElement(0, count: new.count))
    layOut(fromLine: line, changedItems: new, shift: new.count - items.count, work: &work)
  }

  /// The line of the item before: a change may let the changed item join it, or make it the last.
  private func lineToBeginWith(changedItem item: Int, work: inout Int) -> Int {
    item == 0 || lineCount == 0 ? 0 : line(ofItem: item - 1, work: &work)
  }

  /// Fills lines from `firstLine` on until all `changedItems` are placed and a line begins where one did before: with the
  /// same item, whose number has become larger by `shift`.
  mutating func layOut(fromLine firstLine: Int, changedItems: Range<Int>, shift: Int = 0, work: inout Int) {
    var line = firstLine
    var item = firstLine < lineCount ? Int(firstItems[firstLine]) : 0
    // The first old line that begins with no item placed so far; new lines take the place of those before it.
    var oldLine = firstLine
    // New lines that have no place yet, since they are more than the old ones.
    var more: (firstItems: [Int32], extents: [Double]) = ([], [])
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
      while oldLine < lineCount, Int(firstItems[oldLine]) + shift < item { oldLine += 1 }
      if more.extents.isEmpty, line < oldLine {
        firstItems[line] = Int32(first)
        extents[line] = extent
        line += 1
      } else {
        more.firstItems.append(Int32(first))
        more.extents.append(extent)
      }
      if item >= changedItems.upperBound, oldLine < lineCount, Int(firstItems[oldLine]) + shift == item { break }
    }
    if item == sizes.count { oldLine = lineCount }
    number(linesFrom: oldLine, shift: shift, work: &work)
    let oldCount = lineCount
    if line < oldLine || !more.extents.isEmpty {
      firstItems.replaceSubrange(line..<oldLine, with: more.firstItems)
      extents.replaceSubrange(line..<oldLine, with: more.extents)
      line += more.extents.count
    }
    sumBlocks(changedLines: firstLine..<(lineCount == oldCount ? line : lineCount), work: &work)
  }

  /// Goes on with old lines whose items have other numbers.
  private mutating func number(linesFrom first: Int, shift: Int, work: inout Int) {
    guard shift != 0 else { return }
    work += lineCount - first
    let shift = Int32(shift)
    for line in first..<lineCount { firstItems[line] &+= shift }
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
