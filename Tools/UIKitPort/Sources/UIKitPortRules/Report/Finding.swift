/// Something a person has to know of a place in the source.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// The rule that found it.
  public let rule: RuleName
  /// What is the matter and what to do.
  public let sentence: String
  /// Whether the file cannot be ported at all.
  public let isError: Bool

  /// The form in which compilers tell: `File.swift:3:5: warning: … [Selectors]`.
  public var description: String {
    "\(path):\(line):\(column): \(isError ? "error" : "warning"): \(sentence) [\(rule.rawValue)]"
  }
}
