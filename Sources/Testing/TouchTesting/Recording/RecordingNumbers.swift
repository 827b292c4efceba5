/// Gives names and touches the numbers in which they appear in a recording, so that decisions compare that were taken in
/// programs of different age: what was the fortieth view of a long day is the first of a replay.
struct RecordingNumbers {
  private var numbers: [String: Int] = [:]
  private var counts: [String: Int] = [:]

  /// Decisions with numbers of their own, from 1.
  static func renumbered(_ decisions: [HostInputRecording.Decided]) -> [HostInputRecording.Decided] {
    var numbers = RecordingNumbers()
    return decisions.map { decided in
      var decided = decided
      decided.words = numbers.renumbered(decided.words)
      return decided
    }
  }

  /// Words in which `UIView#40`, `touch 7` and `press 3` have the numbers in which they appeared.
  mutating func renumbered(_ words: String) -> String {
    let text = Array(words.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      guard isDigit(text[index]), let type = type(endingAt: index, of: text) else {
        result.append(text[index])
        index += 1
        continue
      }
      var end = index
      while end < text.count, isDigit(text[end]) { end += 1 }
      let number = String(decoding: text[index..<end], as: UTF8.self)
      result += Array("\(self.number(of: type, number))".utf8)
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func number(of type: String, _ old: String) -> Int {
    let name = "\(type)#\(old)"
    if let known = numbers[name] { return known }
    let new = (counts[type] ?? 0) + 1
    counts[type] = new
    numbers[name] = new
    return new
  }

  /// The kind of thing that a number counts which begins at a place; nil for a number that counts nothing.
  private func type(endingAt end: Int, of text: [UInt8]) -> String? {
    guard end > 0 else { return nil }
    if text[end - 1] == UInt8(ascii: "#") {
      var start = end - 1
      while start > 0, isPartOfName(text[start - 1]) { start -= 1 }
      return start < end - 1 ? String(decoding: text[start..<(end - 1)], as: UTF8.self) : nil
    }
    for word in ["touch ", "press "] where text[..<end].suffix(word.utf8.count).elementsEqual(word.utf8) {
      let start = end - word.utf8.count
      return start == 0 || text[start - 1] == UInt8(ascii: " ") ? word : nil
    }
    return nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte >= 0x80
  }
}
