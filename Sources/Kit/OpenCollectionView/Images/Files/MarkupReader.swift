/// Reads the first tag of an XML file.
struct MarkupReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The mark that a file in UTF-8 may begin with.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The attributes of the outermost element; nil where it has another name, or the file ends within its tag.
  mutating func root(_ name: StaticString) -> [String: String]? {
    while skipSpace(), bytes[index] == UInt8(ascii: "<") {
      if says("<?") {
        guard skip(past: "?>") else { return nil }
      } else if says("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if says("<!") {
        guard skipDeclaration() else { return nil }
      } else {
        index += 1
        return word() == "\(name)" ? attributes() : nil
      }
    }
    return nil
  }

  private mutating func attributes() -> [String: String]? {
    var attributes: [String: String] = [:]
    while skipSpace() {
      if bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/") { return attributes }
      let name = word()
      guard !name.isEmpty, skipSpace(), bytes[index] == UInt8(ascii: "=") else { return nil }
      index += 1
      guard skipSpace() else { return nil }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: quote)
      else { return nil }
      attributes[name] = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      index = end + 1
    }
    return nil
  }

  /// Up to a space or a sign that ends a name.
  private mutating func word() -> String {
    let start = index
    while index < bytes.count, !Self.isSpace(bytes[index]), !"=<>/\"'".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A document type may have declarations in brackets.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        index += 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while index < bytes.count {
      if says(text) {
        index += text.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    return false
  }

  /// Tells whether anything follows.
  private mutating func skipSpace() -> Bool {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index < bytes.count
  }

  private func says(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
