/// Reads the text of a symbol's drawing.
///
/// Parts stand one after the other, parted by semicolons: a kind, a space and a path. The kind is a letter: `s` a line,
/// `f` a shape with the line around it, `p` a shape, `c` and `x` a line and a shape that are taken away, `g` and `h` a
/// line and a shape that are taken away in one colour and painted with several. What may follow it, parted by commas: a
/// level, `2`; a value from which on the part is shown, `@0.5`; the line's share of the usual width, `*0.8`.
///
/// The path has `M`, `L`, `Q`, `C` and `Z` as in SVG, a circle `O x y radius`, a rectangle with round corners
/// `R x y width height radius`, an arc `A x y radius start end` in degrees, clockwise where the end is larger, to which
/// a line leads, `a` for one that begins anew, and `T angle` for a turn of all that follows.
struct SymbolReader {
  private var bytes: Substring.UTF8View
  private var turn = CGAffineTransform.identity

  private init(_ text: Substring) { bytes = text.utf8 }

  /// The parts of a drawing; nil for a text that is none.
  static func parts(_ text: String) -> [SymbolPart]? {
    var parts: [SymbolPart] = []
    for text in text.split(separator: ";") {
      guard let part = part(text) else { return nil }
      parts.append(part)
    }
    return parts
  }

  private static func part(_ text: Substring) -> SymbolPart? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let kind = words[0].first else { return nil }
    var reader = SymbolReader(words[1])
    guard let path = reader.path() else { return nil }
    guard "sfpcxgh".contains(kind) else { return nil }
    var part = SymbolPart(
      path: path, fills: "fpxh".contains(kind), strokes: "sfcg".contains(kind),
      effect: "cx".contains(kind) ? .cut : "gh".contains(kind) ? .mark : .paint)
    for option in words[0].dropFirst().split(separator: ",") {
      switch option.first {
      case "@": part.threshold = Double(option.dropFirst())
      case "*": part.lineShare = Double(option.dropFirst()).map { CGFloat($0) } ?? 1
      default: part.level = Int(option) ?? 1
      }
    }
    return part
  }

  private mutating func path() -> CGPath? {
    let path = CGMutablePath()
    while let command = bytes.popFirst() {
      switch command {
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "Z"): path.closeSubpath()
      case UInt8(ascii: "T"):
        guard let angle = number() else { return nil }
        turn = CGAffineTransform(rotationAngle: angle * .pi / 180)
      default:
        guard let point = point(), add(command, point, to: path) else { return nil }
      }
    }
    return path.copy()
  }

  private mutating func add(_ command: UInt8, _ point: CGPoint, to path: CGMutablePath) -> Bool {
    switch command {
    case UInt8(ascii: "M"): path.move(to: point)
    case UInt8(ascii: "L"): path.addLine(to: point)
    case UInt8(ascii: "Q"):
      guard let end = self.point() else { return false }
      path.addQuadCurve(to: end, control: point)
    case UInt8(ascii: "C"):
      guard let control = self.point(), let end = self.point() else { return false }
      path.addCurve(to: end, control1: point, control2: control)
    case UInt8(ascii: "O"):
      guard let radius = number() else { return false }
      path.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
    case UInt8(ascii: "R"):
      guard let width = number(), let height = number(), let radius = number() else { return false }
      path.addRoundedRect(
        in: CGRect(origin: point, size: CGSize(width: width, height: height)), cornerWidth: radius,
        cornerHeight: radius)
    case UInt8(ascii: "A"), UInt8(ascii: "a"):
      guard let radius = number(), let from = number(), let to = number() else { return false }
      let turned = atan2(turn.b, turn.a)
      let (start, end) = (from * .pi / 180 + turned, to * .pi / 180 + turned)
      if command == UInt8(ascii: "a") {
        path.move(to: CGPoint(x: point.x + radius * cos(start), y: point.y + radius * sin(start)))
      }
      // In Core Graphics' words an arc of growing angles is not clockwise.
      path.addArc(center: point, radius: radius, startAngle: start, endAngle: end, clockwise: to < from)
    default: return false
    }
    return true
  }

  private mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y).applying(turn)
  }

  private mutating func number() -> CGFloat? {
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    let isNumber: (UInt8) -> Bool = { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    let end = bytes.dropFirst().firstIndex { !isNumber($0) } ?? bytes.endIndex
    guard let first = bytes.first, isNumber(first) || first == UInt8(ascii: "-") else { return nil }
    let text = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
    bytes = bytes[end...]
    return Double(text).map { CGFloat($0) }
  }
}
