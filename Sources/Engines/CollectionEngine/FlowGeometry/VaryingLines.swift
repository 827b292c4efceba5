import Foundation

/// The lines of a section whose items have sizes of their own, in flat arrays.
///
/// Memory: 24 bytes an item and 12 a line. Where a line begins is the sum of the extents before it; the sums are kept
/// for blocks of lines only, so that a line that grows moves all later ones by touching few numbers. Where a negative
/// spacing lets lines overlap, or go back, each block also knows how far the lines before it and from it on reach.
struct VaryingLines: Sendable {
  /// Lines whose extents are added up when one of them is asked for. Our choice: it balances the additions inside a
  /// block against the number of blocks at about 100,000 lines.
  static let linesPerBlock = 64

  let axis: ScrollAxis
  let filling: LineFilling
  let lineSpacing: Double
  let pixels: DevicePixels
  /// Tells whether the last line is the section's last, which need not be full.
  let endsSection: Bool

  var sizes: [CGSize]
  /// Each item's origin across the scroll axis, on the pixel grid.
  var acrossOrigins: [Double] = []
  /// The first item of each line.
  var firstItems: [Int32] = []
  /// The largest item of each line, along the scroll axis.
  var extents: [Double] = []
  /// The extents and spacings of each block, added up.
  var blockLengths: [Double] = []
  /// The beginning of each block, counted from the first line.
  var blockStarts: [Double] = []
  /// The stretch that each block covers, counted from its own beginning; empty where no lines overlap.
  var blockReaches: [LineReach] = []
  /// The farthest end of all lines up to and with each block, ascending; empty where no lines overlap.
  var endsSoFar: [Double] = []
  /// The nearest beginning of all lines from each block on, ascending; empty where no lines overlap.
  var startsFromHere: [Double] = []
  /// From the first line's leading to the last line's trailing edge.
  var length = 0.0
  /// The stretch that all items together cover across the scroll axis; it may be longer than that.
  var acrossMin = Double.infinity
  var acrossMax = -Double.infinity

  init(
    sizes: [CGSize], axis: ScrollAxis, filling: LineFilling, lineSpacing: Double, pixels: DevicePixels,
    endsSection: Bool = true
  ) {
    self.sizes = sizes
    self.endsSection = endsSection
    self.axis = axis
    self.filling = filling
    self.lineSpacing = lineSpacing
    self.pixels = pixels
    acrossOrigins = [Double](repeating: 0, count: sizes.count)
    var work = 0
    layOut(fromLine: 0, changedItems: 0..<sizes.count, work: &work)
    // Arrays that were appended to keep up to twice the room that they need.
    firstItems = firstItems.map { $0 }
    extents = extents.map { $0 }
  }

  var lineCount: Int { firstItems.count }

  /// Tells whether a line may begin before the end of one before it, so that their beginnings and ends need not ascend.
  var linesOverlap: Bool { lineSpacing < 0 }

  /// From the leading edge of the line that begins first to the trailing edge of the one that ends last.
  var reach: (low: Double, high: Double) {
    guard let low = startsFromHere.first, let high = endsSoFar.last else { return (0, length) }
    return (low, high)
  }

  func items(ofLine line: Int) -> Range<Int> {
    let next = line + 1
    return Int(firstItems[line])..<(next < firstItems.count ? Int(firstItems[next]) : sizes.count)
  }

  /// The line an item is on. Cost: logarithmic in the lines.
  func line(ofItem item: Int, work: inout Int) -> Int {
    (0..<lineCount).partitionPoint(work: &work) { Int(firstItems[$0]) > item } - 1
  }

  /// The beginning of a line, counted from the first line. Cost: the lines of a block.
  func start(ofLine line: Int) -> Double {
    let block = line / Self.linesPerBlock
    var start = blockStarts[block]
    for earlier in block * Self.linesPerBlock..<line { start += extents[earlier] + lineSpacing }
    return start
  }

  /// The beginning of the next line when `line` begins at `start`. A block's first line takes the block's own sum, so
  /// that every way to a line adds the same numbers.
  func start(after line: Int, at start: Double) -> Double {
    let next = line + 1
    return next % Self.linesPerBlock == 0 && next < lineCount
      ? blockStarts[next / Self.linesPerBlock] : start + (extents[line] + lineSpacing)
  }

  /// The frame of an item on a line that begins at `lineStart` and has this extent.
  func frame(ofItem item: Int, lineStart: Double, extent: Double) -> AxisRect {
    let along = axis.along(sizes[item])
    return AxisRect(
      along: pixels.rounded(lineStart + (extent - along) / 2), across: acrossOrigins[item],
      alongLength: along, acrossLength: axis.across(sizes[item]))
  }

  /// Hands out the frames of a run of items when the first line begins at `base`. Cost: one search, then linear.
  func forEachFrame(ofItems items: Range<Int>, base: Double, _ body: (AxisRect) -> Void) {
    guard !items.isEmpty else { return }
    var work = 0
    var line = line(ofItem: items.lowerBound, work: &work)
    var start = start(ofLine: line)
    var item = items.lowerBound
    while item < items.upperBound {
      let extent = extents[line]
      let end = min(self.items(ofLine: line).upperBound, items.upperBound)
      while item < end {
        body(frame(ofItem: item, lineStart: base + start, extent: extent))
        item += 1
      }
      start = self.start(after: line, at: start)
      line += 1
    }
  }
}
