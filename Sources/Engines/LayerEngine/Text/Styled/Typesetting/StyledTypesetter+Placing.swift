import Foundation

extension StyledTypesetter {
  /// Gives a line and its runs their places in a width.
  func place(_ line: StyledLine, in container: Double) -> TypesetStyledText.Line {
    let isRightToLeft = line.paragraph.baseDirection == .rightToLeft
    let trailing = line.insets.trailing.isFinite ? line.insets.trailing : 0
    let left = isRightToLeft ? trailing : line.insets.leading
    let right = container - (isRightToLeft ? line.insets.leading : trailing)
    var advance = line.advance
    let room = max(right - left - advance, 0)
    var wordSpacing = 0.0
    let alignment = line.paragraph.style.alignment
    if alignment == .justified, !line.isParagraphEnd, request.width.isFinite {
      let spaces = line.items.count { isStretchable($0) }
      if spaces > 0 {
        wordSpacing = room / Double(spaces)
        advance += room
      }
    }
    var x = left
    switch alignment {
    case .left: break
    case .center: x += room / 2
    case .right: x += room
    case .natural: if isRightToLeft { x += room }
    case .justified: if isRightToLeft, wordSpacing == 0 { x += room }
    }
    return TypesetStyledText.Line(
      runs: runs(of: line, x: x, wordSpacing: wordSpacing), x: x, top: line.top, baseline: line.baseline,
      width: advance, height: line.height)
  }

  private func isStretchable(_ item: StyledCluster) -> Bool {
    item.kind == .text && item.bytes.count == 1 && bytes[item.bytes.lowerBound] == 0x20
  }

  // MARK: Runs

  private func runs(of line: StyledLine, x: Double, wordSpacing: Double) -> [TextRun] {
    let items = line.items
    guard let first = items.first else { return [] }
    var runs: [TextRun] = []
    var x = x
    func append(_ range: Range<Int>, _ direction: TextDirection) {
      var width = 0.0
      for item in items[range] { width += item.advance + (isStretchable(item) ? wordSpacing : 0) }
      if items[range.lowerBound].kind != .tab {
        runs.append(run(line, range, CGPoint(x: x, y: 0), width, direction, wordSpacing))
      }
      x += width
    }
    // A line of one style is one run: what draws it orders it, and shapes it best as a whole.
    if items.allSatisfy({ $0.style == first.style && !$0.isAlone }) {
      append(items.indices, line.paragraph.baseDirection)
      return runs
    }
    let levels = items.map(\.level)
    let order = line.paragraph.bidirectional == nil ? Array(items.indices) : BidirectionalText.visualOrder(levels)
    var place = 0
    while place < order.count {
      let item = items[order[place]]
      var (low, high) = (order[place], order[place])
      place += 1
      while place < order.count, !item.isAlone {
        let next = items[order[place]]
        guard !next.isAlone, next.style == item.style, next.level == item.level else { break }
        if order[place] == high + 1 { high += 1 } else if order[place] == low - 1 { low -= 1 } else { break }
        place += 1
      }
      append(low..<high + 1, item.level % 2 == 0 ? .leftToRight : .rightToLeft)
    }
    return runs
  }

  private func run(
    _ line: StyledLine, _ range: Range<Int>, _ origin: CGPoint, _ width: Double, _ direction: TextDirection,
    _ wordSpacing: Double
  ) -> TextRun {
    let style = text.styles[line.items[range.lowerBound].style]
    let string = string(of: line, range)
    var decoration = style.decoration
    // A sign behind a picture is a letter.
    if line.items[range.lowerBound].kind != .attachment { decoration.attachment = nil }
    decoration.wordSpacing = wordSpacing != 0 && string.contains(" ") ? wordSpacing : 0
    if let color = style.backgroundColor {
      decoration.background = TextDecoration.Background(
        color: color, ascent: line.height - line.descent + style.baselineOffset.orZero,
        descent: line.descent - style.baselineOffset.orZero)
    }
    return TextRun(
      string: string, origin: CGPoint(x: origin.x, y: line.baseline - style.baselineOffset.orZero), width: width,
      font: style.font, color: style.color, direction: direction, decoration: decoration)
  }

  private func string(of line: StyledLine, _ range: Range<Int>) -> String {
    var string = ""
    for item in line.items[range] {
      switch item.kind {
      case .attachment: string.append(TextAttachment.character)
      case .text: string += DrawnText.string(UnsafeBufferPointer(rebasing: bytes[item.bytes]))
      case .tab: string += " "
      case .ellipsis: string += "…"
      case .hyphen: string += "-"
      }
    }
    guard line.paragraph.bidirectional != nil else { return string }
    // Arabic letters join across a change of style, as if nothing stood between them.
    if range.lowerBound > 0, isArabic(line.items[range.lowerBound]), isArabic(line.items[range.lowerBound - 1]) {
      string = "\u{200D}" + string
    }
    if range.upperBound < line.items.count, isArabic(line.items[range.upperBound - 1]),
      isArabic(line.items[range.upperBound])
    {
      string += "\u{200D}"
    }
    return string
  }

  private func isArabic(_ item: StyledCluster) -> Bool {
    guard item.kind == .text else { return false }
    let part = UnsafeBufferPointer(rebasing: bytes[item.bytes])
    return String(decoding: part, as: UTF8.self).unicodeScalars.first.map { BidirectionalClass($0.value) == .AL }
      ?? false
  }
}

extension TextStyle {
  /// All that a run shows besides its letters and the colour behind them.
  var decoration: TextDecoration {
    var decoration = TextDecoration()
    decoration.underline = underline.map { line($0, middle: 0.13 * font.size) }
    decoration.strikethrough = strikethrough.map { line($0, middle: -font.xHeight / 2) }
    decoration.shadow = shadow
    decoration.outline = outline
    decoration.letterSpacing = letterSpacing
    decoration.slant = slant
    decoration.attachment = attachment
    return decoration
  }

  /// Our choice: lines of 1/16 em, which is a point at 16 points, twice that for thick ones.
  private func line(_ stroke: TextStroke, middle: Double) -> TextDecoration.Line {
    let thickness = font.size / 16 * (stroke.isThick ? 2 : 1)
    return TextDecoration.Line(
      pattern: stroke.pattern, thickness: thickness, offset: middle - thickness / 2, color: stroke.color)
  }
}
