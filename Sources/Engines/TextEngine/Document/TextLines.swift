/// The lines that an element of a page can hold, which decides what of a program's text it shows.
public enum TextLines: Sendable, Equatable {
  /// An input: line ends are left out.
  case one
  /// A text area: every line end is one line feed.
  case many

  /// The text as such an element holds it.
  public func shown(_ text: String) -> String {
    let holds = text.utf8.contains { $0 == 13 || (self == .one && $0 == 10) }
    guard holds else { return text }
    var shown = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in text.unicodeScalars {
      let isLineEnd = scalar == "\r" || scalar == "\n"
      if !isLineEnd {
        shown.append(scalar)
      } else if self == .many, !(scalar == "\n" && followsReturn) {
        shown.append("\n")
      }
      followsReturn = scalar == "\r"
    }
    return String(shown)
  }
}
