import Foundation

/// The lines of a section most of whose items have one size, as where the size of few is known and that of all others
/// estimated: stretches of equal items, which are arithmetic, and between them short stretches of items with sizes of
/// their own.
///
/// Every line but the section's last is full, and none runs over the end of its stretch; so a change lays out its own
/// stretch and moves those after it by one addition each. Lines do not overlap: sections with a spacing below zero write
/// all sizes out (``VaryingLines``).
struct MixedLines: Sendable {
  /// At most so many lines have sizes of their own in one stretch. Our choice: a change lays as many lines out again.
  static let linesPerStretch = 128
  /// Fewer lines of equal items between others are written out. Our choice: less than the stretch itself takes.
  static let fewestEqualLines = 8

  let axis: ScrollAxis
  let filling: LineFilling
  let lineSpacing: Double
  let pixels: DevicePixels

  var stretches: [LineStretch] = []
  private(set) var itemCount = 0
  /// From the first line's leading to the last line's trailing edge.
  private(set) var length = 0.0

  init(pieces: [SizePiece], axis: ScrollAxis, filling: LineFilling, lineSpacing: Double, pixels: DevicePixels) {
    self.axis = axis
    self.filling = filling
    self.lineSpacing = lineSpacing
    self.pixels = pixels
    var work = 0
    replace(0..<0, with: pieces, work: &work)
  }

  /// The size of an item. Cost: logarithmic in the stretches.
  func size(ofItem item: Int) -> CGSize {
    let stretch = stretches[stretch(ofItem: item)]
    return stretch.size(ofItem: item - stretch.firstItem)
  }

  /// The frame of an item when the first line begins at `base`. Cost: logarithmic in the stretches, and a stretch's lines.
  func frame(ofItem item: Int, base: Double) -> AxisRect {
    let stretch = stretches[stretch(ofItem: item)]
    return stretch.frame(ofItem: item - stretch.firstItem, base: base + stretch.start)
  }

  /// Hands out the frames of a run of items when the first line begins at `base`. Cost: one search, then linear.
  func forEachFrame(ofItems items: Range<Int>, base: Double, _ body: (AxisRect) -> Void) {
    guard !items.isEmpty else { return }
    var index = stretch(ofItem: items.lowerBound)
    var item = items.lowerBound
    while item < items.upperBound {
      let stretch = stretches[index]
      let end = min(items.upperBound, stretch.endItem)
      stretch.forEachFrame(
        ofItems: item - stretch.firstItem..<end - stretch.firstItem, base: base + stretch.start, body)
      item = end
      index += 1
    }
  }

  /// Hands out the items that touch `span` as ascending runs when the first line begins at `base`.
  func forEachRun(touching span: AxisSpan, base: Double, work: inout Int, _ body: (Range<Int>) -> Void) {
    // Rounding moves an item by at most half a pixel; the other half is for sums that stop short of one.
    let slack = 1 / pixels.scale
    var index = stretches.indices.partitionPoint(work: &work) {
      base + stretches[$0].start + stretches[$0].length + slack >= span.alongMin
    }
    while index < stretches.count, base + stretches[index].start - slack <= span.alongMax {
      work += 1
      stretches[index].forEachRun(touching: span, base: base + stretches[index].start, work: &work, body)
      index += 1
    }
  }

  /// The first item that is longer across the scroll axis than the room of its line.
  var firstOversizedItem: Int? {
    for stretch in stretches {
      if let item = stretch.firstItem(longerThan: filling.available, axis: axis) { return stretch.firstItem + item }
    }
    return nil
  }

  func stretch(ofItem item: Int) -> Int {
    var work = 0
    return stretches.indices.partitionPoint(work: &work) { stretches[$0].endItem > item }
  }

  /// Numbers and places the stretches from `first` on.
  mutating func lineUp(from first: Int, work: inout Int) {
    var item = first > 0 ? stretches[first - 1].endItem : 0
    var start = first > 0 ? stretches[first - 1].start + stretches[first - 1].length + lineSpacing : 0
    for index in first..<stretches.count {
      stretches[index].firstItem = item
      stretches[index].start = start
      item = stretches[index].endItem
      start += stretches[index].length + lineSpacing
    }
    work += stretches.count - first
    itemCount = item
    length = stretches.last.map { $0.start + $0.length } ?? 0
  }
}
