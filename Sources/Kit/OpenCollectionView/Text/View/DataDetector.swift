import Foundation

/// Finds addresses of the web and of mail, and telephone numbers. // X24
struct DataDetector {
  /// Something that was found.
  struct Finding: Equatable {
    /// Its place, in UTF-16 units.
    var range: Range<Int>
    var url: URL
  }

  let types: UIDataDetectorTypes
  /// Fewer digits are no telephone number, and neither are more. Our choice; the most is that of E.164.
  private static let digits = 7...15

  /// The findings in a text, in its order.
  func findings(in text: String) -> [Finding] {
    var findings: [Finding] = []
    if types.contains(.link) {
      for word in text.split(whereSeparator: { $0.isWhitespace || "<>\"“”«»".contains($0) }) {
        let word = Self.trimmed(word)
        if let url = Self.address(String(word)) { findings.append(Finding(range: word.units(in: text), url: url)) }
      }
    }
    if types.contains(.phoneNumber) {
      findings += Self.numbers(in: text).filter { number in
        !findings.contains { $0.range.overlaps(number.range) }
      }
    }
    return findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A word without the marks that belong to its sentence.
  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".,;:!?)]}'’".contains(last) {
      if last == ")", word.contains("(") { break }
      word.removeLast()
    }
    while let first = word.first, "([{'‘".contains(first) { word.removeFirst() }
    return word
  }

  private static func address(_ word: String) -> URL? {
    let small = word.lowercased()
    for scheme in ["http://", "https://"] where small.hasPrefix(scheme) && small.count > scheme.count {
      return URL(string: word)
    }
    if small.hasPrefix("mailto:"), small.count > 7 { return URL(string: word) }
    if small.hasPrefix("www."), small.dropFirst(4).contains(".") { return URL(string: "http://" + word) }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let dot = parts[1].lastIndex(of: "."), dot != parts[1].startIndex,
      parts[1].distance(from: dot, to: parts[1].endIndex) > 2,
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" })
    else { return nil }
    return URL(string: "mailto:" + word)
  }

  private static func numbers(in text: String) -> [Finding] {
    var findings: [Finding] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard isPart(text[index]) else {
        index = text.index(after: index)
        continue
      }
      let end = text[index...].firstIndex { !isPart($0) } ?? text.endIndex
      var part = text[index..<end]
      while let last = part.last, !last.isASCIIDigit { part.removeLast() }
      while let first = part.first, !first.isASCIIDigit, first != "+", first != "(" { part.removeFirst() }
      let start = part.startIndex
      let touchesWord = start > text.startIndex && text[text.index(before: start)].isLetter
      let digits = part.filter { $0.isASCIIDigit || $0 == "+" }
      if !touchesWord, Self.digits.contains(part.count { $0.isASCIIDigit }), let url = URL(string: "tel:" + digits) {
        findings.append(Finding(range: part.units(in: text), url: url))
      }
      index = end
    }
    return findings
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCIIDigit || "+-()./ \u{A0}".contains(character)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension Substring {
  fileprivate func units(in text: String) -> Range<Int> {
    startIndex.utf16Offset(in: text)..<endIndex.utf16Offset(in: text)
  }
}
