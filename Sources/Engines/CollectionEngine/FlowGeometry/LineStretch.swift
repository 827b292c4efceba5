import Foundation

/// Lines of a section that follow each other: of equal items, or of items with sizes of their own.
struct LineStretch: Sendable {
  enum Lines: Sendable {
    case equal(UniformLines)
    case own(VaryingLines)
  }

  let lines: Lines
  let itemCount: Int
  /// From the first line's leading to the last line's trailing edge.
  let length: Double
  /// The number of the first item in the section.
  var firstItem = 0
  /// The beginning of the first line, counted from the section's first line.
  var start = 0.0

  init(_ lines: Lines) {
    self.lines = lines
    switch lines {
    case .equal(let lines): (itemCount, length) = (lines.itemCount, lines.length)
    case .own(let lines): (itemCount, length) = (lines.sizes.count, lines.length)
    }
  }

  var endItem: Int { firstItem + itemCount }

  // Items are numbered within the stretch from here on.

  func size(ofItem item: Int) -> CGSize {
    switch lines {
    case .equal(let lines): lines.size
    case .own(let lines): lines.sizes[item]
    }
  }

  func piece(of items: Range<Int>) -> SizePiece {
    switch lines {
    case .equal(let lines): .equal(lines.size, count: items.count)
    case .own(let lines): .own(lines.sizes[items])
    }
  }

  func frame(ofItem item: Int, base: Double) -> AxisRect {
    switch lines {
    case .equal(let lines): return lines.frame(ofItem: item, base: base)
    case .own(let lines):
      var work = 0
      let line = lines.line(ofItem: item, work: &work)
      return lines.frame(ofItem: item, lineStart: base + lines.start(ofLine: line), extent: lines.extents[line])
    }
  }

  func forEachFrame(ofItems items: Range<Int>, base: Double, _ body: (AxisRect) -> Void) {
    switch lines {
    case .equal(let lines): for item in items { body(lines.frame(ofItem: item, base: base)) }
    case .own(let lines): lines.forEachFrame(ofItems: items, base: base, body)
    }
  }

  func forEachRun(touching span: AxisSpan, base: Double, work: inout Int, _ body: (Range<Int>) -> Void) {
    let first = firstItem
    func number(_ run: Range<Int>) { body(first + run.lowerBound..<first + run.upperBound) }
    switch lines {
    case .equal(let lines): lines.forEachRun(touching: span, base: base, work: &work, number)
    case .own(let lines): lines.forEachRun(touching: span, base: base, work: &work, number)
    }
  }

  func firstItem(longerThan room: Double, axis: ScrollAxis) -> Int? {
    switch lines {
    case .equal(let lines): lines.itemAcross > room ? 0 : nil
    case .own(let lines): lines.sizes.firstIndex { axis.across($0) > room }
    }
  }
}
