import Foundation
import OpenCollectionView

/// Words that are looked for at the beginnings of words, whatever their capitals and accents.
struct SoughtWords: Equatable, Sendable {
  /// Each word behind a space, as a text is looked through.
  let keys: [[UInt16]]

  init(_ text: String) { keys = text.split(whereSeparator: \.isWhitespace).map { Self.key(String($0)) } }

  var isEmpty: Bool { keys.isEmpty }

  /// A text as it is looked through: each word behind a space, without capitals and accents.
  static func key(_ text: String) -> [UInt16] {
    [32] + text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).utf16
  }

  /// The beginnings of words in a text that is looked through.
  static func range(of word: [UInt16], in key: [UInt16]) -> Int? {
    var start = 0
    while start + word.count <= key.count {
      var length = 0
      while length < word.count, key[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
      start += 1
    }
    return nil
  }

  /// The parts of a text that are looked for, in UTF-16 units.
  func ranges(in text: String) -> [NSRange] {
    let letters = Self.key(text)
    // A letter that becomes two without its accent stands elsewhere.
    guard letters.count == text.utf16.count + 1 else { return [] }
    return keys.compactMap { word in
      // The text has no space before its first word.
      Self.range(of: word, in: letters).map { NSRange(location: $0, length: word.count - 1) }
    }
  }

  /// A text in which the letters that are looked for stand out.
  func marked(in text: String, color: UIColor) -> NSAttributedString {
    let marked = NSMutableAttributedString(string: text, attributes: [.foregroundColor: color])
    for range in ranges(in: text) { marked.addAttribute(.foregroundColor, value: UIColor.galleryTint, range: range) }
    return marked
  }
}
