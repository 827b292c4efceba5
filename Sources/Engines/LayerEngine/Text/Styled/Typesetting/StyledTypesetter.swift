import Foundation

/// Sets one text of several styles: breaks it into lines, shortens the last one, gives every run its place.
struct StyledTypesetter {
  /// As of ``Typesetter``: what a width or height may lack in points and still hold a line.
  static let tolerance = 0.001

  let request: StyledTypesettingRequest
  let text: StyledText
  let bytes: UnsafeBufferPointer<UInt8>
  var lines: [StyledLine] = []
  private var isTruncated = false
  private var bottom = 0.0

  static func typeset(_ request: StyledTypesettingRequest) -> TypesetStyledText {
    var string = request.text.string
    string.makeContiguousUTF8()
    let owner = string
    return string.withUTF8 { bytes in
      var typesetter = StyledTypesetter(request, bytes: bytes)
      typesetter.breakLines(StyledParagraphReader(text: request.text, owner: owner, bytes: bytes))
      return typesetter.result()
    }
  }

  private init(_ request: StyledTypesettingRequest, bytes: UnsafeBufferPointer<UInt8>) {
    self.request = request
    text = request.text
    self.bytes = bytes
  }

  private mutating func breakLines(_ paragraphs: StyledParagraphReader) {
    var reader = paragraphs
    var next = 0
    while next < bytes.count {
      let paragraph = reader.paragraph(from: next)
      next = paragraph.next
      var start = 0
      repeat {
        let part = scan(paragraph, from: start)
        let line = makeLine(paragraph, part)
        guard hasPlace(line) else {
          shortenLastLine()
          return
        }
        append(line)
        start = part.next
        if lines.count == request.maximumLines, start < paragraph.clusters.count || next < bytes.count {
          shortenLastLine()
          return
        }
      } while start < paragraph.clusters.count
    }
  }

  /// The space between the last line and one that follows.
  private func distance(to line: StyledLine) -> Double {
    guard let last = lines.last else { return 0 }
    let spacing = last.paragraph.style.lineSpacing.orZero
    guard line.part.start == 0 else { return spacing }
    return spacing + last.paragraph.style.paragraphSpacing.orZero + line.paragraph.style.paragraphSpacingBefore.orZero
  }

  private func hasPlace(_ line: StyledLine) -> Bool {
    lines.isEmpty || bottom + distance(to: line) + line.height <= Double(request.height) + Self.tolerance
  }

  private mutating func append(_ line: StyledLine) {
    var line = line
    line.top = bottom + distance(to: line)
    bottom = line.top + line.height
    lines.append(line)
  }

  private mutating func shortenLastLine() {
    isTruncated = true
    guard let last = lines.popLast() else { return }
    let items = shortened(last)
    var line = last
    line.items = items
    line.isParagraphEnd = true
    setHeight(of: &line)
    line.top = last.top
    lines.append(line)
    bottom = line.top + line.height
  }

  private func result() -> TypesetStyledText {
    var width = 0.0
    for line in lines { width = max(width, line.insets.leading + line.advance + max(line.insets.trailing, 0)) }
    width = min(width, Double(request.width))
    let container = request.width.isFinite ? Double(request.width) : width
    return TypesetStyledText(
      lines: lines.map { place($0, in: container) }, width: width, height: bottom, isTruncated: isTruncated)
  }
}

/// A line on its way: what it holds, before runs are made of it.
struct StyledLine {
  let paragraph: StyledParagraph
  /// The clusters of the paragraph that the line takes.
  let part: StyledLinePart
  /// The clusters to draw, in logical order.
  var items: [StyledCluster]
  /// From the leading and from the trailing side.
  var insets: (leading: Double, trailing: Double)
  /// The advance that the line may hold.
  var limit: Double
  var isParagraphEnd: Bool
  var top = 0.0
  var height = 0.0
  var descent = 0.0

  var baseline: Double { top + height - descent }
  var advance: Double { items.reduce(0) { $0 + $1.advance } }
}

/// The clusters that a line takes of its paragraph, by their places.
struct StyledLinePart {
  var start: Int
  var visibleEnd: Int
  var next: Int
  var endsWithHyphen = false
}

extension CGFloat {
  /// The number, or 0 for one that is not finite.
  var orZero: Double { isFinite ? Double(self) : 0 }
}
