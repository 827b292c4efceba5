/// Reads the XML of interface files: elements, attributes and text.
///
/// Interface Builder writes no document types and no entities of its own, so that a file that has any is none of its: nothing in a
/// file can become larger than it is written.
struct InterfaceReader {
  /// A file that cannot be read, with the place.
  struct Mistake: Error, Equatable {
    let line: Int
    let column: Int
    let sentence: String
  }

  /// How deep elements may lie in each other: [choice] a person's files are less than 100 deep.
  static let greatestDepth = 512

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The outermost element of a text.
  static func read(_ text: String) throws(Mistake) -> InterfaceElement {
    var reader = InterfaceReader(text)
    return try reader.document()
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func mistake(_ sentence: String) -> Mistake {
    Mistake(line: line, column: position - lineStart + 1, sentence: sentence)
  }

  private mutating func step() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private func isAt(_ word: String) -> Bool { bytes[position...].starts(with: word.utf8) }

  private mutating func skip(_ count: Int) { for _ in 0..<count where position < bytes.count { step() } }

  private mutating func skipSpaces() {
    while let byte = next, byte == 32 || (9...13).contains(byte) { step() }
  }

  /// Goes behind the next place at which a word stands.
  private mutating func pass(_ word: String, of what: String) throws(Mistake) {
    let start = mistake("\(what) has no end")
    while position < bytes.count {
      if isAt(word) { return skip(word.utf8.count) }
      step()
    }
    throw start
  }

  private mutating func document() throws(Mistake) -> InterfaceElement {
    // A mark of the byte order.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
    }
    var open: [InterfaceElement] = []
    var root: InterfaceElement?
    while let byte = next {
      guard byte == UInt8(ascii: "<") else {
        try readText(into: open.last)
        continue
      }
      if isAt("<!--") {
        try pass("-->", of: "a comment")
      } else if isAt("<?") {
        try pass("?>", of: "an instruction")
      } else if isAt("<![CDATA[") {
        let start = position + 9
        try pass("]]>", of: "a CDATA section")
        open.last?.add(text: String(decoding: bytes[start..<position - 3], as: UTF8.self))
      } else if isAt("<!") {
        throw mistake("an interface file has no document type and no entities of its own")
      } else if isAt("</") {
        let place = mistake("")
        skip(2)
        let name = readName()
        guard open.last?.name == name else {
          throw Mistake(
            line: place.line, column: place.column,
            sentence: "</\(name)> ends what was not begun\(open.last.map { ": \($0.name) is open" } ?? "")")
        }
        open.removeLast()
        skipSpaces()
        guard next == UInt8(ascii: ">") else { throw mistake("</\(name)> has no >") }
        step()
      } else {
        let (element, isEmpty) = try tag()
        if let parent = open.last {
          parent.add(element)
        } else if root == nil {
          root = element
        } else {
          throw Mistake(line: element.line, column: element.column, sentence: "a file has one outermost element")
        }
        if !isEmpty { open.append(element) }
        guard open.count <= Self.greatestDepth else {
          throw mistake("elements lie more than \(Self.greatestDepth) deep in each other")
        }
      }
    }
    if let last = open.last {
      throw Mistake(line: last.line, column: last.column, sentence: "<\(last.name)> has no end")
    }
    guard let root else { throw mistake("there is no element") }
    return root
  }

  private mutating func readName() -> String {
    let start = position
    while let byte = next, byte > 32, !"=/>\"'<".utf8.contains(byte) { step() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func tag() throws(Mistake) -> (InterfaceElement, isEmpty: Bool) {
    let place = mistake("")
    step()
    let name = readName()
    guard !name.isEmpty else { throw mistake("a < begins no element") }
    var attributes: [String: String] = [:]
    while true {
      skipSpaces()
      guard let byte = next else { throw mistake("<\(name) has no end") }
      if byte == UInt8(ascii: ">") {
        step()
        return (InterfaceElement(name: name, attributes: attributes, line: place.line, column: place.column), false)
      }
      if isAt("/>") {
        skip(2)
        return (InterfaceElement(name: name, attributes: attributes, line: place.line, column: place.column), true)
      }
      let attribute = readName()
      skipSpaces()
      guard !attribute.isEmpty, next == UInt8(ascii: "=") else {
        throw mistake("<\(name)> has an attribute without a value")
      }
      step()
      skipSpaces()
      guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw mistake("the value of \(attribute) has no quotation marks")
      }
      step()
      let start = position
      while let byte = next, byte != quote {
        guard byte != UInt8(ascii: "<") else { throw mistake("the value of \(attribute) has no end") }
        step()
      }
      guard next == quote else { throw mistake("the value of \(attribute) has no end") }
      let value = try plain(bytes[start..<position])
      step()
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw mistake("<\(name)> has \(attribute) twice")
      }
    }
  }

  private mutating func readText(into element: InterfaceElement?) throws(Mistake) {
    let start = position
    while let byte = next, byte != UInt8(ascii: "<") { step() }
    let text = try plain(bytes[start..<position])
    if let element {
      element.add(text: text)
    } else if !text.allSatisfy(\.isWhitespace) {
      throw mistake("there is text outside of all elements")
    }
  }

  /// A text with its characters in place of what stands for them.
  private func plain(_ raw: ArraySlice<UInt8>) throws(Mistake) -> String {
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var result = ""
    var rest = Substring(String(decoding: raw, as: UTF8.self))
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      guard let end = rest[mark...].firstIndex(of: ";") else { throw mistake("an & stands for nothing") }
      let name = rest[rest.index(after: mark)..<end]
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let number =
          name.hasPrefix("#x")
          ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let scalar = number.flatMap(Unicode.Scalar.init) else { throw mistake("nobody knows what &\(name); is") }
        result.unicodeScalars.append(scalar)
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
