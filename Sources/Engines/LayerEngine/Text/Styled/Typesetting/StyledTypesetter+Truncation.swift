extension StyledTypesetter {
  /// The clusters that the last allowed line shows, of a text that goes on behind it.
  func shortened(_ line: StyledLine) -> [StyledCluster] {
    let paragraph = line.paragraph
    let all = trimmed(items(paragraph, line.part.start..<paragraph.clusters.count, line.insets))
    let limit = line.limit + Self.tolerance
    guard let sample = all.first else { return line.items }
    switch mode(of: paragraph) {
    case .wordWrap, .characterWrap: return line.items
    case .clip: return prefix(of: all, room: limit, goesOver: true)
    case .truncateHead where advance(of: all) > limit:
      let last = all[all.count - 1]
      let tail = suffix(of: all, room: limit - item(.ellipsis, like: last).advance)
      return [ellipsis(like: tail.first ?? last, in: paragraph)] + tail
    case .truncateMiddle where advance(of: all) > limit:
      let room = limit - item(.ellipsis, like: sample).advance
      // The head gets what half of the room holds, the tail what then is left, the head what the tail did not need.
      let half = prefix(of: all, room: room / 2)
      let tail = suffix(of: Array(all[half.count...]), room: room - advance(of: half))
      let head = prefix(of: all, room: room - advance(of: tail))
      return head + [ellipsis(like: head.last ?? sample, in: paragraph)] + tail
    case .truncateTail, .truncateHead, .truncateMiddle:
      var head = prefix(of: all, room: limit - item(.ellipsis, like: sample).advance)
      // The sign is of the style that it follows, which may be a wider one than was reckoned with.
      while let last = head.last, advance(of: head) + item(.ellipsis, like: last).advance > limit {
        head = trimmed(Array(head.dropLast()))
      }
      return head + [ellipsis(like: head.last ?? sample, in: paragraph)]
    }
  }

  private func ellipsis(like cluster: StyledCluster, in paragraph: StyledParagraph) -> StyledCluster {
    var item = item(.ellipsis, like: cluster)
    item.level = paragraph.baseLevel
    return item
  }

  private func advance(of items: [StyledCluster]) -> Double { items.reduce(0) { $0 + $1.advance } }

  private func trimmed(_ items: [StyledCluster]) -> [StyledCluster] {
    guard let last = items.lastIndex(where: { !$0.isSpace }) else { return [] }
    return Array(items[...last])
  }

  private func prefix(of items: [StyledCluster], room: Double, goesOver: Bool = false) -> [StyledCluster] {
    var advance = 0.0
    var count = 0
    for (index, item) in items.enumerated() {
      advance += item.advance
      if advance > room, !item.isSpace {
        if goesOver { count = index + 1 }
        break
      }
      if !item.isSpace { count = index + 1 }
    }
    return Array(items[..<count])
  }

  private func suffix(of items: [StyledCluster], room: Double) -> [StyledCluster] {
    var surplus = advance(of: items) - room
    var start = 0
    while start < items.count, surplus > 0 || items[start].isSpace {
      surplus -= items[start].advance
      start += 1
    }
    return Array(items[start...])
  }
}
