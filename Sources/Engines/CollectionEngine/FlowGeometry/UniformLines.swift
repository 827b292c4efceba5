import Foundation

/// The lines of a section whose items all have one size: arithmetic, no storage, whatever the count.
struct UniformLines: Sendable {
  let itemCount: Int
  let size: CGSize
  let itemAlong: Double
  let itemAcross: Double
  let itemsPerLine: Int
  let lineCount: Int
  /// From the origin of one line to the next; below zero lines go back.
  private let linePitch: Double
  private let lineSpacing: Double
  private let firstAcross: Double
  private let acrossStep: Double
  let pixels: DevicePixels

  init(
    itemCount: Int, size: CGSize, axis: ScrollAxis, filling: LineFilling, lineSpacing: Double, pixels: DevicePixels
  ) {
    self.itemCount = itemCount
    self.size = size
    self.lineSpacing = lineSpacing
    self.pixels = pixels
    itemAlong = axis.along(size)
    itemAcross = axis.across(size)
    linePitch = itemAlong + lineSpacing
    let capacity = filling.capacity(ofLength: itemAcross)
    // A count fits in an Int, a capacity need not.
    itemsPerLine = capacity < Double(max(itemCount, 1)) ? Int(capacity) : max(itemCount, 1)
    lineCount = (itemCount + itemsPerLine - 1) / itemsPerLine
    firstAcross = capacity == 1 ? filling.centred(length: itemAcross) : filling.leading
    acrossStep = filling.step(length: itemAcross, capacity: capacity)
  }

  /// From the first line's leading to the last line's trailing edge.
  var length: Double {
    lineCount == 0 ? 0 : Double(lineCount) * itemAlong + Double(lineCount - 1) * lineSpacing
  }

  /// From the leading edge of the line that begins first to the trailing edge of the one that ends last.
  var reach: (low: Double, high: Double) {
    guard lineCount > 0 else { return (0, 0) }
    let last = Double(lineCount - 1) * linePitch
    return (min(0, last), max(0, last) + itemAlong)
  }

  /// The frame of an item when the first line begins at `base`.
  func frame(ofItem item: Int, base: Double) -> AxisRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
    return AxisRect(
      along: lineOrigin(line, base), across: columnOrigin(column), alongLength: itemAlong, acrossLength: itemAcross)
  }

  /// Hands out the items that touch `span` as ascending runs: one run for a span as wide as the lines, else one a line.
  func forEachRun(touching span: AxisSpan, base: Double, work: inout Int, _ body: (Range<Int>) -> Void) {
    let lines = Self.numbers(
      0..<lineCount, length: itemAlong, from: span.alongMin, to: span.alongMax, ascend: linePitch >= 0, work: &work
    ) { lineOrigin($0, base) }
    guard !lines.isEmpty else { return }
    let columns = Self.numbers(
      0..<itemsPerLine, length: itemAcross, from: span.acrossMin, to: span.acrossMax, ascend: acrossStep >= 0,
      work: &work
    ) { columnOrigin($0) }
    guard !columns.isEmpty else { return }
    if columns.count == itemsPerLine {
      work += 1
      body(lines.lowerBound * itemsPerLine..<min(lines.upperBound * itemsPerLine, itemCount))
      return
    }
    for line in lines {
      work += 1
      let start = line * itemsPerLine
      let end = min(start + columns.upperBound, itemCount)
      if start + columns.lowerBound < end { body(start + columns.lowerBound..<end) }
    }
  }

  /// The numbers of evenly spaced things of one length that touch a stretch. The things may overlap, and ascend or
  /// descend.
  private static func numbers(
    _ numbers: Range<Int>, length: Double, from low: Double, to high: Double, ascend: Bool, work: inout Int,
    origin: (Int) -> Double
  ) -> Range<Int> {
    guard ascend else {
      let first = numbers.partitionPoint(work: &work) { !TouchRule.begins(origin($0), length: length, after: high) }
      let end = (first..<numbers.upperBound).partitionPoint(work: &work) {
        !TouchRule.reaches(origin($0), length: length, past: low)
      }
      return first..<end
    }
    let first = numbers.partitionPoint(work: &work) { TouchRule.reaches(origin($0), length: length, past: low) }
    let end = (first..<numbers.upperBound).partitionPoint(work: &work) {
      TouchRule.begins(origin($0), length: length, after: high)
    }
    return first..<end
  }

  private func lineOrigin(_ line: Int, _ base: Double) -> Double { pixels.rounded(base + Double(line) * linePitch) }

  private func columnOrigin(_ column: Int) -> Double { pixels.rounded(firstAcross + Double(column) * acrossStep) }
}
