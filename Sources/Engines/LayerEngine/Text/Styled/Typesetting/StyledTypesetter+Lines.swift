import Foundation

extension StyledTypesetter {
  private static let hyphenTraits = BreakTraits.traits(ofASCII: UInt8(ascii: "-"))

  func mode(of paragraph: StyledParagraph) -> LineBreakMode { request.lineBreakMode ?? paragraph.style.lineBreakMode }

  // MARK: Where lines end

  /// The line that starts at a cluster of a paragraph.
  func scan(_ paragraph: StyledParagraph, from start: Int) -> StyledLinePart {
    let clusters = paragraph.clusters
    let insets = insets(paragraph, isFirst: start == 0)
    let limit = limit(insets) + Self.tolerance
    let breaksAnywhere = mode(of: paragraph) == .characterWrap
    var part = StyledLinePart(start: start, visibleEnd: start, next: start)
    var lastBreak: StyledLinePart?
    var advance = 0.0
    while part.next < clusters.count {
      let cluster = clusters[part.next]
      if !breaksAnywhere, part.next > start {
        let previous = clusters[part.next - 1]
        let before = part.next - 2 >= start ? clusters[part.next - 2].traits : nil
        if BreakTraits.allowBreak(beforePrevious: before, previous: previous.traits, next: cluster.traits) {
          if !previous.traits.contains(.softHyphen) {
            lastBreak = part
          } else if advance + item(.hyphen, like: previous).advance <= limit {
            lastBreak = part
            lastBreak?.endsWithHyphen = true
          }
        }
      }
      advance +=
        cluster.kind == .tab
        ? tabAdvance(at: advance, insets, paragraph, place: part.next, end: clusters.count) : cluster.advance
      if !cluster.isSpace {
        // One cluster always goes onto a line, else the text would never end.
        if advance > limit, part.next > start { return lastBreak ?? part }
        part.visibleEnd = part.next + 1
      }
      part.next += 1
    }
    return part
  }

  func insets(_ paragraph: StyledParagraph, isFirst: Bool) -> (leading: Double, trailing: Double) {
    let style = paragraph.style
    let leading = max((isFirst ? style.firstLineHeadIndent : style.headIndent).orZero, 0)
    let tail = style.tailIndent.orZero
    return (leading, tail > 0 ? Double(request.width) - tail : -tail)
  }

  /// The most that a line may advance: at least a little, so that lines whose indents leave no room hold a cluster
  /// each.
  func limit(_ insets: (leading: Double, trailing: Double)) -> Double {
    // A tail indent above 0 is a limit of its own where the width has none.
    max(Double(request.width) - insets.leading - (insets.trailing.isFinite ? insets.trailing : 0), 0)
  }

  // MARK: What a line holds

  func makeLine(_ paragraph: StyledParagraph, _ part: StyledLinePart) -> StyledLine {
    let insets = insets(paragraph, isFirst: part.start == 0)
    var items = items(paragraph, part.start..<part.visibleEnd, insets)
    if part.endsWithHyphen, let last = items.last { items.append(item(.hyphen, like: last)) }
    var line = StyledLine(
      paragraph: paragraph, part: part, items: items, insets: insets, limit: limit(insets),
      isParagraphEnd: part.next >= paragraph.clusters.count)
    setHeight(of: &line)
    return line
  }

  /// Clusters of a paragraph with the advances of their tabs and the levels that they have in a line.
  func items(
    _ paragraph: StyledParagraph, _ range: Range<Int>, _ insets: (leading: Double, trailing: Double)
  ) -> [StyledCluster] {
    var items = Array(paragraph.clusters[range])
    var advance = 0.0
    for index in items.indices {
      if items[index].kind == .tab {
        items[index].advance = tabAdvance(
          at: advance, insets, paragraph, place: range.lowerBound + index, end: range.upperBound)
      }
      advance += items[index].advance
    }
    if let bidirectional = paragraph.bidirectional, let first = items.first?.scalar {
      let end =
        range.upperBound < paragraph.clusters.count
        ? paragraph.clusters[range.upperBound].scalar : bidirectional.levels.count
      let levels = bidirectional.lineLevels(first..<end)
      for index in items.indices { items[index].level = levels[items[index].scalar - first] }
    }
    return items
  }

  /// A hyphen or "…" in the style of a cluster.
  func item(_ kind: StyledCluster.Kind, like other: StyledCluster) -> StyledCluster {
    let style = text.styles[other.style]
    let advance = style.font.width(of: kind == .hyphen ? "-" : "…") + style.letterSpacing
    return StyledCluster(
      kind: kind, bytes: other.bytes.upperBound..<other.bytes.upperBound, advance: advance,
      traits: kind == .hyphen ? Self.hyphenTraits : [], style: other.style, level: other.level)
  }

  // MARK: Tabs

  private static let tabInterval = 28.0

  /// The advance of a tab from a place in the line.
  private func tabAdvance(
    at advance: Double, _ insets: (leading: Double, trailing: Double), _ paragraph: StyledParagraph, place: Int,
    end: Int
  ) -> Double {
    let x = insets.leading + advance
    if let stop = paragraph.style.tabStops.first(where: { $0.location.orZero > x + Self.tolerance }) {
      guard stop.alignment == .right || stop.alignment == .center else { return stop.location.orZero - x }
      var following = 0.0
      for cluster in paragraph.clusters[place + 1..<end] {
        if cluster.kind == .tab { break }
        following += cluster.advance
      }
      return max(stop.location.orZero - (stop.alignment == .right ? following : following / 2) - x, 0)
    }
    let given = paragraph.style.defaultTabInterval.orZero
    let interval = given > 0 ? given : Self.tabInterval
    return ((x + Self.tolerance) / interval).rounded(.down) * interval + interval - x
  }

  // MARK: Heights

  func setHeight(of line: inout StyledLine) {
    var ascent = 0.0
    var descent = 0.0
    var styles = Set(line.items.map(\.style))
    if styles.isEmpty {
      styles.insert(
        line.part.start < line.paragraph.clusters.count
          ? line.paragraph.clusters[line.part.start].style : line.paragraph.endStyle)
    }
    for index in styles {
      let style = text.styles[index]
      let offset = style.baselineOffset.orZero
      if let attachment = style.attachment {
        ascent = max(ascent, attachment.ascent + offset)
        descent = max(descent, attachment.descent - offset)
        continue
      }
      ascent = max(ascent, style.font.ascender + offset)
      descent = max(descent, -style.font.descender - offset)
    }
    let style = line.paragraph.style
    var height = ascent + descent
    if style.lineHeightMultiple.orZero > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight.orZero)
    if style.maximumLineHeight.orZero > 0 { height = min(height, style.maximumLineHeight) }
    line.height = height
    line.descent = descent
  }
}
