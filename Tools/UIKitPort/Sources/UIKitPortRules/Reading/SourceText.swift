import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift file: where it stands, its text and its tree.
public final class SourceText {
  /// The path, as it is to be told to people and compilers.
  public let path: String
  /// The text as it was read.
  public let text: String
  let tree: SourceFileSyntax
  let lines: SourceLocationConverter

  /// A file with a text, which is parsed.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Whether this is a port already, which stays as it is.
  public var isPorted: Bool { text.hasPrefix(Self.mark) }

  /// The first words of a port.
  static let mark = "// Ported by uikit-port"

  /// What keeps the file from being read as Swift: its first few mistakes.
  public var mistakes: [Finding] {
    guard tree.hasError else { return [] }
    // `@available (iOS 13, *)`: compilers take it for what it means in Swift 5.
    let allowed = "extraneous whitespace before '(' is not permitted"
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error && $0.message != allowed
    }.prefix(5).map {
      finding(.syntax, at: $0.position, "\($0.message); the file is not ported.", isError: true)
    }
  }

  func line(at position: AbsolutePosition) -> Int { lines.location(for: position).line }

  func finding(_ rule: RuleName, at position: AbsolutePosition, _ sentence: String, isError: Bool = false) -> Finding {
    let place = lines.location(for: position)
    return Finding(
      path: path, line: place.line, column: place.column, rule: rule, sentence: sentence, isError: isError)
  }
}
