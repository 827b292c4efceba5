/// Positions in UTF-16 units.
extension String {
  /// The text of a range that lies within it.
  func text(inUnits range: Range<Int>) -> String {
    let units = utf16
    let lower = units.index(units.startIndex, offsetBy: range.lowerBound)
    let upper = units.index(lower, offsetBy: range.count)
    if lower.samePosition(in: unicodeScalars) != nil, upper.samePosition(in: unicodeScalars) != nil {
      return String(unicodeScalars[lower..<upper])
    }
    return String(decoding: units[lower..<upper], as: UTF16.self)
  }

  /// The text with another one in the place of a range. A half of a pair that is left is a replacement character, which is as
  /// long.
  func replacingUnits(_ range: Range<Int>, with replacement: String) -> String {
    text(inUnits: 0..<range.lowerBound) + replacement + text(inUnits: range.upperBound..<utf16.count)
  }

  /// The beginning that is no longer than a number of units and cuts no character.
  func cut(to length: Int) -> String {
    // Only what may be too long is counted.
    guard utf8.count > length, utf16.count > length else { return self }
    return text(inUnits: 0..<character(atOrBefore: length))
  }

  /// The beginning of the character that ends at a position or holds it; the position itself at the beginning.
  func character(before position: Int) -> Int {
    guard position > 0 else { return 0 }
    return character(atOrBefore: position - 1)
  }

  /// The position itself between two characters, else the beginning of the character that holds it.
  func character(atOrBefore position: Int) -> Int {
    let place = utf16.index(startIndex, offsetBy: position)
    guard place < endIndex else { return position }
    // An index within a character counts as its beginning.
    return index(before: index(after: place)).utf16Offset(in: self)
  }

  /// The position itself between two characters, else the end of the character that holds it.
  func character(atOrAfter position: Int) -> Int {
    let start = character(atOrBefore: position)
    guard start < position else { return position }
    return index(after: utf16.index(startIndex, offsetBy: start)).utf16Offset(in: self)
  }
}
