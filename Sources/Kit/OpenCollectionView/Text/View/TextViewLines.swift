import TextEngine

/// The lines of a text, with the places that are in them.
struct TextViewLines {
  /// One line.
  struct Line {
    /// The UTF-16 units in it, with what ends it.
    var units: Range<Int>
    /// Those that can be seen.
    var shown: Range<Int>
    var x: CGFloat
    var top: CGFloat
  }

  private(set) var lines: [Line] = []
  let lineHeight: CGFloat
  private let text: String
  private let font: TextFont

  /// Breaks a text at a width.
  init(_ text: String, font: TextFont, width: CGFloat, alignment: TextAlignment) {
    self.text = text
    self.font = font
    lineHeight = font.lineHeight
    let set = TypesetText.typeset(text, font: font, width: width, lineBreakMode: .wordWrap, alignment: alignment)
    let units = Array(text.utf16)
    var place = 0
    for line in set.lines {
      let shownEnd = min(place + line.string.utf16.count, units.count)
      var end = shownEnd
      // Spaces hang at the end of a line, and what ends it belongs to it.
      while end < units.count, units[end] == 32 || units[end] == 9 { end += 1 }
      if end < units.count, units[end] == 13 { end += 1 }
      if end < units.count, units[end] == 10 { end += 1 }
      lines.append(Line(units: place..<end, shown: place..<shownEnd, x: line.x, top: CGFloat(lines.count) * lineHeight))
      place = end
    }
    // The caret stands behind the last line end, where there is no line yet.
    if lines.isEmpty || units.last == 10 || units.last == 13 {
      let x: CGFloat =
        switch alignment {
        case .center: width / 2
        case .right: width
        default: 0
        }
      lines.append(
        Line(
          units: units.count..<units.count, shown: units.count..<units.count, x: x,
          top: CGFloat(lines.count) * lineHeight))
    }
  }

  /// The height of all lines.
  var height: CGFloat { CGFloat(lines.count) * lineHeight }

  /// The line that a place is in; a place between two is in the second.
  func line(of place: Int) -> Line {
    lines.last { $0.units.lowerBound <= place } ?? lines[0]
  }

  /// How far from the left edge a place stands in its line.
  func x(of place: Int, in line: Line) -> CGFloat {
    let units = line.units.lowerBound..<min(max(place, line.units.lowerBound), line.units.upperBound)
    return line.x + CGFloat(font.width(of: TextDocument(text).text(in: units).filter { !$0.isNewline }))
  }

  /// The place between two characters that is nearest to a point.
  func place(nearestTo point: CGPoint) -> Int {
    let index = min(max(Int((point.y / max(lineHeight, 1)).rounded(.down)), 0), lines.count - 1)
    let line = lines[index]
    let document = TextDocument(text)
    var best = (place: line.units.lowerBound, distance: CGFloat.infinity)
    var place = line.units.lowerBound
    while true {
      let distance = abs(x(of: place, in: line) - point.x)
      if distance < best.distance { best = (place, distance) }
      guard place < line.shown.upperBound else { return best.place }
      place = document.end(ofCharacterAt: place)
    }
  }

  /// The rectangles of a range, one for each line that it is in.
  func rects(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.units)
      guard !part.isEmpty else { return nil }
      let (left, right) = (x(of: part.lowerBound, in: line), x(of: part.upperBound, in: line))
      return CGRect(x: min(left, right), y: line.top, width: abs(right - left), height: lineHeight)
    }
  }
}
