import OpenCollectionView

/// Finds words that are written between asterisks.
struct Emphasis {
  let text: String

  init(_ text: String) { self.text = text }

  /// The parts between asterisks, with them, in UTF-16 units: no line end, and no space at either end.
  var ranges: [NSRange] {
    var ranges: [NSRange] = []
    let units = Array(text.utf16)
    let (asterisk, space, lineEnd) = (UInt16(42), UInt16(32), UInt16(10))
    var start: Int?
    for (place, unit) in units.enumerated() {
      if unit == lineEnd { start = nil }
      guard unit == asterisk else { continue }
      if let first = start, place > first + 1, units[place - 1] != space {
        ranges.append(NSRange(location: first, length: place + 1 - first))
        start = nil
      } else if place + 1 < units.count, units[place + 1] != space {
        start = place
      }
    }
    return ranges
  }

  /// The text in a font, and in its bold one where it is emphasized.
  func attributed(font: UIFont) -> NSAttributedString {
    let attributed = NSMutableAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: UIColor.label])
    let bold = UIFont.boldSystemFont(ofSize: font.pointSize)
    for range in ranges { attributed.addAttribute(.font, value: bold, range: range) }
    return attributed
  }
}
