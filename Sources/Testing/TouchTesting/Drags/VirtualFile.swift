public import Foundation

/// A file that a test drops onto a ``VirtualScreen`` from outside.
public struct VirtualFile: Sendable {
  /// Its name, as the host says it; programs see no more of it than a name, even where it is a path.
  public var name: String
  /// Its type as the network names it; empty where the host does not know it, so that the ending of the name says it.
  public var mimeType: String
  /// Its bytes; nil for a file that cannot be read.
  public var contents: Data?
  /// How many bytes the host says that it has; those of its contents unless given.
  public var byteCount: Int

  /// A file.
  public init(_ name: String, mimeType: String = "", contents: Data?, byteCount: Int? = nil) {
    self.name = name
    self.mimeType = mimeType
    self.contents = contents
    self.byteCount = byteCount ?? contents?.count ?? 0
  }

  /// A file with a text in it.
  public init(_ name: String, text: String) { self.init(name, contents: Data(text.utf8)) }
}
