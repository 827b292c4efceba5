/// One place where two texts differ: a range of the first, and what stands there in the second.
public struct TextReplacement: Sendable, Equatable {
  /// The range of the first text that is replaced, in UTF-16 units.
  public var range: Range<Int>
  /// The text that stands there in the second.
  public var text: String

  /// A replacement.
  public init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }

  /// The smallest replacement that makes one text of another and cuts no pair of surrogates.
  init(from old: [UInt16], to new: [UInt16]) { self.init(from: old, to: new, keepingLast: 0) }

  /// The replacement that a person has made.
  ///
  /// Of letters that are alike the text alone does not tell which one came or went. Tried are, in this order: what was composed,
  /// what was selected, and the letters before the caret.
  ///
  /// - Parameters:
  ///   - candidates: ranges of the old text that may be what was replaced, the likeliest first.
  ///   - caret: the end of the selection in the new text.
  init(from old: [UInt16], to new: [UInt16], candidates: [Range<Int>], caret: Int) {
    for range in candidates {
      let tail = old.count - range.upperBound
      let end = new.count - tail
      guard end >= range.lowerBound, range.upperBound <= old.count,
        !old.cutsPair(at: range.lowerBound), !old.cutsPair(at: range.upperBound),
        !new.cutsPair(at: range.lowerBound), !new.cutsPair(at: end),
        old[..<range.lowerBound].elementsEqual(new[..<range.lowerBound]),
        old[range.upperBound...].elementsEqual(new[end...])
      else { continue }
      self.init(range: range, text: String(decoding: new[range.lowerBound..<end], as: UTF16.self))
      return
    }
    let tail = max(new.count - caret, 0)
    let keeps = tail <= old.count && old.suffix(tail).elementsEqual(new.suffix(tail))
    self.init(from: old, to: new, keepingLast: keeps ? tail : 0)
  }

  /// Letters at the end that are known to be the same are so; of the others the beginning counts first.
  private init(from old: [UInt16], to new: [UInt16], keepingLast known: Int) {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter - known, old[head] == new[head] { head += 1 }
    if old.cutsPair(at: head) || new.cutsPair(at: head) { head -= 1 }
    var tail = known
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    if old.cutsPair(at: old.count - tail) || new.cutsPair(at: new.count - tail) { tail -= 1 }
    self.init(
      range: head..<old.count - tail, text: String(decoding: new[head..<new.count - tail], as: UTF16.self))
  }
}

extension TextReplacement: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String { "\(range) by \(text.utf16.count) units" }
}
