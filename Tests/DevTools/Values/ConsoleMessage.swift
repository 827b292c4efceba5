#if BrowserHost
/// A line of a page's console; see ``Page/consoleMessages``.
public struct ConsoleMessage: Sendable, Hashable {
  /// What wrote a message, and how grave it is.
  public enum Kind: String, Sendable, Hashable {
    /// `console.log` and every console function without a case of its own.
    case log
    /// `console.debug`.
    case debug
    /// `console.info`.
    case info
    /// `console.warn`.
    case warning
    /// `console.error`, and a `console.assert` that failed.
    case error
    /// An exception or a rejected promise that nothing caught.
    case exception
    /// The browser's own remark, such as a resource that failed to load.
    case browser
  }

  /// What wrote it.
  public let kind: Kind
  /// The arguments joined by spaces; for an exception its own text and its stack.
  public let text: String

  /// A message, for comparing.
  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

extension ConsoleMessage: CustomStringConvertible {
  /// The kind and the text.
  public var description: String { "\(kind.rawValue): \(text)" }
}
#endif
