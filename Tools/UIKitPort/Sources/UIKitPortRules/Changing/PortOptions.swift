/// What a port is for.
public struct PortOptions: Sendable {
  /// The module that is imported in the place of Apple's.
  public var module = "OpenCollectionViewShim"
  /// The module that starts applications; nil where an application's entry point is taken away.
  public var host: String?

  /// Modules of the program's own, whatever they are called.
  public var ownModules: Set<String> = []
  /// Whether what is silently never called is only told.
  var isLint = false

  /// The usual options.
  public init() {}
}
