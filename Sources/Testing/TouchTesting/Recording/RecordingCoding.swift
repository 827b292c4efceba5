import Foundation

/// How the parts of a line are written and read.
enum RecordingCoding {
  /// A value as JSON in one line, always in the same order.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
      fatalError("A recording holds nothing but numbers and text, and yet cannot be written: \(error).")
    }
  }

  static func value<Value: Decodable>(
    _ type: Value.Type, _ name: String, _ line: RecordingLines.Line, _ text: Substring
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do { return try decoder.decode(type, from: Data(text.utf8)) } catch {
      throw RecordingTextError(line: line.number, expected: "\(name) as JSON", found: text)
    }
  }

  static func number(_ text: Substring, _ line: RecordingLines.Line) throws -> Double {
    guard let number = Double(text), number.isFinite else {
      throw RecordingTextError(line: line.number, expected: "a time in seconds", found: text)
    }
    return number
  }

  /// Words in one line, whatever they hold.
  static func escaped(_ words: String) -> String {
    guard words.contains(where: { $0.isNewline || $0 == "\\" }) else { return words }
    return words.map { character in
      if character == "\\" { return "\\\\" }
      guard character.isNewline else { return String(character) }
      return character.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }.joined()
  }

  static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var (result, rest) = ("", text)
    while let character = rest.first {
      rest = rest.dropFirst()
      guard character == "\\" else {
        result.append(character)
        continue
      }
      if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[rest.index(rest.startIndex, offsetBy: 2)..<end], radix: 16).flatMap(
          Unicode.Scalar.init)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(rest.first ?? "\\")
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
