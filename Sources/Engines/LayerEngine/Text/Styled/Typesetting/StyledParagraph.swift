import Foundation

/// A paragraph of a text of several styles, cluster by cluster.
struct StyledParagraph {
  var clusters: [StyledCluster] = []
  var style: TextParagraphStyle
  /// The style of what ends the paragraph: the height of a blank line.
  var endStyle: Int
  /// The start of the next paragraph, in bytes.
  var next: Int
  /// Levels, if there is text that is read from the right.
  var bidirectional: BidirectionalText?

  var baseDirection: TextDirection { bidirectional?.baseDirection ?? .leftToRight }
  var baseLevel: UInt8 { bidirectional?.baseLevel ?? 0 }
}

/// Reads the paragraphs of a text of several styles.
struct StyledParagraphReader {
  private let text: StyledText
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tables: [FontWidthTable]
  private var reader: ClusterReader
  private var span = 0
  private var spanEnd = 0
  private var table = -1

  init(text: StyledText, owner: String, bytes: UnsafeBufferPointer<UInt8>) {
    self.text = text
    self.bytes = bytes
    tables = text.styles.map { FontWidthTable(face: $0.font.face) }
    reader = ClusterReader(text: owner, bytes: bytes, widths: tables[0])
    spanEnd = text.spans[0].byteCount
  }

  /// The paragraph that starts at a byte; paragraphs are read in order.
  mutating func paragraph(from start: Int) -> StyledParagraph {
    moveSpan(to: start)
    let first = text.spans[span]
    var paragraph = StyledParagraph(
      style: text.paragraphStyles[first.paragraphStyle], endStyle: first.style, next: start)
    var mayNeedLevels = paragraph.style.baseDirection == .rightToLeft
    while paragraph.next < bytes.count {
      let offset = paragraph.next
      moveSpan(to: offset)
      let styleIndex = text.spans[span].style
      let style = text.styles[styleIndex]
      let cluster = reader.cluster(at: offset)
      paragraph.next = cluster.end
      paragraph.endStyle = styleIndex
      if cluster.traits.contains(.lineEnd) { break }
      var traits = cluster.traits
      if paragraph.style.keepsHangulWords, traits.contains(.hangul) { traits.remove(.wide) }
      if let attachment = style.attachment {
        paragraph.clusters.append(
          StyledCluster(
            kind: .attachment, bytes: offset..<cluster.end, advance: attachment.width, traits: .wide,
            style: styleIndex))
        continue
      }
      let isTab = bytes[offset] == 0x09
      let advance = style.font.advance(cluster.advance)
      paragraph.clusters.append(
        StyledCluster(
          kind: isTab ? .tab : .text, bytes: offset..<cluster.end,
          advance: isTab ? 0 : advance > 0 ? advance + style.letterSpacing : 0, traits: traits, style: styleIndex))
      // Hebrew starts at U+0590, whose lead byte is 0xD6.
      mayNeedLevels = mayNeedLevels || bytes[offset] >= 0xD6 || !style.embeddings.isEmpty
    }
    if mayNeedLevels { findLevels(of: &paragraph) }
    return paragraph
  }

  private mutating func moveSpan(to offset: Int) {
    while offset >= spanEnd, span + 1 < text.spans.count {
      span += 1
      spanEnd += text.spans[span].byteCount
    }
    let style = text.spans[span].style
    if table != style {
      table = style
      reader.widths = tables[style]
    }
  }

  private func findLevels(of paragraph: inout StyledParagraph) {
    var scalars: [Unicode.Scalar] = []
    var embeddings: [TextEmbedding] = []
    for index in paragraph.clusters.indices {
      let cluster = paragraph.clusters[index]
      let style = text.styles[cluster.style]
      if style.embeddings != embeddings {
        scalars += embeddings.map { _ in "\u{202C}" as Unicode.Scalar }
        embeddings = style.embeddings
        scalars += embeddings.map(\.control)
      }
      paragraph.clusters[index].scalar = scalars.count
      let part = UnsafeBufferPointer(rebasing: bytes[cluster.bytes])
      scalars += String(decoding: part, as: UTF8.self).unicodeScalars
    }
    let bidirectional = BidirectionalText(scalars, baseDirection: paragraph.style.baseDirection)
    guard bidirectional.levels.contains(where: { $0 > 0 }) || bidirectional.baseLevel > 0 else { return }
    paragraph.bidirectional = bidirectional
    for index in paragraph.clusters.indices {
      paragraph.clusters[index].level = bidirectional.levels[paragraph.clusters[index].scalar]
    }
  }
}
