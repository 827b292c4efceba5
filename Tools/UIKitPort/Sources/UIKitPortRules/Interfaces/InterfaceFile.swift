/// A nib or a storyboard: its text, and where it is.
public struct InterfaceFile: Sendable {
  /// The kinds of files.
  public enum Kind: String, Sendable {
    /// Objects for an owner.
    case xib
    /// Controllers.
    case storyboard
  }

  /// The name that programs ask for it by: without folders and ending.
  public let name: String
  /// The kind.
  public let kind: Kind
  /// The path, as it is told to people.
  public let path: String
  /// The text.
  public let text: String

  /// A file; nil where its ending is that of no interface file.
  public init?(path: String, text: String) {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = last.lastIndex(of: "."), let kind = Kind(rawValue: String(last[last.index(after: dot)...])) else {
      return nil
    }
    name = String(last[..<dot])
    self.kind = kind
    self.path = path
    self.text = text
  }
}
