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
    var height: CGFloat
    /// The runs of a text of several styles, from the left; none where all of it has one.
    var runs: [TextRun] = []
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
    for line in set.lines {
      add(line.string.utf16.count, of: units, x: line.x, top: CGFloat(lines.count) * lineHeight, height: lineHeight)
    }
    addLast(units, width: width, alignment: alignment, height: lineHeight)
  }

  /// The lines of a text of several styles, which have been broken already.
  init(
    _ text: String, _ set: TypesetStyledText, font: TextFont, width: CGFloat, alignment: TextAlignment,
    openHeight: CGFloat
  ) {
    self.text = text
    self.font = font
    lineHeight = font.lineHeight
    let units = Array(text.utf16)
    for line in set.lines {
      let count = line.runs.reduce(0) { $0 + $1.string.utf16.count }
      add(count, of: units, x: line.x, top: line.top, height: line.height, runs: line.runs)
    }
    addLast(units, width: width, alignment: alignment, height: openHeight)
  }

  private mutating func add(
    _ count: Int, of units: [UInt16], x: CGFloat, top: CGFloat, height: CGFloat, runs: [TextRun] = []
  ) {
    let place = lines.last?.units.upperBound ?? 0
    let shownEnd = min(place + count, units.count)
    var end = shownEnd
    // Spaces hang at the end of a line, and what ends it belongs to it.
    while end < units.count, units[end] == 32 || units[end] == 9 { end += 1 }
    if end < units.count, units[end] == 13 { end += 1 }
    if end < units.count, units[end] == 10 { end += 1 }
    lines.append(Line(units: place..<end, shown: place..<shownEnd, x: x, top: top, height: height, runs: runs))
  }

  /// The caret stands behind the last line end, where there is no line yet.
  private mutating func addLast(_ units: [UInt16], width: CGFloat, alignment: TextAlignment, height: CGFloat) {
    guard lines.isEmpty || units.last == 10 || units.last == 13 else { return }
    let x: CGFloat =
      switch alignment {
      case .center: width / 2
      case .right: width
      default: 0
      }
    let end = units.count..<units.count
    lines.append(
      Line(units: end, shown: end, x: x, top: lines.last.map { $0.top + $0.height } ?? 0, height: height))
  }

  /// The height of all lines.
  var height: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  /// The line that a place is in; a place between two is in the second.
  func line(of place: Int) -> Line {
    lines.last { $0.units.lowerBound <= place } ?? lines[0]
  }

  /// How far from the left edge a place stands in its line.
  func x(of place: Int, in line: Line) -> CGFloat {
    let units = line.units.lowerBound..<min(max(place, line.units.lowerBound), line.units.upperBound)
    if !line.runs.isEmpty { return x(after: units.count, in: line.runs) }
    return line.x + CGFloat(font.width(of: TextDocument(text).text(in: units).filter { !$0.isNewline }))
  }

  private func x(after count: Int, in runs: [TextRun]) -> CGFloat {
    var rest = count
    for run in runs {
      let length = run.string.utf16.count
      guard rest < length else {
        rest -= length
        continue
      }
      let part = TextDocument(run.string).text(in: 0..<rest)
      let spacing = CGFloat(part.count) * (run.decoration?.letterSpacing ?? 0)
      let width = CGFloat(run.font.width(of: part)) + spacing
      return run.direction == .rightToLeft ? run.origin.x + run.width - width : run.origin.x + width
    }
    guard let last = runs.last else { return 0 }
    return last.direction == .rightToLeft ? last.origin.x : last.origin.x + last.width
  }

  /// The place between two characters that is nearest to a point.
  func place(nearestTo point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.top + $0.height } ?? lines[lines.count - 1]
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
      return CGRect(x: min(left, right), y: line.top, width: abs(right - left), height: line.height)
    }
  }
}
