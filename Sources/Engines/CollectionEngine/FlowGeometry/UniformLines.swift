import Foundation

/// The lines of a section whose items all have one size: arithmetic, no storage, whatever the count.
struct UniformLines: Sendable {
  let itemCount: Int
  let size: CGSize
  let itemAlong: Double
  let itemAcross: Double
  let itemsPerLine: Int
  let lineCount: Int
  /// From the origin of one line to the next.
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

  /// The frame of an item when the first line begins at `base`.
  func frame(ofItem item: Int, base: Double) -> AxisRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
    return AxisRect(
      along: lineOrigin(line, base), across: columnOrigin(column), alongLength: itemAlong, acrossLength: itemAcross)
  }

  /// Hands out the items that touch `span` as ascending runs: one run for a span as wide as the lines, else one a line.
  func forEachRun(touching span: AxisSpan, base: Double, work: inout Int, _ body: (Range<Int>) -> Void) {
    let firstLine = (0..<lineCount).partitionPoint(work: &work) {
      TouchRule.reaches(lineOrigin($0, base), length: itemAlong, past: span.alongMin)
    }
    let endLine = (firstLine..<lineCount).partitionPoint(work: &work) {
      TouchRule.begins(lineOrigin($0, base), length: itemAlong, after: span.alongMax)
    }
    guard firstLine < endLine else { return }
    let firstColumn = (0..<itemsPerLine).partitionPoint(work: &work) {
      TouchRule.reaches(columnOrigin($0), length: itemAcross, past: span.acrossMin)
    }
    let endColumn = (firstColumn..<itemsPerLine).partitionPoint(work: &work) {
      TouchRule.begins(columnOrigin($0), length: itemAcross, after: span.acrossMax)
    }
    guard firstColumn < endColumn else { return }
    if firstColumn == 0, endColumn == itemsPerLine {
      work += 1
      body(firstLine * itemsPerLine..<min(endLine * itemsPerLine, itemCount))
      return
    }
    for line in firstLine..<endLine {
      work += 1
      let start = line * itemsPerLine
      let end = min(start + endColumn, itemCount)
      if start + firstColumn < end { body(start + firstColumn..<end) }
    }
  }

  private func lineOrigin(_ line: Int, _ base: Double) -> Double { pixels.rounded(base + Double(line) * linePitch) }

  private func columnOrigin(_ column: Int) -> Double { pixels.rounded(firstAcross + Double(column) * acrossStep) }
}
