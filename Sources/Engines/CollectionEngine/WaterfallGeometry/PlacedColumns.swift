import Foundation
import PlaneGeometry

/// One section of a waterfall with its items placed, all positions counted from the section's own beginning.
struct PlacedColumns: Sendable {
  var metrics: WaterfallGeometry.Metrics
  private(set) var lengths: [CGFloat]
  /// How long the items are together, with the spacing after each: no column can be longer.
  private(set) var total = 0.0
  /// The beginning of each item below the insets, not rounded. Ascending where the shortest column is filled.
  private(set) var tops: [Double] = []
  /// The column of each item.
  private(set) var columns: [UInt8] = []
  /// For every ``checkpointInterval``-th item the last item of each column before it; -1 where a column has none.
  private(set) var checkpoints: [Int32] = []
  /// The length of the longest column, without spacing after its last item.
  private(set) var linesLength = 0.0
  /// The longest item; only known where items overlap.
  private(set) var greatestLength = 0.0

  let columnExtent: Double
  /// From one column to the next, before rounding.
  let columnStep: Double
  /// The beginning of the first column across.
  let leadingAcross: Double
  let leadingInset: Double
  let trailingInset: Double

  /// Every so many items the state of all columns is noted. Our choice: a walk of 32 items on average, and a quarter of a
  /// byte for each item and column.
  static let checkpointInterval = 64

  init(
    _ section: WaterfallGeometry.Section, axis: ScrollAxis, availableAcross: Double, pixels: DevicePixels
  ) {
    metrics = section.metrics
    lengths = section.lengths
    let spacing = max(0, section.metrics.itemSpacing)
    total = lengths.reduce(into: Double(lengths.count) * spacing) { $0 += $1 }
    columnExtent = metrics.columnExtent(axis: axis, availableAcross: availableAcross, pixelScale: pixels.scale)
    columnStep = max(0, metrics.exactExtent(axis: axis, availableAcross: availableAcross)) + metrics.columnSpacing
    let insets = metrics.insets
    (leadingAcross, leadingInset, trailingInset) =
      axis == .vertical ? (insets.left, insets.top, insets.bottom) : (insets.top, insets.left, insets.right)
  }

  var columnCount: Int { metrics.columnCount }

  var header: Double { metrics.headerLength }

  var footer: Double { metrics.footerLength }

  /// The beginning of the first items.
  var linesStart: Double { header + leadingInset }

  /// The beginning of the footer.
  var footerStart: Double { linesStart + linesLength + trailingInset }

  /// The length that the section adds to the content; negative insets never make it less than nothing.
  var length: Double { max(0, footerStart + footer) }

  /// How far elements stick out of the section, which only negative insets bring about.
  var overhang: Double {
    let low = min(0, linesStart, footerStart)
    let high = max(header, linesStart + linesLength, footerStart + footer)
    return max(-low, high - length)
  }

  /// How far above a place items may begin that reach it, beside the last one of each column before it.
  var reach: Double { metrics.itemSpacing < 0 ? greatestLength : 0 }

  /// Gives an item another length; ``fill(from:_:)`` must follow.
  mutating func setLength(_ length: CGFloat, ofItem item: Int) {
    total += length - lengths[item]
    lengths[item] = length
  }

  /// Puts other items in the place of some; ``fill(from:_:)`` must follow.
  mutating func replaceLengths(_ items: Range<Int>, with others: [CGFloat]) {
    let spacing = max(0, metrics.itemSpacing)
    total += others.reduce(0) { $0 + $1 + spacing } - lengths[items].reduce(0) { $0 + $1 + spacing }
    lengths.replaceSubrange(items, with: others)
  }

