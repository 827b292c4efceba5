/// Sets one text: breaks it into lines, shortens the last one, gives every line its place.
struct Typesetter {
  private static let ellipsis = "…"
  /// Our choice: what a width may lack in points and still hold a line. Frames are sums of floating-point numbers, and
  /// a host rounds them to 32 bits (by 1/16384 point at 1024); else a label of exactly its own size would be shortened.
  private static let tolerance = 0.001

  let request: TypesettingRequest
  let bytes: UnsafeBufferPointer<UInt8>
  private var scanner: LineScanner
  private let ellipsisAdvance: Int
  private var lines: [TextLine] = []
  private var widest = 0
  private var isTruncated = false
  /// Tells whether the paragraph at hand is read from the right.
  private var isRightToLeft = false

  /// Sets a text that is not empty in a width above zero.
  static func typeset(_ request: TypesettingRequest) -> TypesetText {
    var text = request.string
    text.makeContiguousUTF8()
    let owner = text
    return text.withUTF8 { bytes in
      var typesetter = Typesetter(request, text: owner, bytes: bytes)
      typesetter.breakLines()
      return typesetter.result()
    }
  }

  private init(_ request: TypesettingRequest, text: String, bytes: UnsafeBufferPointer<UInt8>) {
    let widths = FontWidthTable(face: request.font.face)
    self.request = request
    self.bytes = bytes
    ellipsisAdvance = widths.advance(of: 0x2026) ?? ScalarAdvance.wide
    scanner = LineScanner(
      reader: ClusterReader(text: text, bytes: bytes, widths: widths),
      count: bytes.count,
      limit: Self.limit(of: request),
      hyphenAdvance: widths.advance(ofPrintable: UInt8(ascii: "-")),
      keepsHangulWords: request.keepsHangulWords
    )
  }

  /// The width in font units.
  private static func limit(of request: TypesettingRequest) -> Int {
    let units = (request.width + tolerance) * Double(FontFace.unitsPerEm) / (request.font.size * request.font.stretch)
    return units < 0x1p53 ? Int(units) : .max
  }

  /// How many lines the number and the height allow: at least one.
  private var lineLimit: Int {
    let limit = request.maximumLines == 0 ? Int.max : request.maximumLines
    let lines = (request.height + Self.tolerance) / request.font.lineHeight
    return lines < Double(limit) ? max(Int(lines), 1) : limit
  }

  private mutating func breakLines() {
    let breaksAnywhere = request.lineBreakMode == .characterWrap
    let lineLimit = lineLimit
    var start = 0
    var startsParagraph = true
    while start < scanner.count {
      if startsParagraph { isRightToLeft = isRightToLeft(paragraphAt: start) }
      let line = scanner.line(from: start, breaksAnywhere: breaksAnywhere)
      if lines.count + 1 == lineLimit, line.next < scanner.count {
        appendLastLine(line)
        return
      }
      append(line)
      start = line.next
      startsParagraph = line.endsParagraph
    }
  }

  /// Appends the last line that is allowed, of a text that goes on behind it.
  private mutating func appendLastLine(_ line: LineSpan) {
    isTruncated = true
    let room = scanner.limit - ellipsisAdvance
    switch request.lineBreakMode {
    case .wordWrap, .characterWrap:
      append(line)
    case .clip:
      let clipped = scanner.prefix(from: line.start, room: scanner.limit, goesOver: true)
      append(string(clipped.start..<clipped.visibleEnd), advance: clipped.advance)
    case .truncateHead where !isParagraphEnd(line):
      appendTruncated(head: nil, tail: scanner.suffix(from: line.start, room: room))
    case .truncateMiddle where !isParagraphEnd(line):
      // The head gets what half of the room holds, the tail what then is left, the head what the tail did not need.
      let half = scanner.prefix(from: line.start, room: room / 2)
      let tail = scanner.suffix(from: half.visibleEnd, room: room - half.advance)
      let head = scanner.prefix(from: line.start, room: room - tail.advance)
      appendTruncated(head: head, tail: tail)
    case .truncateTail, .truncateHead, .truncateMiddle:
      appendTruncated(head: scanner.prefix(from: line.start, room: room), tail: nil)
    }
  }

  /// Tells whether a line holds all that was left of its paragraph, so that only later paragraphs are missing.
  private mutating func isParagraphEnd(_ line: LineSpan) -> Bool {
    scanner.prefix(from: line.start, room: scanner.limit, goesOver: true).advance <= scanner.limit
  }

  private mutating func appendTruncated(head: LineSpan?, tail: LineSpan?) {
    let start = head.map { string($0.start..<$0.visibleEnd) } ?? ""
    let end = tail.map { string($0.start..<$0.visibleEnd) } ?? ""
    append(start + Self.ellipsis + end, advance: (head?.advance ?? 0) + ellipsisAdvance + (tail?.advance ?? 0))
  }

  private mutating func append(_ line: LineSpan) {
    let text = string(line.start..<line.visibleEnd)
    append(line.endsWithHyphen ? text + "-" : text, advance: line.advance)
  }

  private mutating func append(_ string: String, advance: Int) {
    let font = request.font
    let top = Double(lines.count) * font.lineHeight
    lines.append(
      TextLine(
        string: string, x: 0, baseline: top + font.ascender, width: font.advance(advance),
        direction: isRightToLeft ? .rightToLeft : .leftToRight))
    widest = max(widest, advance)
  }

  private mutating func result() -> TypesetText {
    let font = request.font
    let width = min(font.advance(widest), request.width)
    let container = request.width.isFinite ? request.width : width
    for index in lines.indices {
      let room = max(container - lines[index].width, 0)
      switch request.alignment {
      case .left: break
      case .center: lines[index].x = room / 2
      case .right: lines[index].x = room
      case .natural, .justified: if lines[index].direction == .rightToLeft { lines[index].x = room }
      }
    }
    return TypesetText(
      lines: lines,
      width: width,
      height: Double(lines.count) * font.lineHeight,
      isTruncated: isTruncated
    )
  }

  private func string(_ range: Range<Int>) -> String {
    DrawnText.string(UnsafeBufferPointer(rebasing: bytes[range]))
  }
}
