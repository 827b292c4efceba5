/// A property list in the form that Xcode's projects have: dictionaries, arrays and words.
indirect enum PropertyList: Equatable {
  case text(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var array: [PropertyList]? { if case .array(let array) = self { array } else { nil } }
  var dictionary: [String: PropertyList]? { if case .dictionary(let dictionary) = self { dictionary } else { nil } }

  /// How deep values may lie in each other: [choice] projects have less than 10.
  private static let greatestDepth = 64

  /// The value in a text, with the place where it is none.
  static func read(_ text: String, path: String) throws -> PropertyList {
    var reader = Reader(bytes: Array(text.utf8), path: path)
    let value = try reader.value(depth: 0)
    try reader.skipSpaces()
    guard reader.next == nil else { throw reader.mistake("there is more after the end") }
    return value
  }

  private struct Reader {
    let bytes: [UInt8]
    let path: String
    var position = 0

    init(bytes: [UInt8], path: String) {
      self.bytes = bytes
      self.path = path
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func mistake(_ sentence: String) -> PortingError {
      let before = bytes[..<min(position, bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
      return PortingError("\(path):\(line):\(column): error: \(sentence)")
    }

    private func isAt(_ word: String) -> Bool { bytes[position...].starts(with: word.utf8) }

    mutating func skipSpaces() throws {
      while let byte = next {
        if byte <= 32 {
          position += 1
        } else if isAt("//") {
          while let byte = next, byte != UInt8(ascii: "\n") {
            position += 1
            _ = byte
          }
        } else if isAt("/*") {
          let start = self
          position += 2
          while next != nil, !isAt("*/") { position += 1 }
          guard next != nil else { throw start.mistake("a comment has no end") }
          position += 2
        } else {
          return
        }
      }
    }

    mutating func take(_ character: Character) throws {
      try skipSpaces()
      guard let byte = next, byte == character.asciiValue else { throw mistake("a \(character) is missing") }
      position += 1
    }

    mutating func value(depth: Int) throws -> PropertyList {
      guard depth < PropertyList.greatestDepth else {
        throw mistake("values lie more than \(PropertyList.greatestDepth) deep in each other")
      }
      try skipSpaces()
      switch next {
      case UInt8(ascii: "{"):
        position += 1
        var values: [String: PropertyList] = [:]
        while true {
          try skipSpaces()
          if next == UInt8(ascii: "}") { break }
          let key = try word()
          try take("=")
          values[key] = try value(depth: depth + 1)
          try take(";")
        }
        position += 1
        return .dictionary(values)
      case UInt8(ascii: "("):
        position += 1
        var values: [PropertyList] = []
        while true {
          try skipSpaces()
          if next == UInt8(ascii: ")") { break }
          values.append(try value(depth: depth + 1))
          try skipSpaces()
          if next == UInt8(ascii: ",") {
            position += 1
          } else if next != UInt8(ascii: ")") {
            throw mistake("a , or ) is missing")
          }
        }
        position += 1
        return .array(values)
      default: return .text(try word())
      }
    }

    private mutating func word() throws -> String {
      try skipSpaces()
      guard let first = next else { throw mistake("the file ends in the middle of a value") }
      guard first == UInt8(ascii: "\"") else {
        let start = position
        while let byte = next, byte > 32, !"{}()=;,\"".utf8.contains(byte) { position += 1 }
        guard position > start else { throw mistake("a value is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      let start = self
      position += 1
      var result: [UInt8] = []
      while let byte = next, byte != UInt8(ascii: "\"") {
        position += 1
        guard byte == UInt8(ascii: "\\"), let escaped = next else {
          result.append(byte)
          continue
        }
        position += 1
        result.append(escaped == UInt8(ascii: "n") ? 10 : escaped == UInt8(ascii: "t") ? 9 : escaped)
      }
      guard next != nil else { throw start.mistake("a text has no end") }
      position += 1
      return String(decoding: result, as: UTF8.self)
    }
  }
}