  /// Puts the items from one on into their columns; those before it stay.
  mutating func fill(from first: Int, _ filling: WaterfallGeometry.Filling) {
    // Overlapping items before the first may be the longest of all.
    let first = metrics.itemSpacing < 0 ? 0 : min(first, lengths.count)
    let (count, columnCount, interval) = (lengths.count, columnCount, Self.checkpointInterval)
    tops.resize(to: count, filler: 0)
    columns.resize(to: count, filler: 0)
    checkpoints.resize(to: (count + interval - 1) / interval * columnCount, filler: -1)
    withUnsafeTemporaryAllocation(of: ColumnEnd.self, capacity: columnCount) { storage in
      var ends = storage
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: columnCount) { last in
        findLast(before: first, into: last)
        for column in 0..<columnCount {
          let item = Int(last[column])
          ends[column] = ColumnEnd(item < 0 ? 0 : tops[item], column: column)
          if item >= 0 { ends[column] = ends[column].after(lengths[item] + metrics.itemSpacing) }
        }
        if filling == .shortestColumn { ends.sort() }
        var item = first
        while item < count {
          // To the next checkpoint, which only the first of these items may be.
          let checkpoint = item / interval
          if item % interval == 0 {
            for column in 0..<columnCount { checkpoints[checkpoint * columnCount + column] = last[column] }
          }
          let end = min(count, (checkpoint + 1) * interval)
          Self.place(item..<end, filling, lengths, metrics.itemSpacing, &tops, &columns, ends, last)
          item = end
        }
        measure(last)
      }
    }
  }

  /// How long the columns are, whose last items are given.
  private mutating func measure(_ last: UnsafeMutableBufferPointer<Int32>) {
    linesLength = 0
    greatestLength = 0
    for item in last where item >= 0 { linesLength = max(linesLength, tops[Int(item)] + lengths[Int(item)]) }
    guard metrics.itemSpacing < 0 else { return }
    for item in lengths.indices {
      linesLength = max(linesLength, tops[item] + lengths[item])
      greatestLength = max(greatestLength, lengths[item])
    }
  }

  /// The inner loop. `ends` is where the next item of each column would begin: in order of the columns, or where the
  /// shortest is filled in their own. `last` is the last item of each column.
  private static func place(
    _ items: Range<Int>, _ filling: WaterfallGeometry.Filling, _ lengths: [CGFloat], _ spacing: Double,
    _ tops: inout [Double], _ columns: inout [UInt8], _ ends: UnsafeMutableBufferPointer<ColumnEnd>,
    _ last: UnsafeMutableBufferPointer<Int32>
  ) {
    let lastColumn = ends.count - 1
    lengths.withUnsafeBufferPointer { lengths in
      tops.withUnsafeMutableBufferPointer { tops in
        columns.withUnsafeMutableBufferPointer { columns in
          for item in items {
            let rank = filling == .inOrder ? item % ends.count : 0
            let end = ends[rank]
            let column = end.column
            tops[item] = end.end
            columns[item] = UInt8(truncatingIfNeeded: column)
            last[column] = Int32(truncatingIfNeeded: item)
            let next = end.after(lengths[item] + spacing)
            if filling == .inOrder {
              ends[rank] = next
              continue
            }
            // Sorted in without a branch: which column is the shortest next cannot be predicted, and each item waits
            // for the one before.
            for other in 0..<lastColumn { ends[other] = max(ends[other], min(next, ends[other + 1])) }
            ends[lastColumn] = max(ends[lastColumn], next)
          }
        }
      }
    }
  }

  /// The last item of each column before an item; -1 where there is none.
  func findLast(before item: Int, into last: UnsafeMutableBufferPointer<Int32>) {
    let columnCount = columnCount
    guard item > 0 else { return last.update(repeating: -1) }
    let checkpoint = (item - 1) / Self.checkpointInterval
    for column in 0..<columnCount { last[column] = checkpoints[checkpoint * columnCount + column] }
    for earlier in checkpoint * Self.checkpointInterval..<item {
      last[Int(columns[earlier])] = Int32(truncatingIfNeeded: earlier)
    }
  }

  func frame(ofItem item: Int, sectionStart: Double, pixels: DevicePixels) -> AxisRect {
    AxisRect(
      along: pixels.rounded(sectionStart + linesStart + tops[item]),
      across: pixels.rounded(leadingAcross + Double(columns[item]) * columnStep), alongLength: lengths[item],
      acrossLength: columnExtent)
  }
}
