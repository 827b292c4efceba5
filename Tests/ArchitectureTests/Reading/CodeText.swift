/// Swift source with its comments, string literals and quoted identifiers replaced by spaces, line for line.
///
/// Code in an interpolation stays. Regular expression literals are taken for code, which is enough here: a quotation
/// mark in one hides at most the rest of its line.
struct CodeText {
  private let bytes: [UInt8]
  private var index = 0
  private var output: [UInt8] = []

  /// The source with blanks.
  var code: String { String(decoding: output, as: UTF8.self) }

  init(_ source: String) {
    bytes = Array(source.utf8)
    output.reserveCapacity(bytes.count)
    while index < bytes.count {
      readCode()
      // Only a closing parenthesis without an opening one ends code early.
      keep()
    }
  }

  /// Reads up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func readCode() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where isAt("//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank() }
      case UInt8(ascii: "/") where isAt("/*"):
        readBlockComment()
      case UInt8(ascii: "`"):
        readQuotedIdentifier()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let pounds = poundsOfString { readString(pounds: pounds) } else { keep() }
      case UInt8(ascii: "("):
        depth += 1
        keep()
      case UInt8(ascii: ")"):
        if depth == 0 { return }
        depth -= 1
        keep()
      default:
        keep()
      }
    }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        blank(2)
      } else if isAt("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readQuotedIdentifier() {
    blank()
    while index < bytes.count, !isAt("`"), !isAt("\n") { blank() }
    if isAt("`") { blank() }
  }

  /// How many number signs stand before the quotation mark here: 0 for a plain literal, nil where no literal begins.
  private var poundsOfString: Int? {
    let pounds = bytes[index...].prefix(while: { $0 == UInt8(ascii: "#") }).count
    let quote = index + pounds
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? pounds : nil
  }

  private mutating func readString(pounds: Int) {
    let signs = String(repeating: "#", count: pounds)
    blank(pounds)
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    let end = quotes + signs
    blank(quotes.utf8.count)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\"") where isAt(end):
        return blank(end.utf8.count)
      case UInt8(ascii: "\\") where isAt("\\" + signs + "("):
        blank(pounds + 2)
        readCode()
        blank()
      case UInt8(ascii: "\\") where isAt("\\" + signs):
        blank(pounds + 2)
      case UInt8(ascii: "\n") where quotes.utf8.count == 1:
        return
      default:
        blank()
      }
    }
  }

  private func isAt(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private mutating func keep() {
    guard index < bytes.count else { return }
    output.append(bytes[index])
    index += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      output.append(bytes[index] == UInt8(ascii: "\n") ? bytes[index] : UInt8(ascii: " "))
      index += 1
    }
  }
}
