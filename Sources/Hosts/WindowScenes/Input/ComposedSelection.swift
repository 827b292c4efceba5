package import Foundation

/// Tells what is selected in a text that an input method composes.
package enum ComposedSelection {
  /// The selection in UTF-16 units, where it was told in characters of Unicode; a caret at the end where none is
  /// told, and what is beyond the text is at its end.
  package static func range(start: Int, length: Int, in text: String) -> NSRange {
    let scalars = text.unicodeScalars
    guard start >= 0, start <= scalars.count else { return NSRange(location: text.utf16.count, length: 0) }
    let first = scalars.index(scalars.startIndex, offsetBy: start)
    let last = scalars.index(first, offsetBy: max(length, 0), limitedBy: scalars.endIndex) ?? scalars.endIndex
    return NSRange(first..<last, in: text)
  }
}
