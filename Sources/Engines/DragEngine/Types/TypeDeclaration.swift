/// A type of data that has a name, such as `public.png`.
public struct TypeDeclaration: Hashable, Sendable {
  /// The name.
  public var identifier: String
  /// The types that it is a kind of: those directly above it.
  public var parents: [String]
  /// The endings of names of files, without the dot; the usual one first.
  public var extensions: [String]
  /// The names in the network; the usual one first.
  public var mimeTypes: [String]

  /// A type.
  public init(_ identifier: String, _ parents: [String], extensions: [String] = [], mimeTypes: [String] = []) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }
}
